import { describe, expect, it } from 'vitest';
import { clashesOf, listsOf, moveTo, nameOf } from '../../../client/edit/board/board-lists.ts';
import type { Board, BoardEntry } from '../../../src/domain/editor/edit-board.ts';

const session = { ident: 'tabs', path: 'sessions/tabs.md', title: 'Tabs', speakers: ['Mia Berg'], minutes: 30 };

function entry(index: number, parts: Partial<BoardEntry> = {}): BoardEntry {
  return {
    ...{ index, kind: 'session', title: 'Tabs', startsAt: '10:00', endsAt: '10:30', minutes: 30 },
    ...{ isPinned: false, rooms: [], clashes: [], ...parts },
  };
}

const tooEarly = { code: 'entries-overlap', message: '"tabs" begins too early.' };
const late = { code: 'entry-outside-day', message: 'Coffee is late.' };
const inKiln = entry(0, { session, clashes: [tooEarly] });
const parallel = entry(1, {
  kind: 'tracks',
  title: 'Kiln · Loft',
  tracks: [
    { ident: 'kiln', title: 'Kiln', entries: [inKiln] },
    { ident: 'loft', title: 'Loft', entries: [] },
  ],
});
const day = {
  ...{ date: '2027-04-16', title: '2027-04-16', path: 'schedule.yaml', startsAt: '09:00', endsAt: '18:00' },
  entries: [entry(0, { kind: 'break', title: 'Coffee', clashes: [late] }), parallel],
};
const date = day.date;

describe('the lists of a board', () => {
  it('are that of the day and that of each track', () => {
    expect(listsOf(day).map(({ key, track, entries }) => [key, track?.title, entries.length])).toEqual([
      ['', undefined, 2],
      ['1/kiln', 'Kiln', 1],
      ['1/loft', 'Loft', 0],
    ]);
    expect(clashesOf({ days: [day] } as unknown as Board)).toEqual([late, tooEarly]);
  });

  it('name sessions by their ident, and what else there is by its title', () => {
    expect([inKiln, day.entries[0] as BoardEntry].map(nameOf)).toEqual(['session tabs', 'break Coffee']);
  });
});

describe('the move to a place', () => {
  const from = { date, block: 1, track: 'kiln', index: 0 };

  it('places a session from the tray', () => {
    const moved = { title: 'Tabs', session };
    expect(moveTo(moved, { date, index: 1 }, 'loft')).toEqual({
      kind: 'place',
      session: 'tabs',
      to: { date, index: 1 },
      room: 'loft',
    });
    expect(moveTo(moved, undefined)).toBeUndefined();
  });

  it('moves an entry, or takes it out', () => {
    const moved = { title: 'Tabs', from, entry: inKiln, session };
    expect(moveTo(moved, { date, index: 0 }, '')).toEqual({ kind: 'move', from, to: { date, index: 0 } });
    expect(moveTo(moved, undefined)).toEqual({ kind: 'unschedule', from });
  });

  it('is none if the entry is there already, unless it gets another room', () => {
    const moved = { title: 'Tabs', from, entry: inKiln, session };
    expect(moveTo(moved, from)).toBeUndefined();
    expect(moveTo(moved, { ...from, index: 1 })).toBeUndefined();
    expect(moveTo(moved, { ...from, track: 'loft', index: 0 })).toMatchObject({ kind: 'move' });
    expect(moveTo(moved, from, 'loft')).toMatchObject({ kind: 'move', room: 'loft' });
  });
});
