import type { AnnouncedEntry, Announcement, ChangeRequestKind } from '../../../src/domain/editor/edit-announcement.ts';
import type { Board, BoardDay, BoardEntry, BoardSpot, EntryState } from '../../../src/domain/editor/edit-board.ts';
import { listsOf, nameOf } from '../board/board-lists.ts';

/** An entry that a change can be about. */
export interface Subject {
  /** The same one after the board was loaded again. */
  readonly key: string;
  readonly title: string;
  readonly entry: AnnouncedEntry;
  /** Undefined for a session that is not in the programme, as is `startsAt`. */
  readonly date?: string;
  /** `HH:mm`; empty if an error in the content hides it. */
  readonly startsAt?: string;
  /** The names of its rooms. */
  readonly rooms: readonly string[];
  /** Whether it can take the place of another entry. */
  readonly isNamed: boolean;
  readonly state?: EntryState;
}

/** What is typed in the form, as its controls have it. */
export interface Draft {
  readonly kind: ChangeRequestKind;
  /** The key of an entry, or `room ` and a room; empty for none. */
  readonly subject: string;
  readonly to: string;
  readonly room: string;
  readonly minutes: string;
  readonly following: boolean;
  readonly day: string;
  readonly from: string;
  readonly by: string;
  readonly untilDay: string;
  readonly untilTime: string;
  readonly text: Readonly<Record<string, string>>;
  readonly isUrgent: boolean;
}

/** An empty form. An entry that does not take place is probably chosen to be restored. */
export function newDraft(board: Board, subject: string): Draft {
  const { today, days } = board;
  const isCancelled = subjectsFor('restore', subjectsOf(board)).some(({ key }) => key === subject);
  const day = days.find(({ date }) => date === today)?.date ?? days[0]?.date ?? today;
  return {
    ...{
      kind: isCancelled ? 'restore' : 'cancel',
      subject,
      day,
      untilDay: day,
      text: {},
      following: false,
      isUrgent: false,
    },
    ...{ to: '', room: '', minutes: '', from: '', by: '', untilTime: '' },
  };
}

/** The entries of all days in the order of time, then the sessions that are not in the programme. */
export function subjectsOf(board: Board): readonly Subject[] {
  const numbers = new Map<string, number>();
  const keyed = (name: string): string => {
    const number = (numbers.get(name) ?? 0) + 1;
    numbers.set(name, number);
    return `${name} ${number}`;
  };
  const scheduled = board.days.flatMap((day) =>
    entriesOf(day)
      .map(({ entry, at }): Subject => {
        const { title, startsAt, name, state } = entry;
        const rooms = entry.rooms.map((ident) => roomName(board, ident));
        const known = { title, startsAt, rooms, isNamed: name !== undefined, ...(state && { state }) };
        return { key: keyed(`${day.date} ${nameOf(entry)}`), date: day.date, entry: { at }, ...known };
      })
      .toSorted((a, b) => ((a.startsAt ?? '') < (b.startsAt ?? '') ? -1 : 1)),
  );
  const others = board.tray.map(({ ident, title, state }): Subject => {
    const known = { title, rooms: [], isNamed: true, ...(state && { state }) };
    return { key: keyed(`session ${ident}`), entry: { session: ident }, ...known };
  });
  return [...scheduled, ...others];
}

function entriesOf(day: BoardDay): readonly { readonly entry: BoardEntry; readonly at: BoardSpot }[] {
  return listsOf(day).flatMap(({ spot, entries }) =>
    entries.flatMap((entry) => (entry.kind === 'tracks' ? [] : { entry, at: { ...spot, index: entry.index } })),
  );
}

/** The name of a room by its ident. */
export function roomName({ rooms }: Pick<Board, 'rooms'>, ident: string): string {
  return rooms.find((room) => room.ident === ident)?.name ?? ident;
}

/** The entries that can be chosen for a kind of change. */
export function subjectsFor(kind: ChangeRequestKind, all: readonly Subject[]): readonly Subject[] {
  const takesPlace = ({ state }: Subject): boolean => state === undefined || state === 'full';
  const isScheduled = ({ startsAt = '' }: Subject): boolean => startsAt !== '';
  switch (kind) {
    case 'cancel':
      return all.filter(takesPlace);
    case 'restore':
      return all.filter(({ state }) => state !== undefined);
    case 'full':
      return all.filter(({ state }) => state === undefined);
    case 'move':
    case 'delay':
      return all.filter((one) => isScheduled(one) && takesPlace(one));
    case 'replace':
      return all.filter(isScheduled);
    case 'shift':
      return [];
    case 'notice':
      return all;
  }
}

const ROOM = 'room ';

export const roomKey = (ident: string): string => ROOM + ident;

/** What a form asks for. Undefined while something is missing. */
export function announcementOf(draft: Draft, all: readonly Subject[]): Announcement | undefined {
  const { kind, subject, text, isUrgent } = draft;
  const common = { kind, text, isUrgent };
  const room = subject.startsWith(ROOM) ? subject.slice(ROOM.length) : undefined;
  const found = subjectsFor(kind, all).find(({ key }) => key === subject);
  if (kind === 'shift') return shiftOf(draft, { ...common, ...(room === undefined ? {} : { room }) });
  if (kind === 'notice') {
    const about = { ...(room === undefined ? {} : { room }), ...(found && { entry: found.entry }) };
    return noticeOf(draft, { ...common, ...about });
  }
  return found && entryChangeOf(draft, { ...common, entry: found.entry }, all);
}

function shiftOf({ day, from, minutes }: Draft, common: Announcement): Announcement | undefined {
  const late = minutesOf(minutes);
  if (late === undefined || common.room === undefined) return undefined;
  return { ...common, day, minutes: late, ...(from === '' ? {} : { from }) };
}

function noticeOf({ untilDay, untilTime, text }: Draft, common: Announcement): Announcement | undefined {
  if (Object.values(text).every((words) => words.trim() === '')) return undefined;
  return { ...common, ...(untilDay === '' || untilTime === '' ? {} : { until: `${untilDay}T${untilTime}` }) };
}

function entryChangeOf(draft: Draft, common: Announcement, all: readonly Subject[]): Announcement | undefined {
  const { kind, to, room, minutes, following, by } = draft;
  if (kind === 'move') {
    if (to === '' && room === '') return undefined;
    return { ...common, ...(to === '' ? {} : { to }), ...(room === '' ? {} : { room }) };
  }
  if (kind === 'delay') {
    const late = minutesOf(minutes);
    return late === undefined ? undefined : { ...common, minutes: late, following };
  }
  if (kind !== 'replace') return common;
  const other = all.find(({ key, isNamed }) => key === by && isNamed);
  return other && { ...common, by: other.entry };
}

function minutesOf(text: string): number | undefined {
  const minutes = Number(text);
  return text !== '' && Number.isInteger(minutes) && minutes > 0 ? minutes : undefined;
}
