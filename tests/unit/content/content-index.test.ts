import { describe, expect, it } from 'vitest';
import {
  allRecordsOf,
  anyRecordNamed,
  baseLanguage,
  type ContentRecord,
  field,
  indexContent,
  recordNamed,
  recordsOf,
} from '../../../src/content/content-index.ts';
import type { Document, MediaFile } from '../../../src/content/document.ts';
import { placeOf } from '../../../src/content/kinds.ts';

const doc = (path: string, data: unknown = {}): Document => ({ path: `content/${path}`, data, body: '', hash: path });
const LANGUAGES = doc('languages.yaml', { languages: [{ option: 'en' }, { option: 'hr' }] });
const DEVLICA = 'events/devlica/2026';

const index = (...documents: readonly Document[]) => indexContent({ documents: [LANGUAGES, ...documents], media: [] });
const place = (path: string) => placeOf(`content/${path}`, new Set(['en', 'hr']));

describe('the place of a document in a language with a region', () => {
  it.each([
    ['pages/code.pt-br.md', { kind: 'page', ident: 'code', language: 'pt-BR' }],
    ['i18n/pt-br/common.yaml', { kind: 'i18n', ident: 'common', language: 'pt-BR' }],
    ['pages/code.pt-BR.md', { kind: 'page', ident: 'code.pt-BR' }],
    ['i18n/pt-BR/common.yaml', undefined],
  ])('%s has the tag in lower case', (path, expected) => {
    expect(placeOf(`content/${path}`, new Set(['en', 'pt-BR']))).toEqual(expected);
  });
});

describe('the place of a document', () => {
  it.each([
    ['site.yaml', { kind: 'site', ident: 'site' }],
    ['pages/code.md', { kind: 'page', ident: 'code' }],
    ['pages/code.hr.md', { kind: 'page', ident: 'code', language: 'hr' }],
    ['venues/tkaonica.yaml', { kind: 'venue', ident: 'tkaonica' }],
    ['sponsors/nit-cloud.yaml', { kind: 'sponsor', ident: 'nit-cloud' }],
    ['i18n/hr/common.yaml', { kind: 'i18n', ident: 'common', language: 'hr' }],
    ['events/devlica/event.yaml', { kind: 'event', ident: 'event', event: 'devlica' }],
    [`${DEVLICA}/edition.yaml`, { kind: 'edition', ident: 'edition', event: 'devlica', year: 2026 }],
    [`${DEVLICA}/news/seats.hr.md`, { kind: 'news', ident: 'seats', event: 'devlica', year: 2026, language: 'hr' }],
    [`${DEVLICA}/speakers/grgas-petar.md`, { kind: 'speaker', ident: 'grgas-petar', event: 'devlica', year: 2026 }],
    [
      `${DEVLICA}/days/2026-05-09/schedule.yaml`,
      { kind: 'schedule', ident: 'schedule', event: 'devlica', year: 2026, day: '2026-05-09' },
    ],
    [
      `${DEVLICA}/days/2026-05-09/sessions/lace.md`,
      { kind: 'session', ident: 'lace', event: 'devlica', year: 2026, day: '2026-05-09' },
    ],
  ])('%s follows from its path', (path, expected) => {
    expect(place(path)).toEqual(expected);
  });

  it.each([
    'notes.yaml',
    'site.json',
    'pages/legal/code.md',
    'venues/tkaonica',
    'i18n/common.yaml',
    'i18n/de/common.yaml',
    'events/event.yaml',
    'events/devlica/edition.yaml',
    'events/devlica/26/edition.yaml',
    `${DEVLICA}/sponsors/nit-cloud.yaml`,
    `${DEVLICA}/speakers/2025/grgas-petar.md`,
    `${DEVLICA}/days/2026-05-09/edition.yaml`,
    `${DEVLICA}/days/friday/schedule.yaml`,
    `${DEVLICA}/days/schedule.yaml`,
    `${DEVLICA}/constructor/x.yaml`,
    `${DEVLICA}/toString/x.yaml`,
    '.yaml',
  ])('%s belongs to no record', (path) => {
    expect(place(path)).toBeUndefined();
  });

  it('treats a suffix as a language only if the site has that language', () => {
    expect(place('pages/code.de.md')).toEqual({ kind: 'page', ident: 'code.de' });
    expect(place('pages/hr.md')).toEqual({ kind: 'page', ident: 'hr' });
    expect(place('i18n/en/common.hr.yaml')).toEqual({ kind: 'i18n', ident: 'common.hr', language: 'en' });
  });
});

