import { defined } from '../defined.ts';
import { type DaySpan, momentOfDay } from '../time/day-span.ts';
import { instantOf } from '../time/zone.ts';
import { servesLunch } from './meals.ts';
import type { HasDuration, ProgrammeBlock } from './schedule.ts';

/** How long the entries of a schedule last, when those with a fixed start begin, and where they take place. */

/** Which schedule belongs to a day: that of its own folder, or for the first day that of the edition. */
export function scheduleOfDay<T extends { readonly place: { readonly day?: string } }>(
  schedules: readonly T[],
  { date, isFirst }: { readonly date: string | undefined; readonly isFirst: boolean },
): T | undefined {
  const own = schedules.find(({ place }) => place.day !== undefined && place.day === date);
  return own ?? (isFirst ? schedules.find(({ place }) => place.day === undefined) : undefined);
}

/** The name under `tracks:` or `rooms:` of a schedule that a list of parallel entries stands under. */
export interface EntryList {
  readonly track?: string;
  readonly room?: string;
}

/** An entry as a schedule lists it. */
export interface WrittenEntry<E> {
  /** Its path in the file of the schedule. */
  readonly pointer: readonly string[];
  /** Its position among all entries of the file. */
  readonly order: number;
  readonly data: E;
  /** Absent for an entry that stands in no list. */
  readonly list?: EntryList;
}

/** An entry of a schedule with its length and place. Unknown rooms and tracks are left out; check reports them. */
export interface TimedEntry<E> extends WrittenEntry<E>, HasDuration {
  readonly track?: string;
  readonly room?: string;
}

/** What lengths, fixed starts and places of a day's entries follow from. */
export interface DayRules {
  readonly day: DaySpan;
  readonly zone: string;
  /** The rooms that entries can name. */
  readonly rooms: { has(room: string): boolean };
  readonly tracks: readonly { readonly ident: string; readonly room?: string | undefined }[];
  /** The room of the day or edition, for what is for everybody. */
  readonly room: string | undefined;
  /** The site's default lengths, in minutes. */
  readonly defaults: {
    readonly durations: Readonly<Record<string, number | undefined>> | object;
    readonly sessionDuration?: number | undefined;
  };
  /** The length of a session; undefined if it is not known. */
  sessionMinutes(ident: string): number | undefined;
}

/** The fields of an entry that its time and place follow from. */
type EntryFields = {
  readonly track?: string | undefined;
  readonly room?: string | undefined;
  readonly startsAt?: string | undefined;
  readonly alongside?: boolean | undefined;
} & ({ readonly session: string } | UnlistedEntry);

/** An entry other than a session. */
type UnlistedEntry =
  | { readonly special: string; readonly duration?: number | undefined }
  | { readonly break: string; readonly lunch?: boolean | undefined; readonly duration?: number | undefined };

/** The entries of a day's schedule. Undefined if the length or the fixed start of one is not known. */
export function timedBlocks<E extends EntryFields>(
  blocks: readonly ProgrammeBlock<WrittenEntry<E>>[],
  rules: DayRules,
): readonly ProgrammeBlock<TimedEntry<E>>[] | undefined {
  const roomByTrack = new Map(rules.tracks.map(({ ident, room }) => [ident, room]));
  let isKnown = true;
  /** How many entries with `alongside` in a row end with the last one of its list. */
  let alongside = 0;
  const timed = (entry: WrittenEntry<E>): TimedEntry<E> => {
    const { data } = entry;
    const minutes = 'session' in data ? rules.sessionMinutes(data.session) : entryMinutes(data, rules.defaults);
    const { startsAt } = data;
    const pinnedAt =
      startsAt === undefined ? undefined : instantOf(momentOfDay(rules.day, startsAt), 'moment', rules.zone);
    isKnown &&= minutes !== undefined && (startsAt === undefined || pinnedAt !== undefined);
    alongside = data.alongside === true ? alongside + 1 : 0;
    const times = { durationMinutes: minutes ?? 0, pinnedAt, alongside: alongside || undefined };
    return { ...entry, ...defined({ ...times, ...placeOf(entry, rules, roomByTrack) }) };
  };
  const all = blocks.map((block): ProgrammeBlock<TimedEntry<E>> => {
    if (block.kind === 'all') return { kind: 'all', entry: timed(block.entry) };
    const lists = block.lists.map((list) => {
      alongside = 0;
      return list.map(timed);
    });
    alongside = 0;
    return { kind: 'parallel', lists };
  });
  return isKnown ? all : undefined;
}

/** The site's default lengths, of which a field can be missing, or of another type in content that was not checked. */
type SessionDefaults = { readonly sessionDuration?: unknown } | undefined;

/** The minutes of a session that gives none itself, and of other entries for whose kind the site gives none. */
export function defaultMinutes(defaults: SessionDefaults): number {
  const minutes = defaults?.sessionDuration;
  return typeof minutes === 'number' ? minutes : 30;
}

/** The minutes of a session: its own, else those of the site. */
export function minutesOfSession({ duration }: { readonly duration?: unknown }, defaults: SessionDefaults): number {
  return typeof duration === 'number' ? duration : defaultMinutes(defaults);
}

/** Its own duration, else the default of its kind. */
function entryMinutes(entry: UnlistedEntry, defaults: DayRules['defaults']): number {
  if (entry.duration !== undefined) return entry.duration;
  const what = 'special' in entry ? entry.special : servesLunch(entry) ? 'lunch' : entry.break;
  const byKind = defaults.durations as Readonly<Record<string, number | undefined>>;
  return byKind[what === 'pause' ? 'coffee' : what] ?? defaultMinutes(defaults);
}

/**
 * Where an entry takes place. Its own `room` counts first, then that of its list, of its track, and, for an entry that stands
 * in no list and is no break, of the day. The column in the schedule is the room, or the track if it has no room.
 */
function placeOf(
  { data, list }: WrittenEntry<EntryFields>,
  { rooms, room: roomForAll }: DayRules,
  roomByTrack: ReadonlyMap<string, string | undefined>,
): EntryList & { readonly column?: string } {
  const track = [data.track, list?.track].find((one) => one !== undefined && roomByTrack.has(one));
  const ofDay = list === undefined && !('break' in data) ? roomForAll : undefined;
  const wanted = data.room ?? list?.room ?? (track && roomByTrack.get(track)) ?? ofDay;
  const room = wanted !== undefined && rooms.has(wanted) ? wanted : undefined;
  return defined({ track, room, column: list && (room ?? track) });
}
