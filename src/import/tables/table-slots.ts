import { defined } from '../../domain/defined.ts';
import { dayAfter } from '../../domain/time/day-span.ts';
import { ASSUMED_MINUTES, minutesBetween } from '../formats/export-times.ts';
import type { ReadingNotes } from '../formats/reading-notes.ts';
import type { ImportedSlot } from '../imported-programme.ts';
import type { TableRow } from './table-rows.ts';
import {
  clockParts,
  type DateOrder,
  dateOrder,
  readClock,
  readDate,
  readDuration,
  readTimestamp,
} from './table-times.ts';

/** Reads when and where the sessions of a table take place. */

export interface SlotReading {
  readonly timeZone: string;
  readonly notes: ReadingNotes;
  /** Adds a mistake in a row. */
  readonly mistake: (row: TableRow, message: string) => void;
}

/** A row's slot, and its duration, which it may have without a slot. */
export interface RowTime {
  readonly slot?: ImportedSlot;
  readonly durationMinutes?: number;
}

/** The time of each row of a table. An empty cell for the date means the date of the row above. */
export function rowTimes(rows: readonly TableRow[], reading: SlotReading): ReadonlyMap<TableRow, RowTime> {
  const order = dateOrder(rows.flatMap((row) => [row.text('date'), row.text('start')]));
  const times = new Map<TableRow, RowTime>();
  let above: string | undefined;
  for (const row of rows) {
    const context: RowContext = { ...reading, row, order, above };
    const start = startOf(context);
    if (start !== undefined) above = start.slice(0, 10);
    times.set(row, timeOf(start, context));
  }
  return times;
}

interface RowContext extends SlotReading {
  readonly row: TableRow;
  readonly order: DateOrder | undefined;
  /** The date of the row above. */
  readonly above: string | undefined;
}

function timeOf(start: string | undefined, context: RowContext): RowTime {
  const { row, notes } = context;
  const given = givenDuration(context);
  if (start === undefined) return defined({ durationMinutes: given });
  const minutes = given ?? minutesToEnd(start, context);
  if (minutes === undefined) {
    notes.add('guessed', `Sessions without an end or a duration last ${ASSUMED_MINUTES} minutes:`, row.text('title'));
  }
  const durationMinutes = minutes ?? ASSUMED_MINUTES;
  const [roomKey] = row.lines('room');
  return { slot: defined({ roomKey, day: start.slice(0, 10), startsAt: start, durationMinutes }), durationMinutes };
}

/** The start as a wall-clock time. Undefined if the row has none, or if it is a mistake. */
function startOf(context: RowContext): string | undefined {
  const { row, timeZone, mistake } = context;
  const [start] = row.lines('start');
  if (start === undefined) return undefined;
  const timestamp = readTimestamp(start, timeZone);
  if (timestamp !== undefined) return timestamp;
  const own = readDate(start, context.order);
  const [clockText = ''] = clockParts(own.kind === 'date' && own.rest !== '' ? own.rest : start);
  const clock = readClock(clockText);
  if (clock === undefined) {
    mistake(row, `"${start}" is not a time of day; write it as 09:30.`);
    return undefined;
  }
  const date = own.kind === 'date' ? own.date : dateOf(context);
  return date === undefined ? undefined : `${date}T${clock}`;
}

function dateOf({ row, order, above, mistake }: RowContext): string | undefined {
  const [text] = row.lines('date');
  if (text === undefined) {
    if (above === undefined) mistake(row, 'This row has a time and no date; write the date in the column date.');
    return above;
  }
  const reading = readDate(text, order);
  if (reading.kind === 'date') return reading.date;
  mistake(
    row,
    reading.kind === 'ambiguous'
      ? `"${text}" can be two days, since either number can be the month; write it as 2026-05-08.`
      : `"${text}" is not a date; write it as 2026-05-08.`,
  );
  return undefined;
}

function givenDuration({ row, mistake }: RowContext): number | undefined {
  const [text] = row.lines('duration');
  if (text === undefined) return undefined;
  const minutes = readDuration(text);
  if (minutes === undefined) mistake(row, `"${text}" is not a duration; write the number of minutes.`);
  return minutes;
}

/** The minutes to the end, which is in its own column, or in that of the start: `9:30 – 10:15`. */
function minutesToEnd(start: string, { row, timeZone, order, mistake }: RowContext): number | undefined {
  const [startText = ''] = row.lines('start');
  const [endText = clockParts(startText)[1]] = row.lines('end');
  if (endText === undefined) return undefined;
  const own = readDate(endText, order);
  const clock = readClock(own.kind === 'date' ? own.rest : endText);
  const date = own.kind === 'date' ? own.date : start.slice(0, 10);
  const end = readTimestamp(endText, timeZone) ?? (clock === undefined ? undefined : `${date}T${clock}`);
  if (end === undefined) {
    mistake(row, `"${endText}" is not a time of day; write it as 10:15.`);
    return undefined;
  }
  const minutes = minutesBetween(start, end);
  if (minutes > 0) return minutes;
  const isNight = own.kind !== 'date' && start.slice(11) >= '12:00' && end.slice(11) <= '09:00';
  if (isNight) return minutesBetween(start, `${dayAfter(date)}T${end.slice(11)}`);
  mistake(row, `It ends at ${end.slice(11)}, and starts at ${start.slice(11)}.`);
  return undefined;
}
