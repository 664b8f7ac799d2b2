import type { Kysely } from './kysely-adapter.ts';

/**
 * The tables of the service. Times are epoch seconds. A `body` is the JSON of a request body without the fields that
 * have a column of their own. A `…Key` is the normalized or hashed form in which values are compared.
 */
export interface Tables {
  readonly secret: { readonly name: string; readonly value: string };
  readonly subscription: SubscriptionRow;
  readonly application: ApplicationRow;
  readonly team: TeamRow;
  readonly place: PlaceRow;
  readonly attendee: AttendeeRow;
  readonly seat: SeatRow;
  readonly rating: RatingRow;
  readonly survey: SurveyRow;
  readonly letter: EmailRow;
  readonly wrongPin: WrongPinRow;
  readonly submission: SubmissionRow;
}

export type Database = Kysely<Tables>;

const ALL_TABLES: Readonly<Record<keyof Tables, true>> = {
  secret: true,
  subscription: true,
  application: true,
  team: true,
  place: true,
  attendee: true,
  seat: true,
  rating: true,
  survey: true,
  letter: true,
  wrongPin: true,
  submission: true,
};

/** The names of all tables. */
export const TABLE_NAMES = Object.keys(ALL_TABLES) as readonly (keyof Tables)[];

/** The columns of entries that belong to an edition. */
interface EditionRow {
  readonly id: string;
  readonly event: string;
  readonly year: number;
  readonly storedAt: number;
}

/** A subscription to the newsletter. `confirmedAt` is null until the link in the e-mail is opened. */
export interface SubscriptionRow {
  readonly id: string;
  readonly email: string;
  readonly emailKey: string;
  readonly language: string;
  readonly tokenHash: string;
  readonly expiresAt: number;
  readonly storedAt: number;
  readonly confirmedAt: number | null;
}

/**
 * An application of a sponsor, exhibitor, volunteer or journalist. `status` is `stored`, or the state of a press
 * request.
 */
export interface ApplicationRow extends EditionRow {
  readonly kind: string;
  readonly email: string;
  readonly emailKey: string;
  readonly language: string;
  readonly status: string;
  readonly body: string;
}

/** A team. `confirmedAt` and `number` are null until the link in its e-mail is opened. */
export interface TeamRow extends EditionRow {
  readonly name: string;
  readonly nameKey: string;
  readonly email: string;
  readonly emailKey: string;
  readonly language: string;
  readonly body: string;
  readonly tokenHash: string;
  readonly expiresAt: number;
  readonly confirmedAt: number | null;
  /** Numbers the confirmed teams of the edition from 1, in the order in which they confirmed. */
  readonly number: number | null;
}

/**
 * The counter of a limited resource: places for an edition's teams (`team`), or seats of a workshop (`seat`). `taken`
 * counts the places that are taken now, `given` also those that were released.
 */
export interface PlaceRow {
  readonly event: string;
  readonly year: number;
  readonly kind: string;
  readonly ident: string;
  readonly taken: number;
  readonly given: number;
}

/** An attendee, who has a badge with a PIN. */
export interface AttendeeRow {
  readonly id: string;
  readonly event: string;
  readonly year: number;
  readonly pin: string;
  readonly email: string | null;
  readonly emailKey: string | null;
  readonly role: string;
  readonly speaker: string | null;
  readonly ticket: string | null;
}

/** A seat in a workshop. */
export interface SeatRow extends EditionRow {
  readonly workshop: string;
  readonly email: string;
  readonly emailKey: string;
  /** Null if an older version has stored the seat. */
  readonly language: string | null;
  /**
   * The hash of the token in the e-mail, by which all its seats can be given back. Null if an older version has stored
   * the seat.
   */
  readonly tokenHash: string | null;
}

export interface RatingRow extends EditionRow {
  readonly session: string;
  /** Keyed hash of the PIN. */
  readonly pinKey: string;
  readonly sessionStars: number | null;
  readonly speakersStars: number | null;
  readonly comment: string | null;
}

/**
 * The answers to a survey. If `isAnonymous`, its name, address and PIN are null. `day` is empty in a survey about the
 * whole edition.
 */
export interface SurveyRow extends EditionRow {
  readonly day: string;
  readonly audience: string;
  /** Keyed hashes. */
  readonly pinKey: string;
  readonly emailKey: string | null;
  /** Hash of the whole body. */
  readonly digest: string;
  readonly isAnonymous: boolean;
  readonly pin: string | null;
  readonly fullName: string | null;
  readonly email: string | null;
  readonly body: string;
}

/** A queued e-mail. It is deleted once it is sent. The table is called `letter`. */
export interface EmailRow {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly language: string;
  readonly storedAt: number;
  readonly attempts: number;
  /** Until then only the process that has claimed it may send it. Null if no process has claimed it. */
  readonly claimedUntil: number | null;
}

/**
 * Wrong PINs that were recently given in an edition: from a network, from all networks, or with an e-mail address. See
 * `afterWrongPin`.
 */
export interface WrongPinRow {
  readonly event: string;
  readonly year: number;
  /** Keyed hash of the network or of the e-mail address. Empty for all networks together. */
  readonly network: string;
  /** When the last wrong PIN no longer counts. */
  readonly clearAt: number;
  /** Until then no PIN is looked up. */
  readonly openAt: number;
}

/** The recorded response to a submission. It is repeated when the same body is sent again with the same id. */
export interface SubmissionRow {
  /** As the client sent it. */
  readonly id: string;
  readonly operation: string;
  /** Keyed hash of the body. */
  readonly digest: string;
  /** Keyed hash of the e-mail address in the body. Null if it has none. */
  readonly emailKey: string | null;
  readonly expiresAt: number;
  readonly status: number;
  /** The body of the response, as JSON. */
  readonly answer: string;
}
