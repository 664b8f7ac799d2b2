import type { Transaction } from './kysely-adapter.ts';
import type { Database, Tables } from './tables.ts';

/** What queries run on: the database, or a transaction of it. */
export type Queries = Transaction<Tables>;

/** Codes of PostgreSQL for transactions that got in each other's way and may simply be tried again. */
const AGAIN: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

/** All of `work` or nothing; a refusal that it throws undoes it too. */
export async function inTransaction<T>(db: Database, work: (queries: Queries) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !AGAIN.has((error as { readonly code?: unknown }).code)) throw error;
    }
  }
}
