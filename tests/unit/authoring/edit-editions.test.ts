import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRecordEditing, type RecordEditing } from '../../../src/authoring/records/record-editing.ts';
import type { RecordGroup } from '../../../src/domain/editor/edit.ts';
import { type ContentCopy, copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { packageDir } from '../../support/run-tool.ts';
import { treeHash } from '../../support/tree-hash.ts';

/** The conference of the small site is on 16 April 2027. */
const BEFORE = Date.parse('2027-03-01T12:00:00+01:00') / 1000;
const AFTER = Date.parse('2027-05-01T12:00:00+02:00') / 1000;
const EVENT = 'content/events/meander/event.yaml';
const EDITION = 'content/events/meander/2027/edition.yaml';

let site: ContentCopy;
let editing: RecordEditing;

beforeEach(() => {
  site = copyContent(SMALL_SITE);
  editing = editingAt(AFTER);
});

afterEach(() => site.remove());

function editingAt(now: number): RecordEditing {
  return openRecordEditing({ rootDir: site.rootDir, packageDir }, { now: () => now, forms: {} });
}

async function groupOf(event?: string, year?: number): Promise<RecordGroup> {
  const { groups } = await editing.site({});
  const group = groups.find((one) => one.event === event && one.year === year);
  if (group === undefined) throw new Error(`no group ${event} ${year}`);
  return group;
}

const contentHash = (): string => treeHash(join(site.rootDir, 'content'));

describe('what can be created', () => {
  it('is a new event in the site, an edition in an event, and in an edition whatever is not there yet', async () => {
    expect((await groupOf()).creatable).toEqual(['page', 'sponsor', 'venue', 'event']);
    expect(await groupOf('meander')).toMatchObject({ creatable: ['page', 'edition'], currentYear: 2027 });
    const inEdition = async () => (await groupOf('meander', 2027)).creatable;
    const records = ['speaker', 'session', 'news', 'faq', 'testimonial'];
    expect(await inEdition()).toEqual([...records, 'asset', 'survey']);
    for (const name of readdirSync(join(site.rootDir, 'content/events/meander/2027/sessions'))) {
      const ident = name.replace(/\..*/, '');
      site.write(`content/events/meander/2027/assets/${ident}.yaml`, 'items: []\n');
    }
    expect(await inEdition()).toEqual([...records, 'survey']);
  });

  it('is a schedule of each further day, and tickets of a day', async () => {
    expect(await groupOf('meander', 2027)).not.toHaveProperty('creatableDays');
    const second = `  - date: 2027-04-17\n    startDateTime: 2027-04-17T09:00\n    endDateTime: 2027-04-17T18:00\n`;
    site.edit(EDITION, 'venue: ciglana', `${second}venue: ciglana`);
    expect((await groupOf('meander', 2027)).creatableDays).toEqual({
      schedule: ['2027-04-17'],
      tickets: ['2027-04-16', '2027-04-17'],
    });
    const wanted = { kind: 'schedule', event: 'meander', year: 2027, day: '2027-04-17', title: '' };
    const { value } = await editing.draft(wanted);
    expect(await editing.create({ ...wanted, value })).toMatchObject({
      path: 'content/events/meander/2027/days/2027-04-17/schedule.yaml',
    });
    expect((await groupOf('meander', 2027)).creatableDays?.['schedule']).toEqual([]);
  });
});

describe('a new event', () => {
  it('has a first edition and logos, asks for a review of what is not known, and explains nothing', async () => {
    const before = contentHash();
    const answer = await editing.createEvent({ title: 'Night of code' });
    const folder = 'content/events/night-of-code';
    expect(answer).toMatchObject({
      kind: 'saved',
      path: `${folder}/event.yaml`,
      history: { undo: { kind: 'created' } },
    });
    expect(site.read(`${folder}/event.yaml`)).toMatch(/^order: 10\nenabled: false\n/);
    expect(site.read(`${folder}/event.yaml`)).not.toMatch(/#(?! review:|[0-9a-f]{6})/);
    const { records } = await groupOf('night-of-code', 2027);
    const path = `${folder}/2027/edition.yaml`;
    expect(records).toMatchObject([{ title: 'Night of code 2027', path, errors: 0, warnings: 4 }]);
    expect(site.read(path)).toMatch(/^startDateTime: 2027\S+ # review: is this the day\?\nendDateTime/);
    expect(site.read(path)).not.toMatch(/#(?! review:)/);
    await editing.history({ direction: 'undo' });
    expect(contentHash()).toBe(before);
    expect(existsSync(join(site.rootDir, folder))).toBe(false);
    expect(await editing.history({ direction: 'redo' })).toMatchObject({ path: `${folder}/event.yaml` });
  });

  it('needs a name for its address that no other event has', async () => {
    await expect(editing.createEvent({ title: '夜' })).rejects.toThrow(/No address can be made/);
    await expect(editing.createEvent({ title: '夜', ident: 'meander' })).rejects.toMatchObject({
      message: expect.stringContaining('There is an event "meander" already.'),
      failureCode: 'name-taken',
      hint: expect.not.stringContaining('conf-site'),
    });
    expect(await editing.createEvent({ title: '夜', ident: 'night' })).toMatchObject({ kind: 'saved' });
  });
});

describe('the next edition', () => {
  const NEXT = { event: 'meander', year: 2028, isNext: true };

  it('is planned without writing anything', async () => {
    const before = contentHash();
    expect(await editing.planEdition(NEXT)).toEqual({
      created: 4,
      changed: 2,
      reviews: expect.any(Number),
      isPrepared: false,
      archived: { year: 2027, mentions: [] },
    });
    expect(contentHash()).toBe(before);
  });

  it('archives the current one, and warns of everything to review; undo and redo are for all files', async () => {
    const { reviews } = await editing.planEdition(NEXT);
    const before = contentHash();
    const answer = await editing.createEdition({ ...NEXT, isConfirmed: false });
    expect(answer).toMatchObject({
      kind: 'saved',
      path: 'content/events/meander/2028/edition.yaml',
      history: { undo: { kind: 'created', title: 'Meander 2028' } },
    });
    const after = contentHash();
    expect(site.read(EVENT)).toContain("currentYear: 2028\nyears: { '2027': true, '2028': false }");
    expect(site.read('content/events/meander/2028/tickets.yaml')).not.toContain('listed: true');
    const { records } = await groupOf('meander', 2028);
    const opened = await Promise.all(records.map(({ path }) => editing.record({ path })));
    const marked = opened.flatMap(({ problems }) => problems.own.filter(({ review }) => review !== undefined));
    expect(marked.length).toBe(reviews);
    expect(records.some(({ errors }) => errors > 0)).toBe(false);
    expect((await groupOf('meander')).currentYear).toBe(2028);
    await editing.history({ direction: 'undo' });
    expect(contentHash()).toBe(before);
    await editing.history({ direction: 'redo' });
    expect(contentHash()).toBe(after);
  });

  it('is refused before the current one is over, unless that is confirmed', async () => {
    editing = editingAt(BEFORE);
    expect((await editing.planEdition(NEXT)).archived).toMatchObject({ year: 2027, lastsUntil: '2027-04-16T18:00' });
    const before = contentHash();
    await expect(editing.createEdition({ ...NEXT, isConfirmed: false })).rejects.toMatchObject({
      message: 'meander 2027 is not over: it lasts until 2027-04-16T18:00.',
      failureCode: 'edition-not-over',
      hint: expect.not.stringContaining('--'),
    });
    expect(contentHash()).toBe(before);
    expect(await editing.createEdition({ ...NEXT, isConfirmed: true })).toMatchObject({ kind: 'saved' });
  });

  it('can be prepared first: then only its own record is written, and it is not changed later', async () => {
    expect(await editing.planEdition({ ...NEXT, isNext: false })).toMatchObject({ created: 1, changed: 1 });
    const { path = '' } = (await editing.createEdition({ ...NEXT, isNext: false, isConfirmed: false })) as {
      path?: string;
    };
    expect(site.read(EVENT)).toContain("currentYear: 2027\nyears: { '2027': false, '2028': false }");
    const prepared = site.read(path);
    await expect(editing.planEdition({ ...NEXT, isNext: false })).rejects.toThrow(/exists already/);
    expect(await editing.planEdition(NEXT)).toMatchObject({ created: 3, changed: 2, isPrepared: true });
    await editing.createEdition({ ...NEXT, isConfirmed: false });
    expect(site.read(path)).toBe(prepared);
  });

  it('names the settings and pages that name the archived year', async () => {
    site.write('content/pages/code.md', '---\ntitle: Code\n---\n\nOf 2027.\n');
    expect((await editing.planEdition(NEXT)).archived?.mentions).toEqual(['Code']);
  });

  it('needs a year that the event has not reached yet', async () => {
    await expect(editing.planEdition({ ...NEXT, year: 2027 })).rejects.toThrow(/has reached 2027 already/);
    await expect(editing.planEdition({ ...NEXT, year: 28 })).rejects.toThrow(/"28" is not a year/);
    await expect(editing.planEdition({ ...NEXT, event: '../x' })).rejects.toMatchObject({
      message: expect.stringContaining('no event'),
      failureCode: 'not-creatable',
    });
  });
});
