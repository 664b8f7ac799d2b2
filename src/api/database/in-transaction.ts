import type { Transaction } from './kysely-adapter.ts';
import type { Database, Tables } from './tables.ts';

/** A transaction of the service's database. */
export type DatabaseTransaction = Transaction<Tables>;

/** Error codes of PostgreSQL for serialization failures and deadlocks, after which a transaction can be retried. */
const RETRYABLE: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 5;

/**
 * Runs `work` in a transaction, and again after a conflict with another one. Any error, also a `Refusal`, rolls it
 * back.
 */
export async function inTransaction<T>(
  db: Database,
  work: (transaction: DatabaseTransaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !RETRYABLE.has((error as { readonly code?: unknown }).code)) throw error;
    }
  }
}
