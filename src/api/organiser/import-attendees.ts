import { type ColumnName, columnsByName, headerSlug } from '../../content/column-names.ts';
import { type CsvRow, readCsv } from '../../content/csv-adapter.ts';
import { nameHint, nearestName } from '../../diagnostics/nearest-name.ts';
import { normalEmailAddress } from '../../domain/site/email-address.ts';
import type { Edition } from '../../domain/site/site.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { AttendeeRow } from '../database/tables.ts';
import { emailKey, newId } from '../keys.ts';
import type { Service } from '../service.ts';
import { shopName, soldTicket } from '../sold-ticket.ts';
import type { CommandResult } from './command.ts';
import { pinReport } from './pin-report.ts';
import { pluralize } from './pluralize.ts';

export interface AttendeeTable {
  /** The name of the file, for messages. */
  readonly file: string;
  readonly text: string;
  readonly event: string;
  readonly year: number;
}

/** The fields of an attendee that a table can give, by its columns. */
const FIELD_BY_COLUMN = {
  pin: 'pin',
  email: 'email',
  role: 'role',
  speakers: 'speaker',
  ticket: 'ticket',
} as const satisfies Partial<Record<ColumnName, string>>;

type Field = (typeof FIELD_BY_COLUMN)[keyof typeof FIELD_BY_COLUMN];

const COLUMN_BY_NAME = columnsByName(Object.keys(FIELD_BY_COLUMN) as readonly (keyof typeof FIELD_BY_COLUMN)[]);

/**
 * Imports a table of attendees, who are identified by their PINs. Attendees who are not in the table stay as they are,
 * and so do values for which it has no column. An invalid row or a duplicate PIN refuses the whole table. All of them
 * are reported, with their lines.
 */
export async function importAttendees(service: Service, table: AttendeeTable): Promise<CommandResult> {
  const event = service.site().events.find(({ ident }) => ident === table.event);
  const edition = event?.editions.find(({ year }) => year === table.year);
  if (edition === undefined) {
    const name = `${table.event} ${table.year}`;
    const names = service.site().events.flatMap(({ editions }) => editions.map((one) => `${one.event} ${one.year}`));
    const hint = nameHint(name, names) ?? 'write the names of its folders: event and year';
    return { kind: 'refused', message: `There is no edition "${name}" in the content.`, hint };
  }
  const { rows, headers, faults } = readRows(table, edition, service.site().settings.limits.pinLength);
  if (faults.length > 0) return { kind: 'faulty', faults };
  await store(service, rows, new Set(headers.values()));
  const output = [
    `${pluralize(rows.length, 'attendee(s)')} of ${table.event} ${table.year} imported.`,
    ...unreadColumns(headers),
    ...unsoldTickets(rows, edition),
  ];
  return { kind: 'done', output: `${output.join('\n')}\n${await pinReport(service, edition)}` };
}

/** Each header of the table, and the field that its column gives. Of two columns for one field the first counts. */
type Headers = ReadonlyMap<string, Field | undefined>;

interface ReadRows {
  readonly rows: readonly AttendeeRow[];
  readonly headers: Headers;
  /** Errors, as `file:line  message`. */
  readonly faults: readonly string[];
}

function readRows({ file, text }: AttendeeTable, edition: Edition, pinLength: number): ReadRows {
  let table: readonly CsvRow[];
  try {
    table = readCsv(text);
  } catch (error) {
    const line = (error as { readonly lines?: number }).lines ?? 1;
    return refused(`${file}:${line}  ${(error as Error).message}`);
  }
  const [first] = table;
  if (first === undefined) return refused(`${file}:1  The table has no rows.`);
  const names = Object.keys(first.cells);
  const headers = fieldsByHeader(names);
  if (![...headers.values()].includes('pin'))
    return refused(`${file}:1  No column is called "pin"; the table has: ${names.join(', ')}.`);
  const all = table.map(({ line, cells }) => ({ line, cells: cellsByField(cells, headers) }));
  const seen = new Map<string, number>();
  const faults = all.flatMap(({ line, cells }) => {
    const rowFaults = faultsOf(cells, edition, pinLength);
    const firstLine = seen.get(cells['pin'] ?? '');
    seen.set(cells['pin'] ?? '', line);
    const found = firstLine === undefined ? rowFaults : [...rowFaults, `The PIN is on line ${firstLine} as well.`];
    return found.map((fault) => `${file}:${line}  ${fault}`);
  });
  return { rows: all.map(({ cells }) => rowOf(cells, edition)), headers, faults };
}

function refused(fault: string): ReadRows {
  return { rows: [], headers: new Map(), faults: [fault] };
}

function fieldsByHeader(names: readonly string[]): Headers {
  const fields = names.map((name) => {
    const column = COLUMN_BY_NAME.get(headerSlug(name));
    return column && FIELD_BY_COLUMN[column];
  });
  return new Map(names.map((name, at) => [name, fields.indexOf(fields[at]) === at ? fields[at] : undefined]));
}

function cellsByField(cells: CsvRow['cells'], headers: Headers): Cells {
  return Object.fromEntries([...headers].flatMap(([name, field]) => (field ? [[field, cells[name] ?? '']] : [])));
}

/** Messages about columns that are not imported, with the column that was probably meant. */
function unreadColumns(headers: Headers): readonly string[] {
  const given = new Set(headers.values());
  const free = Object.values(FIELD_BY_COLUMN).filter((field) => !given.has(field));
  return [...headers].flatMap(([name, field]) => {
    if (field !== undefined) return [];
    const nearest = nearestName(name.toLowerCase(), free);
    return [`The column "${name}" was not imported.${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`];
  });
}

/** Messages about tickets that the edition does not sell, with the ticket that was probably meant. */
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

type Cells = Readonly<Partial<Record<Field, string>>>;

function faultsOf(cells: Cells, edition: Edition, pinLength: number): readonly string[] {
  const { pin = '', email = '', role = '', speaker = '' } = cells;
  const slugs = edition.speakers.map(({ slug }) => slug);
  const nearest = nearestName(speaker, slugs);
  const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  return [
    pin.length === pinLength && /^\d+$/.test(pin) ? '' : `A PIN has ${pinLength} digits.`,
    email === '' || normalEmailAddress(email) !== undefined ? '' : 'That is not an e-mail address.',
    ['', 'visitor', 'speaker'].includes(role) ? '' : `"${role}" is not a role; the roles are visitor and speaker.`,
    speaker === '' || slugs.includes(speaker) ? '' : `There is no speaker "${speaker}".${hint}`,
    role === 'speaker' && speaker === ''
      ? 'The role "speaker" needs the name of the speaker\'s record in the column "speaker".'
      : '',
    role !== 'speaker' && speaker !== '' ? 'Only the role "speaker" may have a value in the column "speaker".' : '',
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

const BATCH_SIZE = 500;

async function store(
  { db }: Service,
  rows: readonly AttendeeRow[],
  fields: ReadonlySet<Field | undefined>,
): Promise<void> {
  const given = (['email', 'role', 'speaker', 'ticket'] as const).filter((name) => fields.has(name));
  const updated = given.flatMap((name) => (name === 'email' ? (['email', 'emailKey'] as const) : [name]));
  await inTransaction(db, async (transaction) => {
    for (let from = 0; from < rows.length; from += BATCH_SIZE) {
      await transaction
        .insertInto('attendee')
        .values(rows.slice(from, from + BATCH_SIZE))
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
