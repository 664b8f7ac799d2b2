import { compare } from '../diagnostics/diagnostic.ts';
import { type DaySpan, dayAfter } from '../domain/time/day-span.ts';
import { readMoment, wallClock } from '../domain/time/zone.ts';
import { minutesLater } from './formats/export-times.ts';
import type { ImportedProgramme, ImportedSession, ImportedSlot } from './imported-programme.ts';

/** A session in one of its slots, in the zone of the edition. */
export interface ProgrammeSlot {
  /** The key of the session; further slots have the suffix ` slot 2`, ` slot 3` and so on. */
  readonly key: string;
  readonly session: ImportedSession;
  /** The day of the programme. A slot that starts after midnight belongs to the day before. */
  readonly day: string;
  /** Wall-clock time, `YYYY-MM-DDTHH:mm`. */
  readonly startsAt: string;
  readonly durationMinutes: number;
  readonly roomKey?: string;
}

export interface ProgrammeSlots {
  /** Sorted by day and start, and then in the order of the export. */
  readonly slots: readonly ProgrammeSlot[];
  /** The days of the programme, each from its first slot to its last. */
  readonly days: readonly DaySpan[];
  /** The titles of sessions at a time that does not exist, or exists twice, when the clocks change. */
  readonly ambiguous: readonly string[];
  /** Whether any time was changed by the conversion to the edition's zone. */
  readonly isConverted: boolean;
}

interface SessionSlot {
  readonly key: string;
  readonly session: ImportedSession;
  readonly slot: ImportedSlot;
}

/** The slots and days of a programme in the edition's zone. Times are converted if the export names another zone. */
export function programmeSlots(programme: ImportedProgramme, zone: string): ProgrammeSlots {
  const from = programme.timeZone ?? zone;
  const original = programme.sessions.flatMap(slotsOf);
  const converted = original.map((one) => ({ ...one, slot: inZone(one.slot, from, zone) }));
  const isConverted = converted.some(({ slot }, at) => slot.startsAt !== original[at]?.slot.startsAt.slice(0, 16));
  const isUnambiguous = ({ slot }: SessionSlot): boolean =>
    readMoment(slot.startsAt, 'moment', zone).kind === 'instant';
  const unambiguous = converted.filter(isUnambiguous);
  const starts = firstStarts(unambiguous);
  const slots = unambiguous.map(({ key, session, slot }): ProgrammeSlot => {
    const [date = '', clock = ''] = slot.startsAt.split('T');
    const isNight = date === dayAfter(slot.day) && clock < (starts.get(slot.day) ?? '');
    return {
      ...slot,
      key,
      session,
      day: isNight ? slot.day : date,
    };
  });
  const ambiguous = converted.filter((one) => !isUnambiguous(one)).map(({ session }) => session.title);
  return { slots: inOrder(slots), days: spansOf(slots, zone), ambiguous, isConverted };
}

function slotsOf(session: ImportedSession): readonly SessionSlot[] {
  const keys = partKeys(session);
  return session.slots.map((slot, at) => ({ key: keys[at] as string, session, slot }));
}

/**
 * Whether a session is given several times, in slots of one length that do not overlap. It is one record then; otherwise its
 * slots are parts, each with a record of its own, since a record has one length and is in one place at a time.
 */
export function isRepeated({ slots }: ImportedSession): boolean {
  const [first] = slots;
  const inOrder = slots.toSorted((a, b) => compare(a.startsAt, b.startsAt));
  return (
    slots.length > 1 &&
    inOrder.every(({ startsAt, durationMinutes }, at) => {
      const next = inOrder[at + 1];
      const isOver =
        next === undefined || minutesLater(startsAt.slice(0, 16), durationMinutes) <= next.startsAt.slice(0, 16);
      return isOver && durationMinutes === first?.durationMinutes;
    })
  );
}

/** A key for each slot of a session. A session without slots has its own key. */
export function partKeys({ key, slots }: ImportedSession): readonly string[] {
  return [key, ...slots.slice(1).map((_, at) => `${key} slot ${at + 2}`)];
}

function inZone(slot: ImportedSlot, from: string, to: string): ImportedSlot {
  const startsAt = slot.startsAt.slice(0, 16);
  if (from === to) return { ...slot, startsAt };
  const reading = readMoment(startsAt, 'moment', from);
  if (reading.kind !== 'instant') return { ...slot, startsAt };
  const moved = wallClock(reading.at, to).slice(0, 16);
  const isSameDate = moved.slice(0, 10) === startsAt.slice(0, 10);
  return { ...slot, startsAt: moved, day: isSameDate ? slot.day : moved.slice(0, 10) };
}

/** The first start on the date of each day, after midnight excluded. */
function firstStarts(slots: readonly SessionSlot[]): ReadonlyMap<string, string> {
  const starts = new Map<string, string>();
  for (const { slot } of slots) {
    const [date = '', clock = ''] = slot.startsAt.split('T');
    if (date === slot.day || !isNextMorning(slot)) starts.set(date, earlier(starts.get(date), clock));
  }
  return starts;
}

function isNextMorning({ day, startsAt }: ImportedSlot): boolean {
  return startsAt.startsWith(dayAfter(day));
}

function earlier(a: string | undefined, b: string): string {
  return a === undefined || b < a ? b : a;
}

function inOrder(slots: readonly ProgrammeSlot[]): readonly ProgrammeSlot[] {
  const rank = ({ day, startsAt }: ProgrammeSlot): string => `${day} ${startsAt}`;
  return [...slots].sort((a, b) => compare(rank(a), rank(b)));
}

function spansOf(slots: readonly ProgrammeSlot[], zone: string): readonly DaySpan[] {
  const dates = [...new Set(slots.map(({ day }) => day))].sort();
  return dates.map((date) => {
    const own = slots.filter(({ day }) => day === date);
    const starts = own.map(({ startsAt }) => startsAt).sort();
    const ends = own.map(({ startsAt, durationMinutes }) => minutesLater(startsAt, durationMinutes)).sort();
    return { date, startDateTime: starts[0] ?? date, endDateTime: nextUnambiguous(ends.at(-1) ?? date, zone) };
  });
}

/** Moves a time forward in steps of 15 minutes until it exists exactly once in the zone. */
function nextUnambiguous(wall: string, zone: string): string {
  let at = wall;
  while (readMoment(at, 'moment', zone).kind !== 'instant') at = minutesLater(at, 15);
  return at;
}
