import type { ContentIndex, ContentRecord } from '../content/content-index.ts';
import type { RecordPlace } from '../content/kinds.ts';
import type { ReferenceKind } from '../content/schema-notes.ts';
import type { EditionPlace } from './edition-place.ts';
import type { KnownPage, KnownPages } from './known-pages.ts';

/** What the rules between records look at, and all that they can: what they ask of it, their findings follow from. */
export interface CheckScope {
  readonly index: ContentIndex;
  /** No file is missing, unread or at a place where none is expected: what nothing names is really not named. */
  readonly isWhole: boolean;
  /** Paths of records whose address is told as one that they cannot have. */
  readonly refused: ReadonlySet<string>;
  /** The zone in which times are written. */
  readonly zone: string;
  /** All pages that links can lead to. */
  readonly pages: KnownPages;
  /** Whether a record's own shape is right. */
  isSound(record: ContentRecord): boolean;
  /** The page at a path, if there is one. */
  pageAt(path: string): KnownPage | undefined;
  /** Where a former path leads to. */
  movedFrom(path: string): string | undefined;
  /** The path of the page that a record of a page makes. */
  pageOf(record: ContentRecord): string | undefined;
  /** Whether a reference from a place may have this name; undefined where that cannot be told. */
  hasName(name: string, of: NamePlace): boolean | undefined;
  /** Who a speaker of an edition is, over all editions; undefined where it has none of this name. */
  personNamed(name: string, of: EditionPlace): string | undefined;
}

/** Of what a name is, and from where. */
export interface NamePlace {
  readonly kind: ReferenceKind;
  readonly place: Pick<RecordPlace, 'event' | 'year'>;
  /** Whose names are meant, where that is not the record's own. */
  readonly event?: string | undefined;
}

/** The records that are sound, of those given. */
export function soundOf({ isSound }: CheckScope, records: readonly ContentRecord[]): readonly ContentRecord[] {
  return records.filter(isSound);
}
