import type { PageLive } from '../programme/planned-live.ts';
import type { PageContent, PageHead, TemplateName } from './page.ts';

/**
 * The content of `page-data.json`: everything that a page is rendered from, and the names of what it shares with other
 * pages.
 */
export interface PageData {
  readonly componentChunkName: string;
  /** Without the base path. */
  readonly path: string;
  readonly matchPath: null;
  readonly result: {
    readonly data: PageContent;
    readonly pageContext: { readonly template: TemplateName } & PageHead;
  };
  /** The last one is the settings of the page's language. Empty if the site is in maintenance mode. */
  readonly staticQueryHashes: readonly string[];
  readonly slicesMap: PageSlices;
}

/** The name of the slice in each slot. Both are empty for a page without header and footer. */
export interface PageSlices {
  readonly header: string;
  readonly footer: string;
}

/** The content of `app-data.json`. */
export interface AppData {
  /** A hash of client code, stylesheets, templates and the format of page data. */
  readonly buildHash: string;
}

/** The content of `content-data.json`. */
export interface ContentData {
  /** A hash of everything in `page-data/` and `slice-data/`, by which an open page detects that they have changed. */
  readonly contentHash: string;
  /**
   * A hash of the files in `content/` from which the site was built. It does not depend on the address or the instant, so
   * `conf-site` can tell which content a site has.
   */
  readonly sourceHash: string;
}

/** The content of a page's script element `conf-site-assets`, which the runtime reads. */
export interface PageAssets {
  /** The address of each island's entry file, for all islands of the site. */
  readonly islands: Readonly<Record<string, string>>;
  readonly slices: PageSlices;
  readonly staticQueryHashes: readonly string[];
  /** What the page needs to follow its editions; absent for pages that are about none. */
  readonly live?: PageLive | undefined;
}
