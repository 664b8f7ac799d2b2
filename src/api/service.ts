import type { Site } from '../domain/site.ts';
import type { Instant } from '../domain/timeline.ts';
import type { Database } from './database/tables.ts';

/** What the operations work with. */
export interface Service {
  readonly db: Database;
  /** The content as of now. */
  site(): Site;
  now(): Instant;
  /**
   * Key of the hashes under which PINs and addresses are compared without being stored. Asked of the database each time: another
   * process may have restored a backup, which brings its own. Not to be called inside a transaction.
   */
  secret(): Promise<string>;
  /** Told that letters wait to be sent. */
  lettersWait(): void;
  /** Removes the letters to an address that lie in the outbox, and gives how many. */
  forgetLetters(to: string): Promise<number>;
  /** Erases deleted rows from the files of the database. Gives sentences that say where copies remain, and until when. */
  eraseDeleted(): Promise<readonly string[]>;
}

/** The same service for one request: it asks the database for its secret once. */
export function withSecretReadOnce(service: Service): Service {
  let secret: Promise<string> | undefined;
  const readOnce = (): Promise<string> => {
    secret ??= service.secret();
    return secret;
  };
  return { ...service, secret: readOnce };
}

/** Who sends a request, as far as operations may know. */
export interface Client {
  /** `networkOf` the sender's address. */
  readonly network: string;
  /** How the answer is found when the same is sent again; absent if the body has no id. */
  readonly submission?: Submission;
}

/** What identifies a body that may be sent more than once. */
export interface Submission {
  readonly id: string;
  readonly operation: string;
  /** Keyed hashes of the body, and of the e-mail address in it. */
  readonly digest: string;
  readonly emailKey: string | null;
}

/** What an operation answers with. */
export interface Outcome {
  readonly status: 200 | 201 | 202;
  readonly body: object;
}

export const STORED: Outcome = { status: 201, body: { status: 'stored' } };
export const AWAITING_CONFIRMATION: Outcome = { status: 202, body: { status: 'awaiting-confirmation' } };
export const AWAITING_APPROVAL: Outcome = { status: 202, body: { status: 'awaiting-approval' } };
