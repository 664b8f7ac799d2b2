import type { Confirmation, Subscription } from '../../domain/api-contract.ts';
import { emailKey, newId, newToken, TOKEN_SECONDS, tokenHash } from '../keys.ts';
import { queueLetter } from '../mail/letters.ts';
import { refuse } from '../refusal.ts';
import { languageOf } from '../scope.ts';
import { AWAITING_CONFIRMATION, type Client, type Outcome, type Service, STORED } from '../service.ts';
import { storeOnce } from './submissions.ts';

/** Somebody who did not get the letter may ask for another one after so long; before, it is one request sent twice. */
const AGAIN_SECONDS = 10 * 60;

/** Notes an address, and sends it the link that confirms it. */
export async function subscribe(service: Service, body: Subscription, client: Client): Promise<Outcome> {
  const token = newToken();
  const now = service.now();
  const language = languageOf(service, body.language);
  const request = { tokenHash: tokenHash(token), expiresAt: now + TOKEN_SECONDS, storedAt: now, language };
  const outcome = await storeOnce(service, client.submission, async (queries) => {
    const stored = await queries
      .insertInto('subscription')
      .values({ id: newId(), email: body.email, emailKey: emailKey(body.email), confirmedAt: null, ...request })
      .onConflict((conflict) =>
        conflict
          .column('emailKey')
          .doUpdateSet(request)
          .where('subscription.confirmedAt', 'is', null)
          .where('subscription.storedAt', '<=', now - AGAIN_SECONDS),
      )
      .returning('id')
      .executeTakeFirst();
    if (stored === undefined) refuse('duplicate', { pointers: ['/email'] });
    const path = `/newsletter-confirmation/?token=${token}`;
    await queueLetter(service, queries, { name: 'newsletter', letter: { to: body.email, language, path } });
    return AWAITING_CONFIRMATION;
  });
  service.lettersWait();
  return outcome;
}

/** Redeems the token of the letter. */
export function confirmSubscription(service: Service, { token }: Confirmation, client: Client): Promise<Outcome> {
  const now = service.now();
  return storeOnce(service, client.submission, async (queries) => {
    const found = await queries
      .selectFrom('subscription')
      .select(['id', 'confirmedAt', 'expiresAt'])
      .where('tokenHash', '=', tokenHash(token))
      .forUpdate()
      .executeTakeFirst();
    if (found === undefined) return refuse('token-unknown');
    if (found.confirmedAt !== null) return refuse('token-used');
    if (found.expiresAt <= now) return refuse('token-expired');
    await queries.updateTable('subscription').set({ confirmedAt: now }).where('id', '=', found.id).execute();
    return STORED;
  });
}
