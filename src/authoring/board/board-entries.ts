import { nameOfEntry, parallelLists, type UncheckedBlock } from '../../content/schedule-entries.ts';
import { items, type UncheckedRecord } from '../../content/valid-record.ts';
import { defined } from '../../domain/defined.ts';
import type { BoardClash, BoardEntry, BoardSession, EntryState } from '../../domain/editor/edit-board.ts';
import type { Placed } from '../../domain/programme/schedule.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import { wallClock } from '../../domain/time/zone.ts';
import type { ScheduledDay, SourceEntry } from '../../pipeline/check-programmes.ts';
import type { BoardNames } from './board-names.ts';

/** What the entries of a day are shown with. */
export interface DayContext {
  readonly names: BoardNames;
  readonly date: string;
  readonly zone: string;
  /** The calculated times; undefined if an error in the content hides them. */
  readonly scheduled: ScheduledDay | undefined;
  sessionNamed(ident: unknown): BoardSession | undefined;
  /** What people were told of an entry. */
  stateOf(name: string | undefined, placed: Placed<SourceEntry> | undefined): EntryState | undefined;
  /** What `check` says of the entry at a path of the schedule. */
  clashesAt(pointer: readonly string[], session?: BoardSession): readonly BoardClash[];
}

/** The entries of a schedule, in the order of the file. */
export function boardEntries(
  data: UncheckedRecord<'schedule'>['data'] | undefined,
  context: DayContext,
): readonly BoardEntry[] {
  const { scheduled } = context;
  const placed = new Map(scheduled?.entries.map((one) => [one.entry.pointer.join('/'), one]));
  let next = scheduled?.span.startsAt;
  return items(data?.entries).map((written, index) => {
    const block = written ?? {};
    const entry = parallelLists(block) === undefined ? singleEntry : parallelEntry;
    const shown = entry({ data: block, index, pointer: ['entries', String(index)], placed, from: next }, context);
    const ends = [block.alongside === true ? next : undefined, shown.until].filter((one) => one !== undefined);
    next = ends.length === 0 ? next : Math.max(...ends);
    return shown.entry;
  });
}

interface Written {
  readonly data: UncheckedBlock;
  readonly index: number;
  readonly pointer: readonly string[];
  /** Pointer → the entry with its times. */
  readonly placed: ReadonlyMap<string, Placed<SourceEntry>>;
  /** When what runs before it has ended. */
  readonly from: Instant | undefined;
}

interface Shown {
  readonly entry: BoardEntry;
  readonly until: Instant | undefined;
}

function singleEntry({ data, index, pointer, placed }: Written, context: DayContext): Shown {
  const found = placed.get(pointer.join('/'));
  const ident = data.session;
  const session = context.sessionNamed(ident);
  const room = found?.entry.room ?? data.room;
  const name = nameOfEntry(data);
  const state = context.stateOf(name, found);
  const entry: BoardEntry = {
    index,
    kind: ident !== undefined ? 'session' : data.break !== undefined ? 'break' : 'special',
    title: session?.title ?? (context.names.textIn(data.title) || String(ident ?? data.special ?? '')),
    startsAt: clock(found?.startsAt, context),
    endsAt: clock(found?.endsAt, context),
    minutes: found?.entry.durationMinutes ?? session?.minutes ?? 0,
    isPinned: data.startsAt !== undefined,
    rooms: typeof room === 'string' ? [room] : [],
    ...defined({ session, name, state, isAlongside: data.alongside === true ? (true as const) : undefined }),
    clashes: context.clashesAt(pointer, session),
  };
  return { entry, until: found?.endsAt };
}

/** Entries side by side. They begin when the entry before them ends, also if there are none yet. */
function parallelEntry({ data, index, pointer, placed, from }: Written, context: DayContext): Shown {
  const lists = (parallelLists(data) ?? []).map(({ by, name, entries }) => {
    const rows = entries.map((one, row) =>
      singleEntry({ data: one, index: row, pointer: [...pointer, by, name, String(row)], placed, from }, context),
    );
    return { by, name, rows };
  });
  const all = lists.flatMap(({ rows }) => rows);
  const tracks = lists.map(({ by, name, rows }) => {
    return { ident: name, ...context.names.listNamed(by, name), entries: rows.map(({ entry }) => entry) };
  });
  const ends = all.flatMap(({ until }) => until ?? []);
  const until = from === undefined ? undefined : Math.max(from, ...ends);
  const entry: BoardEntry = {
    index,
    kind: 'tracks',
    title: tracks.map(({ title }) => title).join(' · '),
    startsAt: clock(from, context),
    endsAt: clock(until, context),
    minutes: from === undefined || until === undefined ? 0 : (until - from) / 60,
    isPinned: false,
    rooms: [...new Set(all.flatMap((one) => one.entry.rooms))],
    tracks,
    clashes: [],
  };
  return { entry, until };
}

function clock(at: Instant | undefined, { date, zone }: Pick<DayContext, 'date' | 'zone'>): string {
  return at === undefined ? '' : hoursOn(date, wallClock(at, zone));
}

/** The time of a moment (`YYYY-MM-DDTHH:mm`) on a day, `HH:mm`; after midnight from `24:00` on. Empty if it is not one. */
export function hoursOn(date: string, moment: unknown): string {
  const [, day, hour, minute] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(String(moment)) ?? [];
  if (day === undefined) return '';
  const later = Math.round((Date.parse(day) - Date.parse(date)) / 86_400_000);
  return `${String(Number(hour) + 24 * later).padStart(2, '0')}:${minute}`;
}
