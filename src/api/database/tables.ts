import type { Kysely } from './kysely-adapter.ts';

/**
 * What the service stores. Times are epoch seconds; bodies are the JSON of what was sent, without what is stored apart;
 * a `…Key` is a value in the form in which two of them are compared.
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
  readonly letter: LetterRow;
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

/** Edition and when it was stored. */
interface OfEdition {
  readonly id: string;
  readonly event: string;
  readonly year: number;
  readonly storedAt: number;
}

/** Somebody who wants the newsletter; `confirmedAt` null until the link of the letter was opened. */
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

/** What a sponsor, exhibitor, volunteer or journalist sent; `status` is `stored`, or of the press what was decided. */
export interface ApplicationRow extends OfEdition {
  readonly kind: string;
  readonly email: string;
  readonly emailKey: string;
  readonly language: string;
  readonly status: string;
  readonly body: string;
}

/** A team; `confirmedAt` and `number` are null until the link of its letter was opened. */
export interface TeamRow extends OfEdition {
  readonly name: string;
  readonly nameKey: string;
  readonly email: string;
  readonly emailKey: string;
  readonly language: string;
  readonly body: string;
  readonly tokenHash: string;
  readonly expiresAt: number;
  readonly confirmedAt: number | null;
  /** Counts the confirmed teams of the edition from 1, in the order in which they confirmed. */
  readonly number: number | null;
}

/**
 * How many places of something are taken: of an edition's teams (`team`), of a workshop's seats (`seat`). `given` also counts
 * those that were given back.
 */
export interface PlaceRow {
  readonly event: string;
  readonly year: number;
  readonly kind: string;
  readonly ident: string;
  readonly taken: number;
  readonly given: number;
}

/** Somebody who holds a badge with a PIN. */
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
export interface SeatRow extends OfEdition {
  readonly workshop: string;
  readonly email: string;
  readonly emailKey: string;
  /** Null for seats that an older version has stored. */
  readonly language: string | null;
  /** Of the link that gives the seat back, with all others of its letter; null for seats that an older version has stored. */
  readonly tokenHash: string | null;
}

export interface RatingRow extends OfEdition {
  readonly session: string;
  /** Keyed hash of the PIN. */
  readonly pinKey: string;
  readonly sessionStars: number | null;
  readonly speakersStars: number | null;
  readonly comment: string | null;
}

/** A survey; with `isAnonymous` its name, address and PIN are null. `day` is empty where the edition is asked about. */
export interface SurveyRow extends OfEdition {
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

/** A letter that waits to be sent; it goes when it was. */
export interface LetterRow {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly language: string;
  readonly storedAt: number;
  readonly attempts: number;
  /** Until then one process sends it, and no other; null where none does. */
  readonly claimedUntil: number | null;
}

/** How often a wrong PIN was given lately, in an edition as a whole and from each network. */
export interface WrongPinRow {
  readonly event: string;
  readonly year: number;
  /** Keyed hash of the network; empty for all of them together. */
  readonly network: string;
  /** When the last wrong PIN is forgotten. */
  readonly clearAt: number;
  /** Until when no further PIN is looked up. */
  readonly openAt: number;
}

/** The answer to a submission, which is repeated when the same body is sent again with the same id. */
export interface SubmissionRow {
  /** As the client sent it. */
  readonly id: string;
  readonly operation: string;
  /** Keyed hash of the body. */
  readonly digest: string;
  /** Keyed hash of the e-mail address in the body; null if it has none. */
  readonly emailKey: string | null;
  readonly expiresAt: number;
  readonly status: number;
  /** The body of the answer, as JSON. */
  readonly answer: string;
}
