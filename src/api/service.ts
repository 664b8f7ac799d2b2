import type { Site } from '../domain/site/site.ts';
import type { Instant } from '../domain/time/timeline.ts';
import type { Database } from './database/tables.ts';

/** The context of operations and organiser's commands. */
export interface Service {
  readonly db: Database;
  /** The site as of now. */
  site(): Site;
  now(): Instant;
  /**
   * The key for `keyedHash`, with which PINs and addresses are compared without being stored. It is read from the
   * database each time, since another process may restore a backup, which contains another key. Do not call this inside
   * a transaction.
   */
  secret(): Promise<string>;
  /** Call this after a transaction that has queued e-mails. A running service starts sending them. */
  onEmailsQueued(): void;
  /** Deletes the sent e-mails to an address from the outbox folder and returns their number. */
  deleteFromOutbox(to: string): Promise<number>;
  /**
   * Erases deleted rows from the files of the database. Returns sentences that say where copies remain, and until when.
   */
  eraseDeleted(): Promise<readonly string[]>;
}

/** The service for one request, which reads the secret from the database once. */
export function withMemoizedSecret(service: Service): Service {
  let secret: Promise<string> | undefined;
  const memoized = (): Promise<string> => {
    secret ??= service.secret();
    return secret;
  };
  return { ...service, secret: memoized };
}

/** The sender of a request, as operations see it. */
export interface Client {
  /** `networkOf` the IP address. */
  readonly network: string;
  /** Absent if the body has no submission id. */
  readonly submission?: Submission;
}

/** Identifies a body that a client may send again, as an idempotency key does. */
export interface Submission {
  readonly id: string;
  readonly operation: string;
  /** Keyed hashes of the body, and of the e-mail address in it. */
  readonly digest: string;
  readonly emailKey: string | null;
}

/** The response of a successful operation. */
export interface Outcome {
  readonly status: 200 | 201 | 202;
  readonly body: object;
}

export const STORED: Outcome = { status: 201, body: { status: 'stored' } };
export const AWAITING_CONFIRMATION: Outcome = { status: 202, body: { status: 'awaiting-confirmation' } };
export const AWAITING_APPROVAL: Outcome = { status: 202, body: { status: 'awaiting-approval' } };
