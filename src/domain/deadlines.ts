import type { Instant } from './timeline.ts';

/**
 * What is due for visitors of an edition, for a calendar: plain data in the site's default language, with absolute
 * addresses. It follows from content alone, so the file does not depend on the time of the build.
 */
export interface PlannedDeadlines {
  readonly event: string;
  readonly year: number;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly timeZone: string;
  /** The page of the edition. */
  readonly url: string;
  /** The host of the site's address, which is part of ids. */
  readonly host: string;
  /** The folder of the file, relative to the output folder. Ends in `/`. */
  readonly folder: string;
  readonly startsAt: Instant;
  /** The edition is cancelled or postponed, so nothing is due any more. */
  readonly isCancelled?: true;
  /** The number of changes that calendar apps must notice, and the day of the last one. */
  readonly revision: number;
  readonly updated?: string;
  /** At least one, in the order of time. */
  readonly items: readonly Deadline[];
}

export interface Deadline {
  /** Unique in the edition, and unchanged when the deadline moves: `survey`, `ticket-early`. */
  readonly ident: string;
  /** When it is over. At midnight, the last day is the one that ends then. */
  readonly until: Instant;
  readonly title: string;
  /** The reason, if content gives one. */
  readonly note?: string;
  /** Where it is to be done. */
  readonly url: string;
}

/** The calendar of an edition's deadlines, relative to its folder. */
export const DEADLINES_CALENDAR = 'deadlines.ics';
