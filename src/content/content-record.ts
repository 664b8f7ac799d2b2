import type { InterfaceTexts } from '../domain/translate.ts';
import type { Document, MediaFile } from './document.ts';
import type { RecordPlace } from './kinds.ts';

/** A record: its main document, and its siblings with texts in other languages. */
export interface ContentRecord {
  readonly place: RecordPlace;
  readonly document: Document;
  /** The siblings by language code. */
  readonly translations: Readonly<Record<string, Document>>;
  /** The data that its schema validates: that of the main document, with the body in the field that it stands for. */
  readonly data: unknown;
}

/** All documents of a site, sorted into records, and those that belong to none. */
export interface ContentIndex {
  readonly records: readonly ContentRecord[];
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  readonly media: ReadonlyMap<string, MediaFile>;
  /** Documents at paths where no record is expected. */
  readonly misplaced: readonly Document[];
  /** Siblings without a main document. */
  readonly orphans: readonly Document[];
  /** The places of files that exist but could not be parsed. */
  readonly unreadable: readonly RecordPlace[];
  /** The paths, below content/media, of files and linked folders that exist but could not be read. */
  readonly unreadableMedia: readonly string[];
  /** Pairs of documents with the same place, such as `x.yaml` and `x.md`. */
  readonly duplicates: readonly { readonly first: Document; readonly second: Document }[];
  /** The interface texts of the package, for texts that the site does not have. Empty if the site is the package. */
  readonly packageTexts: InterfaceTexts;
  /** The names of all looks of the package and of the site. */
  readonly looks: readonly string[];
}
