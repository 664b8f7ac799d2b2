import { recordsOf } from '../content/content-index.ts';
import type { ValidRecord } from '../content/valid-record.ts';
import { defined } from '../domain/defined.ts';
import type { TicketRecord } from '../domain/site/content-types.ts';
import type { TicketPlace } from '../domain/site/ticket-links.ts';
import { saleStates, salesKinds, salesWindow } from '../domain/site/ticket-sales.ts';
import { deadlineDay } from '../domain/time/dates.ts';
import { editionTakesPlace } from '../domain/time/edition-status.ts';
import { and, constant, during, type Instant, type Window } from '../domain/time/timeline.ts';
import type { CheckScope } from './check-scope.ts';
import { type EditionScope, momentIn, settingOf, spanOf } from './edition-scope.ts';

/** When tickets are sold, by the same rules as in the model. */

/** Whether an edition is neither cancelled nor postponed. */
export function isHeld({ edition }: Pick<EditionScope, 'edition'>): boolean {
  const { status: kind } = edition.data;
  return editionTakesPlace(defined({ status: kind && { kind } }));
}

/**
 * When an edition sells tickets to a day, or to the whole of it: whatever the dates of the tickets are. Never if it does not
 * take place. Undefined if a date is invalid or an end does not come after its start, which other rules report.
 */
export function editionSales(scope: Pick<EditionScope, 'edition' | 'zone'>, date?: string): Window | undefined {
  const { dateLimits, days, status: kind } = scope.edition.data;
  const span = spanOf(scope);
  const limit = windowOf(dateLimits.ticketSales?.from, dateLimits.ticketSales?.to, scope.zone);
  const day = days.find((one) => date !== undefined && one.date === date);
  const dayEnds = day === undefined ? null : momentIn(day.endDateTime, 'moment', scope.zone);
  if (span === undefined || limit === undefined || dayEnds === undefined) return undefined;
  return and(salesWindow(defined({ endsAt: span.endsAt, status: kind && { kind } }), limit), during(null, dayEnds));
}

/**
 * When one can buy a ticket of a record: never if it is not listed or not available. Undefined if a date is invalid or an end
 * does not come after its start.
 */
export function saleWindow(
  ticket: TicketRecord,
  { place }: ValidRecord<'tickets'>,
  editionScope: EditionScope,
): Window | undefined {
  const open = editionSales(editionScope, place.day);
  const own = windowOf(ticket.startDate, ticket.endDate, editionScope.zone);
  if (open === undefined || own === undefined) return undefined;
  return ticket.listed && ticket.available ? and(own, open) : constant(false);
}

/** Where the tickets of an edition are, and when they are sold. Undefined if a date of the edition is invalid. */
export function ticketPlace(editionScope: EditionScope, { index }: CheckScope): TicketPlace | undefined {
  const { event, year, eventRecord } = editionScope;
  const open = editionSales(editionScope);
  if (open === undefined) return undefined;
  const tickets = recordsOf(index, 'tickets', { event, year }).flatMap((record) =>
    record.data.tickets
      .filter(({ listed }) => listed)
      .map((ticket) => saleWindow(ticket, record, editionScope) ?? constant(false)),
  );
  const listed = tickets.map((window) => ({ shown: constant(true), states: saleStates(window) }));
  const shop = settingOf(editionScope, ({ externalLinks }) => externalLinks?.tickets)?.value;
  return { sales: salesKinds(listed, open), shop, path: eventRecord.data.baseUrl };
}

/** The window between two moments as content gives them. Undefined if one is invalid or the end does not come after the start. */
export function windowOf(from: string | undefined, to: string | undefined, zone: string): Window | undefined {
  const start = from === undefined ? null : momentIn(from, 'start', zone);
  const end = to === undefined ? null : momentIn(to, 'deadline', zone);
  if (start === undefined || end === undefined || (start !== null && end !== null && end <= start)) return undefined;
  return during(start, end);
}

/** An end as people say it: the day that ends then, or else the time. */
export function endText(until: Instant, zone: string): string {
  return deadlineDay(until, zone).wall.slice(0, 16).replace('T', ' ');
}
