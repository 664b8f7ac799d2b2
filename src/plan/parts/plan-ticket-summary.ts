import { defined } from '../../domain/defined.ts';
import type { TicketSummary } from '../../domain/page/page-tickets.ts';
import { formatMoney } from '../../domain/site/money.ts';
import type { Edition, Ticket } from '../../domain/site/site.ts';
import { priceTimeline, type Sale, salesTimeline, ticketsInSection } from '../../domain/site/ticket-sales.ts';
import { map, type Timeline, valueAt } from '../../domain/time/timeline.ts';
import { remaining } from '../from-the-build.ts';
import { beginning, deadline } from '../moments.ts';
import type { PlanContext, Values } from '../plan-context.ts';
import { phrase } from '../texts.ts';

/** The tickets on sale, and the one whose sale starts next, over time. */
export function planTicketSummary(context: PlanContext, edition: Edition, values: Values): Timeline<TicketSummary> {
  const tickets = ticketsInSection(edition);
  const byIdent = new Map(tickets.map((ticket) => [ticket.ident, ticket]));
  const ticketOf = (ident: string): Ticket => byIdent.get(ident) as Ticket;
  const sales = remaining(context, salesTimeline(tickets));
  return map(sales, ({ kind, onSale, next }) =>
    defined({
      kind,
      onSale: onSale.map((sale) => soldTicket(context, edition, { ticket: ticketOf(sale.ticket), sale, values })),
      next: next === undefined ? undefined : nextTicket(context, edition, { ticket: ticketOf(next), values }),
    }),
  );
}

function soldTicket(
  context: PlanContext,
  edition: Edition,
  { ticket, sale, values }: { readonly ticket: Ticket; readonly sale: Sale; readonly values: Values },
): TicketSummary['onSale'][number] {
  const promotion = ticket.promotions.find((one) => one.ident === sale.promotion);
  const until = promotion?.until ?? ticket.until;
  return defined({
    ident: ticket.ident,
    title: phrase(context, ticket.title, values),
    price: formatMoney(sale.amount, context.language),
    promotion: promotion && phrase(context, promotion.title, values),
    until: until === null ? undefined : deadline(context, edition, until),
  });
}

/** The ticket whose sale starts next, with the price that it then has. */
function nextTicket(
  context: PlanContext,
  edition: Edition,
  { ticket, values }: { readonly ticket: Ticket; readonly values: Values },
): TicketSummary['next'] {
  if (ticket.from === null) return undefined;
  return {
    ident: ticket.ident,
    title: phrase(context, ticket.title, values),
    price: formatMoney(valueAt(priceTimeline(ticket), ticket.from).amount, context.language),
    from: beginning(context, edition, ticket.from),
  };
}
