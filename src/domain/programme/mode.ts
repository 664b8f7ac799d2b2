import type { Edition, EventMode, ProgrammeEntry, Room, Session } from '../site/site.ts';
import { editionTakesPlace } from '../time/edition-status.ts';
import { type ChangedProgramme, takesPlace } from './entry-outcomes.ts';

/** Whether people attend editions and their entries on site or online, and where they join them online. */

/** An entry of the programme, or a session, which may have no slot in it. */
type Entry = ProgrammeEntry | Session;

/**
 * The mode of an edition that does not state one. It is on site unless people can join at least half of its sessions online,
 * or it has no venue and only online rooms.
 */
export function defaultMode(edition: Pick<Edition, 'sessions' | 'days' | 'venues' | 'rooms'>): EventMode {
  const { sessions, days, venues, rooms } = edition;
  if (venues.length === 0 && areOnline(rooms)) return 'online';
  const entries = days.flatMap(({ programme }) => programme.map(({ entry }) => entry));
  const inOnlineRooms = new Set(
    entries.flatMap((entry) => (entry.kind === 'session' && isOnline(entry.room) ? [entry.session] : [])),
  );
  const joined = sessions.filter((session) => inOnlineRooms.has(session) || streamsOf(session).length > 0);
  if (sessions.length === 0 || joined.length < sessions.length / 2) return 'onsite';
  return venues.length === 0 ? 'online' : 'mixed';
}

/** Whether there are rooms, and nobody goes to any of them. */
export function areOnline(rooms: readonly (Online | undefined)[]): boolean {
  return rooms.length > 0 && rooms.every(isOnline);
}

interface Online {
  readonly url?: unknown;
}

/** Whether people join a room at its address instead of going there. */
export function isOnline(room: Online | undefined): boolean {
  return room?.url !== undefined;
}

/**
 * The mode of an entry. What is in an online room is online, whatever the edition says. A stream counts unless the edition
 * states that it is on site.
 */
export function entryMode({ mode, statedMode }: Pick<Edition, 'mode' | 'statedMode'>, entry: Entry): EventMode {
  if (mode === 'online' || isOnline(roomOf(entry))) return 'online';
  return statedMode !== 'onsite' && streamsOf(entry).length > 0 ? 'mixed' : 'onsite';
}

/**
 * Where people join an entry, for files and structured data, which cannot show and hide an address: its online room, else the
 * first stream without times of its own. Undefined for what is on site or does not take place.
 */
export function joinAddress(
  edition: ChangedProgramme & Pick<Edition, 'mode' | 'statedMode' | 'status'>,
  entry: Entry,
): string | undefined {
  if (!editionTakesPlace(edition) || !takesPlace(edition, entry)) return undefined;
  if (entryMode(edition, entry) === 'onsite') return undefined;
  const [stream] = streamsOf(entry).flatMap(({ source, from, until }) =>
    typeof source === 'string' && from === undefined && until === undefined ? [source] : [],
  );
  return roomOf(entry)?.url ?? stream;
}

function roomOf(entry: Entry): Room | undefined {
  return 'kind' in entry ? entry.room : undefined;
}

/** The streams of an entry, whose sources are always addresses at other sites. */
function streamsOf(entry: Entry): Session['assets'] {
  const session = 'kind' in entry ? (entry.kind === 'session' ? entry.session : undefined) : entry;
  return session?.assets.filter(({ kind }) => kind === 'stream') ?? [];
}
