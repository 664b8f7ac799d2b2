import { type DatabaseTransaction, inTransaction } from '../database/in-transaction.ts';
import { sql } from '../database/kysely-adapter.ts';
import type { AttendeeRow, Database, WrongPinRow } from '../database/tables.ts';
import { keyedHash } from '../keys.ts';
import { refuse } from '../refusal.ts';
import type { Client, Service } from '../service.ts';
import { afterWrongPin, PIN_LIMITS } from './pin-limits.ts';
import type { AttendeePin } from './pin-token.ts';

/**
 * Looks up a PIN that may be a guess. Returns undefined if it is wrong, and counts it. Refuses with `rate-limited`
 * while the network or the edition has to wait. This happens before the PIN is looked up, so the refusal does not
 * reveal anything about it.
 *
 * The counts are in the database, so all processes share them. Attempts in an edition run one after the other:
 * otherwise many concurrent ones would be looked up before the first of them is counted.
 */
export async function attemptPin(
  service: Service,
  { pin, client }: { readonly pin: AttendeePin; readonly client: Client },
): Promise<AttendeeRow | undefined> {
  const countKeys = {
    event: pin.event,
    year: pin.year,
    network: keyedHash(await service.secret(), 'network', client.network),
  };
  requireOpen(await readCounts(service.db, countKeys), service.now());
  return inTransaction(service.db, async (transaction) => {
    await lockEdition(transaction, pin);
    const counts = await readCounts(transaction, countKeys);
    requireOpen(counts, service.now());
    const attendee = await attendeeWith(transaction, pin);
    if (attendee === undefined) await countWrongPin(transaction, { countKeys, counts, now: service.now() });
    return attendee;
  });
}

/** The attendee of an edition who has a PIN. */
export function attendeeWith(
  db: Database | DatabaseTransaction,
  { event, year, pin }: AttendeePin,
): Promise<AttendeeRow | undefined> {
  return db
    .selectFrom('attendee')
    .selectAll()
    .where((is) => is.and({ event, year, pin }))
    .executeTakeFirst();
}

/** Identifies the two rows in which a wrong PIN is counted: that of the network and that of all networks. */
interface CountKeys {
  readonly event: string;
  readonly year: number;
  /** Keyed hash of the network. */
  readonly network: string;
}

const ALL_NETWORKS = '';

async function readCounts(
  db: Database | DatabaseTransaction,
  { event, year, network }: CountKeys,
): Promise<readonly WrongPinRow[]> {
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

/** Blocks other attempts in the edition until the transaction ends. */
async function lockEdition(transaction: DatabaseTransaction, { event, year }: AttendeePin): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pin ${event} ${year}`}, 0))`.execute(transaction);
}

interface WrongPinCount {
  readonly countKeys: CountKeys;
  readonly counts: readonly WrongPinRow[];
  readonly now: number;
}

/** Counts a wrong PIN, and deletes rows in which no wrong PIN counts any more. */
async function countWrongPin(
  transaction: DatabaseTransaction,
  { countKeys, counts, now }: WrongPinCount,
): Promise<void> {
  const { event, year } = countKeys;
  await transaction
    .deleteFrom('wrongPin')
    .where((is) => is.and({ event, year }))
    .where('clearAt', '<=', now)
    .execute();
  const rows = [
    { network: ALL_NETWORKS, limit: PIN_LIMITS.edition },
    { network: countKeys.network, limit: PIN_LIMITS.network },
  ].map(({ network, limit }) => {
    const before = counts.find((row) => row.network === network);
    return { event, year, network, ...afterWrongPin(limit, { before, now }) };
  });
  await transaction
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
