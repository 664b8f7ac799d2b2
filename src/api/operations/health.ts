import { sql } from '../database/kysely-adapter.ts';
import { RETRY_SECONDS, refuse } from '../refusal.ts';
import type { Outcome, Service } from '../service.ts';

/** Refuses with 503 if the database does not answer. */
export async function getHealth({ db }: Service): Promise<Outcome> {
  try {
    await sql`select 1`.execute(db);
  } catch {
    return refuse('unavailable', { retryAfterSeconds: RETRY_SECONDS });
  }
  return { status: 200, body: { status: 'ok' } };
}

/** The same check: a process that is stopping refuses all requests with 503 before an operation runs. */
export const getReadiness = getHealth;
