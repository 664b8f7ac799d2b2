import type { DatabaseTransaction } from './in-transaction.ts';
import { sql } from './kysely-adapter.ts';
import type { Database } from './tables.ts';

/** A limited resource: places for the teams of an edition, or seats of a workshop. */
export interface Place {
  readonly event: string;
  readonly year: number;
  readonly kind: 'team' | 'seat';
  /** The ident of the workshop. Empty for teams. */
  readonly ident: string;
}

/**
 * Reserves a place if fewer than `maximum` are taken. Returns its number, or undefined if none is left. Numbers start
 * at 1, follow the order of reservations and are never reused. The counter's row stays locked until the transaction
 * ends, so concurrent requests cannot exceed the maximum.
 */
export async function reservePlace(
  transaction: DatabaseTransaction,
  place: Place,
  maximum = Number.MAX_SAFE_INTEGER,
): Promise<number | undefined> {
  await transaction
    .insertInto('place')
    .values({ ...place, taken: 0, given: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await transaction
    .updateTable('place')
    .set({ taken: sql<number>`taken + 1`, given: sql<number>`given + 1` })
    .where((is) => is.and({ ...place }))
    .where('taken', '<', Math.min(maximum, 2_000_000_000))
    .returning('given')
    .executeTakeFirst();
  return row?.given;
}

/** Releases a place, so that it can be reserved again. */
export async function releasePlace(transaction: DatabaseTransaction, place: Place): Promise<void> {
  await transaction
    .updateTable('place')
    .set({ taken: sql<number>`greatest(taken - 1, 0)` })
    .where((is) => is.and({ ...place }))
    .execute();
}

/** The number of taken places by ident. */
export async function takenPlaces(db: Database, place: Omit<Place, 'ident'>): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('place')
    .select(['ident', 'taken'])
    .where((is) => is.and({ ...place }))
    .execute();
  return new Map(rows.map(({ ident, taken }) => [ident, taken]));
}
