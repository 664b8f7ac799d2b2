import { dayAfter } from '../../domain/time/day-span.ts';
import type { ImportedRoom, ImportedSlot } from '../imported-programme.ts';
import { ASSUMED_MINUTES, exportDay, minutesBetween, minutesLater, timeOfDay } from './export-times.ts';
import { keyOf, type Loose, lineOf, listOf, recordOf, recordsIn } from './loose-values.ts';
import type { ReadingNotes } from './reading-notes.ts';

/**
 * The schedule of a Hoverboard site: each day has time slots with a cell for each track. A single cell is for all
 * tracks, a cell can span several time slots, and several items in one cell follow each other.
 */
export interface HoverboardSlots {
  readonly rooms: readonly ImportedRoom[];
  /** Session key → its slots. */
  readonly slotsBySession: ReadonlyMap<string, readonly PlacedSlot[]>;
}

/** A slot, and whether it is for everybody, in all rooms. */
export interface PlacedSlot {
  readonly slot: ImportedSlot;
  readonly isForAll: boolean;
}

interface ScheduleContext {
  /** Session key → title. */
  readonly titles: ReadonlyMap<string, string>;
  readonly notes: ReadingNotes;
}

export function hoverboardSlots(schedule: Loose, context: ScheduleContext): HoverboardSlots {
  const rooms = new Map<string, ImportedRoom>();
  const slotsBySession = new Map<string, PlacedSlot[]>();
  for (const [date, value] of Object.entries(schedule)) {
    const plan = recordOf(value);
    const day = exportDay(date) ?? exportDay(lineOf(plan['date']) ?? '');
    if (day === undefined) {
      context.notes.add('doubtful', 'Days of the schedule without a valid date were left out:', lineOf(date) ?? '');
      continue;
    }
    const tracks = listOf(plan['tracks']).map((track, at) => lineOf(recordOf(track)['title']) ?? `Track ${at + 1}`);
    for (const name of tracks) rooms.set(name, { key: name, name });
    for (const [key, slot] of slotsOfDay(recordsIn(plan['timeslots']), { ...context, day, tracks })) {
      slotsBySession.set(key, [...(slotsBySession.get(key) ?? []), slot]);
    }
  }
  return { rooms: [...rooms.values()], slotsBySession };
}

interface DayContext extends ScheduleContext {
  readonly day: string;
  readonly tracks: readonly string[];
}

interface Span {
  readonly from: string;
  readonly to: string;
}

function slotsOfDay(timeslots: readonly Loose[], context: DayContext): readonly (readonly [string, PlacedSlot])[] {
  const spans = spansOf(timeslots, context);
  return timeslots.flatMap((timeslot, at) => {
    const cells = listOf(timeslot['sessions']).map(recordOf);
    const span = spans[at];
    if (span === undefined) return [];
    return cells.flatMap((cell, column) => {
      const height = Number(lineOf(cell['extend'])) || 1;
      const last = spans[at + Math.max(1, Math.min(spans.length, height)) - 1] ?? spans.at(-1) ?? span;
      const isForAll = cells.length === 1 && context.tracks.length > 1;
      const roomKey = isForAll ? undefined : context.tracks[column];
      return cellSlots(listOf(cell['items']), {
        ...context,
        isForAll,
        roomKey,
        span: { from: span.from, to: last.to },
      });
    });
  });
}

/** The wall-clock times of time slots. A slot that starts earlier in the day than the first one is after midnight. */
function spansOf(timeslots: readonly Loose[], { day, notes }: DayContext): readonly (Span | undefined)[] {
  const times = timeslots.map(
    (slot) => [timeOfDay(lineOf(slot['startTime']) ?? ''), timeOfDay(lineOf(slot['endTime']) ?? '')] as const,
  );
  const first = times.find(([start]) => start !== undefined)?.[0] ?? '00:00';
  return times.map(([start, end]) => {
    if (start === undefined) {
      notes.add('doubtful', 'Time slots without a start were left out, on', day);
      return undefined;
    }
    const from = `${start < first ? dayAfter(day) : day}T${start}`;
    const to = end === undefined ? minutesLater(from, ASSUMED_MINUTES) : `${from.slice(0, 10)}T${end}`;
    return { from, to: to <= from ? minutesLater(to, 24 * 60) : to };
  });
}

interface CellContext extends DayContext {
  readonly span: Span;
  readonly isForAll: boolean;
  readonly roomKey: string | undefined;
}

function cellSlots(
  items: readonly unknown[],
  { titles, notes, day, span, isForAll, roomKey }: CellContext,
): readonly (readonly [string, PlacedSlot])[] {
  const keys = items.flatMap((item) => keyOf(item) ?? []);
  const existing = keys.filter((key) => titles.has(key));
  for (const key of keys)
    if (!titles.has(key)) notes.add('doubtful', 'The schedule names sessions that are not in the export:', key);
  if (existing.length > 1)
    notes.add(
      'guessed',
      'Sessions that share a cell of the schedule follow each other:',
      titles.get(existing[0] ?? '') ?? '',
    );
  const minutes = Math.max(1, Math.floor(minutesBetween(span.from, span.to) / Math.max(1, existing.length)));
  return existing.map((key, at) => {
    const slot = {
      ...(roomKey === undefined ? {} : { roomKey }),
      day,
      startsAt: minutesLater(span.from, at * minutes),
      durationMinutes: minutes,
    };
    return [key, { slot, isForAll }] as const;
  });
}
