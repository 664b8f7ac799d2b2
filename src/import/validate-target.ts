import { items } from '../content/valid-record.ts';
import { RequestError } from '../content-edits/errors.ts';
import type { DaySpan } from '../domain/time/day-span.ts';
import { type EditionContent, editionFolder, editionRecords } from './edition-content.ts';
import type { ReportItem } from './import-report.ts';
import type { ImportedProgramme } from './imported-programme.ts';
import { type ImportState, statePath } from './merge/import-state.ts';

/**
 * Checks that a programme belongs to the edition. If its event or year differs, `--event` or `--year` is probably
 * mistyped.
 */

/** With fewer records than this, all of them may really have been replaced. */
const MIN_COMPARED_RECORDS = 3;

/** Refuses a programme that has no record in common with the last one. Importing it would remove everything. */
export function refuseOtherProgramme(
  content: EditionContent,
  { programme, state }: { readonly programme: ImportedProgramme; readonly state: ImportState },
): void {
  const previous = new Set([
    ...Object.keys(state.sessions),
    ...Object.keys(state.slots),
    ...Object.keys(state.speakers),
  ]);
  if (previous.size < MIN_COMPARED_RECORDS) return;
  const keys = [...programme.sessions, ...programme.speakers].map(({ key }) => key);
  if (keys.some((key) => previous.has(key))) return;
  throw new RequestError(
    `This programme has nothing in common with the one that ${content.event} ${content.year} was imported from.`,
    `check --event and --year; to start over, delete ${statePath(content)} and the imported files in ${editionFolder(content)}`,
  );
}

/** A note if most days of the programme are in another year. */
export function yearNote({ year }: EditionContent, days: readonly DaySpan[]): readonly ReportItem[] {
  const others = days.filter(({ date }) => yearOf(date) !== year);
  if (others.length * 2 <= days.length) return [];
  const programmeYear = yearOf((others[0] as DaySpan).date);
  const subject = others.length === days.length ? 'The programme is' : 'Most days of the programme are';
  return [
    {
      kind: 'doubtful',
      message: `${subject} in ${programmeYear}, and the edition is ${year}: did you mean --year ${programmeYear}?`,
    },
  ];
}

/**
 * Refuses a programme without any day in the edition's year if the edition has days in it. The edition would last a
 * year.
 */
export function refuseOtherYear(content: EditionContent, days: readonly DaySpan[]): void {
  const { event, year } = content;
  const own = items(editionRecords(content, 'edition')[0]?.data.days);
  const hasDaysInYear = own.some((day) => yearOf(String(day?.date)) === year);
  const [first] = days;
  if (first === undefined || !hasDaysInYear || days.some(({ date }) => yearOf(date) === year)) return;
  const programmeYear = yearOf(first.date);
  throw new RequestError(
    `The programme is in ${programmeYear}, and ${event} ${year} has days in ${year}.`,
    `did you mean --year ${programmeYear}? Nothing was written; --dry-run lists what would be imported`,
  );
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}
