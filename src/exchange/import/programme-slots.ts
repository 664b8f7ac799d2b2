import { compare } from '../../diagnostics/diagnostic.ts';
import { type DaySpan, dayAfter } from '../../domain/day-span.ts';
import { readMoment, wallClock } from '../../domain/zone.ts';
import type { ImportedProgramme, ImportedSession, ImportedSlot } from './imported-programme.ts';
import { minutesLater } from './read/export-times.ts';

/** A session in one of its slots, in the zone of the site. */
export interface ProgrammeSlot {
  /** The session's, with ` slot 2` and on for further slots. */
  readonly key: string;
  readonly session: ImportedSession;
  /** The day of the programme; what starts after midnight belongs to the day before. */
  readonly day: string;
  /** Wall-clock time, `YYYY-MM-DDTHH:mm`. */
  readonly startsAt: string;
  readonly durationMinutes: number;
  readonly roomKey?: string;
}

export interface ProgrammeSlots {
  /** By day, start and order in the export. */
  readonly slots: readonly ProgrammeSlot[];
  /** The days of the programme, in order, each as long as its slots. */
  readonly days: readonly DaySpan[];
  /** Titles of sessions at a time that the zone does not have, or has twice. */
  readonly impossible: readonly string[];
  /** Whether the site's zone gives any of them another time than the export. */
  readonly isConverted: boolean;
}

interface SlotOf {
  readonly key: string;
  readonly session: ImportedSession;
  readonly slot: ImportedSlot;
}

/** The slots of a programme by days, in `zone`, the site's. Times are converted where the export names another one. */
export function programmeSlots(programme: ImportedProgramme, zone: string): ProgrammeSlots {
  const from = programme.timeZone ?? zone;
  const own = programme.sessions.flatMap(slotsOf);
  const given = own.map((one) => ({ ...one, slot: inZone(one.slot, from, zone) }));
  const isConverted = given.some(({ slot }, at) => slot.startsAt !== own[at]?.slot.startsAt.slice(0, 16));
  const isPossible = ({ slot }: SlotOf): boolean => readMoment(slot.startsAt, 'moment', zone).kind === 'instant';
  const possible = given.filter(isPossible);
  const starts = firstStarts(possible);
  const slots = possible.map(({ key, session, slot }): ProgrammeSlot => {
    const [date = '', clock = ''] = slot.startsAt.split('T');
    const isNight = date === dayAfter(slot.day) && clock < (starts.get(slot.day) ?? '');
    return {
      ...slot,
      key,
      session,
      day: isNight ? slot.day : date,
    };
  });
  const impossible = given.filter((one) => !isPossible(one)).map(({ session }) => session.title);
  return { slots: inOrder(slots), days: spansOf(slots, zone), impossible, isConverted };
}

function slotsOf(session: ImportedSession): readonly SlotOf[] {
  const keys = partKeys(session);
  return session.slots.map((slot, at) => ({ key: keys[at] as string, session, slot }));
}

/** A key for each slot of a session; the session's own where it has none. */
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

/** The first time of each day that is of its own date. */
function firstStarts(slots: readonly SlotOf[]): ReadonlyMap<string, string> {
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
    return { date, startDateTime: starts[0] ?? date, endDateTime: existing(ends.at(-1) ?? date, zone) };
  });
}

/** The first time from here on, by quarters of an hour, that the zone has once. */
function existing(wall: string, zone: string): string {
  let at = wall;
  while (readMoment(at, 'moment', zone).kind !== 'instant') at = minutesLater(at, 15);
  return at;
}
