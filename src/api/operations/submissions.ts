import { canonicalJson } from '../../domain/canonical-json.ts';
import { inTransaction, type Queries } from '../database/in-transaction.ts';
import type { Database, SubmissionRow } from '../database/tables.ts';
import { emailKey, hidden } from '../keys.ts';
import { refuse } from '../refusal.ts';
import type { Outcome, Service, Submission } from '../service.ts';

/**
 * Repeats the answer when the same body is sent again with the same submission id, since its first answer may not have arrived.
 * The record of an answer is written in the transaction of what it reports: there are both or neither.
 */

/** For how long an answer is repeated. */
const KEEP_SECONDS = 24 * 60 * 60;

interface SentBody {
  readonly submissionId?: unknown;
  readonly pinToken?: unknown;
  readonly email?: unknown;
  readonly teamEmail?: unknown;
}

/** Identifies a body that is sent to an operation; undefined if it has no submission id. Not to be called inside a transaction. */
export async function submissionOf(
  service: Service,
  { operation, body }: { readonly operation: string; readonly body: SentBody },
): Promise<Submission | undefined> {
  // A repeated body may carry another token for the same PIN.
  const { submissionId, pinToken: _, ...content } = body;
  if (typeof submissionId !== 'string') return undefined;
  const secret = await service.secret();
  const email = content.email ?? content.teamEmail;
  return {
    id: submissionId,
    operation,
    digest: hidden(secret, 'submission body', canonicalJson(content)),
    emailKey: typeof email === 'string' ? submissionEmailKey(secret, email) : null,
  };
}

/** Under which the records of an address are found, without storing the address. */
export function submissionEmailKey(secret: string, email: string): string {
  return hidden(secret, 'submission email', emailKey(email));
}

/**
 * The answer that was given to a submission in the last 24 hours; undefined if there is none. Deletes older records. Refuses
 * another body with the same id.
 */
export async function earlierAnswer({ db, now }: Service, submission: Submission): Promise<Outcome | undefined> {
  await deleteExpired(db, now());
  return answerTo(db, submission);
}

/**
 * Stores something, once for each submission id: `work` runs in a transaction, and its answer is recorded in the same one. Of two
 * equal requests at the same time, the second waits for the first and repeats its answer.
 */
export function storeOnce(
  { db, now }: Service,
  submission: Submission | undefined,
  work: (queries: Queries) => Promise<Outcome>,
): Promise<Outcome> {
  return inTransaction(db, async (queries) => {
    if (submission === undefined) return work(queries);
    const { id } = submission;
    const claimed = await queries
      .insertInto('submission')
      .values({ ...submission, expiresAt: now() + KEEP_SECONDS, status: 0, answer: '' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    const earlier = claimed === undefined ? await answerTo(queries, submission) : undefined;
    if (earlier !== undefined) return earlier;
    const outcome = await work(queries);
    const recorded = { status: outcome.status, answer: JSON.stringify(outcome.body) };
    await queries.updateTable('submission').set(recorded).where('id', '=', id).execute();
    return outcome;
  });
}

/** Deletes the records of answers that are not repeated any more. Skips those that another process is deleting. */
export async function deleteExpired(db: Database, now: number): Promise<void> {
  const expired = db.selectFrom('submission').select('id').where('expiresAt', '<=', now).forUpdate().skipLocked();
  await db.deleteFrom('submission').where('id', 'in', expired).execute();
}

async function answerTo(db: Database | Queries, { id, operation, digest }: Submission): Promise<Outcome | undefined> {
  const row = await db.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.operation !== operation || row.digest !== digest) return refuse('submission-changed');
  return outcomeOf(row);
}

function outcomeOf({ status, answer }: SubmissionRow): Outcome {
  return { status: status as Outcome['status'], body: JSON.parse(answer) as object };
}
