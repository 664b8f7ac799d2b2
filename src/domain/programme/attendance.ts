import type { AttendanceMode, Edition, Room, Session } from '../site/site.ts';

/** How editions and their entries are attended, and where people join them online. */

/** What decides how an entry of the programme is attended. */
interface AttendedEntry {
  readonly session?: Session;
  readonly room?: Room | undefined;
}

/** The mode of an edition that does not state one: it follows from its streams, its online rooms and its venues. */
export function defaultMode({ sessions, days, venues }: Pick<Edition, 'sessions' | 'days' | 'venues'>): AttendanceMode {
  const isJoined =
    sessions.some((session) => streamOf(session) !== undefined) ||
    days.some(({ rooms }) => rooms.some(({ url }) => url !== undefined));
  if (!isJoined) return 'onsite';
  return venues.length === 0 ? 'online' : 'mixed';
}

/** The mode of an entry. What is in an online room is online, whatever the edition says. */
export function entryMode({ mode }: Pick<Edition, 'mode'>, { session, room }: AttendedEntry): AttendanceMode {
  if (mode === 'online' || room?.url !== undefined) return 'online';
  return mode === 'mixed' && session !== undefined && streamOf(session) !== undefined ? 'mixed' : 'onsite';
}

/** Where people join an entry: the address of its online room, else of the session's stream. */
export function joinAddress({ session, room }: AttendedEntry): string | undefined {
  return room?.url ?? (session && streamOf(session));
}

/** The address of the first stream of a session. Streams are always at another site. */
function streamOf({ assets }: Session): string | undefined {
  const sources = assets.flatMap(({ kind, source }) =>
    kind === 'stream' && typeof source === 'string' ? [source] : [],
  );
  return sources[0];
}

/** All rooms that the programme of an edition can name: those of its venues, and its own. */
export function roomsOf({ venues, rooms }: Pick<Edition, 'venues' | 'rooms'>): readonly Room[] {
  return [...venues.flatMap((venue) => venue.rooms), ...rooms];
}
