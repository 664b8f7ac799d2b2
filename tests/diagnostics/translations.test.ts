import { describe, expect, it } from 'vitest';
import { diagnosticsOf, reportsAfter } from './broken-site.ts';

const E26 = 'content/events/devlica/2026';
const FORMS = 'content/i18n/hr/forms.yaml';

describe('interface texts', () => {
  it('must exist in each language', async () => {
    const reported = await diagnosticsOf((site) => site.drop('content/i18n/hr'));
    expect(reported.map(({ code, severity, file }) => [code, severity, file])).toEqual([
      ['translation-missing', 'warning', 'content/i18n/hr'],
    ]);
  });

  it('must have the files and keys of the default language', async () => {
    expect(await reportsAfter((site) => site.drop(FORMS))).toEqual([`translation-missing ${FORMS}`]);
    expect(await reportsAfter((site) => site.edit(FORMS, '  newsletter: Prijavite se\n', ''))).toEqual([
      `translation-missing ${FORMS} /submit`,
    ]);
  });

  it('may not have names that the default language lacks', async () => {
    expect(await reportsAfter((site) => site.edit(FORMS, '\nnotConnected: ', '\nnotConected: '))).toEqual([
      `interface-text-unknown ${FORMS} /notConected`,
    ]);
  });

  it('must have single and nested texts in the same places as the default language', async () => {
    const reported = await diagnosticsOf((site) =>
      site.edit(FORMS, '  newsletter: Prijavite se', '  newsletter: { button: Prijavi me }'),
    );
    expect(reported.map(({ code, severity, pointer }) => [code, severity, pointer])).toEqual([
      ['value-type', 'error', '/submit/newsletter'],
    ]);
  });

  it('of a language that is not listed are reported', async () => {
    const reported = await reportsAfter((site) => site.write('content/i18n/de/forms.yaml', 'send: Los\n'));
    expect(reported).toEqual(['file-unknown content/i18n/de/forms.yaml']);
  });
});

describe('a session in its own language', () => {
  const TALK = 'content/events/devlica/2026/sessions/page-that-does-not-blink.md';

  it('needs no translation where the site does not have that language', async () => {
    expect(
      await reportsAfter((site) => {
        site.edit(TALK, 'language: en', 'language: de');
        site.drop(TALK.replace('.md', '.hr.md'));
      }),
    ).toEqual([]);
  });

  it('needs one where the site has it', async () => {
    const reported = await reportsAfter((site) => site.drop(TALK.replace('.md', '.hr.md')));
    expect([...new Set(reported.map((one) => one.split(' ').slice(0, 2).join(' ')))]).toEqual([
      `translation-missing ${TALK}`,
    ]);
  });
});

describe('texts that are missing in a language', () => {
  const LANGUAGES = 'content/languages.yaml';
  const OF_PRESS = 'content/pages/press.hr.md';

  it.each([
    ['if the languages are valid', (text: string) => text, ['translation-missing content/pages/press.md']],
    [
      'not while the list of languages cannot be read',
      (text: string) => `${text}\nx: [\n`,
      [`yaml-syntax ${LANGUAGES}`],
    ],
    ['not while it is wrong', (text: string) => text.replace('option: hr', 'option: HR'), undefined],
  ])('are reported %s', async (_, change, codes) => {
    const reported = await diagnosticsOf((site) => {
      site.drop(OF_PRESS);
      site.write(LANGUAGES, change(site.read(LANGUAGES)));
    });
    const found = reported.map(({ code, file }) => `${code} ${file}`);
    if (codes !== undefined) expect([...new Set(found)]).toEqual(codes);
    else expect(found.join()).toMatch(/^(?!.*translation-missing).*languages\.yaml/);
  });
});

describe('a translation into the language of the record itself', () => {
  it('is a duplicate text', async () => {
    const file = `${E26}/faq/food.en.md`;
    expect(await reportsAfter((site) => site.write(file, 'Bread.\n'))).toEqual([`language-twice ${file}`]);
  });

  it("is recognized by a session's own language", async () => {
    const file = `${E26}/sessions/caron-is-not-an-ornament.hr.md`;
    expect(await reportsAfter((site) => site.write(file, 'Kvačica.\n'))).toEqual([`language-twice ${file}`]);
  });
});

describe('an ident in a list', () => {
  it('must be unique', async () => {
    const file = `${E26}/tickets.yaml`;
    const reported = await reportsAfter((site) => site.edit(file, 'ident: mini-sponsor', 'ident: regular'));
    expect(reported).toContain(`ident-twice ${file} /tickets/3/ident`);
  });
});

describe('a file that others depend on', () => {
  const WORKLICA = 'content/events/worklica';

  it.each([
    `${WORKLICA}/event.yaml`,
    `${WORKLICA}/2025/edition.yaml`,
    `${WORKLICA}/2026/edition.yaml`,
    `${E26}/edition.yaml`,
    'content/events/devlica/event.yaml',
  ])('is the only one that is reported if it is missing or unreadable: %s', async (file) => {
    expect(await reportsAfter((site) => site.drop(file))).toEqual([`file-missing ${file}`]);
    expect(await reportsAfter((site) => site.write(file, 'title: [\n'))).toEqual([`yaml-syntax ${file}`]);
  });

  it('is the only one with reports about errors in it', async () => {
    const file = `${WORKLICA}/2025/edition.yaml`;
    const reported = await reportsAfter((site) => site.edit(file, 'days:\n', 'dais:\n'));
    expect(new Set(reported.map((one) => one.split(' ')[1]))).toEqual(new Set([file]));
  });
});
