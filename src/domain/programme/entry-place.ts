import { defined } from '../defined.ts';

/** The names under `tracks:` or `rooms:` of a schedule that a list of parallel entries stands under. */
export interface EntryList {
  readonly track?: string;
  readonly room?: string;
}

/** What places refer to. */
export interface PlaceNames {
  /** The rooms of the venues. */
  readonly rooms: { has(room: string): boolean };
  /** Track → its own room. */
  readonly roomByTrack: ReadonlyMap<string, string | undefined>;
  /** The room of the day or edition, for what is for everybody. */
  readonly room?: string | undefined;
}

/** The track and room of an entry, and its column in the schedule, which is the room, or the track if it has no room. */
export interface EntryPlace {
  readonly track?: string;
  readonly room?: string;
  /** Absent for an entry that is for everybody. */
  readonly column?: string;
}

/**
 * Where an entry takes place. Its own `room` counts first, then that of its list, of its track, and, for an entry that stands
 * in no list and is no break, of the day. Unknown rooms and tracks are ignored; check reports them.
 */
export function entryPlace(
  entry: EntryList & { readonly isBreak: boolean },
  list: EntryList | undefined,
  { rooms, roomByTrack, room: roomForAll }: PlaceNames,
): EntryPlace {
  const track = [entry.track, list?.track].find((one) => one !== undefined && roomByTrack.has(one));
  const ofTrack = track === undefined ? undefined : roomByTrack.get(track);
  const ofDay = list === undefined && !entry.isBreak ? roomForAll : undefined;
  const wanted = entry.room ?? list?.room ?? ofTrack ?? ofDay;
  const room = wanted !== undefined && rooms.has(wanted) ? wanted : undefined;
  return defined({ track, room, column: list && (room ?? track) });
}
