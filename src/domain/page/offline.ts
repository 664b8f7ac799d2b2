import type { LiveEdition } from '../programme/planned-live.ts';

/** The data formats for offline reading, shared by service worker, pages and build. */

/**
 * The files to cache, by the path that pages request (`devlica/`). The value identifies the version of the file; null
 * if the file name does.
 */
export type CachedFiles = Readonly<Record<string, string | null>>;

/** The content of `offline-files.json`: the files that the service worker caches and keeps up to date. */
export interface OfflineList {
  /** The offline pages and the files they need, cached before the worker becomes active. */
  readonly first: CachedFiles;
  /** Files that pages of all languages use: scripts, fonts, pictures, calendars. */
  readonly shared: CachedFiles;
  /**
   * The pages of each language with their static queries, by the language's path prefix (`hr/`; empty for the default
   * language).
   */
  readonly pages: Readonly<Record<string, CachedFiles>>;
  /** When current editions are on. */
  readonly live: readonly Pick<LiveEdition, 'from' | 'until'>[];
}

/** A picture on a page, and the one of its files that is cached. */
export interface OfflinePicture {
  readonly src: string;
  readonly file: string;
}

/** What a page needs offline, apart from its own files and those shared by all pages. */
export interface OfflineNeeds {
  /** The page is a fallback for pages that are not available. */
  readonly isFallback: boolean;
  readonly pictures: readonly OfflinePicture[];
  /** The addresses of calendars that the page offers for download. */
  readonly calendars: readonly string[];
}

/** Messages from a page to a worker. */
export type PageMessage =
  /** To the active worker: this page is shown, and the connection is fast enough to update the cache. */
  | { readonly kind: 'visit'; readonly page: string }
  /** To a waiting worker: asks whether the page has the same version. `runtime` is the address of the page's script. */
  | { readonly kind: 'compare'; readonly runtime: string }
  /** To a waiting worker: the visitor wants to use its version now. */
  | { readonly kind: 'take-over' };

/** A waiting worker's answer to a page of another version. */
export const NEW_VERSION = 'new-version';
