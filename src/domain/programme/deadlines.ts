import type { Instant } from '../time/timeline.ts';
import type { PlannedCalendar } from './programme.ts';

/** What is due for visitors of an edition, for a calendar. */
export interface PlannedDeadlines extends PlannedCalendar {
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
