import { type DatabaseTransaction, inTransaction } from '../database/in-transaction.ts';
import { sql } from '../database/kysely-adapter.ts';
import type { AttendeeRow, Database, WrongPinRow } from '../database/tables.ts';
import { emailKey, keyedHash } from '../keys.ts';
import { refuse } from '../refusal.ts';
import type { Client, Service } from '../service.ts';
import { afterWrongPin, PIN_LIMITS, type PinLimit, waitSeconds } from './pin-limits.ts';
import type { AttendeePin } from './pin-token.ts';

/** A PIN that may be a guess. */
export interface PossiblePin {
  readonly pin: AttendeePin;
  /** The e-mail address that was sent with it. */
  readonly ticketEmail: string | undefined;
  readonly client: Client;
}

/**
 * Looks up a PIN that may be a guess. Returns undefined if it is wrong, and counts it. Refuses while there are too many
 * wrong ones. This happens before the PIN is looked up, so the refusal does not reveal anything about it.
 *
 * A PIN alone is counted for the network and the edition. A PIN with an e-mail address must be that of an attendee with
 * this address, and is counted for the address only. So nobody who guesses can make others wait, unless they know the
 * address. Addresses are counted whether or not an attendee has them.
 *
 * The counts are in the database, so all processes share them. Attempts with a common count run one after the other:
 * otherwise many concurrent ones would be looked up before the first of them is counted.
 */
export async function attemptPin(service: Service, possible: PossiblePin): Promise<AttendeeRow | undefined> {
  const { pin, ticketEmail } = possible;
  const counters = countersOf(await service.secret(), possible);
  await requireOpen(service.db, { possible, counters, now: service.now() });
  return inTransaction(service.db, async (transaction) => {
    await lockCounter(transaction, pin, counters[0].key);
    const now = service.now();
    const counts = await requireOpen(transaction, { possible, counters, now });
    const attendee = await attendeeWith(transaction, pin, ticketEmail);
    if (attendee === undefined) await countWrongPin(transaction, { pin, counters, counts, now });
    return attendee;
  });
}

/** The attendee of an edition who has a PIN, and the e-mail address if one is given. */
export function attendeeWith(
  db: Database | DatabaseTransaction,
  { event, year, pin }: AttendeePin,
  email?: string,
): Promise<AttendeeRow | undefined> {
  const address = email === undefined ? {} : { emailKey: emailKey(email) };
  return db
    .selectFrom('attendee')
    .selectAll()
    .where((is) => is.and({ event, year, pin, ...address }))
    .executeTakeFirst();
}

/** A row in which wrong PINs of an edition are counted. */
interface Counter {
  /** The column `network` of the row. */
  readonly key: string;
  readonly limit: PinLimit;
}

const ALL_NETWORKS = '';

/** The first counter is the one that attempts may have in common. */
function countersOf(secret: string, { ticketEmail, client }: PossiblePin): readonly [Counter, ...Counter[]] {
  if (ticketEmail !== undefined)
    return [{ key: keyedHash(secret, 'ticket email', emailKey(ticketEmail)), limit: PIN_LIMITS.email }];
  return [
    { key: ALL_NETWORKS, limit: PIN_LIMITS.edition },
    { key: keyedHash(secret, 'network', client.network), limit: PIN_LIMITS.network },
  ];
}

type Counts = ReadonlyMap<string, WrongPinRow>;

interface Attempt {
  readonly possible: PossiblePin;
  readonly counters: readonly Counter[];
  readonly now: number;
}

/** Returns the counts of an attempt. Refuses it while one of them makes it wait. */
async function requireOpen(db: Database | DatabaseTransaction, { possible, counters, now }: Attempt): Promise<Counts> {
  const counts = await readCounts(db, possible.pin, counters);
  const waits = counters.map(({ key, limit }) => waitSeconds(limit, { before: counts.get(key), now }));
  const retryAfterSeconds = Math.max(...waits);
  if (retryAfterSeconds === 0) return counts;
  if (possible.ticketEmail !== undefined) return refuse('rate-limited', { detail: TOO_MANY_PAIRS, retryAfterSeconds });
  if (!(await hasAddresses(db, possible.pin))) {
    return refuse('rate-limited', { detail: TOO_MANY_WRONG, retryAfterSeconds });
  }
  return refuse('pin-email-needed', {
    errors: [{ pointer: '/ticketEmail', code: 'required' }],
    retryAfterSeconds,
  });
}

const TOO_MANY_WRONG =
  'Too many wrong PINs have been given for this edition. Wait before you send a PIN again, or send the `pinToken` of an earlier answer.';

const TOO_MANY_PAIRS =
  'Too many wrong PINs have been given with this e-mail address. Wait before you send a PIN with it again, or send the `pinToken` of an earlier answer.';

async function readCounts(
  db: Database | DatabaseTransaction,
  { event, year }: AttendeePin,
  counters: readonly Counter[],
): Promise<Counts> {
  const keys = counters.map(({ key }) => key);
  const rows = await db
    .selectFrom('wrongPin')
    .selectAll()
    .where((is) => is.and({ event, year }))
    .where('network', 'in', keys)
    .execute();
  return new Map(rows.map((row) => [row.network, row]));
}

/** Whether any attendee of the edition was imported with an e-mail address. */
async function hasAddresses(db: Database | DatabaseTransaction, { event, year }: AttendeePin): Promise<boolean> {
  const one = await db
    .selectFrom('attendee')
    .select('id')
    .where((is) => is.and({ event, year }))
    .where('emailKey', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

/** Blocks other attempts that are counted in the same row until the transaction ends. */
async function lockCounter(transaction: DatabaseTransaction, { event, year }: AttendeePin, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pin ${event} ${year} ${key}`}, 0))`.execute(transaction);
}

interface WrongPin extends Omit<Attempt, 'possible'> {
  readonly pin: AttendeePin;
  readonly counts: Counts;
}

/** Counts a wrong PIN, and deletes rows in which no wrong PIN counts any more. */
async function countWrongPin(
  transaction: DatabaseTransaction,
  { pin: { event, year }, counters, counts, now }: WrongPin,
): Promise<void> {
  await transaction
    .deleteFrom('wrongPin')
    .where((is) => is.and({ event, year }))
    .where('clearAt', '<=', now)
    .execute();
  const rows = counters.map(({ key, limit }) => ({
    ...{ event, year, network: key },
    ...afterWrongPin(limit, { before: counts.get(key), now }),
  }));
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
