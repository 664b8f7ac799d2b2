import { workshopRegistration } from '../../domain/page/registration.ts';
import { type Workshop, workshopsOf } from '../../domain/programme/workshops.ts';
import type { Confirmation, WorkshopRegistration } from '../../domain/site/api-contract.ts';
import type { Edition } from '../../domain/site/site.ts';
import { valueAt } from '../../domain/time/timeline.ts';
import type { DatabaseTransaction } from '../database/in-transaction.ts';
import { releasePlace, reservePlace, takenPlaces } from '../database/places.ts';
import { emailKey, newId, newToken, tokenHash } from '../keys.ts';
import { describeSeats } from '../mail/describe-seats.ts';
import { queueEmail } from '../mail/emails.ts';
import { refuse } from '../refusal.ts';
import { languageOf, requireOpen, scopeOf } from '../scope.ts';
import { type Client, type Outcome, type Service, STORED } from '../service.ts';
import { soldTicket } from '../sold-ticket.ts';
import { storeOnce } from './submissions.ts';

/** Returns for each workshop a level that says how full it is. */
export async function getWorkshopAvailability(
  service: Service,
  named: { readonly ident: string; readonly year: number },
): Promise<Outcome> {
  const { edition } = scopeOf(service, named);
  if (workshopRegistration(edition) === undefined) refuse('availability-missing');
  const { event, year } = edition;
  const taken = await takenPlaces(service.db, { event, year, kind: 'seat' });
  const workshops = workshopsOf(edition).map(({ session: { ident, seats } }) => ({
    ident,
    level: levelOf(service, taken.get(ident) ?? 0, seats),
  }));
  return { status: 200, body: { workshops } };
}

/**
 * The highest level whose percentage of seats is taken. It is 1 for a workshop without a limit, and 4 for a full one.
 */
function levelOf(service: Service, taken: number, seats: number | undefined): number {
  const { availabilityLevels } = service.site().settings;
  if (seats === undefined) return 1;
  if (taken >= seats) return 4;
  const percent = (taken * 100) / seats;
  return Math.max(1, ...availabilityLevels.filter(({ from }) => percent >= from && from < 100).map((one) => one.level));
}

/**
 * Reserves seats for somebody who has a ticket, all of them or none, and queues an e-mail that lists them.
 *
 * @see specification, section 5: workshop registration
 */
export async function registerForWorkshops(
  service: Service,
  body: WorkshopRegistration,
  client: Client,
): Promise<Outcome> {
  const scope = scopeOf(service, body);
  const { edition } = scope;
  requireOpen(scope, 'workshops', service.now());
  const registration = workshopRegistration(edition);
  if (registration === undefined || valueAt(registration.states, service.now()) !== 'open') {
    refuse('registration-closed', { at: edition.endsAt, zone: edition.timeZone });
  }
  if (body.workshops.length === 0) {
    refuse('no-workshops', { errors: [{ pointer: '/workshops', code: 'required' }] });
  }
  const all = workshopsOf(edition);
  const hasBegun = ({ startsAt }: Workshop): boolean => startsAt <= service.now();
  const chosen = body.workshops.flatMap((ident) => all.find(({ session }) => session.ident === ident) ?? []);
  if (chosen.length < body.workshops.length) refuse('workshop-unknown', { pointers: ['/workshops'] });
  if (chosen.some(hasBegun)) refuse('workshop-begun', { pointers: ['/workshops'] });
  const token = newToken();
  const outcome = await storeOnce(service, client.submission, async (transaction) => {
    await lockTickets(transaction, edition, body.email);
    const reserved = await seatsOf(transaction, edition, body.email);
    if (chosen.some(({ session }) => reserved.has(session.ident))) refuse('duplicate', { pointers: ['/workshops'] });
    const earlier = all.filter(({ session }) => reserved.has(session.ident));
    if (overlap([...earlier, ...chosen])) refuse('workshops-overlap', { pointers: ['/workshops'] });
    const language = languageOf(service, body.language);
    await reserveSeats(service, transaction, {
      edition,
      chosen,
      email: body.email,
      language,
      tokenHash: tokenHash(token),
    });
    const workshops = chosen.map(({ session }) => session.ident);
    await queueEmail(service, transaction, {
      template: 'seats',
      to: body.email,
      language,
      event: { event: scope.event, year: edition.year },
      path: `/workshop-seats/?token=${token}`,
      facts: { seats: describeSeats(service.site(), edition, { workshops, language }) },
    });
    return STORED;
  });
  service.onEmailsQueued();
  return outcome;
}

