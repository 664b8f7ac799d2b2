import type { Event as EventLd, VideoObject, WithContext } from 'schema-dts';
import { plainMarkdown } from '../../content/markdown.ts';
import { defined } from '../../domain/defined.ts';
import { isNeverShown } from '../../domain/page/shown.ts';
import { editionPath, sessionPath, speakerPath } from '../../domain/paths/addresses.ts';
import { speakersWithPage } from '../../domain/paths/page-owners.ts';
import { outcomeOf } from '../../domain/programme/entry-outcomes.ts';
import { entryMode, joinAddress } from '../../domain/programme/mode.ts';
import { venueOf } from '../../domain/programme/rooms.ts';
import type {
  Edition,
  EventMode,
  ProgrammeEntry,
  Room,
  Session,
  SiteEvent,
  Ticket,
  Venue,
} from '../../domain/site/site.ts';
import { offeredTickets, priceTimeline } from '../../domain/site/ticket-sales.ts';
import { editionTakesPlace } from '../../domain/time/edition-status.ts';
import { and, combine, during, type Span, type Window } from '../../domain/time/timeline.ts';
import { zonedIso } from '../../domain/time/zone.ts';
import { placedSessions, type Slot, slotsOf } from '../edition-indexes.ts';
import { shown } from '../from-the-build.ts';
import { picture } from '../media/pictures.ts';
import { entryAnchor, fullName } from '../parts/plan-cards.ts';
import { editionValues } from '../placeholder-values.ts';
import type { PlanContext } from '../plan-context.ts';
import { plainText } from '../texts.ts';
import { absolute, type JsonLd, plainLd, siteUrl } from './json-ld.ts';
import { programmePath, type SessionScope } from './plan-session-page.ts';
import { editionStatusLd, sessionStatusLd } from './status-ld.ts';

/**
 * Structured data of events and of the sessions in them. Offers include their validity periods, so they stay correct
 * without a rebuild.
 */

/** An event names at most this many of its sessions; each describes itself on its page. */
const MOST_SUB_EVENTS = 50;

export function eventLd(context: PlanContext, event: SiteEvent, edition: Edition): JsonLd {
  const zone = edition.timeZone;
  const values = editionValues(context, event, edition);
  const ld: WithContext<EventLd> = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: plainText(context, edition.hero.title, values),
    inLanguage: context.language.locale,
    ...defined({ identifier: edition.shopEvent }),
    description: plainText(context, event.description, values),
    url: absolute(context, edition.year === event.currentYear ? event.path : editionPath(edition)),
    startDate: zonedIso(edition.startsAt, zone),
    endDate: zonedIso(edition.endsAt, zone),
    ...editionStatusLd(edition),
    ...editionModeLd(context, event, edition),
    organizer: { '@type': 'Organization', name: context.site.company.name, url: siteUrl(context) },
    image: [context.origin + picture(context, event.logos.full, { place: 'small' }).src],
    offers: editionTakesPlace(edition) ? offersLd(context, edition) : [],
    performer: speakersWithPage(event, edition).map((speaker) => ({
      '@type': 'Person' as const,
      name: fullName(speaker),
      url: absolute(context, speakerPath(edition, speaker)),
    })),
    ...defined({ subEvent: subEvents(context, edition) }),
  };
  return plainLd(ld);
}

/** The tickets that can still be bought, one offer for each of their prices, and those that are listed but not for sale. */
function offersLd(context: PlanContext, edition: Edition) {
  const isToCome = (window: Window): boolean => !isNeverShown(shown(context, window));
  return offeredTickets(edition).flatMap((ticket) => {
    const { states, price } = ticket;
    if (states.every(({ value }) => value === 'unavailable'))
      return isToCome(and(ticket.shown, during(null, edition.endsAt)))
        ? [offerLd(context, edition, { ticket, amount: price })]
        : [];
    return combine(states, priceTimeline(ticket), (state, { amount }) => (state === 'on-sale' ? amount : null))
      .filter(({ from, until }) => isToCome(during(from, until)))
      .flatMap(({ value: amount, ...period }) =>
        amount === null ? [] : [offerLd(context, edition, { ticket, amount, period })],
      );
  });
}

