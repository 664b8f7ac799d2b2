import { defined } from '../domain/defined.ts';
import type { TicketsRecord } from '../domain/site/content-types.ts';
import { discounted } from '../domain/site/money.ts';
import type { Promotion, Ticket, Vat } from '../domain/site/site.ts';
import { vatTimeline } from '../domain/site/vat.ts';
import { and, combine, constant, during, type Instant, limitTo, not, type Timeline } from '../domain/time/timeline.ts';
import type { Merged } from './merged.ts';
import { instant, type ModelContext, modelled, period } from './model-context.ts';

type TicketData = Merged<TicketsRecord>['tickets'][number];
type PromotionData = NonNullable<Merged<TicketsRecord>['promotions']>[number];

/** The tickets of an edition in content order, followed by those of its days. Unless `isSold`, none is for sale. */
export function modelTickets(
  context: ModelContext,
  scope: { readonly event: string; readonly year: number; readonly isSold: boolean },
  vat: Vat,
): readonly Ticket[] {
  const { event, year, isSold } = scope;
  return modelled(context, 'tickets', { event, year }).flatMap(({ data }) => {
    const promotions = isSold ? (data.promotions ?? []) : [];
    const lastEnd = lastEndOf(data.tickets, context);
    return data.tickets.map((ticket) => modelTicket(ticket, { context, promotions, vat, lastEnd, isSold }));
  });
}

/** When the last sale of a listed ticket ends; null if one never ends. */
function lastEndOf(tickets: readonly TicketData[], context: ModelContext): Instant | null {
  const ends = tickets.filter((ticket) => ticket.listed).map((ticket) => saleOf(ticket, context).until);
  return ends.reduce((last, end) => (last === null || end === null ? null : Math.max(last, end)), ends[0] ?? null);
}

function saleOf(ticket: TicketData, context: ModelContext) {
  return period(ticket.startDate, ticket.endDate, context.zone);
}

interface TicketScope {
  readonly context: ModelContext;
  readonly promotions: readonly PromotionData[];
  readonly vat: Vat;
  readonly lastEnd: Instant | null;
  readonly isSold: boolean;
}

function modelTicket(data: TicketData, { context, promotions, vat, lastEnd, isSold }: TicketScope): Ticket {
  const { from, until, window } = saleOf(data, context);
  // A tier that has ended is hidden, except for the last ones to end, which show that sales are over.
  const shown = until === null || until === lastEnd ? constant(true) : not(during(until, null));
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
    states: isSold ? states(data, from, until === lastEnd ? until : null) : constant('unavailable'),
    promotions: promotions
      .filter((promotion) => promotion.tickets.includes(data.ident))
      .map((promotion) => modelPromotion(promotion, { price: data.price, context, window })),
  }) as Ticket;
}

/** The VAT rate over time. The first rate counts as having always been in force, so its start is not a change. */
function vatOf({ entries }: Vat, type: string): Ticket['vatPercent'] {
  return limitTo(vatTimeline(entries, type), during(entries[0]?.from ?? null, null), null);
}

function states(data: TicketData, from: Instant | null, until: Instant | null): Ticket['states'] {
  if (!data.available) return constant('unavailable');
  const early = from === null ? constant(false) : during(null, from);
  const over = until === null ? constant(false) : during(until, null);
  return combine(early, over, (isEarly, isOver) => (isOver ? 'over' : isEarly ? 'later' : 'on-sale'));
}

function modelPromotion(
  data: PromotionData,
  {
    price,
    context,
    window,
  }: { readonly price: number; readonly context: ModelContext; readonly window: Timeline<boolean> },
): Promotion {
  const own = period(data.startDate, data.endDate, context.zone);
  return defined({
    ident: data.ident,
    title: data.title,
    text: data.text,
    percent: data.percent,
    price: discounted(price, data.percent),
    until: own.until ?? instant(data.endDate ?? data.startDate, 'deadline', context.zone),
    window: and(own.window, window),
  }) as Promotion;
}
