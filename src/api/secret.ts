import { randomBytes } from 'node:crypto';
import type { Database } from './database/tables.ts';

/** Returns the key of the service's hashes, which all processes on the database share. Creates it if there is none. */
export async function loadSecret(db: Database): Promise<string> {
  const stored = await storedSecret(db);
  if (stored !== undefined) return stored;
  await db
    .insertInto('secret')
    .values({ name: 'hashes', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another process may have created it first.
  return loadSecret(db);
}

async function storedSecret(db: Database): Promise<string | undefined> {
  const row = await db.selectFrom('secret').select('value').where('name', '=', 'hashes').executeTakeFirst();
  return row?.value;
}
