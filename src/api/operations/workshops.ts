import type { Confirmation, WorkshopRegistration } from '../../domain/api-contract.ts';
import { workshopRegistration } from '../../domain/registration.ts';
import type { Edition, Session } from '../../domain/site.ts';
import { valueAt } from '../../domain/timeline.ts';
import type { Queries } from '../database/in-transaction.ts';
import { freePlace, takenPlaces, takePlace } from '../database/places.ts';
import { emailKey, newId, newToken, tokenHash } from '../keys.ts';
import { queueLetter } from '../mail/letters.ts';
import { seatWords } from '../mail/seat-words.ts';
import { refuse } from '../refusal.ts';
import { languageOf, requireOpen, scopeOf } from '../scope.ts';
import { type Client, type Outcome, type Service, STORED } from '../service.ts';
import { soldTicket } from '../sold-ticket.ts';
import { storeOnce } from './submissions.ts';

/** A workshop in the programme. */
interface Workshop {
  readonly session: Session;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** How full the workshops are, as a level. */
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

/** The highest level whose part of the seats, in per cent, is taken; a workshop without a limit never gets full. */
function levelOf(service: Service, taken: number, seats: number | undefined): number {
  const { availabilityLevels } = service.site().settings;
  if (seats === undefined) return 1;
  if (taken >= seats) return 4;
  const percent = (taken * 100) / seats;
  return Math.max(1, ...availabilityLevels.filter(({ from }) => percent >= from && from < 100).map((one) => one.level));
}

/**
 * Takes seats for who has a ticket: all of them or none.
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
    refuse('registration-closed', { at: edition.endsAt });
  }
  if (body.workshops.length === 0) {
    refuse('no-workshops', { errors: [{ pointer: '/workshops', code: 'required' }] });
  }
  const all = workshopsOf(edition);
  const chosen = body.workshops.flatMap((ident) => all.find(({ session }) => session.ident === ident) ?? []);
  if (chosen.length < body.workshops.length) refuse('workshop-unknown', { pointers: ['/workshops'] });
  const token = newToken();
  const outcome = await storeOnce(service, client.submission, async (queries) => {
    await lockTickets(queries, edition, body.email);
    const had = await seatsOf(queries, edition, body.email);
    if (chosen.some(({ session }) => had.has(session.ident))) refuse('duplicate', { pointers: ['/workshops'] });
    const before = all.filter(({ session }) => had.has(session.ident));
    if (overlap([...before, ...chosen])) refuse('workshops-overlap', { pointers: ['/workshops'] });
    const language = languageOf(service, body.language);
    await takeSeats(service, queries, { edition, chosen, email: body.email, language, tokenHash: tokenHash(token) });
    const workshops = chosen.map(({ session }) => session.ident);
    await queueLetter(service, queries, {
      name: 'seats',
      letter: {
        to: body.email,
        language,
        event: { event: scope.event, year: edition.year },
        path: `/workshop-seats/?token=${token}`,
        facts: { seats: seatWords(service.site(), edition, { workshops, language }) },
      },
    });
    return STORED;
  });
  service.lettersWait();
  return outcome;
}

/** Gives back the seats that a letter listed, all of them, until the first of their workshops begins. */
export function giveBackSeats(service: Service, { token }: Confirmation, client: Client): Promise<Outcome> {
  return storeOnce(service, client.submission, async (queries) => {
    const seats = await queries.deleteFrom('seat').where('tokenHash', '=', tokenHash(token)).returningAll().execute();
    const [first] = seats;
    if (first === undefined) return refuse('seats-unknown');
    const { event, year } = first;
    const { edition } = scopeOf(service, { ident: event, year });
    const idents = seats.map(({ workshop }) => workshop).sort();
    const isBegun = ({ session, startsAt }: Workshop): boolean =>
      idents.includes(session.ident) && startsAt <= service.now();
    if (workshopsOf(edition).some(isBegun)) refuse('workshop-begun');
    for (const ident of idents) await freePlace(queries, { event, year, kind: 'seat', ident });
    return STORED;
  });
}

/** In the order of the programme, each once. */
function workshopsOf(edition: Edition): readonly Workshop[] {
  const found = new Map<string, Workshop>();
  for (const { entry, startsAt, endsAt } of edition.days.flatMap(({ programme }) => programme)) {
    if (entry.kind !== 'session' || entry.session.type !== 'workshop' || found.has(entry.session.ident)) continue;
    found.set(entry.session.ident, { session: entry.session, startsAt, endsAt });
  }
  return [...found.values()];
}

function overlap(workshops: readonly Workshop[]): boolean {
  const sorted = [...workshops].sort((a, b) => a.startsAt - b.startsAt);
  return sorted.some(({ startsAt }, index) => startsAt < (sorted[index - 1]?.endsAt ?? startsAt));
}

/**
 * Refuses an address without a valid ticket. The rows of its tickets stay locked, so that one person's requests come one
 * after the other. Valid is a ticket that the edition sells and that gives access to workshops, or any that it sells where none
 * says so.
 */
async function lockTickets(queries: Queries, edition: Edition, email: string): Promise<void> {
  const { event, year, tickets } = edition;
  const rows = await queries
    .selectFrom('attendee')
    .select('ticket')
    .where((is) => is.and({ event, year, emailKey: emailKey(email) }))
    .where('ticket', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const matters = tickets.some(({ access }) => access.includes('workshops'));
  const isValid = rows.some(({ ticket }) => {
    const sold = soldTicket(edition, ticket ?? '');
    return sold !== undefined && (!matters || sold.access.includes('workshops'));
  });
  if (!isValid) refuse('no-ticket', { pointers: ['/email'] });
}

async function seatsOf(queries: Queries, { event, year }: Edition, email: string): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectFrom('seat')
    .select('workshop')
    .where((is) => is.and({ event, year, emailKey: emailKey(email) }))
    .execute();
  return new Set(rows.map(({ workshop }) => workshop));
}

interface Taking {
  readonly edition: Edition;
  readonly chosen: readonly Workshop[];
  readonly email: string;
  readonly language: string;
  readonly tokenHash: string;
}

/** In one order for everybody, so that no two wait for each other. */
async function takeSeats(service: Service, queries: Queries, { edition, chosen, ...holder }: Taking): Promise<void> {
  const { event, year } = edition;
  const seat = { event, year, storedAt: service.now(), ...holder, emailKey: emailKey(holder.email) };
  const inOrder = [...chosen].sort((a, b) => (a.session.ident < b.session.ident ? -1 : 1));
  for (const { session } of inOrder) {
    const { ident: workshop, seats } = session;
    const number = await takePlace(queries, { event, year, kind: 'seat', ident: workshop }, seats);
    if (number === undefined) refuse('workshop-full', { pointers: ['/workshops'] });
    await queries
      .insertInto('seat')
      .values({ id: newId(), ...seat, workshop })
      .execute();
  }
}
