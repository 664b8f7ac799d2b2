import { compare } from '../../diagnostics/diagnostic.ts';
import type { DaySpan } from '../../domain/time/day-span.ts';
import { type FieldHashes, hashOf } from './import-state.ts';

/** Merges the days of an edition, its start and its end with those of a programme. */

export type Report = (message: string) => void;

export interface DaysMerge {
  /** The days of the programme. */
  readonly days: readonly DaySpan[];
  /** The hashes of the last import. */
  readonly base: FieldHashes;
  readonly report: Report;
}

/**
 * The days of the file merged with those of the programme. A day that was edited by hand is only made longer, never
 * shorter.
 */
export function mergedDays(own: readonly DaySpan[], { days, base, report }: DaysMerge): readonly DaySpan[] {
  const merged = own.map((day) => {
    const { date } = day;
    const wanted = days.find((one) => one.date === date);
    if (wanted === undefined) return day;
    const ends = mergedEnds(day, { wanted, base, prefix: `days/${date}/` });
    const clock = (wall: string): string => (wall.startsWith(date) ? wall.slice(11) : spaced(wall));
    reportEnds(day, ends, { subject: `the day ${date}`, preposition: 'at ', format: clock, report });
    return { date, ...ends };
  });
  const added = days.filter(({ date }) => !own.some((day) => day.date === date));
  for (const { date } of added) report(`the day ${date} was added`);
  return added.length === 0 ? merged : [...merged, ...added].sort((a, b) => compare(a.date, b.date));
}

/** Messages about days that the last export had, and this one does not have. */
export function emptyDays(own: readonly DaySpan[], { days, base }: Omit<DaysMerge, 'report'>): readonly string[] {
  return own
    .filter(({ date }) => base[`days/${date}/startDateTime`] !== undefined && !days.some((day) => day.date === date))
    .map(({ date }) => `the day ${date}, which the export no longer has`);
}

export type Ends = Pick<DaySpan, 'startDateTime' | 'endDateTime'>;

/** The start and the end of the edition. */
export function mergedEditionEnds(own: Ends, { days, base, report }: DaysMerge): Ends {
  const wanted = endsOf(days);
  if (wanted === undefined) return own;
  const ends = mergedEnds(own, { wanted, base, prefix: '' });
  reportEnds(own, ends, { subject: 'the event', preposition: '', format: spaced, report });
  return ends;
}

/** The hashes with which the next import compares. */
export function hashesOfDays(days: readonly DaySpan[]): FieldHashes {
  const spans = [
    ...days.map(({ date, ...ends }) => [`days/${date}/`, ends] as const),
    ['', endsOf(days) ?? {}] as const,
  ];
  return Object.fromEntries(
    spans.flatMap(([prefix, ends]) => Object.entries(ends).map(([name, wall]) => [`${prefix}${name}`, hashOf(wall)])),
  );
}

/** The start of the first day, and the last end. */
export function endsOf(days: readonly DaySpan[]): Ends | undefined {
  const [first] = days;
  const ends = days.map(({ endDateTime }) => endDateTime).sort();
  return first && { startDateTime: first.startDateTime, endDateTime: ends.at(-1) ?? first.endDateTime };
}

interface EndsMerge {
  readonly wanted: Ends;
  readonly base: FieldHashes;
  /** The prefix of the keys in `base`. */
  readonly prefix: string;
}

/**
 * An imported start or end follows the export. One that was edited by hand changes only if the export has a new, longer
 * one.
 */
function mergedEnds(own: Ends, { wanted, base, prefix }: EndsMerge): Ends {
  const merged = (name: keyof Ends, isLonger: boolean): string => {
    const was = base[`${prefix}${name}`];
    if (was !== undefined && hashOf(own[name]) === was) return wanted[name];
    return was !== hashOf(wanted[name]) && isLonger ? wanted[name] : own[name];
  };
  return {
    startDateTime: merged('startDateTime', wanted.startDateTime < own.startDateTime),
    endDateTime: merged('endDateTime', wanted.endDateTime > own.endDateTime),
  };
}

interface EndsReport {
  readonly subject: string;
  /** A preposition before a time, with a space after it. */
  readonly preposition: string;
  readonly format: (wall: string) => string;
  readonly report: Report;
}

function reportEnds(own: Ends, ends: Ends, { subject, preposition, format, report }: EndsReport): void {
  for (const [name, verb] of [['startDateTime', 'begins'] as const, ['endDateTime', 'ends'] as const]) {
    const [was, is] = [format(own[name]), format(ends[name])];
    if (was !== is) report(`${subject} ${verb} ${preposition}${is} (it was ${was})`);
  }
}

function spaced(wall: string): string {
  return wall.replace('T', ' ');
}