describe('the index of content', () => {
  it('makes a record of a document and its translations, in any order', () => {
    const [croatian, main] = [doc('pages/code.hr.md'), doc('pages/code.md')];
    expect(allRecordsOf(index(croatian, main), 'page')).toEqual([
      { place: { kind: 'page', ident: 'code' }, document: main, translations: { hr: croatian }, data: {} },
    ]);
  });

  it('lists documents without a place or a main document, and duplicates, separately', () => {
    const stray = doc('notes.yaml');
    const orphan = doc('pages/terms.hr.md');
    const [first, second] = [doc('pages/code.md'), doc('pages/code.yaml')];
    const found = index(stray, orphan, first, second);
    expect(found.misplaced).toEqual([stray]);
    expect(found.orphans).toEqual([orphan]);
    expect(found.duplicates).toEqual([{ first, second }]);
    expect(allRecordsOf(found, 'page').map(({ document }) => document)).toEqual([first]);
  });

  it('distinguishes the same ident in different events, years, days and kinds', () => {
    const paths = [
      `${DEVLICA}/speakers/ana.md`,
      `${DEVLICA}/faq/ana.md`,
      'events/devlica/2025/speakers/ana.md',
      'events/worklica/2026/speakers/ana.md',
      `${DEVLICA}/days/2026-05-09/speakers/ana.md`,
    ];
    const found = index(...paths.map((path) => doc(path)));
    expect(found.duplicates).toEqual([]);
    expect(found.records).toHaveLength(1 + paths.length);
  });

  it('assigns a translation to the record in the same day or edition, and to no other', () => {
    const found = index(doc(`${DEVLICA}/faq/bus.yaml`), doc('events/devlica/2025/faq/bus.hr.md'));
    expect(found.orphans).toHaveLength(1);
    expect(allRecordsOf(found, 'faq')[0]?.translations).toEqual({});
  });

  it('has the interface texts of each language as a record', () => {
    const found = index(doc('i18n/en/common.yaml'), doc('i18n/hr/common.yaml'));
    expect(allRecordsOf(found, 'i18n').map((record) => record.place.language)).toEqual(['en', 'hr']);
    expect(found.duplicates).toEqual([]);
  });

  it('finds the records of a kind, of all events or of one event or year', () => {
    const found = index(
      doc('events/devlica/2025/faq/bus.yaml'),
      doc('events/devlica/2026/faq/bus.yaml'),
      doc('events/worklica/2026/faq/seat.yaml'),
    );
    expect(allRecordsOf(found, 'faq')).toHaveLength(3);
    expect(allRecordsOf(found, 'faq', { event: 'devlica' })).toHaveLength(2);
    expect(allRecordsOf(found, 'faq', { year: 2026 })).toHaveLength(2);
    expect(allRecordsOf(found, 'faq', { event: 'worklica', year: 2026 })).toHaveLength(1);
    expect(allRecordsOf(found, 'news')).toEqual([]);
  });

  it('finds a record by its name: the first of the site, of an event, or of an edition', () => {
    const found = index(
      doc('events/devlica/2025/faq/bus.yaml'),
      doc('events/devlica/2026/faq/bus.yaml'),
      doc('events/worklica/2026/faq/bus.yaml'),
    );
    const pathOf = (of: { readonly event?: string; readonly year?: number }) =>
      anyRecordNamed(found, 'faq', { ident: 'bus', ...of })?.document.path;
    expect(pathOf({})).toBe('content/events/devlica/2025/faq/bus.yaml');
    expect(pathOf({ event: 'worklica' })).toBe('content/events/worklica/2026/faq/bus.yaml');
    expect(pathOf({ event: 'devlica', year: 2026 })).toBe('content/events/devlica/2026/faq/bus.yaml');
    expect(anyRecordNamed(found, 'faq', { ident: 'seat' })).toBeUndefined();
  });

  it('tells records that their schema accepts from others, which only a search in all records finds', () => {
    const question = { order: 1, title: 'Is there a bus?', full: 'Yes.' };
    const misspelt = doc(`${DEVLICA}/faq/seat.yaml`, { ...question, titel: 'Is there a seat?' });
    const bodyTwice = { ...doc(`${DEVLICA}/faq/coat.md`, question), body: 'No.' };
    const found = index(
      doc(`${DEVLICA}/faq/bus.yaml`, question),
      misspelt,
      bodyTwice,
      doc(`${DEVLICA}/faq/tea.yaml`, []),
    );
    const idents = (records: readonly ContentRecord[]) => records.map(({ place: { ident } }) => ident);
    expect(idents(recordsOf(found, 'faq', { year: 2026 }))).toEqual(['bus']);
    expect(idents(allRecordsOf(found, 'faq', { year: 2026 }))).toEqual(['bus', 'seat', 'coat', 'tea']);
    expect(recordNamed(found, 'faq', { ident: 'seat' })).toBeUndefined();
    expect(anyRecordNamed(found, 'faq', { ident: 'seat' })?.document).toBe(misspelt);
  });

  it('gives the body of a Markdown file as the field that it stands for', () => {
    const answer = { ...doc(`${DEVLICA}/faq/bus.md`, { order: 1, title: 'Is there a bus?' }), body: 'Yes.' };
    expect(recordsOf(index(answer), 'faq')[0]?.data.full).toBe('Yes.');
  });

  it('has the languages and the default one, and English if none is set', () => {
    expect(index(doc('site.yaml', { defaultLanguage: 'hr' }))).toMatchObject({
      languages: ['en', 'hr'],
      defaultLanguage: 'hr',
    });
    expect(indexContent({ documents: [], media: [] })).toMatchObject({
      languages: ['en'],
      defaultLanguage: 'en',
      records: [],
    });
    const broken = doc('languages.yaml', { languages: [{ option: 'en' }, 7, null, { option: 1 }, { option: 'hr' }] });
    expect(indexContent({ documents: [broken], media: [] }).languages).toEqual(['en', 'hr']);
    expect(
      indexContent({ documents: [doc('site.yaml', ['hr']), doc('languages.yaml', 'hr')], media: [] }).languages,
    ).toEqual(['en']);
  });

  it('finds media by their path', () => {
    const logo: MediaFile = { path: 'sponsors/nit-cloud.svg', source: '/x', hash: 'a', sizeBytes: 1 };
    expect(indexContent({ documents: [], media: [logo] }).media.get('sponsors/nit-cloud.svg')).toBe(logo);
  });
});

describe('the language of plain texts', () => {
  it('is a session’s own language, and the site’s default for all others', () => {
    const found = index(
      doc(`${DEVLICA}/sessions/lace.md`, { language: 'hr' }),
      doc(`${DEVLICA}/sessions/knots.md`, { language: 7 }),
      doc(`${DEVLICA}/news/seats.md`, { language: 'hr' }),
    );
    const languages = found.records.map((record) => [record.place.ident, baseLanguage(record, found)]);
    expect(Object.fromEntries(languages)).toMatchObject({ lace: 'hr', knots: 'en', seats: 'en' });
  });
});

describe('a field', () => {
  it('is only read from objects, and only if it is their own property', () => {
    expect(field({ title: 'Devlica' }, 'title')).toBe('Devlica');
    for (const data of [undefined, null, 'title', 7, ['title'], { name: 'x' }])
      expect(field(data, 'title')).toBeUndefined();
    expect(field({}, 'toString')).toBeUndefined();
    expect(field(JSON.parse('{"__proto__":{"title":"x"}}'), 'title')).toBeUndefined();
  });
});
