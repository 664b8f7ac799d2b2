import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { silence } from '../../src/diagnostics/silence.ts';
import { ignoreComments } from '../../src/read/ignore-comments.ts';
import type { ContentChange } from '../support/content-in-memory.ts';
import { planOf, serializePlan } from '../support/planned-content.ts';
import { diagnosticsOf } from './broken-site.ts';

const E26 = 'content/events/devlica/2026';
const TICKETS = `${E26}/tickets.yaml`;
const REASON = 'the English word is used in Croatian too';

/** `code line` of every diagnostic. */
async function reportsAfter(change: ContentChange): Promise<readonly string[]> {
  return (await diagnosticsOf(change)).map(({ code, line }) => `${code} ${line}`);
}

/** The student's ticket with an English title only, on line 7, after the given lines. */
function untranslated(...above: readonly string[]): ContentChange {
  return (site) =>
    site.edit(TICKETS, '    title: { en: Student, hr: Studentska }', [...above, '    title: Student'].join('\n'));
}

describe('a comment that silences a warning', () => {
  it('applies to the line below it', async () => {
    expect(await reportsAfter(untranslated())).toEqual(['translation-missing 8']);
    expect(await reportsAfter(untranslated(`    # conf-site-ignore translation-missing: ${REASON}`))).toEqual([]);
  });

  it('works with Windows line endings', async () => {
    const reported = await reportsAfter((site) => {
      untranslated(`    # conf-site-ignore translation-missing: ${REASON}`)(site);
      site.write(TICKETS, site.read(TICKETS).replaceAll('\n', '\r\n'));
    });
    expect(reported).toEqual([]);
  });

  it('does not apply to lines further away', async () => {
    const comment = `    # conf-site-ignore translation-missing: ${REASON}`;
    expect(await reportsAfter(untranslated(comment, ''))).toEqual(['ignore-unused 8', 'translation-missing 10']);
  });

  it('may be followed by another one for the same line', async () => {
    const comments = ['ignore-unused', 'translation-missing'].map(
      (code) => `    # conf-site-ignore ${code}: ${REASON}`,
    );
    expect(await reportsAfter(untranslated(...comments))).toEqual(['ignore-unused 8']);
  });

  it('does not silence errors', async () => {
    const reported = await reportsAfter((site) =>
      site.edit(TICKETS, '    price: 24', '    # conf-site-ignore value-type: not known yet\n    price: cheap'),
    );
    expect(reported).toEqual(['ignore-not-allowed 12', 'value-type 13']);
  });

  it('requires a reason after a colon', async () => {
    for (const comment of ['translation-missing', 'translation-missing:', 'translation-missing of old']) {
      const reported = await reportsAfter(untranslated(`    # conf-site-ignore ${comment}`));
      expect(reported, comment).toEqual(['ignore-reason-missing 8', 'translation-missing 9']);
    }
  });

  it('requires a known code; the hint proposes the nearest one', async () => {
    const [reported] = await diagnosticsOf(untranslated('    # conf-site-ignore translation-misses: of old'));
    expect(reported).toMatchObject({ code: 'ignore-code-unknown', hint: 'did you mean "translation-missing"?' });
    expect(await reportsAfter(untranslated('    # conf-site-ignore'))).toContain('ignore-code-unknown 8');
  });

  it('is an HTML comment in Markdown', async () => {
    const page = 'content/pages/harbour.md';
    const text = '---\ntitle: { en: Harbour, hr: Luka }\ndescription: { en: Boats., hr: Brodovi. }\n---\n\n';
    const comment = '<!-- conf-site-ignore translation-missing: only for guests from abroad -->';
    expect(await reportsAfter((site) => site.write(page, `${text}Boats.\n`))).toEqual(['translation-missing 6']);
    expect(await reportsAfter((site) => site.write(page, `${text}${comment}\nBoats.\n`))).toEqual([]);
  });
});

describe('a text that only looks like such a comment', () => {
  it.each([
    ['x.yaml', 'text: |\n  # conf-site-ignore a: b\n'],
    ['x.yaml', 'text: "# conf-site-ignore a: b"\n'],
    ['x.yaml', 'text: a#conf-site-ignore\n'],
    ['x.md', '---\na: 1\n---\n\n# conf-site-ignore a: b\n'],
    ['x.md', '---\na: 1\n---\n\n```html\n<!-- conf-site-ignore a: b -->\n```\n'],
    ['x.md', 'Write `<!-- conf-site-ignore a: b -->` above it.\n'],
  ])('is ignored: %s %j', async (path, text) => {
    expect(await ignoreComments(path, text)).toEqual([]);
  });
});

describe('a comment at the top of a file', () => {
  const diagnostic: Diagnostic = {
    ...{ code: 'ticket-tiers-gap', severity: 'warning', file: 'a.md', line: 1, column: 1, endLine: 1, endColumn: 1 },
    ...{ pointer: '', message: 'A warning of the whole file.', frame: [] },
  };
  const warningsLeft = async (text: string): Promise<number> => {
    const comments = new Map([['a.md', await ignoreComments('a.md', text)]]);
    const { code, severity, message, file: path } = diagnostic;
    const finding = { code, severity, message, path, place: { kind: 'file' } } as const;
    return silence([{ finding, diagnostic }], comments).remaining.length;
  };

  it('applies to the whole file', async () => {
    expect(await warningsLeft('---\n# A note.\n# conf-site-ignore ticket-tiers-gap: b\na: 1\n---\n')).toBe(0);
    expect(await warningsLeft('<!-- conf-site-ignore ticket-tiers-gap: b -->\nText.\n')).toBe(0);
    expect(await warningsLeft('---\na: 1\n# conf-site-ignore ticket-tiers-gap: b\n---\n')).toBe(1);
  });
});

describe('a comment in a text', () => {
  it('is not published on pages, in feeds or in programmes, in any language', async () => {
    const comment = '<!-- conf-site-ignore translation-missing: only for us -->';
    const files = [
      'content/pages/code.md',
      'content/pages/code.hr.md',
      `${E26}/sessions/cloth-outlives-the-loom.md`,
      `${E26}/speakers/zarkic-krunoslav.hr.md`,
      `${E26}/faq/refunds.md`,
    ];
    const plan = await planOf(Date.parse('2026-03-01T12:00:00Z') / 1000, (site) => {
      for (const file of files) site.write(file, `${site.read(file)}\n${comment}\nThe end of ${file}.\n`);
    });
    const reported = serializePlan(plan);
    expect(files.filter((file) => !reported.includes(`The end of ${file}.`))).toEqual([]);
    expect(reported).not.toContain('conf-site-ignore');
  });
});
