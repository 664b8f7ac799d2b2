import type { PageHead } from './page.ts';
import type { PageSlices } from './page-data.ts';

/** The making of pages as data, which threads can be given. */

/** The files of a page: its input, its own part, and the document. */
export type PageFileKind = 'data' | 'own' | 'html';

/** A page to be made: the text of its page data, and which of its files are wanted. */
export interface PageTask {
  /** The text of `page-data.json`, from which the page is rendered. */
  readonly json: string;
  /** The text of its own part where that is known; without it, it is rendered. */
  readonly own?: string;
  readonly files: readonly { readonly kind: PageFileKind; readonly path: string }[];
}

/** What came of it. */
export interface MadePage {
  /** The text of its own part, where it was rendered now. */
  readonly own?: string;
  /** Of its files, in their order, in bytes. */
  readonly sizes: readonly number[];
}

/** What a document takes from its route besides its own part. */
export interface AssembledRoute {
  readonly head: PageHead;
  readonly slices: PageSlices;
  readonly staticQueries: readonly string[];
}
