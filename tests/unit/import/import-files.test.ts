import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { itemSentence } from '../../../src/import/import-report.ts';
import { type ImportSite, importSite, sessionize } from '../../support/import-site.ts';

/** All people here are invented. */
const DAY = '2026-06-12';
const VENUE = 'content/venues/loom-2026.yaml';
const PROGRAMME = {
  rooms: ['Warp', 'Weft'],
  speakers: [
    { id: 'a', name: 'Ana Krpić', tagLine: 'Mender, Kvadrat', bio: 'Ana mends layouts.' },
    { id: 'b', name: 'Jan van der Vlas' },
    { id: 'c', name: 'Zvir' },
    { id: 'd', name: 'Ана Крпић' },
    { id: 'e', name: '縫子' },
  ],
  sessions: [
    { id: '1', title: 'Edges', speakers: ['a', 'b'], description: 'On edges.', at: `${DAY}T09:30`, room: 1 },
    { id: '2', title: 'Corners', speakers: ['c'], at: `${DAY}T09:30`, minutes: 45, room: 2 },
    { id: '3', title: 'Lunch at the mill', at: `${DAY}T12:00`, minutes: 60, isService: true, isPlenum: true, room: 1 },
    { id: '4', title: 'Edges', speakers: ['d'], at: `${DAY}T13:00`, room: 1 },
    { id: '5', title: '縫', speakers: ['e'] },
  ],
};

let site: ImportSite;

beforeEach(() => {
  site = importSite();
});

afterEach(() => site.remove());

