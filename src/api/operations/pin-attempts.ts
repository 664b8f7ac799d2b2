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
  const refuseWait: Guess['refuseWait'] = (db, seconds) => refusePin(db, possible, seconds);
  return attempt(service, {
    ...{ pin, counters, refuseWait },
    look: (transaction) => attendeeWith(transaction, pin, ticketEmail),
    isWrong: (attendee) => attendee === undefined,
  });
}

/**
 * Looks up whether an e-mail address that was sent with a right PIN is refused, and why. Refusals are counted for this PIN
 * alone, so whoever has one cannot try many addresses, nor make others wait.
 */
export async function attemptEmail<T extends string>(
  service: Service,
  pin: AttendeePin,
  look: (transaction: DatabaseTransaction) => Promise<T | undefined>,
): Promise<T | undefined> {
  const key = keyedHash(await service.secret(), 'e-mail addresses with a PIN', pin.pin);
  return attempt(service, {
    ...{ pin, look },
    counters: [{ key, limit: PIN_LIMITS.email }],
    refuseWait: async (_, retryAfterSeconds) => refuse('rate-limited', { detail: TOO_MANY_EMAILS, retryAfterSeconds }),
    isWrong: (refusal) => refusal !== undefined,
  });
}

/** Something that is looked up and may be a guess. */
interface Guess {
  readonly pin: AttendeePin;
  readonly counters: readonly [Counter, ...Counter[]];
  readonly refuseWait: (db: Database | DatabaseTransaction, retryAfterSeconds: number) => Promise<never>;
}

interface Lookup<T> extends Guess {
  readonly look: (transaction: DatabaseTransaction) => Promise<T>;
  readonly isWrong: (found: T) => boolean;
}

async function attempt<T>(service: Service, guess: Lookup<T>): Promise<T> {
  await requireOpen(service.db, guess, service.now());
  return inTransaction(service.db, async (transaction) => {
    await lockCounter(transaction, guess.pin, guess.counters[0].key);
    const now = service.now();
    const counts = await requireOpen(transaction, guess, now);
    const found = await guess.look(transaction);
    if (guess.isWrong(found)) await countWrong(transaction, { ...guess, counts, now });
    return found;
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

/** Returns the counts of a guess. Refuses it while one of them makes it wait. */
async function requireOpen(
  db: Database | DatabaseTransaction,
  { pin, counters, refuseWait }: Guess,
  now: number,
): Promise<Counts> {
  const counts = await readCounts(db, pin, counters);
  const waits = counters.map(({ key, limit }) => waitSeconds(limit, { before: counts.get(key), now }));
  const retryAfterSeconds = Math.max(...waits);
  return retryAfterSeconds === 0 ? counts : refuseWait(db, retryAfterSeconds);
}

async function refusePin(
  db: Database | DatabaseTransaction,
  possible: PossiblePin,
  retryAfterSeconds: number,
): Promise<never> {
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

const TOO_MANY_EMAILS = 'Too many e-mail addresses have been refused with this PIN. Wait before you send another one.';

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

interface WrongGuess extends Guess {
  readonly counts: Counts;
  readonly now: number;
}

/** Counts a wrong guess, and deletes rows in which none counts any more. */
async function countWrong(
  transaction: DatabaseTransaction,
  { pin: { event, year }, counters, counts, now }: WrongGuess,
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
