/** What a build differs in from one that was published, as far as it concerns those who keep addresses and calendars. */
export interface Against {
  /** The folder of the old build, absolute. */
  readonly folder: string;
  /** Addresses of the old build that neither stand nor lead on in this one: paths from the site's own root. */
  readonly vanished: readonly string[];
  readonly moved: readonly MovedSession[];
}

/** A session that stands elsewhere in the programme under the same revision, so that calendars keep the old place. */
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
