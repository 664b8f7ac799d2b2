import type { Instant } from '../time/timeline.ts';
import type { ChangeKind } from './programme-changes.ts';

/**
 * `/{event}/{year}/live.json`, by which pages that are open during an edition notice that they have changed. It follows
 * from content and code alone, so it stays the same as time passes.
 */
export interface LiveFile {
  /** The number of all changes of the edition. */
  readonly changeCount: number;
  /** A hash of the site's code and of the rest of this file. */
  readonly build: string;
  /** The newest changes, the newest first. */
  readonly changes: readonly LiveChange[];
  /** A hash of 8 characters by the path of a page in the default language, without the base path. */
  readonly pages: Readonly<Record<string, string>>;
}

/** What the file of an edition says, apart from the site's code. */
export interface PlannedLive extends Omit<LiveFile, 'build'> {
  /** Event and year: `devlica/2026`. */
  readonly edition: string;
}

/** The maximum number of changes in the file. */
export const MAX_LIVE_CHANGES = 20;

export interface LiveChange {
  readonly ident: string;
  readonly at: Instant;
  readonly kind: ChangeKind;
  readonly urgent?: true;
  /** The idents of the sessions that it touches; absent if there are none. */
  readonly sessions?: readonly string[];
  /** Where to read more: a path in the default language, without the base path, which may have a fragment. */
  readonly path: string;
  /** What has happened to which entry, by language: `Keynote: Cancelled`. */
  readonly says: Readonly<Record<string, string>>;
  /** The change's own text, by language. */
  readonly text?: Readonly<Record<string, string>>;
}

/** What a page of a current edition needs to follow its `live.json`. The home page follows those of all events. */
export interface PageLive {
  /** The hash of the page; absent if `live.json` does not name it. */
  readonly hash?: string;
  readonly editions: readonly LiveEdition[];
}

export interface LiveEdition {
  /** Event and year: `devlica/2026`. */
  readonly edition: string;
  /** The edition is on from the first instant until the second one. */
  readonly from: Instant;
  readonly until: Instant;
  /** The number of changes that the page contains; absent if `live.json` does not name the page. */
  readonly changeCount?: number;
}
