import type { Instant } from './timeline.ts';

/** What will change on a site, and when: the content of `conf-site timeline`. */

/** `live`: the browser does it. `rebuild`: it takes a build at or after that instant. */
export type ChangeKind = 'live' | 'rebuild';

/** One thing that appears, goes or becomes something else. */
export interface Change {
  readonly what: 'appears' | 'goes' | 'changes';
  /** What kind of thing: `section`, `button`, `ticket`, `page`, `speaker` … */
  readonly part: string;
  readonly ident: string;
  /** In the default language, where it has words of its own. */
  readonly title?: string;
  /** The values before and after, of a thing that changes. */
  readonly from?: string;
  readonly to?: string;
  readonly event?: string;
  /** The pages that show it, by their paths in the default language, sorted. */
  readonly pages: readonly string[];
  /** The shared parts that show it, without their language: `header-devlica`; sorted. */
  readonly slices: readonly string[];
}

/** All that changes at one instant in one way. */
export interface ChangeMoment {
  readonly at: Instant;
  readonly kind: ChangeKind;
  readonly changes: readonly Change[];
}

/** A thing over time: a ticket, a section, a news item in the feed. */
export interface SiteWindow extends Pick<Change, 'part' | 'ident' | 'title' | 'event' | 'pages' | 'slices'> {
  /** The same for the same thing at any instant. */
  readonly key: string;
  readonly kind: ChangeKind;
  /** When it shows, or its values one after the other; ascending, never overlapping. */
  readonly stretches: readonly WindowStretch[];
}

export interface WindowStretch {
  readonly from: Instant | null;
  readonly until: Instant | null;
  /** Absent for a thing that only shows or does not. */
  readonly value?: string;
}
