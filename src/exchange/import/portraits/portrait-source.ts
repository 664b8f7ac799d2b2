/** A speaker whose record has no picture, and whose export has one. */
export interface PortraitSource {
  readonly name: string;
  /** The path of the record. */
  readonly path: string;
  readonly ident: string;
  readonly address: string;
}
