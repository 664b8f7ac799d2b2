import { takesPlace } from '../../domain/programme/entry-outcomes.ts';
import type { Rating } from '../../domain/site/api-contract.ts';
import type { Edition, ProgrammeEntry } from '../../domain/site/site.ts';
import { editionTakesPlace } from '../../domain/time/edition-status.ts';
import { identOf } from '../../plan/parts/entry-idents.ts';
import type { DatabaseTransaction } from '../database/in-transaction.ts';
import type { RatingRow } from '../database/tables.ts';
import { keyedHash, newId } from '../keys.ts';
import { refuse } from '../refusal.ts';
import { scopeOf } from '../scope.ts';
import type { Client, Outcome, Service } from '../service.ts';
import { attendeeOf, ownSessions, storedFor } from './pins.ts';
import { storeOnce } from './submissions.ts';

/**
 * Stores the rating of a session that has begun, once for each PIN.
 *
 * @see specification, section 5: session rating
 */
export async function rateSession(service: Service, body: Rating, client: Client): Promise<Outcome> {
  const { edition } = scopeOf(service, body);
  const { session, pin, stars, comment } = body;
  requireRatable(edition, session, service.now());
  if (stars.session === undefined && stars.speakers === undefined) {
    refuse('no-stars', { errors: [{ pointer: '/stars', code: 'required' }] });
  }
  const attendee = await attendeeOf(service, { edition, given: body, client });
  if (ownSessions(edition, attendee).includes(session)) refuse('own-session');
  const { event, year } = edition;
  const secret = await service.secret();
  const row: RatingRow = {
    id: newId(),
    event,
    year,
    storedAt: service.now(),
    session,
    pinKey: keyedHash(secret, `rating ${event} ${year}`, pin),
    sessionStars: stars.session ?? null,
    speakersStars: stars.speakers ?? null,
    comment: comment ?? null,
  };
  const outcome = await storedFor(service, attendee);
  return storeOnce(service, client.submission, async (transaction) => {
    await storeRating(transaction, row);
    return outcome;
  });
}

async function storeRating(transaction: DatabaseTransaction, row: RatingRow): Promise<void> {
  const stored = await transaction
    .insertInto('rating')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored === undefined) refuse('already-rated');
}

/** Refuses sessions that are not in the programme, do not take place, cannot be rated or have not begun. */
function requireRatable(edition: Edition, ident: string, now: number): void {
  const all = edition.days.flatMap(({ programme }) => programme).filter(({ entry }) => identOf(entry) === ident);
  if (all.length === 0) refuse('session-unknown', { pointers: ['/session'] });
  const slots = all.filter(({ entry }) => takesPlace(edition, entry) && isRatable(entry));
  if (!editionTakesPlace(edition) || slots.length === 0) refuse('not-evaluated');
  if (now < Math.min(...slots.map(({ startsAt }) => startsAt))) refuse('session-not-begun');
}

function isRatable(entry: ProgrammeEntry): boolean {
  if (entry.kind === 'break') return false;
  if (entry.kind === 'special') return !entry.doNotEvaluate;
  return !entry.session.doNotEvaluate && !entry.session.placeholder;
}
