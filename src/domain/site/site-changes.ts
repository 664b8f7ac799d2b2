import type { Instant } from '../time/timeline.ts';

/** The data of `conf-site timeline`: what will change on a site, and when. */

/** How a change takes effect. `live`: in the browser. `rebuild`: with a build at or after the instant. */
export type ChangeKind = 'live' | 'rebuild';

/** A change of one thing on the site: it appears, disappears or gets another value. */
export interface Change {
  readonly what: 'appears' | 'goes' | 'changes';
  /** The kind of thing: `section`, `button`, `ticket`, `page`, `speaker` … */
  readonly part: string;
  readonly ident: string;
  /** The title in the default language, if there is one. */
  readonly title?: string;
  /** The values before and after the change, for `changes`. */
  readonly from?: string;
  readonly to?: string;
  readonly event?: string;
  /** The paths of the pages that show the thing, in the default language, sorted. */
  readonly pages: readonly string[];
  /** The names of the slices that show the thing, without language: `header-devlica`; sorted. */
  readonly slices: readonly string[];
}

/** The changes of one kind at one instant. */
export interface ChangeMoment {
  readonly at: Instant;
  readonly kind: ChangeKind;
  readonly changes: readonly Change[];
}
