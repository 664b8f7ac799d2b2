import { randomBytes } from 'node:crypto';
import type { Database } from './database/tables.ts';

/** The key of the service's hashes: made once, and the same for all who use this database. */
export async function secretOf(db: Database): Promise<string> {
  await db
    .insertInto('secret')
    .values({ name: 'hashes', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('secret')
    .select('value')
    .where('name', '=', 'hashes')
    .executeTakeFirstOrThrow();
  return value;
}
