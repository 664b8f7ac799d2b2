import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixtureBytes } from '../../support/import-fixtures.ts';
import { type ImportSite, importSite } from '../../support/import-site.ts';

let site: ImportSite;

beforeEach(() => {
  site = importSite();
});

afterEach(() => site.remove());

const textOf = (file: string): string => new TextDecoder().decode(fixtureBytes(file));

/** A table of two sessions with ids. */
const TABLE = [
  'id;title;description;speakers;date;start;duration;room',
  'k1;Counting threads;A chart has rows.;Mia Berg;2026-05-07;9:00;45;Big hall',
  'k2;Knots by hand;Bring a rope.;Ivo Horvat;2026-05-07;10:00;90;Attic',
  '',
].join('\n');

const EXPORTS = [
  ['csv', TABLE],
  ['json', textOf('programme.json').replaceAll('2027-', '2026-')],
  ['pretalx', textOf('pretalx-talks.json').replaceAll('2027-', '2026-')],
  ['openplanner', textOf('openplanner.json').replaceAll('2027-', '2026-')],
  ['indico', textOf('indico.json').replaceAll('2027-', '2026-')],
] as const;

describe('a second import', () => {
  it.each(EXPORTS)('of the same %s changes nothing', async (format, text) => {
    await site.import(text, { format });
    const before = site.files();
    const { changed } = await site.import(text, { format });
    expect(changed).toEqual([]);
    expect(site.files()).toEqual(before);
  });

  it.each(EXPORTS)('of a newer %s updates what it changed, and keeps what was edited by hand', async (format, text) => {
    await site.import(text, { format });
    site.edit('sessions/knots-by-hand.md', 'title: Knots by hand', 'title: Knots by both hands');
    site.edit('sessions/counting-threads.md', 'code: unspecified', 'code: heavy # she types a lot');
    await site.import(text.replace('A chart has', 'Every chart has'), { format });
    expect(site.read('sessions/knots-by-hand.md')).toContain('title: Knots by both hands');
    const threads = site.read('sessions/counting-threads.md');
    expect(threads).toContain('code: heavy # she types a lot');
    expect(threads).toContain('Every chart has');
  });

  it('of a table with ids keeps the file of a session with another title', async () => {
    await site.import(TABLE, { format: 'csv' });
    await site.import(TABLE.replace('Counting threads', 'Counting all threads'), { format: 'csv' });
    expect(site.read('sessions/counting-threads.md')).toContain('title: Counting all threads');
    expect(site.has('sessions/counting-all-threads.md')).toBe(false);
  });

  it('of a table without a row removes its session, and the person who has no other one', async () => {
    await site.import(TABLE, { format: 'csv' });
    await site.import(TABLE.replace(/^k2.*\n/m, ''), { format: 'csv' });
    expect(site.has('sessions/knots-by-hand.md')).toBe(false);
    expect(site.has('speakers/horvat-ivo.md')).toBe(false);
    expect(site.read('schedule.yaml')).not.toContain('knots-by-hand');
  });
});

describe('a first import', () => {
  it('of tables writes rooms, tracks, topics and wishes not to be recorded', async () => {
    const table = [
      'title;speakers;description;track;topics;recorded;level;language;date;start;duration;room',
      'Counting threads;Mia Berg;x;Charts;CSS, HTTP;no;Advanced;hr;2026-05-07;9:00;45;Big hall',
      'Knots by hand;Ivo Horvat;x;;;;;;2026-05-07;9:00;45;Attic',
    ].join('\n');
    await site.import(table, { format: 'csv' });
    expect(site.read('sessions/counting-threads.md')).toMatch(/language: hr\nlevel: advanced\n/);
    expect(site.read('sessions/counting-threads.md')).toContain('topics: [css, http]');
    expect(site.read('sessions/counting-threads.md')).toContain('recorded: false');
    expect(site.read('schedule.yaml')).toContain('big-hall:');
    expect(site.read('edition.yaml')).toContain('Charts');
  });

  it('of a session without a slot has its duration', async () => {
    await site.import('title;speakers;description;duration\nEdges;Mia Berg;x;20\n', { format: 'csv' });
    expect(site.read('sessions/edges.md')).toContain('duration: 20');
  });

  it('with mistakes writes nothing', async () => {
    const before = site.files();
    await expect(site.import(TABLE.replace('9:00', '29:00'), { format: 'csv' })).rejects.toThrow('export:2');
    expect(site.files()).toEqual(before);
  });
});
