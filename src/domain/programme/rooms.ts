import type { Edition, EditionDay, Room, Venue } from '../site/site.ts';

/** Which rooms a programme can name, and which venue an entry is at. */

/** A venue, or an edition, which has no ident here. */
interface RoomOwner<R> {
  readonly ident?: string;
  readonly rooms: readonly (readonly [name: string, room: R])[];
}

/**
 * Name → room, in the order of the owners: venues, then editions. Of rooms with the same name the first counts, and one of the
 * given venue, which is that of the day, before all others.
 */
export function roomsByName<R>(owners: readonly RoomOwner<R>[], venue?: string): ReadonlyMap<string, R> {
  const ofVenue = owners.filter(({ ident }) => venue !== undefined && ident === venue);
  const found = new Map<string, R>();
  for (const [name, room] of [...ofVenue, ...owners].flatMap(({ rooms }) => rooms))
    if (!found.has(name)) found.set(name, room);
  return found;
}

/** Name → room of an edition, on a day at the given venue. */
export function editionRooms(
  { venues, rooms }: Pick<Edition, 'venues' | 'rooms'>,
  venue?: string,
): ReadonlyMap<string, Room> {
  const named = (all: readonly Room[]) => all.map((room) => [room.ident, room] as const);
  return roomsByName(
    [...venues.map((one) => ({ ident: one.ident, rooms: named(one.rooms) })), { rooms: named(rooms) }],
    venue,
  );
}

/**
 * The venue of an entry: that of its room, or that of its day for an entry without a room. Undefined for a room outside of
 * venues, and where content does not say.
 */
export function venueOf(
  { venues }: Pick<Edition, 'venues'>,
  { day, room }: { readonly day: Pick<EditionDay, 'venue'>; readonly room: Room | undefined },
): Venue | undefined {
  const ofDay = venues.filter(({ ident }) => ident === day.venue);
  if (room === undefined) return ofDay[0];
  return [...ofDay, ...venues].find(({ rooms }) => rooms.some(({ ident }) => ident === room.ident));
}
