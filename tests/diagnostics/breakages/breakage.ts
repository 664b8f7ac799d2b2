/** One small breakage of the real content: what to change, and which diagnostic stands where. */
export interface Breakage {
  readonly name: string;
  readonly code: string;
  readonly file: string;
  /** The change: a text and what takes its place. */
  readonly edit?: readonly [from: string, to: string];
  readonly content?: string | Uint8Array;
  /** Another file that is changed with it. */
  readonly with?: readonly [file: string, from: string, to: string];
  /** Where the diagnostic stands, if not in the file that is changed. */
  readonly told?: string;
  /** The text at whose beginning the diagnostic stands; without it, at the file's beginning. */
  readonly at?: string;
}

export const E26 = 'content/events/devlica/2026';
export const EDITION = `${E26}/edition.yaml`;
export const SCHEDULE = `${E26}/schedule.yaml`;
export const TICKETS = `${E26}/tickets.yaml`;
export const SITE = 'content/site.yaml';
export const EVENT = 'content/events/devlica/event.yaml';
export const HACKLICA = 'content/events/hacklica/event.yaml';
export const HACK26 = 'content/events/hacklica/2026/edition.yaml';
export const CARON = `${E26}/sessions/caron-is-not-an-ornament.md`;
export const ZELJKA = `${E26}/speakers/cacic-zeljka.md`;
export const REFUNDS = `${E26}/faq/refunds.md`;
