import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBoardEditing } from '../../../src/authoring/board/open-board.ts';
import type { Board, BoardEntry, BoardMove } from '../../../src/domain/editor/edit-board.ts';
import { type ContentCopy, copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { packageDir } from '../../support/run-tool.ts';

const PLACE = { event: 'meander', year: 2027 };
const EDITION = 'content/events/meander/2027';
const SCHEDULE = `${EDITION}/schedule.yaml`;
const NOW = Date.parse('2027-03-01T09:00:00+01:00') / 1000;
const FRIDAY = '2027-04-16';
const SATURDAY = '2027-04-17';

const IN_ROOMS = `# The day by the river.
entries:
  # The doors open at 8:30.
  - special: registration
    startsAt: "09:00"   # sharp
    title: { en: Registration, hr: Prijave }
  - session: rivers-of-bytes   # keynote
    room: kiln
  - break: coffee
    title: { en: Coffee, hr: Kava }
  - rooms:
      kiln: [ { session: quiet-forms }, { special: other, duration: 20, title: { en: Stretch, hr: Predah } } ]
      loft:
        - session: maps-without-tiles
  - special: closing
    duration: 15
    title: { en: Closing, hr: Kraj }
`;

let site: ContentCopy;
beforeEach(() => {
  site = copyContent(SMALL_SITE);
  const venue = 'content/venues/ciglana.yaml';
  site.write(venue, `${site.read(venue)}rooms:\n  kiln: { name: { en: Kiln, hr: Peć } }\n  loft: { name: Loft }\n`);
  site.write(SCHEDULE, IN_ROOMS);
});
afterEach(() => site.remove());

const editing = () => openBoardEditing({ rootDir: site.rootDir, packageDir }, { now: () => NOW });

async function board(): Promise<Board> {
  return editing().board(PLACE);
}

async function move(wanted: BoardMove, { isDryRun = false } = {}) {
  const { versions } = await board();
  return editing().move({ ...PLACE, versions, isDryRun, move: wanted });
}

/** All entries of the first day, in the order of the file. */
const entriesOf = ({ days }: Board): readonly BoardEntry[] =>
  (days[0]?.entries ?? []).flatMap((one) => one.tracks?.flatMap(({ entries }) => entries) ?? [one]);

const at = (index: number, list?: { block: number; track: string; date?: string }) => ({
  date: FRIDAY,
  index,
  ...list,
});
const loft = { block: 3, track: 'loft' };
const kiln = { block: 3, track: 'kiln' };

function line({ startsAt, endsAt, title, rooms, isPinned, tracks }: BoardEntry): unknown {
  const text = `${startsAt}–${endsAt} ${title}${rooms.length > 0 ? ` in ${rooms}` : ''}${isPinned ? ', pinned' : ''}`;
  return tracks === undefined ? text : { [text]: tracks.map((track) => [track.title, ...track.entries.map(line)]) };
}

const linesOf = ({ days }: Board) => days.map(({ date, entries }) => [date, ...entries.map(line)]);

describe('the board of a programme', () => {
  it('shows days, rooms, entries with their times, and the sessions without a place', async () => {
    site.edit(
      SCHEDULE,
      '        - session: maps-without-tiles\n',
      '        - break: pause\n          title: { en: Pause, hr: Stanka }\n',
    );
    const shown = await board();
    expect(linesOf(shown)).toEqual([
      [
        FRIDAY,
        '09:00–10:00 Registration, pinned',
        '10:00–10:40 Rivers of bytes in kiln',
        '10:40–11:00 Coffee',
        {
          '11:00–12:00 Kiln · Loft in kiln,loft': [
            ['Kiln', '11:00–11:40 Quiet forms: what not to ask in kiln', '11:40–12:00 Stretch in kiln'],
            ['Loft', '11:00–11:20 Pause in loft'],
          ],
        },
        '12:00–12:15 Closing',
      ],
    ]);
    expect(shown).toMatchObject({
      title: 'Meander 2027',
      rooms: [
        { ident: 'kiln', name: 'Kiln' },
        { ident: 'loft', name: 'Loft' },
      ],
      days: [{ title: FRIDAY, path: SCHEDULE, startsAt: '09:00', endsAt: '18:00' }],
      problems: [],
    });
    expect(shown.tray).toEqual([
      {
        ident: 'maps-without-tiles',
        path: `${EDITION}/sessions/maps-without-tiles.md`,
        title: 'Maps without tiles',
        speakers: ['Jelena Vidak'],
        minutes: 40,
      },
    ]);
  });

  it('shows the clashes that check reports, at their entries', async () => {
    site.edit(SCHEDULE, '- session: rivers-of-bytes', "- session: rivers-of-bytes\n    startsAt: '09:30'");
    site.edit(`${EDITION}/sessions/maps-without-tiles.md`, 'vidak-jelena', 'sternad-ilka');
    site.edit(SCHEDULE, 'duration: 15', 'duration: 600');
    const [day] = (await board()).days;
    const clashes = day?.entries.flatMap(({ clashes: own, tracks = [] }) => [
      ...own,
      ...tracks.flatMap(({ entries }) => entries.flatMap((entry) => entry.clashes)),
    ]);
    expect(clashes?.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'entries-overlap: "rivers-of-bytes" begins at 09:30, while "registration" lasts until 10:00.',
      'speaker-in-two-places: "sternad-ilka" takes part in "quiet-forms" at the same time (10:30 to 11:10).',
      'entry-outside-day: "closing" ends at 21:30, after the day of 2027-04-16 does (18:00).',
    ]);
  });

  it('shows the entries without times if an error hides them, so that they can be moved', async () => {
    site.edit(SCHEDULE, 'session: quiet-forms', 'session: loud-forms');
    const { days, problems } = await board();
    expect(days[0]?.entries[1]).toMatchObject({ title: 'Rivers of bytes', startsAt: '', endsAt: '', minutes: 40 });
    expect(problems.map(({ code, pointer }) => [code, pointer.join('/')])).toEqual([
      ['session-unknown', 'entries/3/rooms/kiln/0/session'],
    ]);
    const { board: after } = await move({ kind: 'unschedule', from: at(0, kiln) });
    expect(after.days[0]?.entries[1]).toMatchObject({ title: 'Rivers of bytes', startsAt: '10:00' });
    expect(after.problems).toEqual([]);
  });

  it('has each slot of a session that is given twice, and moves one without the other', async () => {
    site.edit(SCHEDULE, '  - special: closing', '  - session: quiet-forms\n  - special: closing');
    const slots = (shown: Board) =>
      entriesOf(shown).flatMap(({ session, startsAt }) => (session?.ident === 'quiet-forms' ? [startsAt] : []));
    const before = await board();
    expect([slots(before), before.problems]).toEqual([['11:00', '12:00'], []]);
    const { board: moved } = await move({ kind: 'pin', at: at(4), startsAt: '15:00' });
    expect(slots(moved)).toEqual(['11:00', '15:00']);
    const { board: after } = await move({ kind: 'unschedule', from: at(4) });
    expect([slots(after), after.tray.map(({ ident }) => ident)]).toEqual([['11:00'], []]);
  });

  it('shows what has become of a slot that has moved since', async () => {
    site.edit(
      SCHEDULE,
      '  - special: closing',
      "  - session: quiet-forms\n    startsAt: '15:00'\n  - special: closing",
    );
    const slot = 'entry: quiet-forms\nstartsAt: 2027-04-16T';
    const change = (at: string, rest: string): string => `at: 2027-04-15T${at}\n${rest}\n`;
    site.write(`${EDITION}/changes/off.yaml`, change('10:00', `kind: cancelled\n${slot}14:00`));
    site.write(
      `${EDITION}/changes/moved.yaml`,
      change('11:00', `kind: moved\n${slot}15:00\nfrom: { startsAt: 2027-04-16T14:00 }`),
    );
    const own = entriesOf(await board()).filter(({ session }) => session?.ident === 'quiet-forms');
    expect(own.map(({ startsAt, state }) => [startsAt, state])).toEqual([
      ['11:00', undefined],
      ['15:00', 'cancelled'],
    ]);
  });

  it('refuses an edition that does not exist', async () => {
    await expect(editing().board({ event: 'meander', year: 1999 })).rejects.toThrow('There is no edition 1999');
  });
});

