import type { Instant } from '../time/timeline.ts';
import type { Shown } from './page.ts';

/** A feed in one language, as of the build: of news, or of the changes of an edition's programme. */
export interface PlannedFeed {
  readonly language: string;
  /** Relative to the output folder: `feed.xml`, `hr/feed.xml`, `hr/devlica/2026/changes.xml`. */
  readonly file: string;
  readonly title: string;
  readonly subtitle: string;
  /** The address of the feed, and of the page it belongs to. */
  readonly url: string;
  readonly home: string;
  readonly id: string;
  readonly author: string;
  readonly updated: Instant;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** A `tag:` URI. It is the same in all languages and never changes. */
  readonly id: string;
  readonly event: string;
  readonly title: string;
  readonly url: string;
  readonly published: Instant;
  readonly updated: Instant;
  readonly summary: string;
  /** Markup with absolute links; empty if the item has only a summary. */
  readonly html: string;
  readonly language: string;
}

/** A news item with the times at which it is in the feed, in the default language. */
export interface FeedNews extends Pick<FeedEntry, 'id' | 'event' | 'title' | 'published'> {
  readonly shown: Shown;
}
