import { defined } from '../../domain/defined.ts';
import { type Phrase, plain } from '../../domain/language.ts';
import type { RoomCard, VenueCard } from '../../domain/page/page.ts';
import { entryMode, isOnline, joinAddress } from '../../domain/programme/mode.ts';
import { venueOf } from '../../domain/programme/rooms.ts';
import type { Placed } from '../../domain/programme/schedule.ts';
import type { Edition, ProgrammeEntry, Room, Venue } from '../../domain/site/site.ts';
import { during, map, type Timeline } from '../../domain/time/timeline.ts';
import type { Slot } from '../edition-indexes.ts';
import { remaining } from '../from-the-build.ts';
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

/** Where an entry takes place: the name of its venue, online, or both. */
export function entryVenue(context: PlanContext, edition: Edition, { placed, day }: Slot): Phrase | undefined {
  const venue = venueOf(edition, { day, room: placed.entry.room });
  const name = venue && phrase(context, venue.name);
  const mode = entryMode(edition, placed.entry);
  return mode === 'onsite' ? name : onlineText(context, mode, name && plain(name));
}

/** The place with "and online", or "online" alone. */
export function onlineText({ t }: PlanContext, mode: 'online' | 'mixed', place: string | undefined): string {
  return mode === 'online' ? t('event:mode.online') : t('event:mode.mixed', { place: place ?? t('event:mode.onsite') });
}

/**
 * The address at which people join an entry in an online room, until it ends; null where nothing leads there. Undefined for
 * an entry that is in none.
 */
export function joinHref(
  context: PlanContext,
  edition: Edition,
  { entry, endsAt }: Pick<Placed<ProgrammeEntry>, 'entry' | 'endsAt'>,
): Timeline<string | null> | undefined {
  if (!isOnline(entry.room)) return undefined;
  const href = joinAddress(edition, entry) ?? null;
  return remaining(
    context,
    map(during(null, endsAt), (isToCome) => (isToCome ? href : null)),
  );
}
