import { describe, expect, it } from 'vitest';
import { announcementOf, newDraft, subjectsFor, subjectsOf } from '../../../client/edit/announce/announcement-draft.ts';
import type { Board, BoardEntry } from '../../../src/domain/editor/edit-board.ts';

const FRIDAY = '2027-04-16';

function entry(index: number, title: string, parts: Partial<BoardEntry> = {}): BoardEntry {
  return {
    ...{ index, kind: 'session', title, startsAt: '10:00', endsAt: '10:30', minutes: 30, name: title.toLowerCase() },
    ...{ isPinned: false, rooms: [], clashes: [], ...parts },
  };
}

const board = {
  title: 'Meander 2027',
  rooms: [{ ident: 'loft', name: 'Loft' }],
  languages: ['en', 'hr'],
  today: '2027-03-01',
  days: [
    {
      date: FRIDAY,
      entries: [
        entry(0, 'Rows', {
          kind: 'tracks',
          tracks: [
            { ident: 'loft', title: 'Loft', entries: [entry(0, 'Maps', { startsAt: '11:00', rooms: ['loft'] })] },
          ],
        }),
        entry(1, 'Tabs', { state: 'cancelled' }),
        { ...entry(2, 'Coffee', { kind: 'break', startsAt: '12:00' }), name: undefined },
      ],
    },
  ],
  tray: [{ ident: 'spare', path: 'sessions/spare.md', title: 'Spare', speakers: [], minutes: 30 }],
} as unknown as Board;

const all = subjectsOf(board);
const keyOf = (title: string): string => all.find((one) => one.title === title)?.key ?? '';
const draft = (title: string) => newDraft(board, keyOf(title));

describe('what a change can be about', () => {
  it('is each entry in the order of time, with its rooms, and each session without a place', () => {
    expect(all.map(({ startsAt, title, rooms }) => [startsAt, title, ...rooms])).toEqual([
      ['10:00', 'Tabs'],
      ['11:00', 'Maps', 'Loft'],
      ['12:00', 'Coffee'],
      [undefined, 'Spare'],
    ]);
    expect(all[1]?.entry).toEqual({ at: { date: FRIDAY, block: 0, track: 'loft', index: 0 } });
  });

  it('is only what the kind of change makes sense for', () => {
    const titles = (kind: Parameters<typeof subjectsFor>[0]) => subjectsFor(kind, all).map(({ title }) => title);
    expect(titles('cancel')).toEqual(['Maps', 'Coffee', 'Spare']);
    expect(titles('restore')).toEqual(['Tabs']);
    expect(titles('delay')).toEqual(['Maps', 'Coffee']);
    expect(titles('replace')).toEqual(['Tabs', 'Maps', 'Coffee']);
  });
});

describe('the announcement of a form', () => {
  const common = { text: {}, isUrgent: false };

  it('has only what its kind needs, and is none while something is missing', () => {
    const maps = { ...draft('Maps'), minutes: '15', to: '13:30' };
    const at = { at: { date: FRIDAY, block: 0, track: 'loft', index: 0 } };
    expect(announcementOf(maps, all)).toEqual({ ...common, kind: 'cancel', entry: at });
    expect(announcementOf({ ...maps, kind: 'delay', following: true }, all)).toEqual({
      ...{ ...common, kind: 'delay', entry: at, minutes: 15, following: true },
    });
    expect(announcementOf({ ...maps, kind: 'move' }, all)).toEqual({ ...common, kind: 'move', entry: at, to: '13:30' });
    for (const minutes of ['', '0', '-5', '1.5'])
      expect(announcementOf({ ...maps, kind: 'delay', minutes }, all)).toBeUndefined();
    expect(announcementOf({ ...maps, kind: 'restore' }, all)).toBeUndefined();
    expect(announcementOf(draft('Tabs'), all)).toMatchObject({ kind: 'restore' });
    expect(announcementOf({ ...maps, kind: 'replace' }, all)).toBeUndefined();
    expect(announcementOf({ ...maps, kind: 'replace', by: keyOf('Coffee') }, all)).toBeUndefined();
    expect(announcementOf({ ...maps, kind: 'replace', by: keyOf('Spare') }, all)).toMatchObject({
      by: { session: 'spare' },
    });
  });

  it('is about a room or about everybody', () => {
    const notice = { ...draft(''), kind: 'notice', text: { hr: 'Garderoba.' }, untilTime: '14:00' } as const;
    expect(announcementOf(notice, all)).toEqual({
      ...{ kind: 'notice', text: { hr: 'Garderoba.' }, isUrgent: false, until: `${FRIDAY}T14:00` },
    });
    expect(announcementOf({ ...notice, text: { hr: ' ' } }, all)).toBeUndefined();
    const shift = { ...draft(''), kind: 'shift', subject: 'room loft', minutes: '20' } as const;
    expect(announcementOf(shift, all)).toEqual({ ...common, kind: 'shift', room: 'loft', day: FRIDAY, minutes: 20 });
    expect(announcementOf({ ...shift, subject: keyOf('Maps') }, all)).toBeUndefined();
  });
});
