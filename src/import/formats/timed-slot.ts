import { defined } from '../../domain/defined.ts';
import type { ImportedSlot } from '../imported-programme.ts';
import { ASSUMED_MINUTES, exportTime, minutesBetween } from './export-times.ts';
import { lineOf } from './loose-values.ts';
import type { ReadingNotes } from './reading-notes.ts';

export interface SlotSource {
  /** The title of the session, for notes. */
  readonly title: string;
  /** The zone of the programme. */
  readonly zone: string;
  readonly notes: ReadingNotes;
}

export interface TimeSpan {
  readonly start: unknown;
  readonly end?: unknown;
  readonly minutes?: unknown;
  readonly roomKey?: string | undefined;
}

/** The slot from a start to an end, or of a duration. The list is empty, with a note, if the start is not valid. */
export function timedSlot({ start, end, minutes, roomKey }: TimeSpan, source: SlotSource): readonly ImportedSlot[] {
  const { title, zone, notes } = source;
  const text = lineOf(start);
  if (text === undefined) return [];
  const from = exportTime(text, zone);
  if (from === undefined) {
    notes.add('doubtful', 'Sessions without a valid start have no slot:', title);
    return [];
  }
  if ((from.shiftMinutes ?? 0) !== 0)
    notes.add('guessed', `Times with another offset were converted to ${zone}:`, title);
  const until = exportTime(lineOf(end) ?? '', zone);
  const length = until === undefined ? Number(lineOf(minutes)) : minutesBetween(from.wall, until.wall);
  const isKnown = Number.isFinite(length) && length > 0;
  if (!isKnown) notes.add('guessed', `Sessions without a valid end last ${ASSUMED_MINUTES} minutes:`, title);
  return [
    defined({
      roomKey,
      day: from.wall.slice(0, 10),
      startsAt: from.wall,
      durationMinutes: isKnown ? Math.round(length) : ASSUMED_MINUTES,
    }),
  ];
}

/** A positive number of minutes; undefined for any other value. */
export function minutesOf(value: unknown): number | undefined {
  const minutes = Number(lineOf(value));
  return minutes > 0 && minutes <= 31 * 24 * 60 ? Math.round(minutes) : undefined;
}
