/** What the service worker, the pages and the build say to each other about reading without a connection. */

/**
 * Files by their paths in the site, as pages ask for them (`devlica/`). The value tells one version of a file from
 * another; null where the name does already.
 */
export type CachedFiles = Readonly<Record<string, string | null>>;

/** The content of `offline-files.json`: what the worker keeps on the visitor's device, and renews when it changes. */
export interface OfflineList {
  /** The offline pages and what they take: there before the worker serves anything. */
  readonly first: CachedFiles;
  /** What pages of all languages use: scripts, fonts, pictures, calendars. */
  readonly shared: CachedFiles;
  /** What a language's addresses begin with (`hr/`; nothing for the default one) → its pages, with their data. */
  readonly pages: Readonly<Record<string, CachedFiles>>;
}

/** A picture that a page shows, and which one of its files is kept. */
export interface OfflinePicture {
  readonly src: string;
  readonly file: string;
}

/** What it takes to show a page without a connection, besides its own files, and those that all pages share. */
export interface OfflineNeeds {
  /** It stands in for pages that are not there. */
  readonly standsIn: boolean;
  readonly pictures: readonly OfflinePicture[];
  /** Addresses of the calendars that it offers. */
  readonly calendars: readonly string[];
}

/** What a page tells a worker. */
export type PageMessage =
  /** To the active one: the page of this address is shown, and there is network to spare. */
  | { readonly kind: 'visit'; readonly page: string }
  /** To a waiting one: is the page of its version? `runtime` is the address of the page's script. */
  | { readonly kind: 'compare'; readonly runtime: string }
  /** To a waiting one: the visitor wants its version now. */
  | { readonly kind: 'take-over' };

/** What a waiting worker answers a page of another version. */
export const NEW_VERSION = 'new-version';
