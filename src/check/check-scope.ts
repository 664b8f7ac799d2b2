import type { ContentIndex } from '../content/content-index.ts';

/** What the rules between records look at. */
export interface CheckScope {
  readonly index: ContentIndex;
  /** The records whose own shape is right. */
  readonly sound: ContentIndex['records'];
  /** No file is missing, unread or at a place where none is expected: what nothing names is really not named. */
  readonly isWhole: boolean;
  /** Paths of records whose address is told as one that they cannot have. */
  readonly refused: ReadonlySet<string>;
}
