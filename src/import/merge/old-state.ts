import type {
  FieldHashes,
  ImportState,
  ImportStates,
  OldImportStates,
  OldSlotState,
  SlotState,
} from './import-state.ts';

/**
 * Earlier versions of conf-site wrote the rooms of an export as numbered tracks. The next import converts the state and
 * the content of such an edition once.
 */

/** Track number → ident of the room that it stood for. */
export type RoomOfTrack = ReadonlyMap<string, string>;

/** Converts the states of all formats. */
export function convertedStates(states: OldImportStates, roomOfTrack: RoomOfTrack): ImportStates {
  return Object.fromEntries(
    Object.entries(states).map(([format, state]): [string, ImportState] => [
      format,
      {
        ...state,
        version: 2,
        tracks: {},
        topics: {},
        rooms: mapped(state.rooms, (track) => roomOfTrack.get(track) ?? track),
        slots: mapped(state.slots, (slot) => convertedSlot(slot, roomOfTrack)),
        edition: convertedHashes(state.edition, roomOfTrack),
      },
    ]),
  );
}

function convertedSlot({ track, ...slot }: OldSlotState, roomOfTrack: RoomOfTrack): SlotState {
  return track === undefined ? slot : { ...slot, list: convertedList(`tracks/${track}`, roomOfTrack) };
}

/** The list of a room in place of that of its track. */
export function convertedList(list: string, roomOfTrack: RoomOfTrack): string {
  const [by, name = ''] = list.split('/');
  const room = by === 'tracks' ? roomOfTrack.get(name) : undefined;
  return room === undefined ? list : `rooms/${room}`;
}

/** The hash of a track's title becomes that of the room's name. */
function convertedHashes(hashes: FieldHashes, roomOfTrack: RoomOfTrack): FieldHashes {
  return Object.fromEntries(
    Object.entries(hashes).map(([path, one]) => {
      const room = path.startsWith('tracks/') ? roomOfTrack.get(path.slice('tracks/'.length)) : undefined;
      return [room === undefined ? path : `rooms/${room}/name`, one];
    }),
  );
}

function mapped<T, U>(values: Readonly<Record<string, T>>, convert: (value: T) => U): Readonly<Record<string, U>> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, convert(value)]));
}
