import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { indexContent } from '../../../src/content/content-index.ts';
import { readContent } from '../../../src/read/read-content.ts';
import { type ImportSite, importSite, type ProgrammeSeed, sessionize } from '../../support/import-site.ts';
import { packageDir } from '../../support/run-tool.ts';

/** Rooms, tracks and topics of imported programmes. All names here are invented. */
const DAY = '2026-06-12';
const VENUE = 'content/venues/loom-2026.yaml';
const edges = { id: '1', title: 'Edges', at: `${DAY}T10:00`, room: 1, track: 'Cloth', tags: ['wool', 'silk'] };
const corners = { id: '2', title: 'Corners', at: `${DAY}T10:00`, room: 2, track: 'Thread' };
const keynote = { id: '3', title: 'Welcome to the mill', at: `${DAY}T09:00`, room: 1, isPlenum: true };
const coffee = { id: '4', title: 'Coffee', at: `${DAY}T09:30`, room: 1, isPlenum: true, isService: true };
const PROGRAMME: ProgrammeSeed = { rooms: ['Warp', 'Weft', 'Attic'], sessions: [keynote, coffee, edges, corners] };

let site: ImportSite;

beforeEach(() => {
  site = importSite();
});

afterEach(() => site.remove());

describe('the rooms of a programme', () => {
  it('become rooms of the venue, also those without a session', async () => {
    await site.import(sessionize(PROGRAMME));
    expect(site.read(VENUE)).toMatch(/rooms:\n {2}warp:\n {4}name: Warp\n {2}weft:\n {4}name: Weft\n {2}attic:\n/);
    expect(site.read('edition.yaml')).toContain('venue: loom-2026\nroom: warp\n');
  });

  it('are the lists of parallel entries, and the room of the plenum is that of the edition', async () => {
    await site.import(sessionize(PROGRAMME));
    expect(site.read('schedule.yaml')).toBe(`entries:
  - session: welcome-to-the-mill
    startsAt: '09:00'
  - break: coffee
    startsAt: '09:30'
    duration: 30
    title: Coffee
  - rooms:
      warp:
        - session: edges
          track: cloth
          startsAt: '10:00'
      weft:
        - session: corners
          track: thread
          startsAt: '10:00'
`);
  });

  it('stand on entries for everybody if these are in different rooms', async () => {
    const closing = { id: '5', title: 'Farewell', at: `${DAY}T11:00`, room: 2, isPlenum: true };
    await site.import(sessionize({ ...PROGRAMME, sessions: [...(PROGRAMME.sessions ?? []), closing] }));
    expect(site.read('edition.yaml')).not.toContain('\nroom:');
    expect(site.read('schedule.yaml')).toContain(
      "- session: welcome-to-the-mill\n    room: warp\n    startsAt: '09:00'",
    );
    expect(site.read('schedule.yaml')).toContain("- session: farewell\n    room: weft\n    startsAt: '11:00'");
  });

  it('are not the venue, under which a schedule.json lists breaks', async () => {
    const event = (title: string, type: string, start: string) => ({
      ...{ guid: title, title, type, start, date: `${DAY}T${start}:00+02:00` },
      ...{ duration: '00:30', persons: [] },
    });
    const rooms = {
      'Loom House': [event('Coffee', 'coffee', '09:30')],
      Warp: [event('Edges', 'talk', '10:00')],
      Weft: [event('Corners', 'talk', '10:00')],
    };
    const days = [{ date: DAY, rooms }];
    const listed = Object.keys(rooms).map((name) => ({ name }));
    await site.import({ schedule: { conference: { days, rooms: listed } } }, { format: 'frab' });
    expect(site.read(VENUE)).not.toContain('Loom House');
    expect(site.read('schedule.yaml')).toContain("entries:\n  - break: coffee\n    startsAt: '09:30'\n");
    expect(site.read('schedule.yaml')).not.toContain('loom-house');
  });

  it('are those of the venue that the edition names, by their names', async () => {
    site.write(
      'content/venues/mill.yaml',
      '# ours\nname: Mill\nrooms:\n  great-hall:\n    name: { en: Warp, hr: Osnova }\n',
    );
    const days = `days:\n  - date: ${DAY}\n    startDateTime: ${DAY}T09:00\n    endDateTime: ${DAY}T18:00\n`;
    site.write('edition.yaml', `startDateTime: ${DAY}T09:00\nendDateTime: ${DAY}T18:00\n${days}venue: mill\n`);
    await site.import(sessionize(PROGRAMME));
    expect(site.has(VENUE)).toBe(false);
    expect(site.read('content/venues/mill.yaml')).toBe(
      '# ours\nname: Mill\nrooms:\n  great-hall:\n    name: { en: Warp, hr: Osnova }\n  weft:\n    name: Weft\n  attic:\n    name: Attic\n',
    );
    expect(site.read('schedule.yaml')).toContain('      great-hall:\n        - session: edges\n');
  });

  it('are those of the last venue of the event if it has them all', async () => {
    const rooms = ['Warp', 'Weft', 'Attic'].map((name) => `  ${name.toLowerCase()}-room:\n    name: ${name}\n`);
    site.write('content/venues/mill.yaml', `name: Mill\nrooms:\n${rooms.join('')}`);
    site.write('content/events/loom/2025/edition.yaml', 'startDateTime: 2025-06-13T09:00\nvenue: mill\n');
    await site.import(sessionize(PROGRAMME));
    expect(site.read('edition.yaml')).toContain('venue: mill\nroom: warp-room\n');
    expect(site.has(VENUE)).toBe(false);
  });

  it('get names that no other venue uses', async () => {
    site.write('content/venues/mill.yaml', 'name: Mill\nrooms:\n  warp:\n    name: Another\n');
    await site.import(sessionize(PROGRAMME));
    expect(site.read(VENUE)).toContain('  loom-2026-warp:\n    name: Warp\n');
  });

  it('have the capacity of the export', async () => {
    const event = { guid: 'a', title: 'Edges', date: `${DAY}T10:00:00+02:00`, duration: '00:30', persons: [] };
    const conference = { rooms: [{ name: 'Warp', capacity: 300 }], days: [{ date: DAY, rooms: { Warp: [event] } }] };
    await site.import({ schedule: { conference } }, { format: 'frab' });
    expect(site.read(VENUE)).toContain('  warp:\n    name: Warp\n    capacity: 300\n');
  });
});

