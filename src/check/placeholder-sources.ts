import { allRecordsOf, type ContentRecord, recordsOf } from '../content/content-index.ts';
import { isValid } from '../content/valid-record.ts';
import type { DateLimit, EditionRecord, EventRecord, TicketRecord } from '../domain/site/content-types.ts';
import { ENDING_LIMITS } from '../domain/site/forms.ts';
import type { CheckScope } from './check-scope.ts';
import { editionsIn } from './edition-scope.ts';
import { ticketPlace } from './sale-windows.ts';
import { isLunchKnown } from './scheduled-meals.ts';

/** Whether an existing placeholder has a value in the texts of a record. */
export type HasValue = (name: string) => boolean;

/**
 * Finds the edition that fills the placeholders of a record: its own, for an event the current one, for the site that of
 * the main event. Undefined if there is no such edition or it is invalid, which other rules report.
 */
export function placeholderSource(record: ContentRecord, scope: CheckScope): HasValue | undefined {
  const { index } = scope;
  const event = record.place.event ?? allRecordsOf(index, 'site')[0]?.data.product;
  if (typeof event !== 'string') return undefined;
  const [eventRecord] = allRecordsOf(index, 'event', { event });
  const year = record.place.year ?? eventRecord?.data.currentYear;
  if (typeof year !== 'number') return undefined;
  const [edition] = allRecordsOf(index, 'edition', { event, year });
  if (eventRecord === undefined || edition === undefined || !isValid(eventRecord) || !isValid(edition))
    return undefined;
  const sold = allRecordsOf(index, 'tickets', { event, year });
  if (!sold.every(isValid)) return undefined;
  const tickets = recordsOf(index, 'tickets', { event, year }).flatMap(({ data }) => data.tickets);
  const lunch = (): boolean => isLunchKnown({ event, year }, scope);
  const isSold = (): boolean => {
    const places = editionsIn(scope, { event, year }).map((one) => ticketPlace(one, scope));
    return places.some((one) => one === undefined || one.sales.some(({ value }) => value === 'on-sale'));
  };
  return (name) => hasValue(name, { event: eventRecord.data, edition: edition.data, tickets, lunch, isSold });
}

interface Sources {
  readonly event: EventRecord;
  readonly edition: EditionRecord;
  readonly tickets: readonly TicketRecord[];
  /** Whether the end of lunch follows from the programme. */
  readonly lunch: () => boolean;
  /** Whether tickets are sold at some time, so that sales have an end. */
  readonly isSold: () => boolean;
}

function hasValue(name: string, sources: Sources): boolean {
  const [family = '', rest] = name.split('.');
  if (rest !== undefined) return FAMILIES[family]?.(rest, sources) ?? true;
  const value = VALUES[name];
  return value === undefined || value(sources) !== undefined;
}

/** What fills a placeholder in the edition, its event or its programme. All other placeholders always have a value. */
const VALUES: Readonly<Record<string, (sources: Sources) => unknown>> = {
  venueName: venueOf,
  venueAddress: venueOf,
  mapLink: venueOf,
  sessionPlatformLink: ({ edition, event }) => edition.externalLinks?.sessions ?? event.externalLinks.sessions,
  ticketsLink: ({ edition, event }) => edition.externalLinks?.tickets ?? event.externalLinks.tickets,
  workshopsLink: ({ edition, event }) => edition.externalLinks?.workshops ?? event.externalLinks.workshops,
  teamMinimum: ({ edition, event }) => edition.options?.teamMinimum ?? event.options.teamMinimum,
  teamMaximum: ({ edition, event }) => edition.options?.teamMaximum ?? event.options.teamMaximum,
  maxTeams: ({ edition, event }) => edition.options?.maxTeams ?? event.options.maxTeams,
  durationHours: ({ edition }) => edition.hackathon?.durationHours,
  breakfastUntil: ({ edition }) => edition.meals?.breakfast?.until,
  lunchUntil: ({ edition, lunch }) => edition.meals?.lunch ?? (lunch() || undefined),
};

/** The venue of the edition or of one of its days. */
function venueOf({ edition }: Sources): unknown {
  return edition.venue ?? edition.days.find(({ venue }) => venue !== undefined)?.venue;
}

const FAMILIES: Readonly<Record<string, (name: string, sources: Sources) => boolean>> = {
  deadline: (name, { edition, isSold }) => {
    if (ENDING_LIMITS.has(name)) return true;
    const limit = limitOf(name, edition);
    return limit?.to !== undefined || (limit !== undefined && name === 'ticketSales' && isSold());
  },
  prize: (name, { edition }) => edition.hackathon?.prizes[Number(name) - 1] !== undefined,
  price: (name, { tickets }) => ticketOf(name, tickets) !== undefined,
  maxAvailable: (name, { tickets }) => ticketOf(name, tickets)?.ticketingSystem?.maxAvailable !== undefined,
};

function limitOf(name: string, { dateLimits }: EditionRecord): DateLimit | undefined {
  return Object.hasOwn(dateLimits, name) ? dateLimits[name] : undefined;
}

function ticketOf(name: string, tickets: readonly TicketRecord[]): TicketRecord | undefined {
  return tickets.find(({ ident }) => ident === name);
}
