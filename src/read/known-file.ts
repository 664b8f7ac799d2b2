import type { Document, MediaFile } from '../content/document.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';

/** What came of one file: a document or one of the media, unless it cannot be read. */
export interface ReadFile {
  readonly document?: Document;
  readonly media?: MediaFile;
  readonly findings: readonly Finding[];
}

/** A file as it was, by the name of its state. */
export interface KnownFile {
  readonly stamp: string;
  readonly file: ReadFile;
}
