import { defined } from '../../domain/defined.ts';
import { type Phrase, plain } from '../../domain/language.ts';
import type { RoomCard, VenueCard } from '../../domain/page/page.ts';
import { entryMode } from '../../domain/programme/attendance.ts';
import type { Edition, EditionDay, Room, Venue } from '../../domain/site/site.ts';
import type { Slot } from '../edition-indexes.ts';
import { picture } from '../media/pictures.ts';
import type { PlanContext, Values } from '../plan-context.ts';
import { markup, phrase, plainText } from '../texts.ts';

/** A venue with its rooms. */
export function venueCard(context: PlanContext, venue: Venue, values: Values): VenueCard {
  return defined({
    ident: venue.ident,
    name: phrase(context, venue.name),
    nameAlt: venue.nameAlt && phrase(context, venue.nameAlt),
    street: venue.street,
    place: `${venue.postalCode} ${venue.city}`,
    country: phrase(context, venue.country),
    map: picture(context, venue.map, { values }),
    mapUrl: venue.mapUrl,
    geoUrl: venue.location && geoUrl(venue.location, venue.mapZoom),
    images: venue.images.map((image) => picture(context, image, { values })),
    description: venue.description && markup(context, venue.description, 4),
    directions: venue.directions && markup(context, venue.directions, 4),
    rooms: venue.rooms.map((room) => roomCard(context, room, values)),
  });
}

function roomCard(context: PlanContext, room: Room, values: Values): RoomCard {
  return defined({
    ident: room.ident,
    name: phrase(context, room.name),
    capacity: room.capacity,
    floor: room.floor && phrase(context, room.floor),
    stepFree: room.stepFree,
    directions: room.directions && phrase(context, room.directions),
    plan: room.plan && picture(context, room.plan, { values }),
  });
}

/** @see https://www.rfc-editor.org/rfc/rfc5870 */
function geoUrl({ latitude, longitude }: NonNullable<Venue['location']>, zoom: number | undefined): string {
  return `geo:${latitude},${longitude}${zoom === undefined ? '' : `?z=${zoom}`}`;
}

/** Where an edition takes place: the name of the venue and its city, online, or both. */
export function venueText(context: PlanContext, edition: Edition): string | undefined {
  const [venue] = edition.venues;
  const place = venue && `${plainText(context, venue.name)}, ${venue.city}`;
  return edition.mode === 'onsite' ? place : onlineText(context, edition.mode, place);
}

/** Where an entry takes place: the name of the venue of its day, online, or both. */
export function entryVenue(context: PlanContext, edition: Edition, { placed, day }: Slot): Phrase | undefined {
  const venue = venueOn(edition, day);
  const name = venue && phrase(context, venue.name);
  const mode = entryMode(edition, placed.entry);
  return mode === 'onsite' ? name : onlineText(context, mode, name && plain(name));
}

/** The venue of a day; undefined if nobody has to go anywhere, or content does not say where. */
export function venueOn({ venues }: Edition, { venue }: EditionDay): Venue | undefined {
  return venues.find(({ ident }) => ident === venue);
}

function onlineText({ t }: PlanContext, mode: 'online' | 'mixed', place: string | undefined): string {
  return mode === 'online'
    ? t('event:attendance.online')
    : t('event:attendance.mixed', { place: place ?? t('event:attendance.onsite') });
}
