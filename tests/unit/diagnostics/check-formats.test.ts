import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import pc from 'picocolors';
import { describe, expect, it } from 'vitest';
import { DIAGNOSTIC_CODES, entryOf } from '../../../src/diagnostics/catalogue/catalogue.ts';
import { type Diagnostic, summarise } from '../../../src/diagnostics/diagnostic.ts';
import { formatGithub } from '../../../src/diagnostics/format-github.ts';
import { formatGitlab } from '../../../src/diagnostics/format-gitlab.ts';
import { formatPretty } from '../../../src/diagnostics/format-pretty.ts';
import { formatSarif } from '../../../src/diagnostics/format-sarif.ts';
import { packageDir } from '../../support/run-tool.ts';

const SPEAKER: Diagnostic = {
  code: 'speaker-unknown',
  severity: 'error',
  file: 'content/events/meander/2027/sessions/quiet forms.md',
  line: 7,
  column: 12,
  endLine: 7,
  endColumn: 24,
  pointer: '/speakers/0',
  message: 'There is no speaker "šternad".',
  hint: 'did you mean "sternad-ilka"?',
  frame: [],
};

/**
 * What GitLab says that a report of any tool must have.
 * @see https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
 */
const CODE_QUALITY = {
  type: 'array',
  items: {
    type: 'object',
    required: ['description', 'check_name', 'fingerprint', 'severity', 'location'],
    properties: {
      description: { type: 'string', minLength: 1 },
      check_name: { type: 'string', minLength: 1 },
      fingerprint: { type: 'string', minLength: 1 },
      severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
      location: {
        type: 'object',
        required: ['path', 'lines'],
        properties: {
          path: { type: 'string', pattern: '^(?!\\.?/)' },
          lines: { type: 'object', required: ['begin'], properties: { begin: { type: 'integer', minimum: 1 } } },
        },
      },
    },
  },
};

interface Sarif {
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
    readonly results: readonly {
      readonly ruleIndex: number;
      readonly locations: readonly { readonly physicalLocation: object }[];
      readonly partialFingerprints: Readonly<Record<string, string>>;
    }[];
  }[];
}

const OPTIONS = { version: '1.2.3', toPath: (file: string) => `site/${file}`, hash: (text: string) => text };
const sarifOf = (diagnostics: readonly Diagnostic[]): Sarif['runs'][number] => {
  const [run] = (JSON.parse(formatSarif(diagnostics, OPTIONS)) as Sarif).runs;
  return run as Sarif['runs'][number];
};

describe('a report in SARIF', () => {
  /** The schema of the standard, from @microsoft/jest-sarif: draft 4, but it uses none of the keywords that are specific to it. */
  const text = readFileSync(join(packageDir, 'tests/fixtures/sarif-schema-2.1.0.json'), 'utf8');
  const { $schema: _draft, id: _id, ...schema } = JSON.parse(text) as Readonly<Record<string, unknown>>;
  const validate = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema);

  it('is valid with every existing code, and without results', () => {
    const all = DIAGNOSTIC_CODES.map((code): Diagnostic => ({ ...SPEAKER, code, severity: entryOf(code).severity }));
    for (const diagnostics of [all, []]) {
      validate(JSON.parse(formatSarif(diagnostics, OPTIONS)));
      expect(validate.errors).toBeNull();
    }
  });

  it('gives columns in UTF-16 units, and files as addresses relative to the root', () => {
    expect(sarifOf([SPEAKER])).toMatchObject({
      columnKind: 'utf16CodeUnits',
      originalUriBaseIds: { '%SRCROOT%': {} },
    });
    expect(sarifOf([SPEAKER]).results[0]?.locations[0]?.physicalLocation).toEqual({
      artifactLocation: {
        uri: 'site/content/events/meander/2027/sessions/quiet%20forms.md',
        uriBaseId: '%SRCROOT%',
      },
      region: { startLine: 7, startColumn: 12, endLine: 7, endColumn: 24 },
    });
  });

  it('contains the violated rules, to which the results refer', () => {
    const empty: Diagnostic = { ...SPEAKER, code: 'file-empty' };
    const { tool, results } = sarifOf([SPEAKER, empty, SPEAKER]);
    const { rules } = tool.driver;
    expect(results.map(({ ruleIndex }) => rules[ruleIndex]?.id)).toEqual([
      'speaker-unknown',
      'file-empty',
      'speaker-unknown',
    ]);
    expect(rules.length).toBe(2);
  });

  it('gives a result the same fingerprint after its line moved, and equal results different ones', () => {
    const prints = (diagnostics: readonly Diagnostic[]): readonly string[] =>
      sarifOf(diagnostics).results.flatMap(({ partialFingerprints }) => Object.values(partialFingerprints));
    const moved = { ...SPEAKER, line: 9, endLine: 9 };
    expect(prints([moved])).toEqual(prints([SPEAKER]));
    expect(new Set(prints([SPEAKER, moved])).size).toBe(2);
    expect(prints([{ ...SPEAKER, pointer: '/speakers/1' }])).not.toEqual(prints([SPEAKER]));
  });
});

