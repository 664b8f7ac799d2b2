import { nameHint, nearestName } from '../../diagnostics/nearest-name.ts';
import { normalEmailAddress } from '../../domain/email-address.ts';
import type { Edition } from '../../domain/site.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { AttendeeRow } from '../database/tables.ts';
import { emailKey, newId } from '../keys.ts';
import type { Service } from '../service.ts';
import { shopName, soldTicket } from '../sold-ticket.ts';
import { counted } from './counted.ts';
import { type CsvRow, readCsv } from './csv-adapter.ts';
import type { OrderResult } from './order.ts';
import { pinReport } from './pin-report.ts';

/** What a table of attendees is read with. */
export interface AttendeeTable {
  /** Its name, for what is said about it. */
  readonly file: string;
  readonly text: string;
  readonly event: string;
  readonly year: number;
}

const COLUMNS = ['pin', 'email', 'role', 'speaker', 'ticket'] as const;

/**
 * Imports a table of attendees by their PINs. Attendees that are not in the table, and values whose column it does not have, stay
 * as they are. A row that is wrong, or a PIN that stands twice, refuses the whole table; each is reported with its line.
 */
export async function importAttendees(service: Service, table: AttendeeTable): Promise<OrderResult> {
  const event = service.site().events.find(({ ident }) => ident === table.event);
  const edition = event?.editions.find(({ year }) => year === table.year);
  if (edition === undefined) {
    const name = `${table.event} ${table.year}`;
    const known = service.site().events.flatMap(({ editions }) => editions.map((one) => `${one.event} ${one.year}`));
    const hint = nameHint(name, known) ?? 'write it as its folders are named, event and year';
    return { kind: 'refused', message: `There is no edition "${name}" in the content.`, hint };
  }
  const { rows, columns, faults } = readRows(table, edition, service.site().settings.limits.pinLength);
  if (faults.length > 0) return { kind: 'faulty', faults };
  await store(service, rows, columns);
  const output = [
    `${counted(rows.length, 'attendee(s)')} of ${table.event} ${table.year} imported.`,
    ...unreadColumns(columns),
    ...unsoldTickets(rows, edition),
  ];
  return { kind: 'done', output: `${output.join('\n')}\n${await pinReport(service, edition)}` };
}

interface ReadRows {
  readonly rows: readonly AttendeeRow[];
  /** The columns of the table, in lower case. */
  readonly columns: readonly string[];
  /** What is wrong, `file:line  message`. */
  readonly faults: readonly string[];
}

function readRows({ file, text }: AttendeeTable, edition: Edition, pinLength: number): ReadRows {
  let table: readonly CsvRow[];
  try {
    table = readCsv(text);
  } catch (error) {
    const line = (error as { readonly lines?: number }).lines ?? 1;
    return { rows: [], columns: [], faults: [`${file}:${line}  ${(error as Error).message}`] };
  }
  const columns = Object.keys(table[0]?.cells ?? {});
  if (table.length === 0) return { rows: [], columns, faults: [`${file}:1  The table has no rows.`] };
  if (!columns.includes('pin')) return { rows: [], columns, faults: [`${file}:1  The column "pin" is missing.`] };
  const seen = new Map<string, number>();
  const faults = table.flatMap(({ line, cells }) => {
    const ofRow = faultsOf(cells, edition, pinLength);
    const before = seen.get(cells['pin'] ?? '');
    seen.set(cells['pin'] ?? '', line);
    const all = before === undefined ? ofRow : [...ofRow, `The PIN stands on line ${before} as well.`];
    return all.map((fault) => `${file}:${line}  ${fault}`);
  });
  return { rows: table.map(({ cells }) => rowOf(cells, edition)), columns, faults };
}

/** What the table has and the service does not read, with the column that was probably meant. */
function unreadColumns(columns: readonly string[]): readonly string[] {
  const unread = columns.filter((name) => !(COLUMNS as readonly string[]).includes(name));
  return unread.map((name) => {
    const nearest = nearestName(name, COLUMNS);
    return `The column "${name}" was not imported.${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`;
  });
}

/** Tickets that the edition does not sell, with the ticket that was probably meant. */
function unsoldTickets(rows: readonly AttendeeRow[], edition: Edition): readonly string[] {
  const names = rows.flatMap(({ ticket }) => (ticket === null || soldTicket(edition, ticket) ? [] : [ticket]));
  return [...new Set(names)].map((name) => {
    const count = names.filter((one) => one === name).length;
    const hint = nameHint(name, edition.tickets.map(shopName));
    const { event, year } = edition;
    return (
      `${event} ${year} sells no ticket "${name}", so ${count} of these attendees cannot register for workshops.` +
      `${hint === undefined ? '' : ` Hint: ${hint}`}`
    );
  });
}

type Cells = CsvRow['cells'];

function faultsOf(cells: Cells, edition: Edition, pinLength: number): readonly string[] {
  const { pin = '', email = '', role = '', speaker = '' } = cells;
  const slugs = edition.speakers.map(({ slug }) => slug);
  const nearest = nearestName(speaker, slugs);
  const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  return [
    pin.length === pinLength && /^\d+$/.test(pin) ? '' : `A PIN has ${pinLength} digits.`,
    email === '' || normalEmailAddress(email) !== undefined ? '' : 'That is no e-mail address.',
    ['', 'visitor', 'speaker'].includes(role) ? '' : `"${role}" is no role; there are visitor and speaker.`,
    speaker === '' || slugs.includes(speaker) ? '' : `There is no speaker "${speaker}".${hint}`,
    role === 'speaker' && speaker === '' ? 'A speaker needs the name of their record in the column "speaker".' : '',
    role !== 'speaker' && speaker !== '' ? 'Who is named as a speaker has the role "speaker".' : '',
  ].filter((fault) => fault !== '');
}

function rowOf({ pin = '', email = '', role = '', speaker = '', ticket = '' }: Cells, edition: Edition): AttendeeRow {
  return {
    id: newId(),
    event: edition.event,
    year: edition.year,
    pin,
    email: normalEmailAddress(email) ?? null,
    emailKey: email === '' ? null : emailKey(email),
    role: role || 'visitor',
    speaker: speaker || null,
    ticket: ticket || null,
  };
}

const AT_ONCE = 500;

async function store({ db }: Service, rows: readonly AttendeeRow[], columns: readonly string[]): Promise<void> {
  const known = (['email', 'role', 'speaker', 'ticket'] as const).filter((name) => columns.includes(name));
  const updated = known.flatMap((name) => (name === 'email' ? (['email', 'emailKey'] as const) : [name]));
  await inTransaction(db, async (queries) => {
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      await queries
        .insertInto('attendee')
        .values(rows.slice(from, from + AT_ONCE))
        .onConflict((conflict) =>
          updated.length === 0
            ? conflict.columns(['event', 'year', 'pin']).doNothing()
            : conflict
                .columns(['event', 'year', 'pin'])
                .doUpdateSet(({ ref }) => Object.fromEntries(updated.map((name) => [name, ref(`excluded.${name}`)]))),
        )
        .execute();
    }
  });
}
