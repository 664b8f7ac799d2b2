import { recordNamed, recordsOf } from '../../content/content-index.ts';
import { isOf, type ValidRecord } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { CheckScope } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { currentEditions } from '../edition-scope.ts';
import { atKey, atValue, type UnplacedFinding } from '../finding-at.ts';
import { scheduledDays } from '../scheduled-days.ts';

/** Adds the warning `track-without-room` for tracks without a room in a list in which others have one. */
export function checkTrackRooms(record: ValidRecord): readonly Finding[] {
  if (!isOf(record, 'event', 'edition')) return [];
  const { tracks = [] } = record.data;
  if (!tracks.some(({ room }) => room !== undefined)) return [];
  return tracks.flatMap(({ ident, room }, at) =>
    room !== undefined
      ? []
      : [
          atValue(record, ['tracks', String(at), 'ident'], {
            code: 'track-without-room',
            severity: 'warning',
            message: `The track "${ident}" has no room, and other tracks have one.`,
            hint: 'give it a "room", or take away those of the others and name the rooms in the schedule',
          }),
        ],
  );
}

/** Adds the warning `seats-beyond-room` for sessions that offer more seats than their room has. */
export function checkSeatsInRooms(place: EditionPlace, scope: CheckScope): readonly Finding[] {
  const { index } = scope;
  return scheduledDays(place, scope).flatMap(({ rooms, entries }) =>
    entries.flatMap(({ entry }) => {
      const session = recordNamed(index, 'session', { ...place, ident: entry.data.session });
      const seats = session?.data.seats;
      const capacity = rooms.get(entry.room ?? '')?.capacity;
      if (session === undefined || seats === undefined || typeof capacity !== 'number') return [];
      if (seats <= capacity) return [];
      return [
        atValue(session, ['seats'], {
          code: 'seats-beyond-room',
          severity: 'warning',
          message: `This session offers ${seats} seats, and its room "${entry.room}" has ${capacity}.`,
          hint: 'offer fewer seats, or choose a larger room in the schedule',
        }),
      ];
    }),
  );
}

/** Adds `room-twice` for a room whose name another venue of the current editions, or one of these, uses as well. */
export function checkRoomNames(scope: CheckScope): readonly Finding[] {
  const first = new Map<string, RoomOwner>();
  return roomOwners(scope).flatMap((owner) =>
    owner.rooms.flatMap((room) => {
      const other = first.get(room);
      if (other === undefined) {
        first.set(room, owner);
        return [];
      }
      return [
        owner.findingAt(room, {
          code: 'room-twice',
          severity: 'error',
          message: `The ${other.title} has a room "${room}" too, so nobody could tell which one is meant.`,
          hint: `name it "${owner.ident}-${room}", here and in schedules`,
        }),
      ];
    }),
  );
}

/** A record with rooms. */
interface RoomOwner {
  readonly ident: string;
  readonly title: string;
  readonly rooms: readonly string[];
  findingAt(room: string, finding: UnplacedFinding): Finding;
}

/** The venues of the current editions, and these editions. */
function roomOwners(scope: CheckScope): readonly RoomOwner[] {
  const editions = currentEditions(scope);
  const named = editions.flatMap(({ edition: { data } }) => [data.venue, ...data.days.map(({ venue }) => venue)]);
  const venues = recordsOf(scope.index, 'venue').filter(({ place }) => named.includes(place.ident));
  return [
    ...venues.map((venue) => ({
      ident: venue.place.ident,
      title: `venue "${venue.place.ident}"`,
      rooms: Object.keys(venue.data.rooms ?? {}),
      findingAt: (room: string, finding: UnplacedFinding) => atKey(venue, ['rooms', room], finding),
    })),
    ...editions.map(({ event, year, edition }) => ({
      ident: event,
      title: `edition ${event} ${year}`,
      rooms: Object.keys(edition.data.rooms ?? {}),
      findingAt: (room: string, finding: UnplacedFinding) => atKey(edition, ['rooms', room], finding),
    })),
  ];
}
