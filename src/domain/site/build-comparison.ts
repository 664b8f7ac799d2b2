/**
 * The result of comparing a build with a published one (`--against`): what would break for people who saved addresses
 * or subscribed to calendars, and what visitors should be told of.
 */
export interface BuildComparison {
  /** The folder of the old build, absolute. */
  readonly folder: string;
  /**
   * Addresses of the old build that this one neither has nor redirects; paths from the site's own root. The calendar of
   * a session that a change cancels is not among them.
   */
  readonly vanished: readonly string[];
  readonly moved: readonly MovedSession[];
  /** Changes that nobody has written yet. They are proposals: nothing writes them. */
  readonly proposed: readonly ProposedChange[];
  /** Published changes whose files are gone. */
  readonly removedChanges: readonly { readonly event: string; readonly year: number; readonly ident: string }[];
}

/**
 * A session that was moved, cancelled or restored without a new revision. Calendars that have it already would not show
 * that.
 */
export interface MovedSession {
  readonly event: string;
  readonly year: number;
  readonly session: string;
  readonly title: string;
  readonly revision: number;
  readonly was: SessionPlace;
  readonly is: SessionPlace;
}

export interface SessionPlace {
  /** Wall-clock times in the event's zone, `2026-05-08T10:10`. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Track and venue. */
  readonly location: string;
  /** It does not take place there. */
  readonly isCancelled: boolean;
}

/** A change that tells visitors of sessions that are elsewhere, or gone, since the old build. */
export interface ProposedChange {
  readonly event: string;
  readonly year: number;
  /** The titles of the sessions. */
  readonly titles: readonly string[];
  /** The arguments of `conf-site` that write the change. None of them needs quotes in a shell. */
  readonly command: readonly string[];
  /** What the change names and the content lacks: the session itself, or its entry in the schedule. */
  readonly missing?: 'session' | 'entry';
}