describe('the tracks and topics of a programme', () => {
  it('become those of the edition, with titles', async () => {
    await site.import(sessionize(PROGRAMME));
    expect(site.read('edition.yaml')).toContain(
      'tracks:\n  - ident: cloth\n    title: Cloth\n  - ident: thread\n    title: Thread\n',
    );
    expect(site.read('edition.yaml')).toContain(
      'topics:\n  - ident: wool\n    title: wool\n  - ident: silk\n    title: silk\n',
    );
    expect(site.read('sessions/edges.md')).toContain('topics: [wool, silk]\n');
  });

  it('are those of the event if it has them all', async () => {
    const event = site.read('content/events/loom/event.yaml');
    const lists = `tracks:\n  - ident: '1'\n    title: Cloth\n  - ident: '2'\n    title: Thread\ntopics:\n  - ident: w\n    title: Wool\n  - ident: s\n    title: Silk\n`;
    site.write('content/events/loom/event.yaml', `${event}${lists}`);
    await site.import(sessionize(PROGRAMME));
    expect(site.read('edition.yaml')).not.toMatch(/tracks|topics/);
    expect(site.read('schedule.yaml')).toContain("session: edges\n          track: '1'\n");
    expect(site.read('sessions/edges.md')).toContain('topics: [w, s]\n');
  });

  it('raise the limit of tracks', async () => {
    const sessions = ['One', 'Two', 'Three', 'Four', 'Five'].map((track, at) => ({
      ...edges,
      id: track,
      title: track,
      track,
      room: at % 2,
    }));
    const { items } = await site.import(sessionize({ ...PROGRAMME, sessions }));
    expect(site.read('content/site.yaml')).toContain('  tracks: 5\n');
    expect(items.map(({ path, message }) => `${path}: ${message}`)).toContain(
      'content/site.yaml: limits.tracks is 5 (it was 4)',
    );
  });

  it('change nothing when the programme is imported again', async () => {
    await site.import(sessionize(PROGRAMME));
    const before = site.files();
    const { changed } = await site.import(sessionize(PROGRAMME));
    expect(changed).toEqual([]);
    expect(site.files()).toEqual(before);
  });
});

