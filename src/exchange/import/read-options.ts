/** What a reader needs besides the export. */
export interface ReadOptions {
  /** The zone of the event (IANA): times with an offset are told in it where the export names no zone of its own. */
  readonly timeZone: string;
}
