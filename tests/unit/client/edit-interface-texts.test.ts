import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { textsIn } from '../../../client/edit/editor-translate.ts';
import { editedTitle } from '../../../client/edit/record-title.ts';
import { openRecordEditing, type RecordEditing } from '../../../src/authoring/records/record-editing.ts';
import type { RecordProblems, SaveAnswer, Value } from '../../../src/domain/editor/edit.ts';
import { INTERFACE_TEXTS, type InterfaceText } from '../../../src/domain/editor/edit-texts.ts';
import { type ContentCopy, copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { packageDir } from '../../support/run-tool.ts';

const NOW = Date.parse('2027-03-01T12:00:00+01:00') / 1000;
const ENGLISH = 'content/i18n/en/schedule.yaml';
const CROATIAN = 'content/i18n/hr/schedule.yaml';

let site: ContentCopy;
let editing: RecordEditing;

beforeEach(() => {
  site = copyContent(SMALL_SITE);
  editing = openRecordEditing({ rootDir: site.rootDir, packageDir }, { now: () => NOW, forms: {} });
});

afterEach(() => site.remove());

const open = () => editing.record({ path: INTERFACE_TEXTS });

/** Opens the texts and saves changes of them. */
async function change(value: Value): Promise<SaveAnswer> {
  return editing.save({ path: INTERFACE_TEXTS, versions: (await open()).versions, value });
}

async function textAt(namespace: string, key: string): Promise<InterfaceText | undefined> {
  const texts = (await open()).texts?.find(({ name }) => name === namespace)?.texts;
  return texts?.find((text) => text.key.join('.') === key);
}

const isThere = (path: string): boolean => existsSync(join(site.rootDir, path));

it('lose the comment that asks for a review with the button for it, and nothing else', async () => {
  site.write(CROATIAN, "# review: translate them\nseats_one: '{{count}} mjesto'\n");
  const { versions, problems } = await open();
  const review = problems.own.find(({ code }) => code === 'review-pending')?.review;
  const reviewed = review ?? expect.fail('There is no such comment.');
  await editing.save({ path: INTERFACE_TEXTS, versions, value: {}, reviewed });
  expect(site.read(CROATIAN)).toBe("seats_one: '{{count}} mjesto'\n");
  site.write(CROATIAN, "# review: translate them again\nseats_one: '{{count}} mjesto'\n");
  expect((await editing.save({ path: INTERFACE_TEXTS, versions, value: {}, reviewed })).kind).toBe('conflict');
});

describe('the interface texts of a site', () => {
  it('are one record of the site, with their errors', async () => {
    site.write(CROATIAN, "seats_one: '{{cuont}} mjesto'\n");
    const { groups } = await editing.site({});
    expect(groups[0]?.records.find(({ path }) => path === INTERFACE_TEXTS)).toMatchObject({
      kind: 'i18n',
      title: 'Interface texts',
      errors: 1,
    });
  });

  it('are those of conf-site in each language, below them the ones of the site', async () => {
    site.write('content/i18n/hr/common.yaml', 'skipToContent: Na sadržaj\n');
    const { texts, value } = await open();
    expect(value).toEqual({});
    expect(texts?.map(({ name }) => name)).toContain('mail');
    expect(await textAt('common', 'skipToContent')).toEqual({
      key: ['skipToContent'],
      fields: {
        en: [{ name: 'skipToContent', tool: 'Skip to content' }],
        hr: [{ name: 'skipToContent', own: 'Na sadržaj', tool: 'Preskočite na sadržaj' }],
      },
    });
    expect((await textAt('common', 'search.kinds.session'))?.key).toEqual(['search', 'kinds', 'session']);
  });

  it('have the plural forms of each language together, or one text for all numbers', async () => {
    const namesIn = async (language: string) =>
      (await textAt('schedule', 'seats'))?.fields[language]?.map(({ name }) => name);
    expect(await namesIn('en')).toEqual(['seats_one', 'seats_other']);
    expect(await namesIn('hr')).toEqual(['seats_one', 'seats_few', 'seats_other']);
    site.write(CROATIAN, "seats: 'Mjesta: {{count}}'\n");
    expect(await namesIn('hr')).toEqual(['seats']);
  });

  it('can be written in a language that conf-site does not have: English is what applies', async () => {
    site.edit('content/languages.yaml', 'option: hr', 'option: sl');
    const text = await textAt('schedule', 'seats');
    expect(text?.fields['sl']).toEqual(['one', 'two', 'few', 'other'].map((form) => ({ name: `seats_${form}` })));
    expect(text?.fields['en']?.[0]).toEqual({ name: 'seats_one', tool: '{{count}} seat' });
  });
});

describe('saving interface texts', () => {
  it('creates the files that a site without texts of its own needs', async () => {
    const answer = await change({
      en: { common: { skipToContent: 'To the content' } },
      hr: { common: { skipToContent: 'Na sadržaj', search: { title: 'Traži' } } },
    });
    expect(answer).toMatchObject({
      kind: 'saved',
      files: ['content/i18n/en/common.yaml', 'content/i18n/hr/common.yaml'],
    });
    expect(site.read('content/i18n/en/common.yaml')).toBe('skipToContent: To the content\n');
    expect(site.read('content/i18n/hr/common.yaml')).toBe('skipToContent: Na sadržaj\nsearch:\n  title: Traži\n');
  });

  it('changes these texts alone, in the quotes that they have, and puts new ones where conf-site has them', async () => {
    site.write(
      CROATIAN,
      '# ours\nseats_one: \'{{count}} mjesto\' # one\nseats_other: "{{count}} mjesta"\n\nmeals: { lunch: Jelo }\n',
    );
    await change({
      hr: { schedule: { seats_few: '{{count}} mjesta', seats_other: '{{count}} mjestā', levels: { novice: 'Lako' } } },
    });
    expect(site.read(CROATIAN)).toBe(
      [
        '# ours',
        "seats_one: '{{count}} mjesto' # one",
        "seats_few: '{{count}} mjesta'",
        'seats_other: "{{count}} mjestā"',
        'levels:',
        '  novice: Lako',
        '',
        'meals: { lunch: Jelo }',
        '',
      ].join('\n'),
    );
  });

  it('removes a text that is emptied, with the keys and the file that have no other', async () => {
    site.write(CROATIAN, 'code:\n  title: Kod\nmeals:\n  title: Jelo\n  free: Slobodno\n');
    await change({ hr: { schedule: { code: { title: '' }, meals: { title: ' ' } } } });
    expect(site.read(CROATIAN)).toBe('meals:\n  free: Slobodno\n');
    const answer = await change({ hr: { schedule: { meals: { free: '' } } } });
    expect(isThere(CROATIAN)).toBe(false);
    const edited = { kind: 'saved', title: 'Interface texts', titleKind: 'i18n' } as const;
    expect(answer).toMatchObject({ kind: 'saved', history: { undo: edited } });
    expect(editedTitle(edited, textsIn('hr').findText)).toBe('Tekstovi sučelja');
    expect(await editing.history({ direction: 'undo' })).toMatchObject({ path: INTERFACE_TEXTS });
    expect(site.read(CROATIAN)).toBe('meals:\n  free: Slobodno\n');
  });

  it('writes nothing if the text is the same, or in no language or namespace of the site', async () => {
    const answer = await change({
      hr: { common: { skipToContent: '' }, '../../pages': { x: 'y' } },
      xx: { common: { skipToContent: 'x' } },
    });
    expect(answer).toMatchObject({ kind: 'saved', files: [] });
    expect(isThere('content/i18n')).toBe(false);
  });

  it('overwrites no file that somebody else has changed or created, and cares for no other file', async () => {
    site.write(ENGLISH, 'full: Full\n');
    const { versions } = await open();
    const saved = (value: Value) => editing.save({ path: INTERFACE_TEXTS, versions, value });
    site.write(ENGLISH, 'full: Booked out\nchanged: new\n');
    site.write(CROATIAN, 'full: Popunjeno\n');
    expect(await saved({ en: { schedule: { full: 'No seats' } }, hr: { schedule: { full: 'Puno' } } })).toEqual({
      kind: 'conflict',
      files: [
        { path: ENGLISH, theirs: 'full: Booked out\nchanged: new\n', yours: 'full: No seats\nchanged: new\n' },
        { path: CROATIAN, theirs: 'full: Popunjeno\n', yours: 'full: Puno\n' },
      ],
    });
    expect(await saved({ en: { common: { menu: 'Pages' } } })).toMatchObject({ kind: 'saved' });
    expect(site.read(ENGLISH)).toBe('full: Booked out\nchanged: new\n');
  });
});

describe('the problems of interface texts', () => {
  const problemsOf = async (value: Value): Promise<RecordProblems['own']> =>
    (await editing.check({ path: INTERFACE_TEXTS, value })).own;

  it('are said of the text that is typed', async () => {
    expect((await open()).problems.own).toEqual([]);
    expect(await problemsOf({ hr: { schedule: { seats_one: '{{cuont}} mjesto' } } })).toMatchObject([
      { severity: 'error', code: 'interface-variable-unknown', pointer: ['hr', 'schedule', 'seats_one'] },
    ]);
  });

  it('name the text and the plural form that are missing', async () => {
    site.write('content/i18n/sl/schedule.yaml', 'full: Polno\n');
    site.edit('content/languages.yaml', 'option: hr', 'option: sl');
    const found = await problemsOf({ sl: { schedule: { seats_one: '{{count}} mesto' } } });
    const missing = found.filter(({ code }) => code === 'translation-missing').map(({ pointer }) => pointer.join('/'));
    expect(missing).toContain('sl/common');
    expect(missing).toContain('sl/schedule/seats_two');
    expect(missing).toContain('sl/schedule/meals');
    expect(missing).not.toContain('sl/schedule/full');
  });

  it('of a file that is damaged are said when the texts are opened', async () => {
    site.write(CROATIAN, 'seats: [\n');
    await expect(open()).rejects.toThrow('content/i18n/hr/schedule.yaml cannot be edited here');
  });
});
