/** A speaker whose record has no picture, and whose export has one. */
export interface PortraitSource {
  readonly name: string;
  /** The path of the record. */
  readonly path: string;
  readonly ident: string;
  readonly address: string;
}

/** The folder for the portraits of an edition, relative to `content/media`. */
export function portraitFolder({ event, year }: { readonly event: string; readonly year: number }): string {
  return `speakers/${event}-${year}`;
}
