import { type ContentRecord, field, recordsOf } from '../content/content-index.ts';
import type { CheckScope } from './check-scope.ts';

/** Says whether a placeholder that exists has a value where a record's texts show. */
export type HasValue = (name: string) => boolean;

/**
 * What a record's placeholders are filled from: its edition; for an event its current edition; for the site the main
 * event's. Undefined where there is no such edition, or what it says is broken: that is told elsewhere.
 */
export function placeholderSource(record: ContentRecord, { index, isValid }: CheckScope): HasValue | undefined {
  const event = record.place.event ?? field(recordsOf(index, 'site')[0]?.document.data, 'product');
  if (typeof event !== 'string') return undefined;
  const ofEvent = recordsOf(index, 'event', { event });
  const year = record.place.year ?? field(ofEvent[0]?.document.data, 'currentYear');
  if (typeof year !== 'number') return undefined;
  const ofEdition = recordsOf(index, 'edition', { event, year });
  const ofTickets = recordsOf(index, 'tickets', { event, year });
  const [eventData, edition] = [ofEvent, ofEdition].map(([first]) => first?.document.data);
  if (eventData === undefined || edition === undefined) return undefined;
  if (![...ofEvent, ...ofEdition, ...ofTickets].every(isValid)) return undefined;
  const tickets = ofTickets.flatMap(({ document }) => listIn(document.data));
  return (name) => hasValue(name, { event: eventData, edition, tickets });
}

interface Sources {
  readonly event: unknown;
  readonly edition: unknown;
  readonly tickets: readonly unknown[];
}

function hasValue(name: string, sources: Sources): boolean {
  const [family = '', rest] = name.split('.');
  if (rest !== undefined) return FAMILIES[family]?.(rest, sources) ?? true;
  if (OF_VENUE.includes(name)) return hasVenue(sources.edition);
  const path = FIELDS[name];
  if (path === undefined) return true;
  return [sources.edition, sources.event].some((data) => path.reduce(field, data) !== undefined);
}

const OF_VENUE: readonly string[] = ['venueName', 'venueAddress', 'mapLink'];

/** The edition's own venue, or that of one of its days. */
function hasVenue(edition: unknown): boolean {
  const days = field(edition, 'days');
  return [edition, ...(Array.isArray(days) ? days : [])].some((one) => field(one, 'venue') !== undefined);
}

/** Where the edition, or else its event, gives what a placeholder stands for; all others have a value always. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  sessionPlatformLink: ['externalLinks', 'sessions'],
  ticketsLink: ['externalLinks', 'tickets'],
  workshopsLink: ['externalLinks', 'workshops'],
  teamMinimum: ['options', 'teamMinimum'],
  teamMaximum: ['options', 'teamMaximum'],
  maxTeams: ['options', 'maxTeams'],
  durationHours: ['hackathon', 'durationHours'],
  breakfastUntil: ['meals', 'breakfast', 'until'],
  lunchUntil: ['meals', 'lunch', 'until'],
};

const FAMILIES: Readonly<Record<string, (name: string, sources: Sources) => boolean>> = {
  deadline: (name, { edition }) => ['dateLimits', name, 'to'].reduce(field, edition) !== undefined,
  prize: (name, { edition }) => ['hackathon', 'prizes', String(Number(name) - 1)].reduce(field, edition) !== undefined,
  price: (name, { tickets }) => ticketOf(name, tickets) !== undefined,
  maxAvailable: (name, { tickets }) =>
    field(field(ticketOf(name, tickets), 'ticketingSystem'), 'maxAvailable') !== undefined,
};

function ticketOf(name: string, tickets: readonly unknown[]): unknown {
  return tickets.find((ticket) => field(ticket, 'ident') === name);
}

function listIn(data: unknown): readonly unknown[] {
  const list = field(data, 'tickets');
  return Array.isArray(list) ? list : [];
}
