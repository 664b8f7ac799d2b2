/** The data formats of offline reading, shared by the service worker, the pages and the build. */

/**
 * Files by the paths with which pages request them (`devlica/`). The value identifies the version of a file; null if
 * the name does.
 */
export type CachedFiles = Readonly<Record<string, string | null>>;

/** The content of `offline-files.json`: the files that the service worker caches, and updates when they change. */
export interface OfflineList {
  /** The offline pages and the files they need, cached before the worker becomes active. */
  readonly first: CachedFiles;
  /** What pages of all languages use: scripts, fonts, pictures, calendars. */
  readonly shared: CachedFiles;
  /** What a language's addresses begin with (`hr/`; nothing for the default one) → its pages, with their data. */
  readonly pages: Readonly<Record<string, CachedFiles>>;
}

/** A picture that a page shows, and which of its files is cached. */
export interface OfflinePicture {
  readonly src: string;
  readonly file: string;
}

/** What a page needs offline, besides its own files and those shared by all pages. */
export interface OfflineNeeds {
  /** The page replaces pages that are not available. */
  readonly standsIn: boolean;
  readonly pictures: readonly OfflinePicture[];
  /** Addresses of the calendars that it offers. */
  readonly calendars: readonly string[];
}

/** Messages from a page to a worker. */
export type PageMessage =
  /** To the active one: the page of this address is shown, and there is network to spare. */
  | { readonly kind: 'visit'; readonly page: string }
  /** To a waiting one: is the page of its version? `runtime` is the address of the page's script. */
  | { readonly kind: 'compare'; readonly runtime: string }
  /** To a waiting one: the visitor wants its version now. */
  | { readonly kind: 'take-over' };

/** The answer of a waiting worker to a page of another version. */
export const NEW_VERSION = 'new-version';
