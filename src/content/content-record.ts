import type { Document, MediaFile } from './document.ts';
import type { RecordPlace } from './kinds.ts';
import type { InterfaceTexts } from './translate.ts';

/** A record: its main document, and the ones beside it that carry other languages. */
export interface ContentRecord {
  readonly place: RecordPlace;
  readonly document: Document;
  /** Language code → the sibling document in it, sorted by code. */
  readonly translations: Readonly<Record<string, Document>>;
}

/** All documents as records by where they belong, and what belongs nowhere. */
export interface ContentIndex {
  readonly records: readonly ContentRecord[];
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  readonly media: ReadonlyMap<string, MediaFile>;
  /** Documents at places where no record is expected. */
  readonly strays: readonly Document[];
  /** Siblings in another language whose main document does not exist. */
  readonly orphans: readonly Document[];
  /** The places of files that could not be read: something is there, whatever it says. */
  readonly unreadable: readonly RecordPlace[];
  /** Pairs that claim one place: `x.yaml` and `x.md`. */
  readonly doubles: readonly { readonly first: Document; readonly second: Document }[];
  /** The interface texts that stand behind the site's own; none where the site is the package. */
  readonly packageTexts: InterfaceTexts;
}
