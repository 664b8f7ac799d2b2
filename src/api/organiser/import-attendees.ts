import { type ColumnName, columnsByName, headerSlug, isPlainName, nearestColumn } from '../../content/column-names.ts';
import { readTableLines, type TableLines } from '../../content/table-lines.ts';
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

type Column = keyof typeof FIELD_BY_COLUMN;
type Field = (typeof FIELD_BY_COLUMN)[keyof typeof FIELD_BY_COLUMN];

const COLUMN_BY_NAME = columnsByName(Object.keys(FIELD_BY_COLUMN) as readonly Column[]);

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
  await store(service, rows, new Set(headers.map(({ field }) => field)));
  const output = [
    `${pluralize(rows.length, 'attendee(s)')} of ${table.event} ${table.year} imported.`,
    ...unreadColumns(headers),
    ...unsoldTickets(rows, edition),
  ];
  return { kind: 'done', output: `${output.join('\n')}\n${await pinReport(service, edition)}` };
}

/** A header of the table, and the field that its column gives: of two columns for one field, the one with the plain name, or else the first. */
interface Header {
  readonly name: string;
  readonly field: Field | undefined;
}

interface ReadRows {
  readonly rows: readonly AttendeeRow[];
  readonly headers: readonly Header[];
  /** Errors, as `file:line  message`. */
  readonly faults: readonly string[];
}

function readRows({ file, text }: AttendeeTable, edition: Edition, pinLength: number): ReadRows {
  let table: TableLines;
  try {
    table = readTableLines(text, (cells) => cells.some((cell) => columnOf(cell) === 'pin'));
  } catch (error) {
    const line = (error as { readonly lines?: number }).lines ?? 1;
    return refused(`${file}:${line}  ${(error as Error).message}`);
  }
  const { header, rows } = table;
  if (header === undefined) return refused(`${file}:1  ${withoutPins(rows[0]?.cells ?? [])}`);
  const names = header.cells.map((cell) => cell.trim());
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at);
  if (twice !== undefined)
    return refused(
      `${file}:${header.line}  Two columns are called "${twice}". Delete one of them, or give it another name.`,
    );
  if (rows.length === 0) return refused(`${file}:${header.line}  The table has no rows.`);
  const headers = headersOf(names);
  const all = rows.map(({ line, cells }) => ({ line, count: cells.length, cells: cellsByField(cells, headers) }));
  const seen = new Map<string, number>();
  const faults = all.flatMap(({ line, count, cells }) => {
    const isOdd = count !== names.length;
    const rowFaults = isOdd
      ? [`The row has ${pluralize(count, 'cell(s)')} instead of ${names.length}.`]
      : faultsOf(cells, edition, pinLength);
    const firstLine = seen.get(cells['pin'] ?? '');
    seen.set(cells['pin'] ?? '', line);
    const found = firstLine === undefined ? rowFaults : [...rowFaults, `The PIN is on line ${firstLine} as well.`];
    return found.map((fault) => `${file}:${line}  ${fault}`);
  });
  return { rows: all.map(({ cells }) => rowOf(cells, edition)), headers, faults };
}

function refused(fault: string): ReadRows {
  return { rows: [], headers: [], faults: [fault] };
}

function withoutPins(cells: readonly string[]): string {
  const names = cells.map((cell) => cell.trim()).filter((name) => name !== '');
  if (names.length === 0) return 'The table has no rows.';
  const near = names.find((name) => nearestColumn(name, columnsByName(['pin'])) !== undefined);
  const hint = near === undefined ? '' : ` Did you mean "${near}"? Call it "pin".`;
  return `No column is called "pin"; the table has: ${names.join(', ')}.${hint}`;
}

function columnOf(header: string): Column | undefined {
  return COLUMN_BY_NAME.get(headerSlug(header));
}

function headersOf(names: readonly string[]): readonly Header[] {
  const columns = names.map(columnOf);
  const chosen = new Map<Column, number>();
  columns.forEach((column, at) => {
    if (column !== undefined && (!chosen.has(column) || isPlainName(names[at] as string, column)))
      chosen.set(column, at);
  });
  return names.map((name, at) => {
    const column = columns[at];
    return { name, field: column !== undefined && chosen.get(column) === at ? FIELD_BY_COLUMN[column] : undefined };
  });
}

function cellsByField(cells: readonly string[], headers: readonly Header[]): Cells {
  return Object.fromEntries(headers.flatMap(({ field }, at) => (field ? [[field, (cells[at] ?? '').trim()]] : [])));
}

/** Messages about columns that are not imported, with the column that was probably meant. */
function unreadColumns(headers: readonly Header[]): readonly string[] {
  const given = new Set(headers.map(({ field }) => field));
  const free = new Map([...COLUMN_BY_NAME].filter(([, column]) => !given.has(FIELD_BY_COLUMN[column])));
  return headers.flatMap(({ name, field }) => {
    if (field !== undefined || name === '') return [];
    const nearest = nearestColumn(name, free);
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
