import { allRecordsOf, type ContentIndex } from '../../content/content-index.ts';
import { changeFiles, type FileChange } from '../../content-edits/content-files.ts';
import { dataOf } from '../../content-edits/record-values.ts';
import { HintedError } from '../../diagnostics/hinted-error.ts';
import { defined } from '../../domain/defined.ts';
import type { EditionPlan, NewEdition } from '../../domain/editor/edit-editions.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import { newFiles } from '../new/new-files.ts';
import { eventNamed, type NewScope } from '../new/new-scope.ts';
import { endIfLater, planRollover, reviewsIn, yearMentions } from '../rollover/plan-rollover.ts';
import { unexplained } from './event-files.ts';
import { inEditor } from './new-record.ts';
import { mainPath } from './record-problems.ts';
import { eventTitle, titleOf } from './record-titles.ts';

/** The changes that make a new edition. */
export interface EditionChanges {
  readonly changes: readonly FileChange[];
  /** The path of its record. */
  readonly path: string;
  readonly reviews: number;
  readonly isPrepared: boolean;
}

/**
 * The changes that make a new edition, as `conf-site rollover` or `conf-site new edition` makes them. `overBy` is the
 * instant by which an edition that is archived must be over; without it, it need not be. Rejects with `HintedError`.
 */
export async function editionChanges(
  scope: NewScope,
  { event, year, isNext }: NewEdition,
  overBy?: Instant,
): Promise<EditionChanges> {
  if (!Number.isInteger(year) || !/^\d{4}$/.test(String(year))) {
    throw new HintedError(`"${year}" is not a year.`, 'write a year with four digits, such as 2027', 'year-malformed');
  }
  const path = `content/events/${event}/${year}/edition.yaml`;
  return isNext ? nextEdition(scope, { event, year, path, overBy }) : preparedEdition(scope, { event, year, path });
}

/** What a new edition would write. Rejects with `HintedError` if it cannot be made at all. */
export async function planEdition(scope: NewScope, wanted: NewEdition, now: Instant): Promise<EditionPlan> {
  const { changes, reviews, isPrepared } = await editionChanges(scope, wanted);
  const written = await changeFiles(scope.rootDir, changes, { dryRun: true });
  const created = written.filter(({ kind }) => kind === 'create').length;
  const counts = { created, changed: written.length - created, reviews, isPrepared };
  if (!wanted.isNext) return counts;
  const { rootDir, index } = scope;
  const { event } = wanted;
  const year = currentYearOf(index, event);
  const lastsUntil = endIfLater(index, { event, year }, now);
  return { ...counts, archived: { year, ...defined({ lastsUntil }), mentions: mentions(rootDir, index, year) } };
}

/** The year that an event names as the current one; `NaN` if it names none. */
export function currentYearOf(index: ContentIndex, event: string): number {
  return Number(dataOf(index, 'event', { event })?.currentYear);
}

interface Wanted {
  readonly event: string;
  readonly year: number;
  readonly path: string;
}

async function nextEdition(
  scope: NewScope,
  { event, year, path, overBy }: Wanted & { readonly overBy: Instant | undefined },
): Promise<EditionChanges> {
  const current = currentYearOf(scope.index, event);
  if (year <= current) {
    throw new HintedError(
      `${eventTitle(event, scope.index)} has reached ${current} already.`,
      `write a later year, such as ${current + 1}`,
      'year-reached',
    );
  }
  const refuse = inEditor('wait until then, or confirm that it is archived before it is over');
  try {
    const ident = eventNamed(scope, event);
    return { ...planRollover({ ...scope, event: ident, year, ...defined({ overBy }) }), path };
  } catch (error) {
    return refuse(error);
  }
}

/** An edition beside the current one. The first one of an event is a draft, which explains itself otherwise. */
async function preparedEdition(scope: NewScope, { event, year, path }: Wanted): Promise<EditionChanges> {
  const isFirst = allRecordsOf(scope.index, 'edition', { event }).length === 0;
  const files = await newFiles(scope, { kind: 'edition', event, name: String(year) }).catch(
    inEditor('choose another year'),
  );
  const changes = isFirst ? files.map((file) => unexplained(scope, file)) : files;
  const reviews = changes.reduce((sum, change) => sum + (change.kind === 'create' ? reviewsIn(change.text) : 0), 0);
  return { changes, path, reviews, isPrepared: false };
}

/** The titles of settings and pages of the site that name a year. */
function mentions(rootDir: string, index: ContentIndex, year: number): readonly string[] {
  const paths = new Set(yearMentions(rootDir, index, year).map(({ path }) => mainPath(path, index)));
  return index.records.filter(({ document }) => paths.has(document.path)).map((record) => titleOf(record, index));
}
