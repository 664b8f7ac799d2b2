import { sql } from '../database/kysely-adapter.ts';
import type { Service } from '../service.ts';
import { soldTicket } from '../sold-ticket.ts';
import type { CommandResult } from './command.ts';

/** Counts the entries of each kind, as JSON or as lines to print. */
export async function statsOf(service: Service, { json }: { readonly json: boolean }): Promise<CommandResult> {
  const { rows } = await sql<{ what: string; edition: string; count: number }>`
    select 'newsletter, confirmed' as what, '' as edition, count(*) as count from "subscription" where "confirmedAt" is not null
    union all select 'newsletter, waiting', '', count(*) from "subscription" where "confirmedAt" is null
    union all select "kind" || ', ' || "status", "event" || ' ' || "year", count(*) from "application" group by 1, 2
    union all select 'teams, confirmed', "event" || ' ' || "year", count(*) from "team" where "confirmedAt" is not null group by 2
    union all select 'teams, waiting', "event" || ' ' || "year", count(*) from "team" where "confirmedAt" is null group by 2
    union all select 'seats in ' || "workshop", "event" || ' ' || "year", count(*) from "seat" group by 1, 2
    union all select 'ratings', "event" || ' ' || "year", count(*) from "rating" group by 2
    union all select 'surveys of ' || "audience", "event" || ' ' || "year", count(*) from "survey" group by 1, 2
    union all select 'attendees', "event" || ' ' || "year", count(*) from "attendee" group by 2
    union all select 'e-mails waiting', '', count(*) from "letter"
    order by 2, 1`.execute(service.db);
  const counts = [
    ...rows.map(({ what, edition, count }) => ({ what, edition, count: Number(count) })),
    ...(await unsoldTickets(service)),
  ];
  const line = ({ what, edition, count }: (typeof counts)[number]): string =>
    `${String(count).padStart(6)}  ${[edition, count === 1 ? singular(what) : what].filter(Boolean).join('  ')}\n`;
  return { kind: 'done', output: json ? `${JSON.stringify(counts, null, 2)}\n` : counts.map(line).join('') };
}

/** Counts attendees whose ticket is not sold by their edition, by ticket. */
async function unsoldTickets({ db, site }: Service) {
  const rows = await db
    .selectFrom('attendee')
    .select(['event', 'year', 'ticket', ({ fn }) => fn.countAll<number>().as('count')])
    .where('ticket', 'is not', null)
    .groupBy(['event', 'year', 'ticket'])
    .orderBy('event')
    .orderBy('year')
    .orderBy('ticket')
    .execute();
  const editions = site().events.flatMap((event) => event.editions);
  return rows.flatMap(({ event, year, ticket, count }) => {
    const edition = editions.find((one) => one.event === event && one.year === year);
    if (edition === undefined || ticket === null || soldTicket(edition, ticket) !== undefined) return [];
    const what = `attendees with the ticket "${ticket}", which is not sold`;
    return [{ what, edition: `${event} ${year}`, count: Number(count) }];
  });
}

/** `attendees` → `attendee`, `seats in drawn-in-threads` → `seat in drawn-in-threads`. */
function singular(what: string): string {
  return what.replace(/^(attendee|e-mail|rating|seat|survey|team)s\b/, '$1');
}
