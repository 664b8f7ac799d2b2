import { createCheckScope } from '../check/check-scope.ts';
import type { EditionPlace } from '../check/edition-place.ts';
import { entrySteps, type StepsOf } from '../check/entry-steps.ts';
import { sitePages } from '../check/pages-to-link.ts';
import { type ScheduledDay, scheduledDays } from '../check/scheduled-days.ts';
import type { ContentRecord } from '../content/content-index.ts';
import type { Kind } from '../content/kinds.ts';
import type { Instant } from '../domain/time/timeline.ts';
import type { Content } from '../read/read-content.ts';
import { type CheckedSite, checkRead } from './check.ts';

/** Kinds of records that the times of a day follow from. */
const TIMED: readonly Kind[] = ['site', 'event', 'edition', 'schedule', 'session'];

export type { StepsOf } from '../check/entry-steps.ts';
export type { ScheduledDay, SourceEntry } from '../check/scheduled-days.ts';

/** Checked content, with the times of its schedules. */
export interface CheckedProgrammes extends CheckedSite {
  /** The days of an edition. Days are left out if errors in the content hide some of their times. */
  daysOf(place: EditionPlace): readonly ScheduledDay[];
  /** Returns a function that gives the changes of an entry of an edition, the last one first. */
  stepsOf(place: EditionPlace): StepsOf;
}

/** Checks content that was read. `bytesOf` reads a file again, to find the positions of what is reported. */
export async function checkProgrammes(
  content: Content,
  bytesOf: (path: string) => Promise<Uint8Array | undefined>,
  at: Instant,
): Promise<CheckedProgrammes> {
  const checked = await checkRead(content, bytesOf, { at });
  const { index, diagnostics } = checked;
  const wrong = new Set(diagnostics.flatMap(({ severity, file }) => (severity === 'error' ? [file] : [])));
  const isSound = ({ place, document }: ContentRecord) => !TIMED.includes(place.kind) || !wrong.has(document.path);
  const scope = createCheckScope({
    index: { ...index, records: index.records.filter(isSound) },
    isComplete: true,
    rejectedPaths: new Set(),
    pages: sitePages(index),
  });
  return { ...checked, daysOf: (place) => scheduledDays(place, scope), stepsOf: (place) => entrySteps(place, scope) };
}