describe('a report for GitLab', () => {
  const OPTIONS = { toPath: (file: string) => `site/${file}`, hash: (text: string) => text };
  const issuesOf = (diagnostics: readonly Diagnostic[]) =>
    JSON.parse(formatGitlab(diagnostics, OPTIONS)) as readonly (object & { readonly fingerprint: string })[];

  it('has the form of a code quality report, with every existing code and without results', () => {
    const all = DIAGNOSTIC_CODES.map((code): Diagnostic => ({ ...SPEAKER, code, severity: entryOf(code).severity }));
    const validate = new Ajv().compile(CODE_QUALITY);
    for (const diagnostics of [all, []]) {
      validate(issuesOf(diagnostics));
      expect(validate.errors).toBeNull();
    }
  });

  it('gives the file relative to the repository, its line, and what to do', () => {
    expect(issuesOf([SPEAKER])).toEqual([
      {
        description: 'There is no speaker "šternad". Hint: did you mean "sternad-ilka"?',
        check_name: 'speaker-unknown',
        fingerprint: expect.any(String) as string,
        severity: 'major',
        location: { path: 'site/content/events/meander/2027/sessions/quiet forms.md', lines: { begin: 7 } },
      },
    ]);
    const severities = (['note', 'warning', 'error'] as const).map((severity) => ({ ...SPEAKER, severity }));
    expect(issuesOf(severities)).toMatchObject(['info', 'minor', 'major'].map((severity) => ({ severity })));
  });

  it('gives a result the same fingerprint after its line moved, and equal results different ones', () => {
    const prints = (diagnostics: readonly Diagnostic[]) => issuesOf(diagnostics).map(({ fingerprint }) => fingerprint);
    const moved = { ...SPEAKER, line: 9, endLine: 9 };
    expect(prints([moved])).toEqual(prints([SPEAKER]));
    expect(new Set(prints([SPEAKER, moved])).size).toBe(2);
    expect(prints([{ ...SPEAKER, pointer: '/speakers/1' }])).not.toEqual(prints([SPEAKER]));
  });
});

it('counts errors and warnings, and no notes', () => {
  const all = (['note', 'warning', 'note', 'error'] as const).map((severity) => ({ ...SPEAKER, severity }));
  expect(summarise(all, 3)).toEqual({ files: 3, errors: 1, warnings: 1 });
});

