import { inTransaction, type Queries } from '../database/in-transaction.ts';
import { freePlace } from '../database/places.ts';
import { emailKey, hidden } from '../keys.ts';
import { submissionEmailKey } from '../operations/submissions.ts';
import type { Service } from '../service.ts';
import { counted } from './counted.ts';
import type { OrderResult } from './order.ts';

/**
 * Removes all that is known of an address: what was sent with it goes, with its places, and e-mails to it; surveys stay
 * without name, address and PIN; attendees keep their PIN and ticket, which count, and lose the address. What was deleted is
 * then erased from the database's files as well, as far as those are ours.
 */
export async function forgetEmail(service: Service, email: string): Promise<OrderResult> {
  const key = emailKey(email);
  const secret = await service.secret();
  const counts = await inTransaction(service.db, async (queries) => ({
    'newsletter removed': await removed(queries.deleteFrom('subscription').where('emailKey', '=', key)),
    'application(s) removed': await removed(queries.deleteFrom('application').where('emailKey', '=', key)),
    'team(s) removed': await removeTeams(queries, key),
    'workshop seat(s) removed': await removeSeats(queries, key),
    'waiting e-mail(s) removed': await removed(queries.deleteFrom('letter').where('recipient', 'ilike', likeText(key))),
    'recorded answer(s) removed': await removed(
      queries.deleteFrom('submission').where('emailKey', '=', submissionEmailKey(secret, email)),
    ),
    'survey(s) made anonymous': await anonymise(queries, hidden(secret, 'survey email', key)),
    'attendee(s) without address': await changed(
      queries.updateTable('attendee').set({ email: null, emailKey: null }).where('emailKey', '=', key),
    ),
  }));
  const all = { ...counts, 'e-mail(s) removed from the outbox': await service.forgetLetters(email) };
  const remains = await service.eraseDeleted();
  const lines = Object.entries(all).filter(([, count]) => count > 0);
  if (lines.length > 0) {
    const said = [...lines.map(([what, count]) => counted(count, what)), ...remains, BACKUPS];
    return { kind: 'done', output: said.map((line) => `${line}\n`).join('') };
  }
  const hint = 'look whether it is written as it was sent; conf-site api export prints what there is';
  return { kind: 'refused', message: `Nothing is known of ${email.trim()}.`, hint };
}

const BACKUPS = 'Backups that were made before still have it: delete them, or forget it again after a restore.';

async function removed(query: { executeTakeFirst(): Promise<{ numDeletedRows: bigint }> }): Promise<number> {
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

async function changed(query: { executeTakeFirst(): Promise<{ numUpdatedRows: bigint }> }): Promise<number> {
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}

async function removeTeams(queries: Queries, key: string): Promise<number> {
  const gone = await queries.deleteFrom('team').where('emailKey', '=', key).returningAll().execute();
  for (const { event, year, confirmedAt } of gone) {
    if (confirmedAt !== null) await freePlace(queries, { event, year, kind: 'team', ident: '' });
  }
  return gone.length;
}

async function removeSeats(queries: Queries, key: string): Promise<number> {
  const gone = await queries.deleteFrom('seat').where('emailKey', '=', key).returningAll().execute();
  for (const { event, year, workshop } of gone)
    await freePlace(queries, { event, year, kind: 'seat', ident: workshop });
  return gone.length;
}

/** That the address was used stays known, as a hash, so that it cannot be used again. */
function anonymise(queries: Queries, key: string): Promise<number> {
  return changed(
    queries
      .updateTable('survey')
      .set({ isAnonymous: true, pin: null, fullName: null, email: null })
      .where('emailKey', '=', key)
      .where('isAnonymous', '=', false),
  );
}

function likeText(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
