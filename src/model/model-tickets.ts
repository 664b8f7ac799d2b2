import { defined } from '../domain/defined.ts';
import type { TicketsRecord } from '../domain/site/content-types.ts';
import { discounted } from '../domain/site/money.ts';
import type { EditionDay, Promotion, Ticket, Vat } from '../domain/site/site.ts';
import { saleStates } from '../domain/site/ticket-sales.ts';
import { vatTimeline } from '../domain/site/vat.ts';
import {
  and,
  constant,
  during,
  type Instant,
  isNever,
  limitTo,
  not,
  spans,
  type Window,
} from '../domain/time/timeline.ts';
import type { Merged } from './merged.ts';
import { type ModelContext, modelled, period } from './model-context.ts';

type TicketData = Merged<TicketsRecord>['tickets'][number];
type PromotionData = NonNullable<Merged<TicketsRecord>['promotions']>[number];

interface SalesScope {
  readonly event: string;
  readonly year: number;
  /** When the edition sells tickets at all. */
  readonly sales: Window;
  readonly days: readonly EditionDay[];
}

/** The tickets of an edition in content order, followed by those of its days, which are sold until their day ends. */
export function modelTickets(
  context: ModelContext,
  { event, year, sales, days }: SalesScope,
  vat: Vat,
): readonly Ticket[] {
  return modelled(context, 'tickets', { event, year }).flatMap(({ record, data }) => {
    const day = days.find(({ date }) => date === record.place.day);
    const open = and(sales, during(null, day?.endsAt ?? null));
    const listed = data.tickets.filter((ticket) => ticket.listed).map((ticket) => saleBounds(ticket, open, context));
    const lastEnd = Math.max(...listed.flatMap(({ until }) => until ?? []));
    return data.tickets.map((ticket) =>
      modelTicket(ticket, { context, promotions: data.promotions ?? [], vat, lastEnd, open }),
    );
  });
}

interface TicketSale {
  readonly from: Instant | null;
  /** Null for a ticket that is never on sale. */
  readonly until: Instant | null;
  readonly window: Window;
}

/** The period in which a ticket is sold, within the one in which the edition sells tickets. */
function saleBounds(ticket: TicketData, open: Window, { zone }: ModelContext): TicketSale {
  const window = and(period(ticket.startDate, ticket.endDate, zone).window, open);
  const { from, until } = spans(window)[0] ?? { from: null, until: null };
  return { from, until, window };
}

interface TicketScope {
  readonly context: ModelContext;
  readonly promotions: readonly PromotionData[];
  readonly vat: Vat;
  readonly lastEnd: Instant;
  readonly open: Window;
}

function modelTicket(data: TicketData, { context, promotions, vat, lastEnd, open }: TicketScope): Ticket {
  const { from, until, window } = saleBounds(data, open, context);
  const sale = data.available ? window : constant(false);
  // A tier that has ended is hidden, except for the last ones to end, which show that sales are over. One that is not on
  // sale at any time at which others can be is never shown.
  const isOut = isNever(window) && !isNever(open);
  const isLast = until === null || until === lastEnd;
  const shown = isLast ? constant(!isOut) : not(during(until, null));
  return defined({
    ident: data.ident,
    icon: data.icon,
    title: data.title,
    remark: data.remark,
    price: data.price,
    group: data.group,
    vatPercent: vatOf(vat, data.vat ?? vat.default),
    limited: data.limited,
    special: data.special,
    maxAvailable: data.ticketingSystem?.maxAvailable,
    category: data.ticketingSystem?.categoryName,
    access: Object.entries(data.access)
      .filter(([, given]) => given === true)
      .map(([name]) => name),
    from,
    until,
    shown: and(constant(data.listed), shown),
    states: saleStates(sale),
    promotions: promotions
      .filter((promotion) => promotion.tickets.includes(data.ident))
      .flatMap((promotion) => modelPromotion(promotion, { price: data.price, context, sale })),
  }) as Ticket;
}

/** The VAT rate over time. The first rate counts as having always been in force, so its start is not a change. */
function vatOf({ entries }: Vat, type: string): Ticket['vatPercent'] {
  return limitTo(vatTimeline(entries, type), during(entries[0]?.from ?? null, null), null);
}

/** A promotion of one ticket, which ends with its sale. Empty if the two never coincide. */
function modelPromotion(
  data: PromotionData,
  { price, context, sale }: { readonly price: number; readonly context: ModelContext; readonly sale: Window },
): readonly Promotion[] {
  const window = and(period(data.startDate, data.endDate, context.zone).window, sale);
  const until = spans(window)[0]?.until ?? null;
  if (until === null) return [];
  return [
    defined({
      ident: data.ident,
      title: data.title,
      text: data.text,
      percent: data.percent,
      price: discounted(price, data.percent),
      until,
      window,
    }) as Promotion,
  ];
}