describe('an entry beside the one before it', () => {
  const quiet = '{ session: quiet-forms }, ';
  const stretch = 'duration: 20, title: { en: Stretch, hr: Predah } }';
  const besideQuiet = stretch.replace(/ }$/, ', alongside: true }');
  beforeEach(() => site.edit(SCHEDULE, stretch, besideQuiet));

  it('begins with it, and says so on the board', async () => {
    const parallel = (await board()).days[0]?.entries[3];
    expect(parallel).toMatchObject({ startsAt: '11:00', endsAt: '11:40' });
    const [first, second] = parallel?.tracks?.find(({ ident }) => ident === 'kiln')?.entries ?? [];
    expect([first?.isAlongside, second?.isAlongside, second?.startsAt]).toEqual([undefined, true, '11:00']);
  });

  it('does not let what follows begin before the longer of both has ended', async () => {
    site.edit(
      SCHEDULE,
      '  - rooms:\n',
      '  - special: other\n    title: { en: Tea, hr: Čaj }\n    duration: 5\n    alongside: true\n  - rooms:\n',
    );
    const [, , coffee, tea, parallel] = (await board()).days[0]?.entries ?? [];
    expect([coffee, tea, parallel].map((one) => one?.startsAt)).toEqual(['10:40', '10:40', '11:00']);
  });

  it('stays in its place when that one is moved away', async () => {
    const { moved } = await move({ kind: 'unschedule', from: at(0, kiln) });
    expect(site.read(SCHEDULE)).toBe(IN_ROOMS.replace(quiet, ''));
    expect(moved).toEqual(['"Quiet forms: what not to ask" 11:00 → –']);
  });

  it('stays beside that one when another entry is dropped between both', async () => {
    const { board: after } = await move({ kind: 'move', from: at(1), to: at(1, kiln), room: 'loft' });
    const list = after.days[0]?.entries[2]?.tracks?.find(({ ident }) => ident === 'kiln')?.entries;
    expect(list?.map(({ title, isAlongside }) => [title, isAlongside])).toEqual([
      ['Quiet forms: what not to ask', undefined],
      ['Stretch', true],
      ['Rivers of bytes', undefined],
    ]);
    expect(list?.map(({ rooms }) => rooms)).toEqual([['kiln'], ['kiln'], ['loft']]);
    await move({ kind: 'unschedule', from: at(0, { block: 2, track: 'loft' }) });
    const placed = await move({ kind: 'place', session: 'maps-without-tiles', to: at(1, { block: 2, track: 'kiln' }) });
    expect(placed.moved[0]).toBe('"Maps without tiles" 11:00');
  });

  it('runs beside nothing any more once it is moved itself', async () => {
    await move({ kind: 'move', from: at(1, kiln), to: at(1, loft) });
    expect(site.read(SCHEDULE)).not.toContain('alongside');
  });
});

