import type { Edition } from '../domain/site.ts';
import type { Ticket } from '../domain/site-records.ts';

/** What the ticket shop calls a ticket: its category there, or else its ident. */
export function shopName({ category, ident }: Ticket): string {
  return category ?? ident;
}

/** The ticket of an edition that the shop calls so; undefined if the edition sells none of this name. */
export function soldTicket({ tickets }: Edition, name: string): Ticket | undefined {
  return tickets.find((ticket) => shopName(ticket) === name);
}
