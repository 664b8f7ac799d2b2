import type { Instant } from './timeline.ts';

/** What `conf-site watch` and the pages that are open say to each other, as JSON. */

/** The folder of the server's own addresses, which no build uses. */
export const WATCH_ROOT = '/__conf-site/';

/** What the server has to answer with, by its address below `WATCH_ROOT`. */
export const WATCH_PATHS = {
  client: `${WATCH_ROOT}client.js`,
  events: `${WATCH_ROOT}events`,
  sources: `${WATCH_ROOT}sources`,
  moments: `${WATCH_ROOT}moments`,
  travel: `${WATCH_ROOT}travel`,
} as const;

/** The state of the watch, sent on connecting and whenever it changes. */
export interface WatchState {
  /** Of what is served: a page that shows another one is out of date. */
  readonly version: string;
  /** How many builds have ended, whatever came of them. */
  readonly builds: number;
  readonly isBuilding: boolean;
  /** What the last build complained of. Where there are errors, what is served is the last site that had none. */
  readonly problems: readonly WatchProblem[];
  readonly clock: WatchClock;
}

/** The clock of the watch: that of the computer, or one that was set to another instant and runs on from there. */
export interface WatchClock {
  /** By how many seconds it is ahead of the computer's; 0 at the present. */
  readonly shift: number;
  /** The site's, for showing instants. */
  readonly timeZone: string;
}

/** One thing that is wrong, with its place where it has one. */
export interface WatchProblem {
  readonly severity: 'error' | 'warning';
  /** Permanent name; absent for what stops the tool itself. */
  readonly code?: string;
  readonly message: string;
  readonly hint?: string;
  /** What the code means, for who wants to know more. */
  readonly meaning?: string;
  readonly place?: ProblemPlace;
}

/** Lines and columns count from 1; the end is exclusive. */
export interface ProblemPlace {
  /** Relative to the root, with `/`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** The line, and some before it. */
  readonly frame: readonly { readonly line: number; readonly text: string }[];
  /** An address that opens an editor at the place; sent only to browsers on the computer that has the files. */
  readonly href?: string;
}

/** The content files that a page is made of. */
export interface PageSources {
  /** The name of its template; absent where there is no such page. */
  readonly template?: string;
  /** Files whose texts or pictures are in the page's own content. */
  readonly own: readonly SourceFile[];
  /** The same of what it shares with other pages: header, footer. */
  readonly shared: readonly SourceFile[];
}

export interface SourceFile {
  /** Relative to the root, with `/`. */
  readonly file: string;
  readonly href?: string;
}

/** The instants at which the site changes, in order, for a period around the watch's own instant. */
export interface WatchMoments {
  readonly moments: readonly WatchMoment[];
}

export interface WatchMoment {
  readonly at: Instant;
  readonly changes: readonly WatchChange[];
}

/** One thing that appears, goes or becomes another. */
export interface WatchChange {
  /** `live`: the page does it by itself. `rebuild`: it takes a build. */
  readonly kind: 'live' | 'rebuild';
  readonly text: string;
}

/** Where to set the clock: epoch seconds, a wall-clock time in the site's zone, or null for the present. */
export interface TravelRequest {
  readonly to: Instant | string | null;
}
