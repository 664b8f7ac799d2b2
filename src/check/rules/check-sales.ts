import { recordsOf } from '../../content/content-index.ts';
import type { ValidRecord } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { TicketRecord } from '../../domain/site/content-types.ts';
import { and, type Instant, isNever, spans, type Window } from '../../domain/time/timeline.ts';
import { wallClock } from '../../domain/time/zone.ts';
import type { CheckScope } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { datesOf, type EditionScope, editionsIn, momentIn, spanOf } from '../edition-scope.ts';
import { atValue, type UnplacedFinding } from '../finding-at.ts';
import { salesOf, windowOf } from '../sale-windows.ts';

/**
 * Compares the dates of tickets with the date limit of ticket sales and with the dates of the event. Adds the warning
 * `ticket-sales-differ` for a ticket that can never be bought, else for a date limit before or after the end of the last
 * ticket, else for sales that ended with the date from which the event has been moved. Unlisted tickets are ignored.
 */
export function checkSales(place: EditionPlace, scope: CheckScope): readonly Finding[] {
  return editionsIn(scope, place).flatMap((editionScope) => {
    const { event, year, zone } = editionScope;
    const open = salesOf(editionScope);
    if (open === undefined) return [];
    const tickets = recordsOf(scope.index, 'tickets', { event, year }).flatMap((record) => listedIn(record, zone));
    const sold = tickets.map((ticket) => ({ ...ticket, sale: and(ticket.own, open) }));
    const never = sold.filter(({ sale, data }) => data.available && isNever(sale));
    if (never.length > 0) return never.map((ticket) => neverSold(ticket, editionScope));
    const differing = limitDiffers(editionScope, sold);
    return differing.length > 0 ? differing : beforeMove(editionScope, sold);
  });
}

interface Listed {
  readonly record: ValidRecord<'tickets'>;
  readonly index: number;
  readonly data: TicketRecord;
  /** The sale by the dates of the ticket alone. */
  readonly own: Window;
}

interface Sold extends Listed {
  readonly sale: Window;
}

/** The listed tickets whose dates are valid. */
function listedIn(record: ValidRecord<'tickets'>, zone: string): readonly Listed[] {
  return record.data.tickets.flatMap((data, index) => {
    const own = windowOf(data.startDate, data.endDate, zone);
    return own === undefined || !data.listed ? [] : [{ record, index, data, own }];
  });
}

function neverSold({ record, index, data, own }: Listed, { edition }: EditionScope): Finding {
  const { from, to } = edition.data.dateLimits.ticketSales ?? {};
  const [open] = spans(own);
  const isEarly = from !== undefined && open?.from === null;
  const given = (isEarly ? (['endDate'] as const) : (['startDate', 'endDate'] as const)).find((name) => data[name]);
  const reason = isEarly
    ? `ticket sales begin only on ${from}`
    : `ticket sales end ${to === undefined ? 'with the event' : `on ${to}`}`;
  return atValue(record, ['tickets', String(index), given ?? 'ident'], {
    ...DIFFERS,
    message: `"${data.ident}" is never on sale: ${reason}.`,
    hint: 'correct the dates of the ticket, or "ticketSales" under "dateLimits" of the edition',
  });
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
  if (until > lastDay || (!isEarly && ownEnd(last) <= until + DAY)) return [];
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

/** A shop may stay open for a day longer than the site offers its tickets, such as until the doors open. */
const DAY = 24 * 60 * 60;

/** The end of a ticket by its own dates, of which it has one. */
function ownEnd({ own }: Listed): Instant {
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
      message: `The event has been moved from ${text}, but no ticket is on sale after ${wallClock(end, zone).slice(0, 16).replace('T', ' ')}.`,
      hint: 'move the ends of the tickets and of "ticketSales" as well',
    }),
  ];
}

const DIFFERS = { code: 'ticket-sales-differ', severity: 'warning' } as const satisfies Partial<UnplacedFinding>;
