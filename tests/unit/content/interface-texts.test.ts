import { describe, expect, it } from 'vitest';
import { checkInterfaceTexts } from '../../../src/check/rules/check-interface-texts.ts';
import { indexContent } from '../../../src/content/content-index.ts';
import { interfaceTexts } from '../../../src/content/interface-texts.ts';

/** The texts of the package, in two languages. */
const packageTexts = {
  en: {
    common: { menu: 'Menu', theme: { dark: 'Dark', light: 'Light' } },
    event: { seats_one: '{{count}} seat', seats_other: '{{count}} seats' },
  },
  hr: {
    common: { menu: 'Izbornik', theme: { dark: 'Tamno', light: 'Svijetlo' } },
    event: { seats_one: '{{count}} mjesto', seats_few: '{{count}} mjesta', seats_other: '{{count}} mjesta' },
  },
};

const document = (path: string, data: unknown) => ({ path: `content/${path}`, data, body: '', hash: '' });

/** A site in these languages, the first of which is the default, with its own interface texts. */
function site(languages: readonly string[], own: Readonly<Record<string, unknown>> = {}) {
  const documents = [
    document('site.yaml', { defaultLanguage: languages[0] }),
    document('languages.yaml', { languages: languages.map((option) => ({ option })) }),
    ...Object.entries(own).map(([name, data]) => document(`i18n/${name}.yaml`, data)),
  ];
  const index = indexContent({ documents, media: [], packageTexts });
  const findings = checkInterfaceTexts({ index });
  return {
    texts: interfaceTexts(index),
    reported: findings.map(({ code, path, place, message }) => ({
      code,
      at: place.kind === 'pointer' ? `${path}#${place.pointer.join('.')}` : path,
      message,
    })),
  };
}

describe('the interface texts of a site', () => {
  it('are those of the package, in the languages of the site', () => {
    const { texts, reported } = site(['en']);
    expect(texts).toEqual({ en: packageTexts.en });
    expect(reported).toEqual([]);
  });

  it('can be overridden one by one', () => {
    const { texts, reported } = site(['en', 'hr'], { 'hr/common': { theme: { dark: 'Noć' } } });
    expect(texts['hr']?.['common']).toEqual({ menu: 'Izbornik', theme: { dark: 'Noć', light: 'Svijetlo' } });
    expect(texts['en']).toEqual(packageTexts.en);
    expect(reported).toEqual([]);
  });

  it('have one form for all numbers if the site gives one', () => {
    const { texts } = site(['en'], { 'en/event': { seats: 'seats: {{count}}' } });
    expect(texts['en']?.['event']).toEqual({ seats: 'seats: {{count}}' });
  });

  it.each([
    ['de', 'one other'],
    ['pl', 'one few many other'],
    ['ar', 'zero one two few many other'],
  ])('need all plural forms of %s, or one text for all numbers', (language, forms) => {
    const reports = (event: object): readonly string[] =>
      site(['en', language], {
        [`${language}/event`]: event,
        [`${language}/common`]: packageTexts.en.common,
      }).reported.map(({ message }) => message);
    const [first = ['', ''], ...others] = forms.split(' ').map((form) => [`seats_${form}`, '{{count}}'] as const);
    expect(reports(Object.fromEntries([first, ...others]))).toEqual([]);
    expect(reports({ seats: '{{count}}' })).toEqual([]);
    const message = `The text "seats" has no plural form ${forms.split(' ').slice(1).join(', ')}.`;
    expect(reports(Object.fromEntries([first]))).toEqual([message]);
  });

  it('are required for a language that the package lacks', () => {
    expect(site(['en', 'de']).reported).toEqual([
      {
        code: 'translation-missing',
        at: 'content/i18n/de',
        message: 'There are no interface texts in "de": buttons and messages show in another language.',
      },
    ]);
    const { reported } = site(['en', 'de'], { 'de/common': { menu: 'Menü', theme: { dark: 'Dunkel' } } });
    expect(reported.map(({ at, message }) => `${at} ${message}`)).toEqual([
      'content/i18n/de/common.yaml#theme The text "theme.light" is missing.',
      'content/i18n/de/event.yaml This file is missing: its texts show in another language.',
    ]);
  });

  it('are those of the package if the default language lacks one, which is reported', () => {
    const { texts, reported } = site(['de'], { 'de/common': { menu: 'Menü' }, 'de/event': { seats: 'Plätze' } });
    expect(texts['de']?.['common']).toEqual({ menu: 'Menü', theme: { dark: 'Dark', light: 'Light' } });
    expect(reported.map(({ at, message }) => `${at} ${message}`)).toEqual([
      'content/i18n/de/common.yaml The text "theme" is missing.',
    ]);
  });

  it('are required in each language of the package when the site adds one', () => {
    const { reported } = site(['en', 'hr'], { 'en/common': { theme: { sepia: 'Sepia' } } });
    expect(reported.map(({ at, message }) => `${at} ${message}`)).toEqual([
      'content/i18n/hr/common.yaml The text "theme.sepia" is missing.',
    ]);
  });

  it('must keep their structure: a text replaces a text, nested texts replace nested texts', () => {
    const { reported } = site(['en'], { 'en/common': { menu: { open: 'Open' }, theme: 'Theme' } });
    expect(reported).toEqual([
      {
        code: 'value-type',
        at: 'content/i18n/en/common.yaml#menu',
        message: '"menu" must be text here, as it is in the default language.',
      },
      {
        code: 'value-type',
        at: 'content/i18n/en/common.yaml#theme',
        message: '"theme" must be texts by name here, as it is in the default language.',
      },
    ]);
  });

  it('may have names of inherited properties', () => {
    const own = { 'en/common': { constructor: 'Builder', toString: { deep: 'Rope' } }, 'en/constructor': { a: 'A' } };
    const { texts, reported } = site(['en'], own);
    expect(reported).toEqual([]);
    expect(texts['en']).toMatchObject({
      common: { menu: 'Menu', constructor: 'Builder', toString: { deep: 'Rope' } },
      constructor: { a: 'A' },
    });
  });
});
