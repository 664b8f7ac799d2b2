import { hashOf, listHash } from '../content/short-hash.ts';
import { canonicalJson } from '../domain/canonical-json.ts';
import type { Bundle } from '../domain/page/bundle.ts';
import type { NamedFile, OutputFile } from '../domain/page/output.ts';
import type { ContentData } from '../domain/page/page-data.ts';
import type { Plan, Route } from '../domain/page/plan.ts';

/** The version of the page data format. Increasing it makes open pages reload. */
const FORMAT = 1;

/** The files of a page: its page data, its page fragment, and the document. */
export type PageFileKind = 'data' | 'fragment' | 'html';

/** One of the three files of a page, without its content. */
export interface PageFile extends Pick<OutputFile, 'path' | 'hash'> {
  readonly kind: PageFileKind;
}

/** The hashes that determine the hashes of a page's files. */
export interface PageHashes {
  readonly route: Pick<Route, 'path' | 'file'>;
  /** A hash of the page data. */
  readonly dataHash: string;
  /** The key of the page fragment. */
  readonly key: string;
  /** A hash of the parts of the layout that the page uses. */
  readonly layoutHash: string;
}

/** The three files of a page. Their hashes follow from keys, so an unchanged page need not be rendered. */
export function pageFiles({ route, dataHash, key, layoutHash }: PageHashes): readonly PageFile[] {
  const folder = `page-data/${pageDataName(route.path)}`;
  return [
    { kind: 'data', path: `${folder}/page-data.json`, hash: dataHash },
    { kind: 'fragment', path: `${folder}/page-data-rsc.json`, hash: hashOf(`${FORMAT} rsc ${key}`) },
    { kind: 'html', path: route.file, hash: hashOf(`${FORMAT} html ${key} ${layoutHash}`) },
  ];
}

/** `/devlica/` → `devlica`, `/` → `index`, `/404.html` → `404.html`. */
export function pageDataName(path: string): string {
  return path.replace(/^\/|\/$/g, '') || 'index';
}

/** Shared data: app data, static queries, slices. */
export function sharedFiles(
  plan: Plan,
  { buildHash, slices }: { readonly buildHash: string; readonly slices: Readonly<Record<string, string>> },
): readonly OutputFile[] {
  return [
    textFile('page-data/app-data.json', canonicalJson({ buildHash })),
    ...plan.staticQueries.map(({ hash, json }) => textFile(`page-data/sq/d/${hash}.json`, json)),
    ...plan.slices.map(({ name, content }) =>
      textFile(`slice-data/${name}.json`, canonicalJson({ data: content, html: slices[name] ?? '' })),
    ),
  ];
}

/**
 * `content-data.json`: a hash of all page data, by which open pages notice changes without relying on HTTP caching
 * headers; and the hash of what the site was built from, by which a publisher sees that the site has what was published.
 */
export function contentFile(files: readonly NamedFile[], sourceHash: string): OutputFile {
  const contentHash = listHash(files.filter(({ path }) => /^(?:page|slice)-data\/.*\.json$/.test(path)));
  return textFile('page-data/content-data.json', canonicalJson({ contentHash, sourceHash } satisfies ContentData));
}

/** A hash of client code, stylesheets, templates and the page data format, but not of content. */
export function buildHashOf(bundle: Bundle): string {
  return hashOf(
    canonicalJson([
      FORMAT,
      bundle.templatesHash,
      Object.entries(bundle.assets).map(([name, { hash }]) => [name, hash]),
      bundle.stylesheets,
      bundle.bootScript,
    ]),
  ).slice(0, 20);
}

/** Scripts and fonts. */
export function assetFiles(bundle: Bundle): readonly OutputFile[] {
  return Object.entries(bundle.assets).map(
    ([name, { path, hash }]): OutputFile => ({ path: `assets/${name}`, hash, content: { copyOf: path } }),
  );
}

/** A file with the given text. */
export function textFile(path: string, text: string): OutputFile {
  return { path, hash: hashOf(text), content: text };
}
