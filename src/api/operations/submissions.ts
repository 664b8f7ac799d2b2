import { canonicalJson } from '../../domain/canonical-json.ts';
import { type DatabaseTransaction, inTransaction } from '../database/in-transaction.ts';
import type { Database, SubmissionRow } from '../database/tables.ts';
import { emailKey, keyedHash } from '../keys.ts';
import { refuse } from '../refusal.ts';
import type { Outcome, Service, Submission } from '../service.ts';

/**
 * Idempotent requests. If a client sends the same body again with the same submission id, because the response may not
 * have arrived, it gets the recorded response. The record is written in the same transaction as what the operation
 * stores.
 */

/** For how long a response is repeated. */
const RETENTION_SECONDS = 24 * 60 * 60;

interface SentBody {
  readonly submissionId?: unknown;
  readonly pinToken?: unknown;
  readonly ticketEmail?: unknown;
  readonly email?: unknown;
  readonly teamEmail?: unknown;
}

/** Identifies the body of an operation. Undefined if it has no submission id. Do not call this inside a transaction. */
export async function submissionOf(
  service: Service,
  { operation, body }: { readonly operation: string; readonly body: SentBody },
): Promise<Submission | undefined> {
  // A repeated body may prove the same PIN in another way.
  const { submissionId, pinToken: _, ticketEmail: __, ...content } = body;
  if (typeof submissionId !== 'string') return undefined;
  const secret = await service.secret();
  const email = content.email ?? content.teamEmail;
  return {
    id: submissionId,
    operation,
    digest: keyedHash(secret, 'submission body', canonicalJson(content)),
    emailKey: typeof email === 'string' ? submissionEmailKey(secret, email) : null,
  };
}

/** The key by which the records of an address are found without storing the address. */
export function submissionEmailKey(secret: string, email: string): string {
  return keyedHash(secret, 'submission email', emailKey(email));
}

/**
 * Returns the recorded response to a submission of the last 24 hours. Undefined if there is none. Refuses another body
 * with the same id. Deletes expired records.
 */
export async function earlierOutcome({ db, now }: Service, submission: Submission): Promise<Outcome | undefined> {
  await deleteExpired(db, now());
  return recordedOutcome(db, submission);
}

/**
 * Runs `work` in a transaction and records its response, once for each submission id. Of two equal concurrent requests,
 * the second waits for the first and gets the same response.
 */
export function storeOnce(
  { db, now }: Service,
  submission: Submission | undefined,
  work: (transaction: DatabaseTransaction) => Promise<Outcome>,
): Promise<Outcome> {
  return inTransaction(db, async (transaction) => {
    if (submission === undefined) return work(transaction);
    const { id } = submission;
    const inserted = await transaction
      .insertInto('submission')
      .values({ ...submission, expiresAt: now() + RETENTION_SECONDS, status: 0, answer: '' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    const earlier = inserted === undefined ? await recordedOutcome(transaction, submission) : undefined;
    if (earlier !== undefined) return earlier;
    const outcome = await work(transaction);
    const recorded = { status: outcome.status, answer: JSON.stringify(outcome.body) };
    await transaction.updateTable('submission').set(recorded).where('id', '=', id).execute();
    return outcome;
  });
}

/** Deletes expired records. Skips those that another process is deleting. */
export async function deleteExpired(db: Database, now: number): Promise<void> {
  const expired = db.selectFrom('submission').select('id').where('expiresAt', '<=', now).forUpdate().skipLocked();
  await db.deleteFrom('submission').where('id', 'in', expired).execute();
}

async function recordedOutcome(
  db: Database | DatabaseTransaction,
  { id, operation, digest }: Submission,
): Promise<Outcome | undefined> {
  const row = await db.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.operation !== operation || row.digest !== digest) return refuse('submission-changed');
  return outcomeOf(row);
}

function outcomeOf({ status, answer }: SubmissionRow): Outcome {
  return { status: status as Outcome['status'], body: JSON.parse(answer) as object };
}
