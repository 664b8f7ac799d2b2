export type { NewEdition, NewEvent } from './request-bodies.ts';

/** New events and editions in the editor, as JSON. */

/** What a new edition would write. */
export interface EditionPlan {
  /** The number of files that are created. */
  readonly created: number;
  /** The number of files that are changed. */
  readonly changed: number;
  /** The number of places of the edition that somebody has to review. */
  readonly reviews: number;
  /** Whether there is this edition already. Its record is not changed. */
  readonly isPrepared: boolean;
  /** The edition that is archived. */
  readonly archived?: {
    readonly year: number;
    /** Its end as in its record, `2026-05-09T18:00`, if it is not over yet: somebody has to confirm that it is archived. */
    readonly lastsUntil?: string;
    /** The titles of settings and pages that name its year, and are not changed. */
    readonly mentions: readonly string[];
  };
}
