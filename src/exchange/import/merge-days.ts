import { compare } from '../../diagnostics/diagnostic.ts';
import type { DaySpan } from '../../model/day-span.ts';
import { type FieldHashes, hashOf } from './ledger.ts';

/** The days of an edition and those of a programme, made one. */

export type Tell = (message: string) => void;

export interface DaysMerge {
  /** As long as the programme needs them. */
  readonly days: readonly DaySpan[];
  /** What the last import said. */
  readonly base: FieldHashes;
  readonly tell: Tell;
}

/** The days of the file with those of the programme: an editor's day is made longer where it must be, and never shorter. */
export function mergedDays(own: readonly DaySpan[], { days, base, tell }: DaysMerge): readonly DaySpan[] {
  const merged = own.map((day) => {
    const wanted = days.find(({ date }) => date === day.date);
    if (wanted === undefined) return day;
    const startDateTime = edge(day.startDateTime, {
      wanted: wanted.startDateTime,
      was: base[`days/${day.date}/startDateTime`],
      isLonger: (a, b) => a < b,
    });
    const endDateTime = edge(day.endDateTime, {
      wanted: wanted.endDateTime,
      was: base[`days/${day.date}/endDateTime`],
      isLonger: (a, b) => a > b,
    });
    tellEdge(tell, `the day ${day.date} begins at`, [day.startDateTime, startDateTime].map(clockOn(day.date)));
    tellEdge(tell, `the day ${day.date} ends at`, [day.endDateTime, endDateTime].map(clockOn(day.date)));
    return { date: day.date, startDateTime, endDateTime };
  });
  const fresh = days.filter(({ date }) => !own.some((day) => day.date === date));
  for (const { date } of fresh) tell(`the day ${date} was added`);
  return fresh.length === 0 ? merged : [...merged, ...fresh].sort((a, b) => compare(a.date, b.date));
}

/** Days that the export had, and has no longer. */
export function emptyDays(own: readonly DaySpan[], { days, base }: Omit<DaysMerge, 'tell'>): readonly string[] {
  return own
    .filter(({ date }) => base[`days/${date}/startDateTime`] !== undefined && !days.some((day) => day.date === date))
    .map(({ date }) => `the day ${date}, on which the export has nothing any more`);
}

export interface Edge {
  readonly wanted: string;
  /** Hash of what the last import wanted. */
  readonly was: string | undefined;
  readonly isLonger: (a: string, b: string) => boolean;
}

/** One end of a day: the import's own follows the export, an editor's gives way where the programme goes beyond it anew. */
export function edge(current: string, { wanted, was, isLonger }: Edge): string {
  if (was !== undefined && hashOf(current) === was) return wanted;
  return was !== hashOf(wanted) && isLonger(wanted, current) ? wanted : current;
}

function tellEdge(tell: Tell, what: string, [was, is]: readonly string[]): void {
  if (was !== is) tell(`${what} ${is} (it was ${was})`);
}

/** A time, with its date where that is not the day's own. */
function clockOn(date: string): (wall: string) => string {
  return (wall) => (wall.startsWith(date) ? wall.slice(11) : wall.replace('T', ' '));
}
