import type { ContentIndex } from '../content/content-index.ts';

/** What the rules between records look at. */
export interface CheckScope {
  readonly index: ContentIndex;
  /** The records whose own shape is right. */
  readonly sound: ContentIndex['records'];
}