describe('moving entries of a programme', () => {
  it('moves an entry between two others, and says what begins at another time', async () => {
    const { board: after, moved } = await move({ kind: 'move', from: at(1), to: at(3) });
    expect(site.read(SCHEDULE)).toBe(
      IN_ROOMS.replace('  - session: rivers-of-bytes   # keynote\n    room: kiln\n', '').replace(
        '  - rooms:\n',
        '  - session: rivers-of-bytes   # keynote\n    room: kiln\n  - rooms:\n',
      ),
    );
    expect(moved).toEqual(['"Rivers of bytes" 10:00 → 10:20', '"Coffee" 10:40 → 10:00']);
    expect(after.days[0]?.entries.map(({ title }) => title)).toEqual([
      'Registration',
      'Coffee',
      'Rivers of bytes',
      'Kiln · Loft',
      'Closing',
    ]);
    expect(await board()).toEqual(after);
  });

  it('only says what would move in a dry run', async () => {
    const { moved, board: after } = await move({ kind: 'unschedule', from: at(1) }, { isDryRun: true });
    expect(site.read(SCHEDULE)).toBe(IN_ROOMS);
    expect(after.tray.map(({ ident }) => ident)).toEqual(['rivers-of-bytes']);
    expect(moved).toEqual([
      '"Rivers of bytes" 10:00 → –',
      '"Coffee" 10:40 → 10:00',
      '"Quiet forms: what not to ask" 11:00 → 10:20',
      '"Stretch" 11:40 → 11:00',
      '"Maps without tiles" 11:00 → 10:20',
      '"Closing" 12:00 → 11:20',
    ]);
  });

  it('moves a pinned entry without its time, and into a list without its own room', async () => {
    await move({ kind: 'move', from: at(0), to: at(2) });
    expect(site.read(SCHEDULE)).toContain(`entries:
  - session: rivers-of-bytes   # keynote
    room: kiln
  # The doors open at 8:30.
  - special: registration
    title: { en: Registration, hr: Prijave }
  - break: coffee
`);
    await move({ kind: 'move', from: at(0), to: at(1, loft) });
    expect(site.read(SCHEDULE)).toContain(`      loft:
        - session: maps-without-tiles
        - session: rivers-of-bytes   # keynote
  - special: closing
`);
  });

  it('moves out of a list in flow style, and between parallel lists', async () => {
    await move({ kind: 'move', from: at(0, kiln), to: at(4) });
    expect(
      site.read(SCHEDULE),
    ).toContain(`      kiln: [ { special: other, duration: 20, title: { en: Stretch, hr: Predah } } ]
      loft:
        - session: maps-without-tiles
  - { session: quiet-forms }
  - special: closing
`);
    const { moved } = await move({ kind: 'move', from: at(0, loft), to: at(1, kiln) });
    expect(
      site.read(SCHEDULE),
    ).toContain(`      kiln: [ { special: other, duration: 20, title: { en: Stretch, hr: Predah } }, { session: maps-without-tiles } ]
      loft: []
`);
    expect(moved[0]).toBe('"Maps without tiles" 11:00 → 11:20');
  });

  it('places a session from the tray, in a room', async () => {
    await move({ kind: 'unschedule', from: at(0, loft) });
    expect(site.read(SCHEDULE)).toContain('      loft: []\n  - special: closing\n');
    const { moved } = await move({ kind: 'place', session: 'maps-without-tiles', to: at(2), room: 'loft' });
    expect(site.read(SCHEDULE)).toContain(`    room: kiln
  - session: maps-without-tiles
    room: loft
  - break: coffee
`);
    expect(moved.slice(0, 2)).toEqual(['"Maps without tiles" 10:40', '"Coffee" 10:40 → 11:20']);
    await move({ kind: 'unschedule', from: at(2) });
    await move({ kind: 'place', session: 'maps-without-tiles', to: at(0, loft) });
    expect(site.read(SCHEDULE)).toBe(IN_ROOMS);
  });

  it('adds breaks, special entries and parallel lists, and takes them out again', async () => {
    const title = { en: 'Lunch', hr: ' Ručak ' };
    const { moved } = await move({
      kind: 'add',
      entry: { kind: 'break', sort: 'lunch', title, minutes: 50 },
      to: at(5),
    });
    expect(moved).toEqual(['"Lunch" 12:15']);
    expect(site.read(SCHEDULE)).toBe(
      `${IN_ROOMS}  - break: lunch\n    lunch: true\n    duration: 50\n    title: { en: Lunch, hr: Ručak }\n`,
    );
    await move({ kind: 'add', entry: { kind: 'tracks', by: 'rooms', names: ['kiln', 'loft'] }, to: at(1) });
    expect(site.read(SCHEDULE)).toContain('Prijave }\n  - rooms:\n      kiln: []\n      loft: []\n  - session: rivers');
    await move({ kind: 'move', from: at(2), to: at(0, { block: 1, track: 'loft' }) });
    expect(site.read(SCHEDULE)).toContain(
      '  - rooms:\n      kiln: []\n      loft:\n        - session: rivers-of-bytes',
    );
    await move({ kind: 'move', from: at(0, { block: 1, track: 'loft' }), to: at(2) });
    await move({ kind: 'unschedule', from: at(1) });
    await move({ kind: 'unschedule', from: at(5) });
    expect(site.read(SCHEDULE)).toBe(IN_ROOMS.replace('# keynote\n    room: kiln', '# keynote'));
  });

  it('pins a start and removes it', async () => {
    expect((await move({ kind: 'pin', at: at(2), startsAt: '11:00' })).moved).toContain('"Coffee" 10:40 → 11:00');
    const pinned = IN_ROOMS.replace('- break: coffee\n', "- break: coffee\n    startsAt: '11:00'\n");
    expect(site.read(SCHEDULE)).toBe(pinned);
    await move({ kind: 'pin', at: at(1, kiln), startsAt: '12:30' });
    expect(site.read(SCHEDULE)).toContain("title: { en: Stretch, hr: Predah }, startsAt: '12:30' } ]");
    await move({ kind: 'pin', at: at(1, kiln) });
    await move({ kind: 'pin', at: at(2) });
    expect(site.read(SCHEDULE)).toBe(IN_ROOMS);
  });

  it('writes the length of a session in its file, and that of a break in the schedule', async () => {
    const { moved } = await move({ kind: 'resize', at: at(1), minutes: 50 });
    expect(site.read(`${EDITION}/sessions/rivers-of-bytes.md`)).toContain('type: talk\nduration: 50\nlanguage: en\n');
    expect(moved.slice(0, 2)).toEqual(['"Rivers of bytes" 40 → 50 min', '"Coffee" 10:40 → 10:50']);
    await move({ kind: 'resize', at: at(2), minutes: 20 });
    expect(site.read(SCHEDULE)).toBe(IN_ROOMS.replace('- break: coffee\n', '- break: coffee\n    duration: 20\n'));
    await move({ kind: 'resize', at: at(4), minutes: 30 });
    expect(site.read(SCHEDULE)).toContain('  - special: closing\n    duration: 30\n');
  });

  it('changes the room of an entry that stays where it is', async () => {
    const { moved } = await move({ kind: 'move', from: at(1), to: at(1), room: 'loft' });
    expect(site.read(SCHEDULE)).toBe(IN_ROOMS.replace('room: kiln', 'room: loft'));
    expect(moved).toEqual(['"Rivers of bytes" Kiln → Loft']);
  });

  it('moves parallel entries as one, and entries past them', async () => {
    await move({ kind: 'move', from: at(3), to: at(1) });
    expect((await board()).days[0]?.entries.map(({ startsAt, title }) => `${startsAt} ${title}`)).toEqual([
      '09:00 Registration',
      '10:00 Kiln · Loft',
      '11:00 Rivers of bytes',
      '11:40 Coffee',
      '12:00 Closing',
    ]);
    await move({ kind: 'move', from: at(1), to: at(4) });
    await move({ kind: 'move', from: at(1), to: at(0, loft) });
    expect(site.read(SCHEDULE)).toContain(
      '      loft:\n        - session: rivers-of-bytes   # keynote\n        - session: maps',
    );
  });

  it('refuses a stale board, and keeps what somebody else wrote', async () => {
    const { versions } = await board();
    const theirs = `${IN_ROOMS}# Mine.\n`;
    site.write(SCHEDULE, theirs);
    const wanted: BoardMove = { kind: 'unschedule', from: at(1) };
    const answer = await editing().move({ ...PLACE, versions, isDryRun: false, move: wanted });
    expect(answer).toMatchObject({ isConflict: true, moved: [] });
    expect(answer.board.versions).not.toEqual(versions);
    expect(site.read(SCHEDULE)).toBe(theirs);
  });

  it('names a change for the history, and writes nothing if that refuses it', async () => {
    const asked: unknown[] = [];
    const { move: moveWith } = openBoardEditing(
      { rootDir: site.rootDir, packageDir },
      {
        now: () => NOW,
        history: () => ({ undo: { kind: 'moved', title: 'the last one' } }),
        apply: async (changes, { title }) => {
          asked.push([changes.map(({ kind, path }) => `${kind} ${path}`), title]);
          return { kind: 'conflict', files: [] };
        },
      },
    );
    const { versions } = await board();
    const wanted: BoardMove = { kind: 'move', from: at(1), to: at(3) };
    const answer = await moveWith({ ...PLACE, versions, isDryRun: false, move: wanted });
    expect(asked).toEqual([[[`replace ${SCHEDULE}`], '"Rivers of bytes" 10:00 → 10:20']]);
    expect(answer).toMatchObject({
      isConflict: true,
      board: { history: { undo: { kind: 'moved', title: 'the last one' } } },
    });
  });

  it.each<[BoardMove, string]>([
    [{ kind: 'place', session: 'quiet-forms', to: at(0) }, 'There is no session "quiet-forms" without a place'],
    [{ kind: 'move', from: at(9), to: at(0) }, 'has no such place'],
    [{ kind: 'move', from: at(1), to: at(9) }, 'has no such place'],
    [{ kind: 'move', from: at(1), to: { date: '2030-01-01', index: 0 } }, 'has no such place'],
    [{ kind: 'move', from: at(1), to: at(0, { block: 2, track: 'loft' }) }, 'has no such place'],
    [{ kind: 'move', from: at(1), to: at(2), room: 'moon' }, 'There is no room "moon".'],
    [{ kind: 'move', from: at(3), to: at(0, loft) }, 'cannot be inside of others'],
    [{ kind: 'add', entry: { kind: 'break', sort: 'coffee', title: { en: ' ' } }, to: at(0) }, 'has no title'],
    [{ kind: 'add', entry: { kind: 'break', sort: 'tea', title: { en: 'Tea' } }, to: at(0) }, '"tea"'],
    [{ kind: 'add', entry: { kind: 'tracks', by: 'rooms', names: [] }, to: at(0) }, 'No room or track is chosen.'],
    [{ kind: 'add', entry: { kind: 'tracks', by: 'rooms', names: ['moon'] }, to: at(0) }, 'There is no room "moon"'],
    [{ kind: 'add', entry: { kind: 'tracks', by: 'rooms', names: ['kiln'] }, to: at(0, loft) }, 'for everybody'],
    [{ kind: 'unschedule', from: at(3) }, 'There are still entries in it.'],
    [{ kind: 'pin', at: at(1), startsAt: 'noon' }, '"noon" is not a time.'],
    [{ kind: 'pin', at: at(3), startsAt: '11:00' }, 'Parallel entries begin'],
    [{ kind: 'resize', at: at(1), minutes: 0 }, 'cannot last 0 minutes'],
  ])('refuses a move that cannot be made: %j', async (wanted, message) => {
    await expect(move(wanted)).rejects.toMatchObject({
      message: expect.stringContaining(message),
      hint: expect.any(String),
      failureCode: expect.any(String),
    });
    expect(site.read(SCHEDULE)).toBe(IN_ROOMS);
  });
});

