import type { Confirmation, Subscription } from '../../domain/site/api-contract.ts';
import { emailKey, newId, newToken, TOKEN_SECONDS, tokenHash } from '../keys.ts';
import { queueEmail } from '../mail/emails.ts';
import { LETTER_SECONDS, requireFreeMailbox } from '../mail/mailbox-limit.ts';
import { refuse } from '../refusal.ts';
import { languageOf } from '../scope.ts';
import { AWAITING_CONFIRMATION, type Client, type Outcome, type Service, STORED } from '../service.ts';
import { storeOnce } from './submissions.ts';

/**
 * Stores an unconfirmed subscription and queues an e-mail with the link that confirms it. An unconfirmed address may
 * subscribe again after `LETTER_SECONDS`. Before, the request is a duplicate.
 */
export async function subscribe(service: Service, body: Subscription, client: Client): Promise<Outcome> {
  const token = newToken();
  const now = service.now();
  const language = languageOf(service, body.language);
  const request = { tokenHash: tokenHash(token), expiresAt: now + TOKEN_SECONDS, storedAt: now, language };
  const outcome = await storeOnce(service, client.submission, async (transaction) => {
    const stored = await transaction
      .insertInto('subscription')
      .values({ id: newId(), email: body.email, emailKey: emailKey(body.email), confirmedAt: null, ...request })
      .onConflict((conflict) =>
        conflict
          .column('emailKey')
          .doUpdateSet(request)
          .where('subscription.confirmedAt', 'is', null)
          .where(({ not, between }) => not(between('subscription.storedAt', now - LETTER_SECONDS + 1, now))),
      )
      .returning('id')
      .executeTakeFirst();
    if (stored === undefined) return refuse('duplicate', { pointers: ['/email'] });
    await requireFreeMailbox(transaction, { table: 'subscription', ...stored, emailKey: emailKey(body.email), now });
    const path = `/newsletter-confirmation/?token=${token}`;
    await queueEmail(service, transaction, { template: 'newsletter', to: body.email, language, path });
    return AWAITING_CONFIRMATION;
  });
  service.onEmailsQueued();
  return outcome;
}

/** Redeems the token of the e-mail. */
export function confirmSubscription(service: Service, { token }: Confirmation, client: Client): Promise<Outcome> {
  const now = service.now();
  return storeOnce(service, client.submission, async (transaction) => {
    const found = await transaction
      .selectFrom('subscription')
      .select(['id', 'confirmedAt', 'expiresAt'])
      .where('tokenHash', '=', tokenHash(token))
      .forUpdate()
      .executeTakeFirst();
    if (found === undefined) return refuse('token-unknown');
    if (found.confirmedAt !== null) return refuse('token-used');
    if (found.expiresAt <= now) return refuse('token-expired');
    await transaction.updateTable('subscription').set({ confirmedAt: now }).where('id', '=', found.id).execute();
    return STORED;
  });
}
