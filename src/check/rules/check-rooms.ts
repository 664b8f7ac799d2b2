import { recordNamed, recordsOf } from '../../content/content-index.ts';
import { roomsIn, venueIdents, venuesOf } from '../../content/reference-names.ts';
import { isOf, type UncheckedRecord, type ValidRecord } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { CheckScope } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { currentEditions, editionsIn } from '../edition-scope.ts';
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

/**
 * Adds `room-twice` for a room whose name another venue of the current editions uses as well, and for a room of any edition
 * whose name a venue of that edition uses.
 */
export function checkRoomNames(scope: CheckScope): readonly Finding[] {
  const current = currentEditions(scope).flatMap(({ edition }) => venuesOf(edition, scope.index));
  const venues = recordsOf(scope.index, 'venue').filter((venue) => current.includes(venue));
  const ofVenues = venues.flatMap((venue, at) => roomsTwice(venue, venues.slice(0, at)));
  const ofEditions = editionsIn(scope).flatMap(({ edition }) => roomsTwice(edition, venuesOf(edition, scope.index)));
  return [...ofVenues, ...ofEditions];
}

/** The rooms of a venue or an edition whose names the other venues have, too. */
function roomsTwice(
  owner: ValidRecord<'venue' | 'edition'>,
  others: readonly UncheckedRecord<'venue'>[],
): readonly Finding[] {
  const { kind, event, ident } = owner.place;
  return roomsIn(owner).flatMap(([room]) => {
    const other = others.find((venue) => roomsIn(venue).some(([name]) => name === room));
    if (other === undefined) return [];
    return [
      atKey(owner, ['rooms', room], {
        code: 'room-twice',
        severity: 'error',
        message: `The venue "${other.place.ident}" has a room "${room}" too, so nobody could tell which one is meant.`,
        hint: `name it "${kind === 'edition' ? event : ident}-${room}", here and in schedules`,
      }),
    ];
  });
}

/** Adds the warning `zone-differs` for a current edition at a venue where another one has another time zone. */
export function checkVenueZones(scope: CheckScope): readonly Finding[] {
  const editions = currentEditions(scope);
  return editions.flatMap((one, at) => {
    if (one.edition.data.timeZone !== one.zone) return [];
    const own = venueIdents(one.edition, scope.index);
    const others = editions.filter((other, index) => index < at || other.edition.data.timeZone === undefined);
    return others.flatMap(({ event, year, edition, zone }) => {
      const shared = venueIdents(edition, scope.index).find((venue) => own.includes(venue));
      if (shared === undefined || zone === one.zone) return [];
      return [
        atValue(one.edition, ['timeZone'], {
          code: 'zone-differs',
          severity: 'warning',
          message: `The venue "${String(shared)}" is in the time zone ${one.zone} here, and in ${zone} for ${event} ${year}.`,
          hint: 'correct the time zone or the venue of one of them: a place has one time zone',
        }),
      ];
    });
  });
}
