import type { PageContent, PageHead, TemplateName } from './page.ts';

/** The content of `page-data.json`: a page's whole input, and what it shares with other pages by name. */
export interface PageData {
  readonly componentChunkName: string;
  /** Without the base path. */
  readonly path: string;
  readonly matchPath: null;
  readonly result: {
    readonly data: PageContent;
    readonly pageContext: { readonly template: TemplateName } & PageHead;
  };
  /** The last one is the settings of the page's language; none at all on a site under maintenance. */
  readonly staticQueryHashes: readonly string[];
  readonly slicesMap: PageSlices;
}

/** Slot → name of the slice in it. */
export interface PageSlices {
  readonly header: string;
  readonly footer: string;
}

/** The content of `app-data.json`. */
export interface AppData {
  /** Of client code, stylesheet, templates and the format of page data. */
  readonly buildHash: string;
}

/** The content of `content-data.json`, by which a page that is open knows that the site says something else by now. */
export interface ContentData {
  /** Of everything in `page-data/` and `slice-data/`. */
  readonly contentHash: string;
}

/** The content of a document's data block `conf-site-assets`, for the runtime. */
export interface PageAssets {
  /** Island → address of its entry, for all islands of the site. */
  readonly islands: Readonly<Record<string, string>>;
  readonly slices: PageSlices;
  readonly staticQueryHashes: readonly string[];
}
