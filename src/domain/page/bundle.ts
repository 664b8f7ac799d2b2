import type { StylesheetName } from './stylesheets.ts';

/** The compiled templates and client code. File names contain a hash of the content. */
export interface Bundle {
  /** The compiled templates, an ES module. */
  readonly templatesFile: string;
  /** Hash of the compiled templates' text: part of the key of every rendered page. */
  readonly templatesHash: string;
  /** The script that is inlined into the head of every page. */
  readonly bootScript: string;
  /** The text of each stylesheet, without the events' colours. */
  readonly stylesheets: Readonly<Record<StylesheetName, string>>;
  /** The service worker without its list of files to precache; an absolute path. */
  readonly serviceWorkerFile: string;
  /** Scripts and fonts by their names below `assets/`: the absolute path of the file, and a hash of its content. */
  readonly assets: Readonly<Record<string, { readonly path: string; readonly hash: string }>>;
  /** Values of the attribute `integrity` by the scripts' names below `assets/`, sorted by name. */
  readonly integrity: Readonly<Record<string, string>>;
  /** The runtime, and the fonts to preload: names below `assets/`. */
  readonly runtime: string;
  readonly preloadFonts: readonly string[];
  /** Name of the island → name of its entry file below `assets/`. */
  readonly islands: Readonly<Record<string, string>>;
}
