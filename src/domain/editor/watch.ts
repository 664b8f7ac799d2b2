import type { Instant, Timeline } from '../time/timeline.ts';

/** The JSON messages between `conf-site watch` and open pages. */

/** The prefix of the watch server's own addresses, which no build uses. */
export const WATCH_ROOT = '/__conf-site/';

/** The watch server's own addresses. */
export const WATCH_PATHS = {
  client: `${WATCH_ROOT}client.js`,
  events: `${WATCH_ROOT}events`,
  sources: `${WATCH_ROOT}sources`,
  moments: `${WATCH_ROOT}moments`,
  travel: `${WATCH_ROOT}travel`,
} as const;

/** The state of the watch server, sent when a page connects and whenever it changes. */
export interface WatchState {
  /** The version of the served site. A page with another version is out of date. */
  readonly version: string;
  /** The number of builds so far, including failed ones. */
  readonly builds: number;
  readonly isBuilding: boolean;
  /** The problems of the last build. If there are errors, the last site without errors is served. */
  readonly problems: readonly WatchProblem[];
  readonly clock: WatchClock;
}

/** The clock of the watch server: the computer's, or one that was set to another instant and runs on from there. */
export interface WatchClock {
  /** The difference to the computer's clock in seconds; 0 for the present. */
  readonly shift: number;
  /** The offsets of the site's time zone in seconds, from two years ago to ten years ahead. */
  readonly offsets: Timeline<number>;
}

/** A problem, with its place if it has one. */
export interface WatchProblem {
  readonly severity: 'error' | 'warning';
  /** The code of the diagnostic; absent for a failure of the tool itself. */
  readonly code?: string;
  readonly message: string;
  readonly hint?: string;
  /** An explanation of the code. */
  readonly meaning?: string;
  readonly place?: ProblemPlace;
}

/** A place in a file. Lines and columns are counted from 1; the end is exclusive. */
export interface ProblemPlace {
  /** Relative to the root, with `/`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** The line, and a few lines before it. */
  readonly frame: readonly { readonly line: number; readonly text: string }[];
  /** An address that opens an editor at the place. Sent only to browsers on the same computer. */
  readonly href?: string;
}

/** The content files that a page is made from. */
export interface PageSources {
  /** The name of the page's template; absent if there is no such page. */
  readonly template?: string;
  /** The files that contain the texts and pictures of the page itself. */
  readonly own: readonly SourceFile[];
  /** The files that contain the texts and pictures of its header and footer. */
  readonly shared: readonly SourceFile[];
}

export interface SourceFile {
  /** Relative to the root, with `/`. */
  readonly file: string;
  readonly href?: string;
  /** The main file of the record that the file belongs to; absent for a file that belongs to none, such as a picture. */
  readonly record?: string;
}

/** The instants at which the site changes, in ascending order, for a period around the present of the watch server. */
export interface WatchMoments {
  readonly moments: readonly WatchMoment[];
}

export interface WatchMoment {
  readonly at: Instant;
  readonly changes: readonly WatchChange[];
}

/** A change of one thing on the site. */
export interface WatchChange {
  /** How the change takes effect. `live`: on open pages. `rebuild`: with a build. */
  readonly kind: 'live' | 'rebuild';
  readonly text: string;
}

/**
 * A request to set the clock to epoch seconds, to a wall-clock time in the site's time zone, or to the present (null).
 */
export interface TravelRequest {
  readonly to: Instant | string | null;
}