/** Releases all seats that an e-mail listed. Refuses once the first of their workshops has begun. */
export function giveBackSeats(service: Service, { token }: Confirmation, client: Client): Promise<Outcome> {
  return storeOnce(service, client.submission, async (transaction) => {
    const seats = await transaction
      .deleteFrom('seat')
      .where('tokenHash', '=', tokenHash(token))
      .returningAll()
      .execute();
    const [first] = seats;
    if (first === undefined) return refuse('seats-unknown');
    const { event, year } = first;
    const { edition } = scopeOf(service, { ident: event, year });
    const idents = seats.map(({ workshop }) => workshop).sort();
    const hasBegun = ({ session, startsAt }: Workshop): boolean =>
      idents.includes(session.ident) && startsAt <= service.now();
    if (workshopsOf(edition).some(hasBegun)) refuse('workshop-begun');
    for (const ident of idents) await releasePlace(transaction, { event, year, kind: 'seat', ident });
    return STORED;
  });
}

function overlap(workshops: readonly Workshop[]): boolean {
  const sorted = [...workshops].sort((a, b) => a.startsAt - b.startsAt);
  return sorted.some(({ startsAt }, index) => startsAt < (sorted[index - 1]?.endsAt ?? startsAt));
}

/**
 * Refuses an address without a valid ticket. A ticket is valid if the edition sells it and it gives access to
 * workshops; if no ticket of the edition names that access, all are valid. The rows of the tickets stay locked until
 * the transaction ends, so the requests of one person run one after the other.
 */
async function lockTickets(transaction: DatabaseTransaction, edition: Edition, email: string): Promise<void> {
  const { event, year, tickets } = edition;
  const rows = await transaction
    .selectFrom('attendee')
    .select('ticket')
    .where((is) => is.and({ event, year, emailKey: emailKey(email) }))
    .where('ticket', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const isAccessRestricted = tickets.some(({ access }) => access.includes('workshops'));
  const isValid = rows.some(({ ticket }) => {
    const sold = soldTicket(edition, ticket ?? '');
    return sold !== undefined && (!isAccessRestricted || sold.access.includes('workshops'));
  });
  if (!isValid) refuse('no-ticket', { pointers: ['/email'] });
}

async function seatsOf(
  transaction: DatabaseTransaction,
  { event, year }: Edition,
  email: string,
): Promise<ReadonlySet<string>> {
  const rows = await transaction
    .selectFrom('seat')
    .select('workshop')
    .where((is) => is.and({ event, year, emailKey: emailKey(email) }))
    .execute();
  return new Set(rows.map(({ workshop }) => workshop));
}

interface SeatRequest {
  readonly edition: Edition;
  readonly chosen: readonly Workshop[];
  readonly email: string;
  readonly language: string;
  readonly tokenHash: string;
}

/** Reserves the seats in alphabetical order, so that concurrent requests cannot cause a deadlock. */
async function reserveSeats(
  service: Service,
  transaction: DatabaseTransaction,
  { edition, chosen, ...holder }: SeatRequest,
): Promise<void> {
  const { event, year } = edition;
  const seat = { event, year, storedAt: service.now(), ...holder, emailKey: emailKey(holder.email) };
  const sorted = [...chosen].sort((a, b) => (a.session.ident < b.session.ident ? -1 : 1));
  for (const { session } of sorted) {
    const { ident: workshop, seats } = session;
    const number = await reservePlace(transaction, { event, year, kind: 'seat', ident: workshop }, seats);
    if (number === undefined) refuse('workshop-full', { pointers: ['/workshops'] });
    await transaction
      .insertInto('seat')
      .values({ id: newId(), ...seat, workshop })
      .execute();
  }
}
