import { describe, expect, it } from 'vitest';
import { diagnosticsOf, toldOf } from './broken-site.ts';

const E26 = 'content/events/devlica/2026';
const FORMS = 'content/i18n/hr/forms.yaml';

describe('interface texts', () => {
  it('are there in each language', async () => {
    const told = await diagnosticsOf((site) => site.drop('content/i18n/hr'));
    expect(told.map(({ code, severity, file }) => [code, severity, file])).toEqual([
      ['translation-missing', 'warning', 'content/i18n/hr'],
    ]);
  });

  it('have the files and keys of the default language', async () => {
    expect(await toldOf((site) => site.drop(FORMS))).toEqual([`translation-missing ${FORMS}`]);
    expect(await toldOf((site) => site.edit(FORMS, '  newsletter: Prijavi me\n', ''))).toEqual([
      `translation-missing ${FORMS} /submit`,
    ]);
  });

  it('have no other names than those of the default language', async () => {
    expect(await toldOf((site) => site.edit(FORMS, '\nnotConnected: ', '\nnotConected: '))).toEqual([
      `interface-text-unknown ${FORMS} /notConected`,
    ]);
  });

  it('are texts and texts by name in the same places', async () => {
    const told = await diagnosticsOf((site) =>
      site.edit(FORMS, '  newsletter: Prijavi me', '  newsletter: { button: Prijavi me }'),
    );
    expect(told.map(({ code, severity, pointer }) => [code, severity, pointer])).toEqual([
      ['value-type', 'error', '/submit/newsletter'],
    ]);
  });

  it('of a language that is not listed are expected nowhere', async () => {
    const told = await toldOf((site) => site.write('content/i18n/de/forms.yaml', 'send: Los\n'));
    expect(told).toEqual(['file-unknown content/i18n/de/forms.yaml']);
  });
});

describe('texts that are missing in a language', () => {
  const LANGUAGES = 'content/languages.yaml';
  const OF_PRESS = 'content/pages/press.hr.md';

  it.each([
    ['as usual', (text: string) => text, ['translation-missing content/pages/press.md']],
    [
      'not while the list of languages cannot be read',
      (text: string) => `${text}\nx: [\n`,
      [`yaml-syntax ${LANGUAGES}`],
    ],
    ['not while it is wrong', (text: string) => text.replace('option: hr', 'option: HR'), undefined],
  ])('are told %s', async (_, change, codes) => {
    const told = await diagnosticsOf((site) => {
      site.drop(OF_PRESS);
      site.write(LANGUAGES, change(site.read(LANGUAGES)));
    });
    const found = told.map(({ code, file }) => `${code} ${file}`);
    if (codes !== undefined) expect([...new Set(found)]).toEqual(codes);
    else expect(found.join()).toMatch(/^(?!.*translation-missing).*languages\.yaml/);
  });
});

describe('a file in the language that the record itself is in', () => {
  it('gives its text twice', async () => {
    const file = `${E26}/faq/food.en.md`;
    expect(await toldOf((site) => site.write(file, 'Bread.\n'))).toEqual([`language-twice ${file}`]);
  });

  it("is told by a session's own language", async () => {
    const file = `${E26}/sessions/caron-is-not-an-ornament.hr.md`;
    expect(await toldOf((site) => site.write(file, 'Kvačica.\n'))).toEqual([`language-twice ${file}`]);
  });
});

describe('an ident in a list', () => {
  it('stands there once', async () => {
    const file = `${E26}/tickets.yaml`;
    const told = await toldOf((site) => site.edit(file, 'ident: mini-sponsor', 'ident: regular'));
    expect(told).toContain(`ident-twice ${file} /tickets/3/ident`);
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
  ])('is the only one that is told, missing or unreadable: %s', async (file) => {
    expect(await toldOf((site) => site.drop(file))).toEqual([`file-missing ${file}`]);
    expect(await toldOf((site) => site.write(file, 'title: [\n'))).toEqual([`yaml-syntax ${file}`]);
  });

  it('is told for what is wrong in it alone', async () => {
    const file = `${WORKLICA}/2025/edition.yaml`;
    const told = await toldOf((site) => site.edit(file, 'days:\n', 'dais:\n'));
    expect(new Set(told.map((one) => one.split(' ')[1]))).toEqual(new Set([file]));
  });
});
