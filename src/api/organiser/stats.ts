import { sql } from '../database/kysely-door.ts';
import type { Service } from '../service.ts';
import type { OrderResult } from './order.ts';

/** How much of everything there is. */
export async function statsOf({ db }: Service, { json }: { readonly json: boolean }): Promise<OrderResult> {
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
    union all select 'letters waiting', '', count(*) from "letter"
    order by 2, 1`.execute(db);
  const counts = rows.map(({ what, edition, count }) => ({ what, edition, count: Number(count) }));
  const line = ({ what, edition, count }: (typeof counts)[number]): string =>
    `${String(count).padStart(6)}  ${[edition, what].filter(Boolean).join('  ')}\n`;
  return { kind: 'done', output: json ? `${JSON.stringify(counts, null, 2)}\n` : counts.map(line).join('') };
}
