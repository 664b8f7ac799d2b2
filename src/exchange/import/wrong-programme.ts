import { field, listIn } from '../../content/content-index.ts';
import type { DaySpan } from '../../domain/day-span.ts';
import { RequestError } from '../errors.ts';
import { type EditionContent, editionFolder, ownRecords } from './edition-content.ts';
import type { ReportItem } from './import-report.ts';
import type { ImportedProgramme } from './imported-programme.ts';
import { type Ledger, ledgerPath } from './merge/ledger.ts';

/** A programme of another event or year than the edition: most likely `--event` or `--year` is mistyped. */

/** Fewer records than this may all have been replaced. */
const FEW = 3;

/**
 * A programme that has nothing in common with the last one is most likely another event's: it would remove everything.
 */
export function refuseOtherProgramme(
  content: EditionContent,
  { programme, ledger }: { readonly programme: ImportedProgramme; readonly ledger: Ledger },
): void {
  const known = new Set([
    ...Object.keys(ledger.sessions),
    ...Object.keys(ledger.slots),
    ...Object.keys(ledger.speakers),
  ]);
  if (known.size < FEW) return;
  const keys = [...programme.sessions, ...programme.speakers].map(({ key }) => key);
  if (keys.some((key) => known.has(key))) return;
  throw new RequestError(
    `This is another programme than the one that ${content.event} ${content.year} was imported from: they have nothing in common.`,
    `look at --event and --year; to begin anew, delete ${ledgerPath(content)} and what was made in ${editionFolder(content)}`,
  );
}

/** What is to be looked at before all else, where most days of a programme are in another year. */
export function yearNote({ year }: EditionContent, days: readonly DaySpan[]): readonly ReportItem[] {
  const others = days.filter(({ date }) => yearOf(date) !== year);
  if (others.length * 2 <= days.length) return [];
  const held = yearOf((others[0] as DaySpan).date);
  const most = others.length === days.length ? 'The programme is' : 'Most days of the programme are';
  return [
    {
      kind: 'doubtful',
      message: `${most} of ${held}, and the edition is that of ${year}: did you mean --year ${held}?`,
    },
  ];
}

/** Nothing is put into an edition that has days in its year, while the programme has none: it would last a year. */
export function refuseOtherYear(content: EditionContent, days: readonly DaySpan[]): void {
  const { event, year } = content;
  const own = listIn(ownRecords(content, 'edition')[0]?.document.data, 'days');
  const isOwn = own.some((day) => yearOf(String(field(day, 'date'))) === year);
  const [first] = days;
  if (first === undefined || !isOwn || days.some(({ date }) => yearOf(date) === year)) return;
  const held = yearOf(first.date);
  throw new RequestError(
    `The programme is of ${held}, and ${event} ${year} has days in ${year}.`,
    `did you mean --year ${held}? Nothing was written; --dry-run tells what would be made`,
  );
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}
