/**
 * Something that happened, without anything that was sent: no address of a visitor, no body, no query.
 */
export type LogEntry =
  | { readonly level: 'info' | 'error'; readonly event: string; readonly message: string }
  | RequestEntry;

/** A request that was answered, or whose visitor went away. */
export interface RequestEntry {
  readonly level: 'info';
  readonly event: 'request';
  readonly method: string;
  /** The operation's path in the contract; `other` for all that are in none. */
  readonly operation: string;
  readonly status: number;
  readonly durationMs: number;
}

export type Log = (entry: LogEntry) => void;

/** An entry as a line of JSON that begins with its time. */
export function logLine(entry: LogEntry, time: Date): string {
  return `${JSON.stringify({ time: time.toISOString(), ...entry })}\n`;
}
