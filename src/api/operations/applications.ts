import { currentEdition } from '../../domain/paths/page-owners.ts';
import type {
  ExhibitorInterest,
  PressRequest,
  SponsorInterest,
  VolunteerApplication,
} from '../../domain/site/api-contract.ts';
import type { SiteEvent } from '../../domain/site/site.ts';
import { overWindow } from '../../domain/time/edition-status.ts';
import { type Instant, valueAt } from '../../domain/time/timeline.ts';
import type { DatabaseTransaction } from '../database/in-transaction.ts';
import { emailKey, newId } from '../keys.ts';
import { refuse } from '../refusal.ts';
import { languageOf, openScopeOf } from '../scope.ts';
import { AWAITING_APPROVAL, type Client, type Outcome, type Service, STORED } from '../service.ts';
import { storeOnce } from './submissions.ts';

type Application = SponsorInterest | ExhibitorInterest | VolunteerApplication | PressRequest;

/** Stores the application of a sponsor, exhibitor or volunteer, once for each edition and e-mail address. */
export async function apply(service: Service, body: Application, client: Client): Promise<Outcome> {
  openScopeOf(service, body, body.type);
  return storeOnce(service, client.submission, async (transaction) => {
    await storeApplication(service, transaction, { body, status: 'stored' });
    return STORED;
  });
}

/** Stores a request for a press pass for events that are not over. The media team approves or rejects it. */
export async function askForPressPass(service: Service, body: PressRequest, client: Client): Promise<Outcome> {
  openScopeOf(service, body, 'press');
  const known = new Set(
    service
      .site()
      .events.filter((event) => event.enabled && isToCome(event, service.now()))
      .map(({ ident }) => ident),
  );
  const unknown = body.events.flatMap((event, index) => (known.has(event) ? [] : [`/events/${index}`]));
  if (unknown.length > 0) refuse('unknown-event', { pointers: unknown });
  return storeOnce(service, client.submission, async (transaction) => {
    await storeApplication(service, transaction, { body, status: 'awaiting-approval' });
    return AWAITING_APPROVAL;
  });
}

/** Whether an event has a current edition that is not over. */
function isToCome(event: SiteEvent, now: Instant): boolean {
  const edition = currentEdition(event);
  return edition !== undefined && !valueAt(overWindow(edition), now);
}

async function storeApplication(
  service: Service,
  transaction: DatabaseTransaction,
  { body, status }: { readonly body: Application; readonly status: string },
): Promise<void> {
  const { type: kind, ident: event, year, language, extraTitle: _, submissionId: __, ...rest } = body;
  const stored = await transaction
    .insertInto('application')
    .values({
      id: newId(),
      kind,
      event,
      year,
      storedAt: service.now(),
      email: body.email,
      emailKey: emailKey(body.email),
      language: languageOf(service, language),
      status,
      body: JSON.stringify(rest),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored === undefined) refuse('duplicate', { pointers: ['/email'] });
}