interface OfferScope {
  readonly ticket: Ticket;
  readonly amount: number;
  /** When the ticket is on sale at this price. */
  readonly period?: Span;
}

function offerLd(context: PlanContext, edition: Edition, { ticket, amount, period }: OfferScope) {
  const zone = edition.timeZone;
  const { from, until } = period ?? { from: null, until: null };
  return defined({
    '@type': 'Offer' as const,
    name: plainText(context, ticket.title),
    sku: edition.shopEvent && ticket.category && `${edition.shopEvent}/${ticket.category}`,
    category: ticket.category,
    price: amount,
    priceCurrency: context.language.currency,
    url: edition.links.tickets,
    availability:
      period === undefined ? ('https://schema.org/SoldOut' as const) : ('https://schema.org/InStock' as const),
    validFrom: from === null ? undefined : zonedIso(from, zone),
    validThrough: until === null ? undefined : zonedIso(until, zone),
    priceValidUntil: until === null ? undefined : zonedIso(until - 1, zone).slice(0, 10),
  });
}

/** The slots of the sessions in the programme, in the order of the sessions; undefined if there are none. */
function subEvents(context: PlanContext, edition: Edition) {
  const slots = placedSessions(edition).flatMap((session) =>
    slotsOf(edition, session).map((slot) => ({ session, slot })),
  );
  if (slots.length === 0) return undefined;
  return slots.slice(0, MOST_SUB_EVENTS).map((one) => subEvent(context, edition, one));
}

interface SessionInSlot {
  readonly session: Session;
  readonly slot: Slot;
}

function subEvent(context: PlanContext, edition: Edition, { session, slot }: SessionInSlot) {
  const zone = edition.timeZone;
  const { entry, startsAt, endsAt } = slot.placed;
  return {
    '@type': 'Event' as const,
    name: plainText(context, session.title),
    url: absolute(context, sessionPath(edition, session)),
    startDate: zonedIso(startsAt, zone),
    endDate: zonedIso(endsAt, zone),
    ...slotId(context, edition, { session, slot }),
    ...(isAsAnnounced(edition, entry) ? {} : sessionStatusLd(edition, entry)),
  };
}

function isAsAnnounced(edition: Edition, entry: ProgrammeEntry): boolean {
  return editionTakesPlace(edition) && outcomeOf(edition, entry).changes.length === 0;
}

/** Tells the slots of a session apart that has several: they are at the same address. */
function slotId(context: PlanContext, edition: Edition, { session, slot }: SessionInSlot): { readonly '@id'?: string } {
  if (slotsOf(edition, session).length < 2) return {};
  return { '@id': `${absolute(context, sessionPath(edition, session))}#${entryAnchor(edition, slot.placed)}` };
}

/**
 * A session as an event of its own, and as one for each slot if it has several. A session that has no place in the programme is
 * some time during the edition, at its first venue.
 */
export function sessionLd(
  context: PlanContext,
  scope: SessionScope,
  recordings: readonly VideoObject[],
): readonly JsonLd[] {
  const slots = slotsOf(scope.edition, scope.session);
  if (slots.length === 0) return [slotLd(context, scope, { recordings })];
  return slots.map((slot, index) => slotLd(context, scope, { slot, recordings: index === 0 ? recordings : [] }));
}

