import { recordsOf } from '../../content/content-index.ts';
import type { ValidRecord } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { TicketRecord } from '../../domain/site/content-types.ts';
import { type Instant, isNever, spans, type Window } from '../../domain/time/timeline.ts';
import type { CheckScope } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { datesOf, type EditionScope, editionsIn, momentIn, spanOf } from '../edition-scope.ts';
import { atValue, type UnplacedFinding } from '../finding-at.ts';
import { endText, isHeld, saleWindow, windowOf } from '../sale-windows.ts';

/**
 * Compares the dates of the tickets on sale with the date limit of ticket sales and with the dates of the event. Adds the
 * warning `ticket-sales-differ` for a ticket that can never be bought, else for a date limit before or after the end of the
 * last ticket, else for sales that ended with the date from which the event has been moved. Tickets that are not listed or not
 * available are ignored, and so is an edition that does not take place.
 */
export function checkSales(place: EditionPlace, scope: CheckScope): readonly Finding[] {
  return editionsIn(scope, place).flatMap((editionScope) => {
    if (!isHeld(editionScope)) return [];
    const { event, year } = editionScope;
    const tickets = recordsOf(scope.index, 'tickets', { event, year }).flatMap((record) =>
      soldIn(record, editionScope),
    );
    const never = tickets.filter(({ sale }) => isNever(sale));
    if (never.length > 0) return never.map((ticket) => neverSold(ticket, editionScope));
    const differing = limitDiffers(editionScope, tickets);
    return differing.length > 0 ? differing : beforeMove(editionScope, tickets);
  });
}

interface Sold {
  readonly record: ValidRecord<'tickets'>;
  readonly index: number;
  readonly data: TicketRecord;
  /** The sale by the dates of the ticket alone. */
  readonly own: Window;
  readonly sale: Window;
}

/** The tickets for sale whose dates are valid. */
function soldIn(record: ValidRecord<'tickets'>, editionScope: EditionScope): readonly Sold[] {
  return record.data.tickets.flatMap((data, index) => {
    const own = windowOf(data.startDate, data.endDate, editionScope.zone);
    const sale = saleWindow(data, record, editionScope);
    const isForSale = data.listed && data.available;
    return own === undefined || sale === undefined || !isForSale ? [] : [{ record, index, data, own, sale }];
  });
}

function neverSold(ticket: Sold, editionScope: EditionScope): Finding {
  const { record, index, data } = ticket;
  const { from, to } = editionScope.edition.data.dateLimits.ticketSales ?? {};
  const opensAt = momentIn(from, 'start', editionScope.zone);
  const until = momentIn(to, 'deadline', editionScope.zone) ?? Number.POSITIVE_INFINITY;
  const lastEnd = lastEndOf(ticket, editionScope);
  const isEarly = opensAt !== undefined && opensAt >= Math.min(ownEnd(ticket), lastEnd);
  const given = (isEarly ? (['endDate'] as const) : (['startDate', 'endDate'] as const)).find((name) => data[name]);
  const end = until < lastEnd ? `on ${to}` : `with the ${record.place.day === undefined ? 'event' : 'day'}`;
  const reason = isEarly ? `ticket sales begin only on ${from}` : `ticket sales end ${end}`;
  return atValue(record, ['tickets', String(index), given ?? 'ident'], {
    ...DIFFERS,
    message: `"${data.ident}" is never on sale: ${reason}.`,
    hint: 'correct the dates of the ticket, or "ticketSales" under "dateLimits" of the edition',
  });
}

/** The end of the event, or of the day of a ticket. */
function lastEndOf({ record }: Sold, { edition, zone }: EditionScope): Instant {
  const day = edition.data.days.find(({ date }) => date === record.place.day) ?? edition.data;
  return momentIn(day.endDateTime, 'moment', zone) ?? Number.POSITIVE_INFINITY;
}

/** Compares the end of the last ticket with the date limit. One after the event is reported as `deadline-after-event`. */
function limitDiffers(editionScope: EditionScope, tickets: readonly Sold[]): readonly Finding[] {
  const { edition, zone } = editionScope;
  const limit = edition.data.dateLimits.ticketSales?.to;
  const until = momentIn(limit, 'deadline', zone);
  const lastDay = momentIn(datesOf(edition).toSorted().at(-1), 'deadline', zone);
  if (limit === undefined || until === undefined || lastDay === undefined) return [];
  const dated = tickets.filter((ticket) => ticket.data.endDate !== undefined && ownEnd(ticket) <= lastDay);
  const [last] = dated.toSorted((a, b) => ownEnd(b) - ownEnd(a));
  if (last === undefined) return [];
  const isEarly = ownEnd(last) < until && dated.length === tickets.length;
  if (until > lastDay || (!isEarly && ownEnd(last) <= until)) return [];
  const { ident, endDate } = last.data;
  return [
    atValue(edition, ['dateLimits', 'ticketSales', 'to'], {
      ...DIFFERS,
      message: isEarly
        ? `Ticket sales end on ${limit}, but no ticket is on sale after ${endDate}, when "${ident}" ends.`
        : `Ticket sales end on ${limit}, so nobody can buy "${ident}" until ${endDate}.`,
      hint: 'give both the same end, or leave out the end of the ticket',
    }),
  ];
}

/** The end of a ticket by its own dates, of which it has one. */
function ownEnd({ own }: Sold): Instant {
  return spans(own)[0]?.until ?? Number.POSITIVE_INFINITY;
}

function beforeMove(editionScope: EditionScope, tickets: readonly Sold[]): readonly Finding[] {
  const { edition, zone } = editionScope;
  const { status, previousStartDate: text } = edition.data;
  const previousDay = status === 'moved' ? momentIn(text?.slice(0, 10), 'deadline', zone) : undefined;
  const startsAt = spanOf(editionScope)?.startsAt;
  const end = Math.max(...tickets.map(({ sale }) => spans(sale)[0]?.until ?? Number.NEGATIVE_INFINITY));
  if (text === undefined || previousDay === undefined || startsAt === undefined || !Number.isFinite(end)) return [];
  if (startsAt <= previousDay || end > previousDay) return [];
  return [
    atValue(edition, ['previousStartDate'], {
      ...DIFFERS,
      message: `The event has been moved from ${text}, but no ticket is on sale after ${endText(end, zone)}.`,
      hint: 'move the ends of the tickets and of "ticketSales" as well',
    }),
  ];
}

const DIFFERS = { code: 'ticket-sales-differ', severity: 'warning' } as const satisfies Partial<UnplacedFinding>;
