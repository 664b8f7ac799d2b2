/**
 * The result of comparing a build with a published one (`--against`): what would break for people who saved addresses
 * or subscribed to calendars.
 */
export interface BuildComparison {
  /** The folder of the old build, absolute. */
  readonly folder: string;
  /** Addresses of the old build that this one neither has nor redirects; paths from the site's own root. */
  readonly vanished: readonly string[];
  readonly moved: readonly MovedSession[];
}

/** A session that was moved without a new revision. Calendars that have it already would not show the new place. */
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
}
