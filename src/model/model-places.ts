import { defined } from '../domain/defined.ts';
import type { EditionRecord, Room as RoomRecord, SponsorRecord, VenueRecord } from '../domain/site/content-types.ts';
import type { Edition, Room, Sponsor, Venue } from '../domain/site/site.ts';
import type { Merged } from './merged.ts';
import { image, type ModelContext, modelled } from './model-context.ts';

const LEVELS = [5, 4, 3, 2, 1] as const;
const LINKS = ['url', 'linkedIn', 'facebook', 'instagram'] as const;

/** The venues with the given idents, each once, in that order. */
export function modelVenues(context: ModelContext, idents: readonly (string | undefined)[]): readonly Venue[] {
  const venues = new Map(modelled(context, 'venue').map(({ ident, data }) => [ident, data]));
  return [...new Set(idents)].flatMap((ident) => {
    const data = ident === undefined ? undefined : venues.get(ident);
    return data === undefined ? [] : [venue(context, ident as string, data)];
  });
}

function venue(context: ModelContext, ident: string, data: Merged<VenueRecord>): Venue {
  return defined({
    ident,
    name: data.name,
    nameAlt: data.nameAlt,
    street: data.street,
    postalCode: data.postalCode,
    city: data.city,
    country: data.country,
    countryShort: data.countryShort,
    map: image(context, data.mapImage),
    mapUrl: data.mapUrl,
    location: data.mapLocation,
    mapZoom: data.mapZoom,
    images: (data.images ?? []).map((picture) => image(context, picture)),
    description: data.description,
    directions: data.directions,
    rooms: modelRooms(context, data.rooms),
  });
}

/** The rooms of a venue or an edition, in the order of content. */
export function modelRooms(context: ModelContext, rooms: Merged<VenueRecord>['rooms'] = {}): readonly Room[] {
  return Object.entries(rooms).map(([ident, one]) => room(context, ident, one));
}

function room(context: ModelContext, ident: string, data: Merged<RoomRecord>): Room {
  return defined({
    ident,
    name: data.name,
    url: data.url,
    capacity: data.capacity,
    floor: data.floor,
    stepFree: data.stepFree,
    directions: data.directions,
    plan: data.plan && image(context, data.plan),
  });
}

/** The sponsors of an edition by level, the highest first, and the sponsor of each package. */
export function modelSponsors(
  context: ModelContext,
  edition: Merged<EditionRecord>,
): Pick<Edition, 'sponsors' | 'packages'> {
  const sponsors = new Map(
    modelled(context, 'sponsor').map(({ ident, data }) => [ident, sponsor(context, ident, data)]),
  );
  const levels = LEVELS.map((level) => ({
    level,
    sponsors: (edition.sponsors[`l${level}`] ?? []).flatMap((ident) => sponsors.get(ident) ?? []),
  }));
  const packages = Object.entries(edition.packages ?? {}).flatMap(([name, ident]) => {
    const giving = typeof ident === 'string' ? sponsors.get(ident) : undefined;
    return giving === undefined ? [] : [{ package: name, sponsor: giving }];
  });
  return { sponsors: levels.filter((level) => level.sponsors.length > 0), packages };
}

function sponsor(context: ModelContext, ident: string, data: Merged<SponsorRecord>): Sponsor {
  return defined({
    ident,
    name: data.name,
    logo: image(context, data.logo),
    links: LINKS.flatMap((kind) => {
      const href = data[kind];
      return href === undefined ? [] : [{ kind, href }];
    }),
    tags: data.tags ?? [],
    description: data.description,
    maxWidth: data.extraStyle?.maxWidth,
  });
}