describe('an imported programme', () => {
  it('becomes an edition, speakers, sessions and a schedule', async () => {
    await site.import(sessionize(PROGRAMME));
    expect(site.read('edition.yaml')).toBe(`startDateTime: 2026-06-12T09:30
endDateTime: 2026-06-12T13:30
days:
  - date: 2026-06-12
    startDateTime: 2026-06-12T09:30
    endDateTime: 2026-06-12T13:30
venue: loom-2026
dateLimits: {}
hero:
  title: Loom 2026
  text: { en: A day at the loom, hr: Dan za stanom }
# Blocks of text, pictures and galleries about this year.
about: []
sponsors: {}
`);
    expect(site.read(VENUE)).toBe(`name: Loom 2026 # review: the name of the place
street: TODO # review: street and number
postalCode: TODO # review: of the organiser
city: TODO # review: of the organiser
country: TODO
countryShort: TODO
mapImage:
  src: venues/loom-2026-map.svg # review: a real map, and an "alt" that describes it
  alt: { en: Loom 2026, hr: Loom 2026 }
mapUrl: https://www.openstreetmap.org/search?query=Loom%202026 # review: does it find the place?
rooms:
  warp:
    name: Warp
  weft:
    name: Weft
`);
    expect(site.read('content/media/venues/loom-2026-map.svg')).toContain('<svg');
    expect(site.read('content/events/loom/event.yaml')).toContain("years:\n  '2026': true\n");
    expect(site.read('schedule.yaml')).toBe(`entries:
  - rooms:
      warp:
        - session: edges
          startsAt: '09:30'
      weft:
        - session: corners
          startsAt: '09:30'
  - break: lunch
    lunch: true
    startsAt: '12:00'
    duration: 60
    title: Lunch at the mill
  - rooms:
      warp:
        - session: edges-2
          startsAt: '13:00'
`);
    expect(site.read('speakers/krpic-ana.md')).toBe(
      '---\nname: Ana\nsurname: Krpić\nposition: Mender, Kvadrat\n---\n\nAna mends layouts.\n',
    );
    expect(site.read('sessions/edges.md')).toBe(`---
duration: 30
type: talk
language: en
level: unspecified
code: unspecified
title: Edges
speakers: [krpic-ana, van-der-vlas-jan]
---

On edges.
`);
  });

  it('gives every person and session a unique file name, whatever letters the name has', async () => {
    const { items } = await site.import(sessionize(PROGRAMME));
    const made = items
      .flatMap(({ kind, path = '' }) => (kind === 'made' && path.includes('/2026/') ? path.split('/2026/')[1] : []))
      .sort();
    expect(made).toEqual([
      'edition.yaml',
      'schedule.yaml',
      'sessions/corners.md',
      'sessions/edges-2.md',
      'sessions/edges.md',
      'sessions/session-1.md',
      'speakers/krpic-ana-2.md',
      'speakers/krpic-ana.md',
      'speakers/speaker-1.md',
      'speakers/van-der-vlas-jan.md',
      'speakers/zvir.md',
    ]);
    const numbered = items.filter(({ message }) => message.includes('are numbered'));
    expect(numbered.map(({ names }) => names)).toEqual([[expect.any(String)], [expect.any(String)]]);
    expect(site.read('speakers/zvir.md')).toBe("---\nname: Zvir\nsurname: ''\n---\n");
  });

  it('reports its assumptions, and what is still missing', async () => {
    const { items } = await site.import(sessionize(PROGRAMME));
    const reported = items
      .filter(({ path }) => path === undefined)
      .map((item) => `${item.kind}: ${itemSentence(item, { isWhole: false })}`);
    expect(reported).toContain(
      'defaulted: The level is unspecified, and pages do not show it, for "Edges", "Corners", "縫".',
    );
    expect(reported).toContain('doubtful: There is no slot yet for "縫".');
  });

  it('shortens long titles in file names only', async () => {
    const title = 'A very long title that goes on and on as if nobody had ever counted its letters at all';
    await site.import(sessionize({ sessions: [{ id: '1', title }] }));
    expect(site.read('sessions/a-very-long-title-that-goes-on-and-on-as-if-nobody-had-ever.md')).toContain(title);
  });

  it('has no lists of parallel entries if there is one room', async () => {
    await site.import(
      sessionize({ rooms: ['Hall'], sessions: [{ id: '1', title: 'Edges', at: `${DAY}T09:00`, room: 1 }] }),
    );
    expect(site.read('schedule.yaml')).toBe("entries:\n  - session: edges\n    startsAt: '09:00'\n");
    expect(site.read('edition.yaml')).toContain('venue: loom-2026\nroom: hall\n');
  });

  it('may have more rooms than the site’s limit of tracks', async () => {
    const rooms = ['One', 'Two', 'Three', 'Four', 'Five'];
    const sessions = rooms.map((room, index) => ({ id: room, title: room, at: `${DAY}T09:00`, room: index + 1 }));
    await site.import(sessionize({ rooms, sessions }));
    expect(site.read('content/site.yaml')).toContain('  tracks: 4\n');
    expect(site.read('schedule.yaml')).toContain("      five:\n        - session: five\n          startsAt: '09:00'\n");
  });

  it('has a schedule for each of several days', async () => {
    await site.import(
      sessionize({
        sessions: [
          { id: '1', title: 'Edges', at: `${DAY}T18:00`, minutes: 60 },
          { id: '2', title: 'Night thread', at: '2026-06-13T09:00', minutes: 60 },
        ],
      }),
    );
    expect(site.read('days/2026-06-12/schedule.yaml')).toContain('session: edges');
    expect(site.read('days/2026-06-13/schedule.yaml')).toContain('session: night-thread');
    expect(site.has('schedule.yaml')).toBe(false);
  });

  it('gives the same bytes again, and then writes nothing', async () => {
    await site.import(sessionize(PROGRAMME));
    const before = site.files();
    const { changed, items } = await site.import(sessionize(PROGRAMME));
    expect(changed).toEqual([]);
    expect(items.filter(({ path }) => path !== undefined)).toEqual([]);
    expect(site.files()).toEqual(before);
  });

  it('is reported and not written in a dry run', async () => {
    const before = site.files();
    const dry = await site.import(sessionize(PROGRAMME), { dryRun: true });
    expect(site.files()).toEqual(before);
    const wet = await site.import(sessionize(PROGRAMME));
    expect(dry.items).toEqual(wet.items);
  });
});

describe('a programme that cannot be imported', () => {
  it.each([
    [{ nothing: true }, 2026, /^This is/],
    ['text', 2026, /./],
  ])('is refused as a whole: %j', async (given, year, message) => {
    const before = site.files();
    await expect(site.import(given, { year })).rejects.toMatchObject({
      message: expect.stringMatching(message),
      hint: expect.any(String),
    });
    expect(site.files()).toEqual(before);
  });

  it('is refused if the edition cannot be read', async () => {
    site.write('edition.yaml', 'days: [\n');
    await expect(site.import(sessionize(PROGRAMME))).rejects.toThrow(
      'content/events/loom/2026/edition.yaml cannot be read',
    );
    expect(site.has('sessions/edges.md')).toBe(false);
  });

  it('is refused if it is a different programme from the last one', async () => {
    await site.import(sessionize(PROGRAMME));
    const before = site.files();
    const other = sessionize({ sessions: [{ id: 'x', title: 'Another event' }] });
    await expect(site.import(other)).rejects.toThrow('This programme has nothing in common');
    expect(site.files()).toEqual(before);
  });
});
