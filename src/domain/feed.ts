import type { Shown } from './page.ts';
import type { Instant } from './timeline.ts';

/** A news feed in one language, as of the build. */
export interface PlannedFeed {
  readonly language: string;
  /** Relative to the output folder: `feed.xml`, `hr/feed.xml`. */
  readonly file: string;
  readonly title: string;
  readonly subtitle: string;
  /** The feed's own address, and that of the page it belongs to. */
  readonly url: string;
  readonly home: string;
  readonly id: string;
  readonly author: string;
  readonly updated: Instant;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** A `tag:` URI, the same in all languages and for ever. */
  readonly id: string;
  readonly event: string;
  readonly title: string;
  readonly url: string;
  readonly published: Instant;
  readonly updated: Instant;
  readonly summary: string;
  /** Markup with full addresses; empty where the summary says it all. */
  readonly html: string;
  readonly language: string;
}

/** Something that is news at some time, past or to come, in the default language. */
export interface FedNews extends Pick<FeedEntry, 'id' | 'event' | 'title' | 'published'> {
  readonly shown: Shown;
}
