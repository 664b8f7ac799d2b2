import { inTransaction, type Queries } from '../database/in-transaction.ts';
import { sql } from '../database/kysely-adapter.ts';
import type { AttendeeRow, Database, WrongPinRow } from '../database/tables.ts';
import { hidden } from '../keys.ts';
import { refuse } from '../refusal.ts';
import type { Client, Service } from '../service.ts';
import { afterWrongPin, PIN_LIMITS } from './pin-limits.ts';
import type { PinOf } from './pin-token.ts';

/**
 * Looks up a PIN that may be a guess; undefined if nobody has it, which is counted. Refuses with `rate-limited` while the
 * network or the edition has to wait: before the PIN is looked up, so that the refusal says nothing about it.
 *
 * The counts are rows of the database, so that all processes on it share them. The attempts of an edition come one after
 * the other: otherwise many that are sent at once would all be looked up before the first of them is counted.
 */
export async function attemptPin(
  service: Service,
  { pin, client }: { readonly pin: PinOf; readonly client: Client },
): Promise<AttendeeRow | undefined> {
  const counted = {
    event: pin.event,
    year: pin.year,
    network: hidden(await service.secret(), 'network', client.network),
  };
  requireOpen(await countsOf(service.db, counted), service.now());
  return inTransaction(service.db, async (queries) => {
    await lockEdition(queries, pin);
    const counts = await countsOf(queries, counted);
    requireOpen(counts, service.now());
    const attendee = await attendeeWith(queries, pin);
    if (attendee === undefined) await countWrongPin(queries, { counted, counts, now: service.now() });
    return attendee;
  });
}

/** The attendee of an edition who has a PIN. */
export function attendeeWith(db: Database | Queries, { event, year, pin }: PinOf): Promise<AttendeeRow | undefined> {
  return db
    .selectFrom('attendee')
    .selectAll()
    .where((is) => is.and({ event, year, pin }))
    .executeTakeFirst();
}

/** The keys of the two rows that a wrong PIN is counted in. */
interface Counted {
  readonly event: string;
  readonly year: number;
  readonly network: string;
}

const ALL_NETWORKS = '';

async function countsOf(db: Database | Queries, { event, year, network }: Counted): Promise<readonly WrongPinRow[]> {
  return db
    .selectFrom('wrongPin')
    .selectAll()
    .where((is) => is.and({ event, year }))
    .where('network', 'in', [ALL_NETWORKS, network])
    .execute();
}

const TOO_MANY_WRONG =
  'Too many wrong PINs have been given for this edition. Wait before you send a PIN again, or send the `pinToken` of an earlier answer.';

function requireOpen(counts: readonly WrongPinRow[], now: number): void {
  const openAt = Math.max(...counts.map((row) => row.openAt), now);
  if (openAt > now) refuse('rate-limited', { detail: TOO_MANY_WRONG, retryAfterSeconds: openAt - now });
}

/** Until the end of the transaction. */
async function lockEdition(queries: Queries, { event, year }: PinOf): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pin ${event} ${year}`}, 0))`.execute(queries);
}

interface WrongPinCount {
  readonly counted: Counted;
  readonly counts: readonly WrongPinRow[];
  readonly now: number;
}

/** Rows of which every wrong PIN is forgotten go at the same time, so that the table stays small. */
async function countWrongPin(queries: Queries, { counted, counts, now }: WrongPinCount): Promise<void> {
  const { event, year } = counted;
  await queries
    .deleteFrom('wrongPin')
    .where((is) => is.and({ event, year }))
    .where('clearAt', '<=', now)
    .execute();
  const rows = [
    { network: ALL_NETWORKS, limit: PIN_LIMITS.edition },
    { network: counted.network, limit: PIN_LIMITS.network },
  ].map(({ network, limit }) => {
    const before = counts.find((row) => row.network === network);
    return { event, year, network, ...afterWrongPin(limit, { before, now }) };
  });
  await queries
    .insertInto('wrongPin')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['event', 'year', 'network']).doUpdateSet(({ ref }) => ({
        clearAt: ref('excluded.clearAt'),
        openAt: ref('excluded.openAt'),
      })),
    )
    .execute();
}
