import type {
  ExhibitorInterest,
  PressRequest,
  SponsorInterest,
  VolunteerApplication,
} from '../../model/api-contract.ts';
import { emailKey, newId } from '../keys.ts';
import { refuse } from '../refusal.ts';
import { languageOf, openScopeOf } from '../scope.ts';
import { AWAITING_APPROVAL, type Outcome, type Service, STORED } from '../service.ts';

type Application = SponsorInterest | ExhibitorInterest | VolunteerApplication | PressRequest;

/** Stores what a sponsor, an exhibitor or a volunteer sent, once for each edition and address. */
export async function apply(service: Service, body: Application): Promise<Outcome> {
  openScopeOf(service, body, body.type);
  await storeApplication(service, body, 'stored');
  return STORED;
}

/** Stores a request for a press pass, on which the media team decides. */
export async function askForPressPass(service: Service, body: PressRequest): Promise<Outcome> {
  openScopeOf(service, body, 'press');
  const known = new Set(
    service
      .site()
      .events.filter(({ enabled }) => enabled)
      .map(({ ident }) => ident),
  );
  const unknown = body.events.flatMap((event, index) => (known.has(event) ? [] : [`/events/${index}`]));
  if (unknown.length > 0) refuse('unknown-event', { pointers: unknown });
  await storeApplication(service, body, 'awaiting-approval');
  return AWAITING_APPROVAL;
}

async function storeApplication(service: Service, body: Application, status: string): Promise<void> {
  const { type: kind, ident: event, year, language, extraTitle: _, ...rest } = body;
  const stored = await service.db
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