describe('a report for GitHub', () => {
  const noChange = (file: string): string => file;

  it('is a workflow command for each diagnostic', () => {
    expect(formatGithub([SPEAKER], noChange)).toBe(
      '::error file=content/events/meander/2027/sessions/quiet forms.md,line=7,col=12,endColumn=24,endLine=7,' +
        'title=speaker-unknown::There is no speaker "šternad".%0Ahint: did you mean "sternad-ilka"?',
    );
  });

  it('calls a note by the name that GitHub has for it', () => {
    expect(formatGithub([{ ...SPEAKER, severity: 'note' }], noChange)).toMatch(/^::notice file=/);
  });

  it('escapes characters that would end a property or a command', () => {
    const odd = { ...SPEAKER, file: 'content/a,b:c%.md', message: '100 %\r\n::error::x', hint: '50 %' };
    expect(formatGithub([odd], noChange)).toBe(
      '::error file=content/a%2Cb%3Ac%25.md,line=7,col=12,endColumn=24,endLine=7,title=speaker-unknown::' +
        '100 %25%0D%0A::error::x%0Ahint: 50 %25',
    );
  });

  it('only gives columns within one line, as GitHub requires', () => {
    const command = formatGithub([{ ...SPEAKER, endLine: 9 }], noChange);
    expect(command).toContain('line=7,endLine=9,');
    expect(command).not.toContain('col');
  });

  it('prints diagnostics that exceed GitHub’s limit once more in the log', () => {
    const many = Array.from({ length: 12 }, (_, at): Diagnostic => ({ ...SPEAKER, line: at + 1, endLine: at + 1 }));
    const lines = formatGithub([...many, { ...SPEAKER, severity: 'warning' }], noChange).split('\n');
    expect(lines.slice(13)).toEqual([
      '::group::GitHub shows 10 annotations of each kind; the other 2 are:',
      `${SPEAKER.file}:11:12  error  speaker-unknown  There is no speaker "šternad".`,
      `${SPEAKER.file}:12:12  error  speaker-unknown  There is no speaker "šternad".`,
      '::endgroup::',
    ]);
  });
});

describe('a diagnostic for a terminal', () => {
  const plain = pc.createColors(false);
  const framed = (text: string, place: { readonly from: string; readonly to?: string; readonly width?: number }) => {
    const column = text.indexOf(place.from) + 1;
    const endColumn = column + (place.to ?? place.from).length;
    const diagnostic = { ...SPEAKER, column, endColumn, frame: [{ line: 7, text }] };
    const look = place.width === undefined ? { colors: plain } : { colors: plain, width: place.width };
    return formatPretty(diagnostic, look).split('\n').slice(2, 4);
  };

  it('underlines exactly the reported text', () => {
    expect(framed('speakers: [ana]', { from: 'ana' })).toEqual(['  >7 │ speakers: [ana]', '     │            ^^^']);
  });

  it('counts combining characters as part of a letter, and wide characters twice', () => {
    expect(framed('č e\u0301 日本 🎉 👩‍👩‍👧 x', { from: 'x' })).toEqual([
      '  >7 │ č e\u0301 日本 🎉 👩‍👩‍👧 x',
      '     │                ^',
    ]);
    expect(framed('a: 日本', { from: '日本' })[1]).toBe('     │    ^^^^');
  });

  it('shows tabs as spaces, and unprintable characters as a replacement', () => {
    expect(framed('a:\t\u0007b', { from: 'b' })).toEqual(['  >7 │ a:  �b', '     │      ^']);
  });

  it('shortens a long line around the position', () => {
    const text = `${'a'.repeat(100)}HERE${'b'.repeat(100)}`;
    const [line, marks] = framed(text, { from: 'HERE', width: 60 });
    expect(line).toMatch(/^ {2}>7 │ …a+HEREb+…$/);
    expect(line?.length).toBeLessThanOrEqual(60);
    expect((line as string).slice((marks as string).indexOf('^'), (marks as string).lastIndexOf('^') + 1)).toBe('HERE');
  });

  it('fits the width of the terminal, and uses one line if the width is unknown', () => {
    const long = { ...SPEAKER, message: 'word '.repeat(40).trim(), hint: 'other '.repeat(40).trim() };
    const lines = formatPretty(long, { colors: plain, width: 60 }).split('\n').slice(1);
    expect(lines.every((line) => line.length <= 60)).toBe(true);
    expect(lines.some((line) => line.startsWith('        other'))).toBe(true);
    expect(formatPretty(long, { colors: plain }).split('\n').length).toBe(3);
  });
});
