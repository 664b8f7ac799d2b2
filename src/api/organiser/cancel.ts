import { inTransaction, type Queries } from '../database/in-transaction.ts';
import { freePlace } from '../database/places.ts';
import { type LetterName, queueLetter } from '../mail/letters.ts';
import { seatWords } from '../mail/seat-words.ts';
import { languageOf } from '../scope.ts';
import type { Service } from '../service.ts';
import type { OrderResult } from './order.ts';

/** What was cancelled, and who has to know. */
interface Cancelled {
  /** Names it in the message to the organiser, such as `The team "Konac"`. */
  readonly what: string;
  readonly event: string;
  readonly year: number;
  readonly email: string;
  /** Of the letter; undefined where it was not stored. */
  readonly language: string | null;
  readonly letter: LetterName;
  /** What strangers wrote and the letter says. */
  readonly values?: Readonly<Record<string, string>>;
  /** The workshops that the letter lists. */
  readonly workshops?: readonly string[];
}

/** Deletes what has an id and gives its place back; undefined if there is nothing with this id. */
type Cancel = (queries: Queries, id: string) => Promise<Cancelled | undefined>;

const APPLICATIONS = ['sponsor', 'exhibitor', 'volunteer', 'press'] as const;

const CANCELS: Readonly<Record<string, Cancel>> = {
  ...Object.fromEntries(APPLICATIONS.map((kind) => [kind, cancelApplication(kind)])),
  team: cancelTeam,
  workshops: cancelSeat,
};

/** Cancels one application, team or seat: its row is deleted, its place is free again, and an e-mail goes to its address. */
export async function cancel(
  service: Service,
  { what: kind, id }: { readonly what: string; readonly id: string },
): Promise<OrderResult> {
  const remove = Object.hasOwn(CANCELS, kind) ? CANCELS[kind] : undefined;
  if (remove === undefined) {
    const hint = `what can be cancelled is ${Object.keys(CANCELS).join(', ')}`;
    return { kind: 'refused', message: `Nothing of the kind "${kind}" can be cancelled.`, hint };
  }
  const cancelled = await inTransaction(service.db, async (queries) => {
    const found = await remove(queries, id);
    if (found !== undefined) await queueCancellation(service, queries, found);
    return found;
  });
  if (cancelled === undefined) {
    const hint = `conf-site api export ${kind} prints all of them with their ids`;
    return { kind: 'refused', message: `There is no entry ${id} of the kind "${kind}".`, hint };
  }
  service.lettersWait();
  const { what, event, year, email } = cancelled;
  return { kind: 'done', output: `${what} of ${event} ${year} is cancelled; an e-mail to ${email} says so.\n` };
}

async function queueCancellation(service: Service, queries: Queries, cancelled: Cancelled): Promise<void> {
  const { email: to, year, letter: name, values = {}, workshops = [] } = cancelled;
  const event = service.site().events.find(({ ident }) => ident === cancelled.event);
  const edition = event?.editions.find((one) => one.year === year);
  const language = languageOf(service, cancelled.language ?? undefined);
  const seats = edition === undefined ? '' : seatWords(service.site(), edition, { workshops, language });
  const about = event === undefined ? {} : { event: { event, year } };
  await queueLetter(service, queries, { name, letter: { to, language, ...about, values, facts: { seats } } });
}

function cancelApplication(kind: (typeof APPLICATIONS)[number]): Cancel {
  return async (queries, id) => {
    const row = await queries
      .deleteFrom('application')
      .where((is) => is.and({ id, kind }))
      .returningAll()
      .executeTakeFirst();
    return row && { ...row, what: `The ${kind} application`, letter: 'applicationCancelled' };
  };
}

async function cancelTeam(queries: Queries, id: string): Promise<Cancelled | undefined> {
  const row = await queries.deleteFrom('team').where('id', '=', id).returningAll().executeTakeFirst();
  if (row === undefined) return undefined;
  const { event, year, name, confirmedAt } = row;
  if (confirmedAt !== null) await freePlace(queries, { event, year, kind: 'team', ident: '' });
  return { ...row, what: `The team "${name}"`, letter: 'teamCancelled', values: { team: name } };
}

async function cancelSeat(queries: Queries, id: string): Promise<Cancelled | undefined> {
  const row = await queries.deleteFrom('seat').where('id', '=', id).returningAll().executeTakeFirst();
  if (row === undefined) return undefined;
  const { event, year, workshop } = row;
  await freePlace(queries, { event, year, kind: 'seat', ident: workshop });
  return { ...row, what: `The seat in ${workshop}`, letter: 'seatCancelled', workshops: [workshop] };
}