describe('an edition without a venue that is online', () => {
  const times = `startDateTime: 2026-06-12T09:00
endDateTime: 2026-06-12T18:00
days:
  - { date: 2026-06-12, startDateTime: 2026-06-12T09:00, endDateTime: 2026-06-12T18:00 }
hero: { title: Loom, text: Online }
about: []
sponsors: {}
`;

  it.each([
    ['as it says', 'mode: online\n', 'rooms:\n  warp:\n    name: Warp\n'],
    [
      'as its rooms say',
      'rooms:\n  weft:\n    name: Weft\n    url: https://video.example/weft\n',
      '    url: https://video.example/weft\n  warp:\n    name: Warp\n',
    ],
  ])('%s gets new rooms itself, and no venue', async (_, own, rooms) => {
    site.write('edition.yaml', times + own);
    const talk = { id: '1', title: 'Edges', at: '2026-06-12T10:00', room: 1 };
    const { items } = await site.import(sessionize({ rooms: ['Warp'], sessions: [talk] }));
    expect(site.read('edition.yaml')).toContain(rooms);
    expect(site.read('edition.yaml')).not.toContain('venue');
    expect(Object.keys(site.files()).filter((path) => path.includes('venues'))).toEqual([]);
    expect(items.map(({ path, message }) => `${path} ${message}`)).toContain(
      `${site.folder}/edition.yaml the room warp was added`,
    );
    const before = site.files();
    await site.import(sessionize({ rooms: ['Warp'], sessions: [talk] }));
    expect(site.files()).toEqual(before);
  });
});

describe('a year that is not there', () => {
  it('becomes a whole edition of talks without times, with a day to review', async () => {
    site.write('content/events/loom/2025/edition.yaml', 'startDateTime: 2025-06-13T09:00\n');
    const { items } = await site.import(sessionize({ sessions: [{ id: '1', title: 'Edges' }] }));
    expect(site.read('edition.yaml')).toMatch(
      /^startDateTime: 2026-06-12T09:00\nendDateTime: 2026-06-12T18:00\ndays:\n {2}- date: 2026-06-12 # review: the export has no dates yet\n/,
    );
    expect(items.map(({ kind, message }) => `${kind}: ${message}`)).toContain(
      'guessed: the day 2026-06-12 is a guess, since the export has no dates yet; a later export replaces it',
    );
  });

  it('loses its guessed day when the export has dates', async () => {
    const talk = { id: '1', title: 'Edges', room: 1 };
    await site.import(sessionize({ rooms: ['Warp'], sessions: [talk] }));
    await site.import(sessionize({ rooms: ['Warp'], sessions: [{ ...talk, at: '2026-09-18T10:00' }] }));
    expect(site.read('edition.yaml')).toMatch(
      /^startDateTime: 2026-09-18T10:00\nendDateTime: 2026-09-18T10:30\ndays:\n {2}- date: 2026-09-18\n {4}startDateTime: 2026-09-18T10:00\n/,
    );
    expect(site.read('edition.yaml').match(/date: /g)).toHaveLength(1);
    expect(site.read('schedule.yaml')).toContain('session: edges');
  });

  it('keeps a day that an editor reviewed', async () => {
    await site.import(sessionize({ sessions: [{ id: '1', title: 'Edges' }] }));
    site.write('edition.yaml', site.read('edition.yaml').replace(' # review: the export has no dates yet', ''));
    await site.import(sessionize({ sessions: [{ id: '1', title: 'Edges', at: '2026-09-18T10:00' }] }));
    expect(site.read('edition.yaml').match(/date: /g)).toHaveLength(2);
  });

  it('is listed in the event, as held only if it is before the current year', async () => {
    await site.import(sessionize(PROGRAMME));
    const later = { ...PROGRAMME, sessions: [{ ...edges, at: '2028-06-12T10:00' }] };
    await site.import(sessionize(later), { year: 2028 });
    const index = indexContent(await readContent({ rootDir: site.rootDir, packageDir }));
    const event = index.records.find(({ place }) => place.kind === 'event');
    expect(event?.document.data).toMatchObject({ years: { '2026': true, '2028': false } });
  });
});
