import type { Rating } from '../../domain/api-contract.ts';
import type { Placed } from '../../domain/schedule.ts';
import type { Edition, ProgrammeEntry } from '../../domain/site.ts';
import { identOf } from '../../plan/parts/entry-idents.ts';
import type { Queries } from '../database/in-transaction.ts';
import type { RatingRow } from '../database/tables.ts';
import { hidden, newId } from '../keys.ts';
import { refuse } from '../refusal.ts';
import { scopeOf } from '../scope.ts';
import type { Client, Outcome, Service } from '../service.ts';
import { attendeeOf, ownSessions, storedFor } from './pins.ts';
import { storeOnce } from './submissions.ts';

/**
 * Stores the stars for a session, once for each PIN, from its beginning on.
 *
 * @see specification, section 5: session rating
 */
export async function rateSession(service: Service, body: Rating, client: Client): Promise<Outcome> {
  const { edition } = scopeOf(service, body);
  const { session, pin, stars, comment } = body;
  requireRated(edition, session, service.now());
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
    pinKey: hidden(secret, `rating ${event} ${year}`, pin),
    sessionStars: stars.session ?? null,
    speakersStars: stars.speakers ?? null,
    comment: comment ?? null,
  };
  const outcome = await storedFor(service, attendee);
  return storeOnce(service, client.submission, async (queries) => {
    await storeRating(queries, row);
    return outcome;
  });
}

async function storeRating(queries: Queries, row: RatingRow): Promise<void> {
  const stored = await queries
    .insertInto('rating')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored === undefined) refuse('already-rated');
}

/** Refuses what is not in the programme, what is not rated, and what has not begun. */
function requireRated(edition: Edition, ident: string, now: number): void {
  const slots = edition.days.flatMap(({ programme }) => programme).filter(({ entry }) => identOf(entry) === ident);
  const [slot] = slots;
  if (slot === undefined) refuse('session-unknown', { pointers: ['/session'] });
  if (!isRated(slot)) refuse('not-evaluated');
  if (now < Math.min(...slots.map(({ startsAt }) => startsAt))) refuse('session-not-begun');
}

function isRated({ entry }: Placed<ProgrammeEntry>): boolean {
  if (entry.kind === 'break') return false;
  if (entry.kind === 'special') return !entry.doNotEvaluate;
  return !entry.session.doNotEvaluate && !entry.session.placeholder;
}
