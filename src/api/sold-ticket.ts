import type { Edition } from '../domain/site/site.ts';
import type { Ticket } from '../domain/site/site-records.ts';

/** The name of a ticket in the ticket shop: its category there if the content has one, else its ident. */
export function shopName({ category, ident }: Ticket): string {
  return category ?? ident;
}

/** The ticket of an edition by its name in the shop. Undefined if the edition sells no such ticket. */
export function soldTicket({ tickets }: Edition, name: string): Ticket | undefined {
  return tickets.find((ticket) => shopName(ticket) === name);
}
