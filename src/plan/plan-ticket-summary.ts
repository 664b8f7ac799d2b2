import { defined } from '../model/defined.ts';
import { formatMoney } from '../model/money.ts';
import type { TicketSummary } from '../model/page-tickets.ts';
import type { Edition, Ticket } from '../model/site.ts';
import { type Sale, salesTimeline } from '../model/ticket-sales.ts';
import { map, type Timeline } from '../model/timeline.ts';
import { ahead, beginning, deadline, phrase, type Values, type Wording } from './wording.ts';

/** What is on sale and what comes next, over time. */
export function planTicketSummary(wording: Wording, edition: Edition, values: Values): Timeline<TicketSummary> {
  const byIdent = new Map(edition.tickets.map((ticket) => [ticket.ident, ticket]));
  const known = (ident: string): Ticket => byIdent.get(ident) as Ticket;
  const sales = ahead(wording, salesTimeline(edition.tickets));
  return map(sales, ({ kind, onSale, next }) =>
    defined({
      kind,
      onSale: onSale.map((sale) => saleOf(wording, known(sale.ticket), { sale, values })),
      next: next === undefined ? undefined : nextOf(wording, known(next), values),
    }),
  );
}

function saleOf(
  wording: Wording,
  ticket: Ticket,
  { sale, values }: { readonly sale: Sale; readonly values: Values },
): TicketSummary['onSale'][number] {
  const promotion = ticket.promotions.find((one) => one.ident === sale.promotion);
  const until = promotion?.until ?? ticket.until;
  return defined({
    ident: ticket.ident,
    title: phrase(wording, ticket.title, values),
    price: formatMoney(promotion?.price ?? ticket.price, wording.language),
    promotion: promotion && phrase(wording, promotion.title, values),
    until: until === null ? undefined : deadline(wording, until),
  });
}

function nextOf(wording: Wording, ticket: Ticket, values: Values): TicketSummary['next'] {
  if (ticket.from === null) return undefined;
  return {
    ident: ticket.ident,
    title: phrase(wording, ticket.title, values),
    price: formatMoney(ticket.price, wording.language),
    from: beginning(wording, ticket.from),
  };
}
