import { columnName, isPlainName } from '../../content/column-names.ts';
import { nearestName } from '../../diagnostics/nearest-name.ts';
import { assembleProgramme } from '../formats/assemble-programme.ts';
import { type ImportMistake, refusedMistakes } from '../formats/import-mistakes.ts';
import { createNotes, type ReadingNotes } from '../formats/reading-notes.ts';
import type { ImportedProgramme, ImportedSession, ReadOptions } from '../imported-programme.ts';
import { nearestProgrammeColumn } from './table-columns.ts';
import { listedPeople, type People, peopleInRow } from './table-people.ts';
import { readTable, type Table, type TableRow } from './table-rows.ts';
import { isNo, isYes, joinedSessions, readSessionRow, titleKey } from './table-sessions.ts';
import { type RowTime, rowTimes } from './table-slots.ts';

/**
 * Reads a programme from tables: of speakers, of sessions, and of the schedule, which has sessions with times and rooms.
 * Several of these can be one table. Rows of different tables are about the same session if they have the same id or
 * title.
 */
export function readTables(
  files: readonly { readonly name: string; readonly text: string }[],
  { timeZone }: ReadOptions,
): ImportedProgramme {
  const notes = createNotes();
  const mistakes: ImportMistake[] = [];
  const tables = files.map(({ name, text }) => readTable(name, text));
  for (const table of tables) noteColumns(table, notes);
  const reading: TableReading = {
    notes,
    timeZone,
    mistake: ({ file, line }, message) => mistakes.push({ file, line, message }),
  };
  const people = listedPeople(rowsOfPeople(tables, notes), notes);
  const sessions = sessionsOf(tables, people, reading);
  if (mistakes.length > 0) throw refusedMistakes(mistakes);
  const names = [...new Set(sessions.flatMap(({ slots }) => slots.flatMap(({ roomKey }) => roomKey ?? [])))];
  const rooms = names.map((name) => ({ key: name, name }));
  return assembleProgramme({ speakers: [...people.byKey.values()], sessions, rooms }, notes);
}

interface TableReading {
  readonly notes: ReadingNotes;
  readonly timeZone: string;
  readonly mistake: (row: TableRow, message: string) => void;
}

function rowsOfPeople(tables: readonly Table[], notes: ReadingNotes): readonly (readonly TableRow[])[] {
  return tables.flatMap(({ hasSessions, rows }) => (hasSessions ? [] : [rows.filter((row) => isAccepted(row, notes))]));
}

/** Tables with descriptions come first, so that the rows of a schedule find the sessions that they are about. */
function sessionsOf(tables: readonly Table[], people: People, reading: TableReading): readonly ImportedSession[] {
  const withSessions = tables.filter(({ hasSessions }) => hasSessions);
  const described = withSessions.filter(({ columns }) => columns.includes('description'));
  const schedules = withSessions.filter((table) => !described.includes(table));
  const sessions = described.flatMap((table) => rowsOf(table, { ...reading, people }));
  const known = sessions.length === 0 ? undefined : sessions;
  return joinedSessions([...sessions, ...schedules.flatMap((table) => rowsOf(table, { ...reading, people, known }))]);
}

interface RowReading extends TableReading {
  readonly people: People;
  /** The sessions of the table of sessions, for the rows of a schedule. */
  readonly known?: readonly ImportedSession[] | undefined;
}

function rowsOf({ rows }: Table, reading: RowReading): readonly ImportedSession[] {
  const times = rowTimes(rows, reading);
  return rows.flatMap((row) => sessionOf(row, { ...reading, time: times.get(row) ?? {} }));
}

function sessionOf(row: TableRow, reading: RowReading & { readonly time: RowTime }): readonly ImportedSession[] {
  const { known, time, notes } = reading;
  const [title] = row.lines('title');
  const same = known?.find(({ key, title: other }) => isNamed(row, { key, title: other }));
  if (title === undefined && same === undefined) {
    notes.add('left-out', 'Rows without a title were left out:', `${row.file}:${row.line}`);
    return [];
  }
  if (!isAccepted(row, notes)) return [];
  const session = readSessionRow({ row, speakerKeys: peopleInRow(row, reading), time }, notes);
  if (known === undefined) return [session];
  return [same === undefined ? unlistedSession(row, session, reading) : { ...session, key: same.key }];
}

/** Whether a row of a schedule is about a session: it has the id or the title, in either column. */
function isNamed(row: TableRow, { key, title }: Pick<ImportedSession, 'key' | 'title'>): boolean {
  const [name = ''] = row.lines('title');
  return row.lines('id')[0] === key || name === key || (name !== '' && titleKey(name) === titleKey(title));
}

/** A row of a schedule that is about no session: its title is misspelt, or it is a break or the like. */
function unlistedSession(row: TableRow, session: ImportedSession, { known = [], notes, mistake }: RowReading) {
  const titles = known.map(({ title }) => title);
  const near = nearestName(session.title, titles, Math.floor(session.title.length / 6));
  if (near !== undefined) mistake(row, `There is no session "${session.title}"; did you mean "${near}"?`);
  if (session.kind === 'service' || session.speakerKeys.length > 0) return session;
  notes.add('guessed', 'Rows of the schedule that are about no session became breaks and the like:', session.title);
  return { ...session, kind: 'service' as const };
}

const ACCEPTED =
  /^(?:accepted|accept|confirmed|approved|scheduled|ok|prihvaćeno|potvrđeno|angenommen|bestätigt|zugesagt)\b/i;

/** Whether the row has no status, or that of an accepted session or speaker. */
function isAccepted(row: TableRow, notes: ReadingNotes): boolean {
  const status = row.text('status');
  if (status === '' || isYes(status) || ACCEPTED.test(status)) return true;
  const name = [...row.lines('title'), ...row.lines('name'), ...row.lines('speakers')][0] ?? `${row.file}:${row.line}`;
  notes.add('left-out', `Rows with the status "${isNo(status) ? 'no' : status}" were left out:`, name);
  return false;
}

/** Notes which columns were recognised under another name, and which were not. */
function noteColumns({ file, headers, columns }: Table, notes: ReadingNotes): void {
  const recognised = headers.flatMap((header, at) => {
    const column = columns[at];
    return column === undefined || isPlainName(header, column) ? [] : [`"${header}" as ${columnName(column)}`];
  });
  if (recognised.length > 0)
    notes.add('guessed', `Columns of ${file} were read by their meaning: ${recognised.join(', ')}.`);
  for (const [at, header] of headers.entries()) {
    if (columns[at] !== undefined || header === '') continue;
    const near = nearestProgrammeColumn(header);
    if (near === undefined) notes.add('left-out', `Columns of ${file} that are not imported:`, header);
    else
      notes.add(
        'doubtful',
        `The column "${header}" of ${file} is unknown and was left out; the nearest name is "${near}".`,
      );
  }
}
