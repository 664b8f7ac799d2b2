import { type DatabaseTransaction, inTransaction } from '../database/in-transaction.ts';
import { releasePlace } from '../database/places.ts';
import { describeSeats } from '../mail/describe-seats.ts';
import { type EmailTemplate, queueEmail } from '../mail/emails.ts';
import { languageOf } from '../scope.ts';
import type { Service } from '../service.ts';
import type { CommandResult } from './command.ts';

/** A cancelled entry, and the e-mail about it. */
interface Cancelled {
  /** Describes the entry in the message to the organiser, such as `The team "Konac"`. */
  readonly description: string;
  readonly event: string;
  readonly year: number;
  readonly email: string;
  /** The language of the e-mail. Null if an older version has stored the entry without one. */
  readonly language: string | null;
  readonly template: EmailTemplate;
  /** Placeholder values that visitors entered. */
  readonly values?: Readonly<Record<string, string>>;
  /** Idents of the workshops that the e-mail lists. */
  readonly workshops?: readonly string[];
}

/** Deletes the entry with an id and releases its place. Returns undefined if there is no such entry. */
type CancelEntry = (transaction: DatabaseTransaction, id: string) => Promise<Cancelled | undefined>;

const APPLICATIONS = ['sponsor', 'exhibitor', 'volunteer', 'press'] as const;

const CANCEL_BY_KIND: Readonly<Record<string, CancelEntry>> = {
  ...Object.fromEntries(APPLICATIONS.map((kind) => [kind, cancelApplication(kind)])),
  team: cancelTeam,
  workshops: cancelSeat,
};

/**
 * Cancels an application, a team or a seat: deletes its row, releases its place and queues an e-mail to its address.
 */
export async function cancel(
  service: Service,
  { what: kind, id }: { readonly what: string; readonly id: string },
): Promise<CommandResult> {
  const cancelEntry = Object.hasOwn(CANCEL_BY_KIND, kind) ? CANCEL_BY_KIND[kind] : undefined;
  if (cancelEntry === undefined) {
    const hint = `the kinds are ${Object.keys(CANCEL_BY_KIND).join(', ')}`;
    return { kind: 'refused', message: `Entries of the kind "${kind}" cannot be cancelled.`, hint };
  }
  const cancelled = await inTransaction(service.db, async (transaction) => {
    const found = await cancelEntry(transaction, id);
    if (found !== undefined) await queueCancellation(service, transaction, found);
    return found;
  });
  if (cancelled === undefined) {
    const hint = `conf-site api export ${kind} prints all of them with their ids`;
    return { kind: 'refused', message: `There is no entry ${id} of the kind "${kind}".`, hint };
  }
  service.onEmailsQueued();
  const { description, event, year, email } = cancelled;
  return { kind: 'done', output: `${description} of ${event} ${year} is cancelled; an e-mail to ${email} says so.\n` };
}

async function queueCancellation(
  service: Service,
  transaction: DatabaseTransaction,
  cancelled: Cancelled,
): Promise<void> {
  const { email: to, year, template, values = {}, workshops = [] } = cancelled;
  const event = service.site().events.find(({ ident }) => ident === cancelled.event);
  const edition = event?.editions.find((one) => one.year === year);
  const language = languageOf(service, cancelled.language ?? undefined);
  const seats = edition === undefined ? '' : describeSeats(service.site(), edition, { workshops, language });
  const about = event === undefined ? {} : { event: { event, year } };
  await queueEmail(service, transaction, { template, to, language, ...about, values, facts: { seats } });
}

function cancelApplication(kind: (typeof APPLICATIONS)[number]): CancelEntry {
  return async (transaction, id) => {
    const row = await transaction
      .deleteFrom('application')
      .where((is) => is.and({ id, kind }))
      .returningAll()
      .executeTakeFirst();
    return row && { ...row, description: `The ${kind} application`, template: 'applicationCancelled' };
  };
}

async function cancelTeam(transaction: DatabaseTransaction, id: string): Promise<Cancelled | undefined> {
  const row = await transaction.deleteFrom('team').where('id', '=', id).returningAll().executeTakeFirst();
  if (row === undefined) return undefined;
  const { event, year, name, confirmedAt } = row;
  if (confirmedAt !== null) await releasePlace(transaction, { event, year, kind: 'team', ident: '' });
  return { ...row, description: `The team "${name}"`, template: 'teamCancelled', values: { team: name } };
}

async function cancelSeat(transaction: DatabaseTransaction, id: string): Promise<Cancelled | undefined> {
  const row = await transaction.deleteFrom('seat').where('id', '=', id).returningAll().executeTakeFirst();
  if (row === undefined) return undefined;
  const { event, year, workshop } = row;
  await releasePlace(transaction, { event, year, kind: 'seat', ident: workshop });
  return { ...row, description: `The seat in ${workshop}`, template: 'seatCancelled', workshops: [workshop] };
}
