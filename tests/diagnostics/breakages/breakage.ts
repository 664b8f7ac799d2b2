/** One small error in the real content: the change that makes it, and the diagnostic that must be reported. */
export interface Breakage {
  readonly name: string;
  readonly code: string;
  readonly file: string;
  /** The text to replace, and its replacement. */
  readonly edit?: readonly [from: string, to: string];
  readonly content?: string | Uint8Array;
  /** A change of another file that the error also needs. */
  readonly with?: readonly [file: string, from: string, to: string];
  /** The file of the diagnostic, if it is not the changed file. */
  readonly reportedIn?: string;
  /** The text at which the diagnostic begins. Without it, the diagnostic is at the beginning of the file. */
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
