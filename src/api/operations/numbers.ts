import { sql } from '../database/kysely-adapter.ts';
import { RETRY_SECONDS, refuse } from '../refusal.ts';
import { scopeOf } from '../scope.ts';
import type { Outcome, Service } from '../service.ts';
import { shopName } from '../sold-ticket.ts';

/** Tickets of which there is a limited number, less those whose attendees were imported. */
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

/** Whether the database answers. Refuses with 503 if it does not. */
export async function getHealth({ db }: Service): Promise<Outcome> {
  try {
    await sql`select 1`.execute(db);
  } catch {
    return refuse('unavailable', { retryAfterSeconds: RETRY_SECONDS });
  }
  return { status: 200, body: { status: 'ok' } };
}

/** Whether requests may come: a process that stops answers all of them with 503 before an operation sees them. */
export const getReadiness = getHealth;
