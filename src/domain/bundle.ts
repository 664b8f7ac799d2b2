/** What esbuild makes of templates and client code, by content. */
export interface Bundle {
  /** The compiled templates, an ES module. */
  readonly templatesFile: string;
  /** Hash of the compiled templates' text: part of the key of every rendered page. */
  readonly templatesHash: string;
  /** The inline script of every head. */
  readonly bootScript: string;
  /** The stylesheet without the events' colours. */
  readonly stylesheet: string;
  /** The service worker before its list is filled in; an absolute path. */
  readonly serviceWorkerFile: string;
  /** Scripts and fonts by their names below `assets/`: the absolute path, and a hash of the content. */
  readonly assets: Readonly<Record<string, { readonly path: string; readonly hash: string }>>;
  /** What browsers hold scripts against, by their names below `assets/`, sorted. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Names below `assets/` of the runtime and of the fonts to preload. */
  readonly runtime: string;
  readonly preloadFonts: readonly string[];
  /** Island → name below `assets/` of its entry. */
  readonly islands: Readonly<Record<string, string>>;
}
