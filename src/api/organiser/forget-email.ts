import { type DatabaseTransaction, inTransaction } from '../database/in-transaction.ts';
import { releasePlace } from '../database/places.ts';
import { emailKey, keyedHash } from '../keys.ts';
import { submissionEmailKey } from '../operations/submissions.ts';
import type { Service } from '../service.ts';
import type { CommandResult } from './command.ts';
import { pluralize } from './pluralize.ts';

/**
 * Deletes all data of an e-mail address: what was sent with it, its places, and e-mails to it. Surveys become
 * anonymous, and attendees keep their PIN and ticket but lose the address. Then erases the deleted rows from the files
 * of the database (`eraseDeleted`).
 */
export async function forgetEmail(service: Service, email: string): Promise<CommandResult> {
  const key = emailKey(email);
  const secret = await service.secret();
  const counts = await inTransaction(service.db, async (transaction) => ({
    'newsletter removed': await countDeleted(transaction.deleteFrom('subscription').where('emailKey', '=', key)),
    'application(s) removed': await countDeleted(transaction.deleteFrom('application').where('emailKey', '=', key)),
    'team(s) removed': await removeTeams(transaction, key),
    'workshop seat(s) removed': await removeSeats(transaction, key),
    'waiting e-mail(s) removed': await countDeleted(
      transaction.deleteFrom('letter').where('recipient', 'ilike', escapeLike(key)),
    ),
    'recorded response(s) removed': await countDeleted(
      transaction.deleteFrom('submission').where('emailKey', '=', submissionEmailKey(secret, email)),
    ),
    'survey(s) made anonymous': await anonymise(transaction, keyedHash(secret, 'survey email', key)),
    'attendee(s) without address': await countUpdated(
      transaction.updateTable('attendee').set({ email: null, emailKey: null }).where('emailKey', '=', key),
    ),
  }));
  const allCounts = { ...counts, 'e-mail(s) removed from the outbox': await service.deleteFromOutbox(email) };
  const remaining = await service.eraseDeleted();
  const lines = Object.entries(allCounts).filter(([, count]) => count > 0);
  if (lines.length > 0) {
    const report = [...lines.map(([label, count]) => pluralize(count, label)), ...remaining, BACKUPS];
    return { kind: 'done', output: report.map((line) => `${line}\n`).join('') };
  }
  const hint = 'check the spelling of the address; conf-site api export prints the stored data';
  return { kind: 'refused', message: `No data is stored for ${email.trim()}.`, hint };
}

const BACKUPS = 'Earlier backups still contain the address: delete them, or run this command again after a restore.';

async function countDeleted(query: { executeTakeFirst(): Promise<{ numDeletedRows: bigint }> }): Promise<number> {
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

async function countUpdated(query: { executeTakeFirst(): Promise<{ numUpdatedRows: bigint }> }): Promise<number> {
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}

async function removeTeams(transaction: DatabaseTransaction, key: string): Promise<number> {
  const teams = await transaction.deleteFrom('team').where('emailKey', '=', key).returningAll().execute();
  for (const { event, year, confirmedAt } of teams) {
    if (confirmedAt !== null) await releasePlace(transaction, { event, year, kind: 'team', ident: '' });
  }
  return teams.length;
}

async function removeSeats(transaction: DatabaseTransaction, key: string): Promise<number> {
  const seats = await transaction.deleteFrom('seat').where('emailKey', '=', key).returningAll().execute();
  for (const { event, year, workshop } of seats)
    await releasePlace(transaction, { event, year, kind: 'seat', ident: workshop });
  return seats.length;
}

/** Deletes the address from surveys, but keeps its hash, so that it cannot be used for a survey again. */
function anonymise(transaction: DatabaseTransaction, key: string): Promise<number> {
  return countUpdated(
    transaction
      .updateTable('survey')
      .set({ isAnonymous: true, pin: null, fullName: null, email: null })
      .where('emailKey', '=', key)
      .where('isAnonymous', '=', false),
  );
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
