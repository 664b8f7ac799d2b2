import { randomBytes } from 'node:crypto';
import type { Database } from './database/tables.ts';

/** The key of the service's hashes: made once, and the same for all who use this database. */
export async function secretOf(db: Database): Promise<string> {
  const stored = await storedSecret(db);
  if (stored !== undefined) return stored;
  await db
    .insertInto('secret')
    .values({ name: 'hashes', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return secretOf(db);
}

async function storedSecret(db: Database): Promise<string | undefined> {
  const row = await db.selectFrom('secret').select('value').where('name', '=', 'hashes').executeTakeFirst();
  return row?.value;
}
