import { describe, expect, it } from 'vitest';
import { allRecordsOf, type ContentRecord, indexContent } from '../../../src/content/content-index.ts';
import type { Document } from '../../../src/content/document.ts';
import { mergedData, proseFields } from '../../../src/content/record-data.ts';
import { type AnnotatedField, annotatedValues, bodyFieldOf } from '../../../src/content/schema-annotations.ts';
import { ownData } from '../../../src/content/valid-record.ts';

const FIELDS: readonly AnnotatedField[] = [
  { path: ['title'], annotation: { text: 'prose' } },
  { path: ['venue'], annotation: { text: 'neutral' } },
  { path: ['description'], annotation: { text: 'prose', format: 'markdown', body: true } },
  { path: ['days', '*', 'title'], annotation: { text: 'prose' } },
  { path: ['tags', '*'], annotation: { text: 'neutral' } },
  { path: ['startsAt'], annotation: { time: 'start' } },
];

const document = (path: string, data: unknown, body = ''): Document => ({ path, data, body, hash: path });
const LANGUAGES = document('content/languages.yaml', { languages: ['en', 'hr', 'de'].map((option) => ({ option })) });

/** A session with the data of its files, and the index that contains it. */
function session(main: { data: unknown; body?: string }, ...siblings: readonly Document[]) {
  const path = 'content/events/devlica/2026/sessions/lace.md';
  const index = indexContent({ documents: [LANGUAGES, document(path, main.data, main.body), ...siblings], media: [] });
  return { index, record: allRecordsOf(index, 'session')[0] as ContentRecord };
}

const sibling = (language: string, data: unknown, body = ''): Document =>
  document(`content/events/devlica/2026/sessions/lace.${language}.md`, data, body);

const own = (data: unknown, body = '') => ownData({ data, body }, FIELDS);
const merged = (...files: Parameters<typeof session>) => {
  const { record, index } = session(...files);
  return mergedData(record, index, FIELDS);
};

describe("a record's own data", () => {
  it('has the body in the field that the schema marks', () => {
    expect(bodyFieldOf(FIELDS)).toBe('description');
    expect(own({ title: 'Lace' }, '\nA talk.\n')).toEqual({ title: 'Lace', description: '\nA talk.\n' });
    expect(own(undefined, 'A talk.')).toEqual({ description: 'A talk.' });
  });

  it('is unchanged if there is no body, or no field for it', () => {
    expect(own({ title: 'Lace', description: 'Short.' }, ' \n')).toEqual({ title: 'Lace', description: 'Short.' });
    expect(own(undefined)).toEqual({});
    expect(own('just a string')).toBe('just a string');
    expect(ownData({ data: { title: 'Lace' }, body: 'A talk.' }, [])).toEqual({ title: 'Lace' });
  });
});

describe("a record's data in all languages", () => {
  it('assigns plain prose to the record’s language, and neutral text to no language', () => {
    expect(merged({ data: { language: 'hr', title: 'Čipka', venue: 'Tkaonica' } })).toEqual({
      language: 'hr',
      title: { hr: 'Čipka' },
      venue: { '*': 'Tkaonica' },
    });
    expect(merged({ data: { title: 'Lace' } })).toEqual({ title: { en: 'Lace' } });
  });

  it('joins lists of paragraphs with an empty line, in each language', () => {
    expect(merged({ data: { title: ['One.', 'Two.'], description: { en: ['A.', 'B.'], hr: 'C.' } } })).toEqual({
      title: { en: 'One.\n\nTwo.' },
      description: { en: 'A.\n\nB.', hr: 'C.' },
    });
  });

  it('finds texts within lists and maps, and leaves other fields unchanged', () => {
    const data = {
      days: [{ title: 'Friday' }, { startsAt: '2026-05-09' }],
      tags: ['css', 'js'],
      startsAt: '2026-05-08',
    };
    expect(merged({ data })).toEqual({
      days: [{ title: { en: 'Friday' } }, { startsAt: '2026-05-09' }],
      tags: [{ '*': 'css' }, { '*': 'js' }],
      startsAt: '2026-05-08',
    });
  });

  it('adds the body and the prose of translations in their languages', () => {
    const siblings = [sibling('de', { title: 'Spitze' }), sibling('hr', { title: 'Čipka' }, 'Predavanje.')];
    expect(merged({ data: { title: 'Lace' }, body: 'A talk.' }, ...siblings)).toEqual({
      title: { en: 'Lace', de: 'Spitze', hr: 'Čipka' },
      description: { en: 'A talk.', hr: 'Predavanje.' },
    });
  });

  it('adds a description from the front matter of a translation without a body', () => {
    expect(merged({ data: {}, body: 'A talk.' }, sibling('hr', { description: ['Prvo.', 'Drugo.'] }))).toEqual({
      description: { en: 'A talk.', hr: 'Prvo.\n\nDrugo.' },
    });
  });

  it('adds nothing else from translations', () => {
    const data = { venue: 'Predionica', days: [{ title: 'petak' }], title: 7, startsAt: 'x' };
    expect(merged({ data: { title: 'Lace', venue: 'Tkaonica' } }, sibling('hr', data))).toEqual({
      title: { en: 'Lace' },
      venue: { '*': 'Tkaonica' },
    });
    expect(merged({ data: { title: 'Lace' } }, sibling('hr', undefined))).toEqual({ title: { en: 'Lace' } });
  });

  it('leaves the documents unchanged', () => {
    const data = { title: 'Lace', days: [{ title: 'Friday' }] };
    const { record, index } = session({ data }, sibling('hr', { title: 'Čipka' }));
    const first = mergedData(record, index, FIELDS);
    expect(data).toEqual({ title: 'Lace', days: [{ title: 'Friday' }] });
    expect(mergedData(record, index, FIELDS)).toEqual(first);
  });
});

describe('annotations of schemas', () => {
  it('say which fields a translation may contain: prose at the top of the record', () => {
    expect(proseFields(FIELDS)).toEqual(['title', 'description']);
  });

  it('find every existing value with its pointer, at any depth, and no absent one', () => {
    const data = { days: [{ title: 'Friday' }, {}, null, 'x'], tags: { a: 'css' }, title: undefined, venue: null };
    expect(annotatedValues(data, FIELDS, 'text').map(({ pointer, value }) => [pointer.join('/'), value])).toEqual([
      ['venue', null],
      ['days/0/title', 'Friday'],
      ['tags/a', 'css'],
    ]);
    expect(annotatedValues(data, FIELDS, 'time')).toEqual([]);
    expect(annotatedValues({ startsAt: '2026-05-08' }, FIELDS, 'time')).toMatchObject([
      { annotation: { time: 'start' } },
    ]);
  });

  it('do not find names of inherited properties', () => {
    const annotated: readonly AnnotatedField[] = [{ path: ['constructor', 'name'], annotation: { text: 'prose' } }];
    expect(annotatedValues({}, annotated, 'text')).toEqual([]);
    expect(annotatedValues(['x'], [{ path: ['length'], annotation: { text: 'prose' } }], 'text')).toEqual([]);
  });
});
