import { recordNamed, recordsOf } from '../../content/content-index.ts';
import { isOf, type ValidRecord } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { CheckScope } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { currentEditions } from '../edition-scope.ts';
import { atKey, atValue } from '../finding-at.ts';
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

/** Adds `room-twice` for a room whose name another venue of the current editions uses as well. */
export function checkRoomNames(scope: CheckScope): readonly Finding[] {
  const named = currentEditions(scope).flatMap(({ edition: { data } }) => [
    data.venue,
    ...data.days.map(({ venue }) => venue),
  ]);
  const venues = recordsOf(scope.index, 'venue').filter(({ place }) => named.includes(place.ident));
  const first = new Map<string, ValidRecord>();
  return venues.flatMap((venue) =>
    Object.keys(venue.data.rooms ?? {}).flatMap((room) => {
      const other = first.get(room);
      if (other === undefined) {
        first.set(room, venue);
        return [];
      }
      return [
        atKey(venue, ['rooms', room], {
          code: 'room-twice',
          severity: 'error',
          message: `The venue "${other.place.ident}" has a room "${room}" too, so nobody could tell which one is meant.`,
          hint: `name it "${venue.place.ident}-${room}", here and in schedules`,
        }),
      ];
    }),
  );
}
