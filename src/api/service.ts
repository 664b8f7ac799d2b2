import type { Site } from '../model/site.ts';
import type { Instant } from '../model/timeline.ts';
import type { Database } from './database/tables.ts';

/** What the operations work with. */
export interface Service {
  readonly db: Database;
  /** The content as of now. */
  site(): Site;
  now(): Instant;
  /** Key of the hashes under which PINs and addresses are compared without being kept. */
  readonly secret: string;
  /** Told that letters wait to be sent. */
  lettersWait(): void;
  /** Removes the letters to an address that lie in the outbox, and gives how many. */
  forgetLetters(to: string): Promise<number>;
}

/** What an operation answers with. */
export interface Outcome {
  readonly status: 200 | 201 | 202;
  readonly body: object;
}

export const STORED: Outcome = { status: 201, body: { status: 'stored' } };
export const AWAITING_CONFIRMATION: Outcome = { status: 202, body: { status: 'awaiting-confirmation' } };
export const AWAITING_APPROVAL: Outcome = { status: 202, body: { status: 'awaiting-approval' } };
