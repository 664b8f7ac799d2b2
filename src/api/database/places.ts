import type { Queries } from './in-transaction.ts';
import { sql } from './kysely-adapter.ts';
import type { Database } from './tables.ts';

/** Of what there is only so much. */
export interface Place {
  readonly event: string;
  readonly year: number;
  readonly kind: 'team' | 'seat';
  /** The workshop; empty for teams. */
  readonly ident: string;
}

/**
 * Takes a place, if fewer than `maximum` are taken. Returns its number, or undefined if there is none left. Numbers count from 1
 * in the order in which places are taken, and none is given twice. The row is locked until the transaction ends, so that however
 * many ask at once, no more get one; a maximum that content raised or lowered counts at once.
 */
export async function takePlace(
  queries: Queries,
  place: Place,
  maximum = Number.MAX_SAFE_INTEGER,
): Promise<number | undefined> {
  await queries
    .insertInto('place')
    .values({ ...place, taken: 0, given: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await queries
    .updateTable('place')
    .set({ taken: sql<number>`taken + 1`, given: sql<number>`given + 1` })
    .where((is) => is.and({ ...place }))
    .where('taken', '<', Math.min(maximum, 2_000_000_000))
    .returning('given')
    .executeTakeFirst();
  return row?.given;
}

/** Gives a place back. */
export async function freePlace(queries: Queries, place: Place): Promise<void> {
  await queries
    .updateTable('place')
    .set({ taken: sql<number>`greatest(taken - 1, 0)` })
    .where((is) => is.and({ ...place }))
    .execute();
}

/** How many places of each ident are taken. */
export async function takenPlaces(db: Database, place: Omit<Place, 'ident'>): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('place')
    .select(['ident', 'taken'])
    .where((is) => is.and({ ...place }))
    .execute();
  return new Map(rows.map(({ ident, taken }) => [ident, taken]));
}
