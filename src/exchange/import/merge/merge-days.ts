import { compare } from '../../../diagnostics/diagnostic.ts';
import type { DaySpan } from '../../../domain/day-span.ts';
import { type FieldHashes, hashOf } from './ledger.ts';

/** The days of an edition and its own beginning and end, as long as a programme needs them. */

export type Report = (message: string) => void;

export interface DaysMerge {
  /** As long as the programme needs them. */
  readonly days: readonly DaySpan[];
  /** What the last import said. */
  readonly base: FieldHashes;
  readonly report: Report;
}

/** The days of the file with those of the programme: an editor's day is made longer where it must be, and never shorter. */
export function mergedDays(own: readonly DaySpan[], { days, base, report }: DaysMerge): readonly DaySpan[] {
  const merged = own.map((day) => {
    const { date } = day;
    const wanted = days.find((one) => one.date === date);
    if (wanted === undefined) return day;
    const ends = mergedEnds(day, { wanted, base, prefix: `days/${date}/` });
    const clock = (wall: string): string => (wall.startsWith(date) ? wall.slice(11) : spaced(wall));
    reportEnds(day, ends, { subject: `the day ${date}`, preposition: 'at ', words: clock, report });
    return { date, ...ends };
  });
  const fresh = days.filter(({ date }) => !own.some((day) => day.date === date));
  for (const { date } of fresh) report(`the day ${date} was added`);
  return fresh.length === 0 ? merged : [...merged, ...fresh].sort((a, b) => compare(a.date, b.date));
}

/** Days that the export had, and has no longer. */
export function emptyDays(own: readonly DaySpan[], { days, base }: Omit<DaysMerge, 'report'>): readonly string[] {
  return own
    .filter(({ date }) => base[`days/${date}/startDateTime`] !== undefined && !days.some((day) => day.date === date))
    .map(({ date }) => `the day ${date}, on which the export has nothing any more`);
}

export type Ends = Pick<DaySpan, 'startDateTime' | 'endDateTime'>;

/** When the edition begins and ends. */
export function mergedEditionEnds(own: Ends, { days, base, report }: DaysMerge): Ends {
  const wanted = endsOf(days);
  if (wanted === undefined) return own;
  const ends = mergedEnds(own, { wanted, base, prefix: '' });
  reportEnds(own, ends, { subject: 'the event', preposition: '', words: spaced, report });
  return ends;
}

/** What the next import compares with. */
export function hashesOfDays(days: readonly DaySpan[]): FieldHashes {
  const spans = [
    ...days.map(({ date, ...ends }) => [`days/${date}/`, ends] as const),
    ['', endsOf(days) ?? {}] as const,
  ];
  return Object.fromEntries(
    spans.flatMap(([prefix, ends]) => Object.entries(ends).map(([name, wall]) => [`${prefix}${name}`, hashOf(wall)])),
  );
}

function endsOf(days: readonly DaySpan[]): Ends | undefined {
  const [first] = days;
  const ends = days.map(({ endDateTime }) => endDateTime).sort();
  return first && { startDateTime: first.startDateTime, endDateTime: ends.at(-1) ?? first.endDateTime };
}

interface EndsMerge {
  readonly wanted: Ends;
  readonly base: FieldHashes;
  /** Of the names in `base`. */
  readonly prefix: string;
}

/** Each end: the import's own follows the export, an editor's gives way where the programme goes beyond it anew. */
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
  /** Before a time. */
  readonly preposition: string;
  readonly words: (wall: string) => string;
  readonly report: Report;
}

function reportEnds(own: Ends, ends: Ends, { subject, preposition, words, report }: EndsReport): void {
  for (const [name, verb] of [['startDateTime', 'begins'] as const, ['endDateTime', 'ends'] as const]) {
    const [was, is] = [words(own[name]), words(ends[name])];
    if (was !== is) report(`${subject} ${verb} ${preposition}${is} (it was ${was})`);
  }
}

function spaced(wall: string): string {
  return wall.replace('T', ' ');
}