function slotLd(
  context: PlanContext,
  { event, edition, session }: SessionScope,
  { slot, recordings }: { readonly slot?: Slot; readonly recordings: readonly VideoObject[] },
): JsonLd {
  const zone = edition.timeZone;
  const entry = slot?.placed.entry ?? session;
  const room = slot?.placed.entry.room;
  const venue = slot === undefined ? edition.venues[0] : venueOf(edition, { day: slot.day, room });
  const time = (at: number): string => (slot === undefined ? zonedIso(at, zone).slice(0, 10) : zonedIso(at, zone));
  const known = new Set(speakersWithPage(event, edition));
  const ld: WithContext<EventLd> = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    ...(slot && slotId(context, edition, { session, slot })),
    name: plainText(context, session.title),
    ...defined({ description: plainMarkdown(plainText(context, session.description)) || undefined }),
    inLanguage: session.language,
    url: absolute(context, sessionPath(edition, session)),
    startDate: time(slot?.placed.startsAt ?? edition.startsAt),
    endDate: time(slot?.placed.endsAt ?? edition.endsAt - 1),
    ...sessionStatusLd(edition, slot?.placed.entry ?? session),
    ...modeLd(entryMode(edition, entry), {
      place: placeLd(context, venue, room),
      url: joinAddress(edition, entry) ?? absolute(context, sessionPath(edition, session)),
    }),
    organizer: { '@type': 'Organization', name: context.site.company.name, url: siteUrl(context) },
    image: [context.origin + picture(context, event.logos.full, { place: 'small' }).src],
    performer: session.speakers.map((speaker) => ({
      '@type': 'Person' as const,
      name: fullName(speaker),
      ...(known.has(speaker) ? { url: absolute(context, speakerPath(edition, speaker)) } : {}),
    })),
    ...(recordings.length === 0 ? {} : { recordedIn: recordings }),
    superEvent: {
      '@type': 'Event',
      name: plainText(context, edition.hero.title, editionValues(context, event, edition)),
      url: absolute(context, programmePath({ event, edition })),
      startDate: zonedIso(edition.startsAt, zone),
      endDate: zonedIso(edition.endsAt, zone),
      ...(edition.status === undefined ? {} : editionStatusLd(edition)),
      ...editionModeLd(context, event, edition),
    },
  };
  return plainLd(ld);
}

const MODES = {
  onsite: 'https://schema.org/OfflineEventAttendanceMode',
  online: 'https://schema.org/OnlineEventAttendanceMode',
  mixed: 'https://schema.org/MixedEventAttendanceMode',
} as const;

/** How an edition is attended and where. Who attends online finds on its page where to join. */
function editionModeLd(context: PlanContext, event: SiteEvent, edition: Edition) {
  const [venue] = edition.venues;
  return modeLd(edition.mode, {
    place: placeLd(context, venue),
    url: absolute(context, programmePath({ event, edition })),
  });
}

/** A mixed event has two locations. @see https://developers.google.com/search/docs/appearance/structured-data/event */
function modeLd(
  mode: EventMode,
  { place, url }: { readonly place: ReturnType<typeof placeLd> | undefined; readonly url: string },
) {
  const online = { '@type': 'VirtualLocation' as const, url };
  const locations = [...(mode === 'online' || !place ? [] : [place]), ...(mode === 'onsite' ? [] : [online])];
  const location = locations.length > 1 ? locations : locations[0];
  return { eventAttendanceMode: MODES[mode], ...defined({ location }) };
}

/** A venue, a room in it, or a room that is outside of venues. */
function placeLd(context: PlanContext, venue: Venue | undefined, room?: Room) {
  const names = [room, venue].flatMap((one) => (one === undefined ? [] : [plainText(context, one.name)]));
  if (names.length === 0) return undefined;
  return { '@type': 'Place' as const, name: names.join(', '), ...(venue && addressLd(venue)) };
}

function addressLd(venue: Venue) {
  return {
    address: {
      '@type': 'PostalAddress' as const,
      streetAddress: venue.street,
      postalCode: venue.postalCode,
      addressLocality: venue.city,
      addressCountry: venue.countryShort,
    },
    ...(venue.location === undefined ? {} : { geo: { '@type': 'GeoCoordinates' as const, ...venue.location } }),
  };
}