describe('the days of a programme', () => {
  const twoDays = () =>
    site.edit(
      `${EDITION}/edition.yaml`,
      '    endDateTime: 2027-04-16T18:00\n',
      `    endDateTime: 2027-04-16T18:00\n  - date: ${SATURDAY}\n    startDateTime: ${SATURDAY}T10:00\n    endDateTime: 2027-04-18T01:00\n`,
    );

  it('begins the schedule of a day with its first entry, which is written in a new file', async () => {
    twoDays();
    site.edit(`${EDITION}/edition.yaml`, 'endDateTime: 2027-04-16T18:00\ndays', 'endDateTime: 2027-04-18T01:00\ndays');
    const path = `${EDITION}/days/${SATURDAY}/schedule.yaml`;
    expect((await board()).days[1]).toMatchObject({ path, startsAt: '10:00', endsAt: '25:00', entries: [] });
    const { moved } = await move({ kind: 'move', from: at(1), to: { date: SATURDAY, index: 0 } });
    expect(moved[0]).toBe('"Rivers of bytes" 2027-04-16 10:00 → 2027-04-17 10:00');
    expect(site.read(path)).toBe('entries:\n  - session: rivers-of-bytes   # keynote\n    room: kiln\n');
    await move({ kind: 'pin', at: { date: SATURDAY, index: 0 }, startsAt: '24:15' });
    expect(site.read(path)).toContain("    startsAt: '00:15'\n");
    expect(linesOf(await board())[1]).toEqual([SATURDAY, '24:15–24:55 Rivers of bytes in kiln, pinned']);
    await move({ kind: 'move', from: { date: SATURDAY, index: 0 }, to: at(1) });
    expect(site.read(path)).toBe('entries: []\n');
    expect(site.read(SCHEDULE)).toBe(IN_ROOMS);
  });

  it('works for an edition without a schedule, and for an empty one', async () => {
    rmSync(join(site.rootDir, SCHEDULE));
    expect(await board()).toMatchObject({ days: [{ path: SCHEDULE, entries: [] }], tray: { length: 3 } });
    await move({ kind: 'place', session: 'quiet-forms', to: at(0) });
    expect(site.read(SCHEDULE)).toBe('entries:\n  - session: quiet-forms\n');
    site.write(SCHEDULE, 'entries: []\n# - session: quiet-forms\n');
    expect((await board()).tray).toHaveLength(3);
    await move({ kind: 'place', session: 'quiet-forms', to: at(0) });
    expect(site.read(SCHEDULE)).toBe('entries:\n  - session: quiet-forms\n# - session: quiet-forms\n');
  });

  it('leaves no file after a dry run', async () => {
    twoDays();
    await move({ kind: 'move', from: at(1), to: { date: SATURDAY, index: 0 } }, { isDryRun: true });
    expect(existsSync(join(site.rootDir, `${EDITION}/days`))).toBe(false);
  });
});
