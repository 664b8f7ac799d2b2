/** An event to log. It contains nothing that a visitor sent: no IP address, body or query. */
export type LogEntry =
  | { readonly level: 'info' | 'error'; readonly event: string; readonly message: string }
  | RequestEntry;

/** A request that was answered, or whose client disconnected. */
export interface RequestEntry {
  readonly level: 'info';
  readonly event: 'request';
  readonly method: string;
  /** The path of the operation in the contract, or `other` for all other paths. */
  readonly operation: string;
  readonly status: number;
  readonly durationMs: number;
}

export type Log = (entry: LogEntry) => void;

/** Formats an entry as a line of JSON. Its first field is the time. */
export function logLine(entry: LogEntry, time: Date): string {
  return `${JSON.stringify({ time: time.toISOString(), ...entry })}\n`;
}
