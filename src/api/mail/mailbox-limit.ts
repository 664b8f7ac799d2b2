import { mailboxOf } from '../../domain/site/email-address.ts';
import type { DatabaseTransaction } from '../database/in-transaction.ts';
import { sql } from '../database/kysely-adapter.ts';
import { refuse } from '../refusal.ts';

/**
 * After this time a mailbox may be sent another e-mail of the same form. Anybody can enter the address of somebody else,
 * and one mailbox has many addresses (`mailboxOf`).
 */
export const LETTER_SECONDS = 10 * 60;

export interface NewLetter {
  /** The table of the entry that the e-mail confirms. */
  readonly table: 'subscription' | 'team';
  /** The id of the entry, which is stored already. */
  readonly id: string;
  /** `emailKey` of the recipient. */
  readonly emailKey: string;
  readonly now: number;
}

/** Refuses with `rate-limited` if another entry of the last ten minutes has an address of the same mailbox. */
export async function requireFreeMailbox(transaction: DatabaseTransaction, letter: NewLetter): Promise<void> {
  const { table, id, now } = letter;
  const mailbox = mailboxOf(letter.emailKey);
  const start = mailbox.slice(0, mailbox.lastIndexOf('@')).replaceAll('.', '');
  await sql`select pg_advisory_xact_lock(hashtextextended(${`letter ${table} ${mailbox}`}, 0))`.execute(transaction);
  const rows = await transaction
    .selectFrom(table)
    .select(['emailKey', 'storedAt'])
    .where('id', '!=', id)
    // An entry of the future was stored when the clock was ahead.
    .where((is) => is.between('storedAt', now - LETTER_SECONDS + 1, now))
    .where(sql<string>`left(replace("emailKey", '.', ''), ${start.length}::int)`, '=', start)
    .execute();
  const times = rows.filter(({ emailKey }) => mailboxOf(emailKey) === mailbox).map(({ storedAt }) => storedAt);
  if (times.length === 0) return;
  refuse('rate-limited', { detail: WAIT, retryAfterSeconds: Math.max(...times) + LETTER_SECONDS - now });
}

const WAIT =
  'An e-mail with a link was sent to this mailbox a short time ago, perhaps to another spelling of the address. Open that link, or wait before you send the form again.';
