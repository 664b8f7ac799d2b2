import { scopeOf } from '../scope.ts';
import type { Outcome, Service } from '../service.ts';
import { shopName } from '../sold-ticket.ts';

/** Counts the remaining tickets of each limited kind. A ticket counts as sold once its attendee is imported. */
export async function getTickets(
  service: Service,
  named: { readonly ident: string; readonly year: number },
): Promise<Outcome> {
  const { event, year, tickets } = scopeOf(service, named).edition;
  const rows = await service.db
    .selectFrom('attendee')
    .select(['ticket', ({ fn }) => fn.countAll<number>().as('sold')])
    .where((is) => is.and({ event, year }))
    .groupBy('ticket')
    .execute();
  const sold = new Map(rows.map((row) => [row.ticket, Number(row.sold)]));
  const remaining = tickets.flatMap((ticket) => {
    const { ident, maxAvailable } = ticket;
    if (maxAvailable === undefined) return [];
    return [{ ident, remaining: Math.max(0, maxAvailable - (sold.get(shopName(ticket)) ?? 0)) }];
  });
  return { status: 200, body: { tickets: remaining } };
}
