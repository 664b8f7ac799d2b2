import { type ContentRecord, field, recordsOf } from '../content/content-index.ts';
import type { CheckScope } from './check-scope.ts';

/** Whether an existing placeholder has a value in the texts of a record. */
export type HasValue = (name: string) => boolean;

/**
 * Finds the edition that fills the placeholders of a record: its own, for an event the current one, for the site that of
 * the main event. Undefined if there is no such edition or it is invalid, which other rules report.
 */
export function placeholderSource(record: ContentRecord, { index, isValid }: CheckScope): HasValue | undefined {
  const event = record.place.event ?? field(recordsOf(index, 'site')[0]?.document.data, 'product');
  if (typeof event !== 'string') return undefined;
  const events = recordsOf(index, 'event', { event });
  const year = record.place.year ?? field(events[0]?.document.data, 'currentYear');
  if (typeof year !== 'number') return undefined;
  const editions = recordsOf(index, 'edition', { event, year });
  const ticketRecords = recordsOf(index, 'tickets', { event, year });
  const [eventData, edition] = [events, editions].map(([first]) => first?.document.data);
  if (eventData === undefined || edition === undefined) return undefined;
  if (![...events, ...editions, ...ticketRecords].every(isValid)) return undefined;
  const tickets = ticketRecords.flatMap(({ document }) => listIn(document.data));
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
  if (VENUE_PLACEHOLDERS.includes(name)) return hasVenue(sources.edition);
  const path = FIELDS[name];
  if (path === undefined) return true;
  return [sources.edition, sources.event].some((data) => path.reduce(field, data) !== undefined);
}

const VENUE_PLACEHOLDERS: readonly string[] = ['venueName', 'venueAddress', 'mapLink'];

/** Whether the edition or one of its days has a venue. */
function hasVenue(edition: unknown): boolean {
  const days = field(edition, 'days');
  return [edition, ...(Array.isArray(days) ? days : [])].some((one) => field(one, 'venue') !== undefined);
}

/** The field of the edition or its event that fills a placeholder. All other placeholders always have a value. */
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
