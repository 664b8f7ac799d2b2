import { hashOf } from '../content/short-hash.ts';
import type { Bundle } from '../model/bundle.ts';
import { canonicalJson } from '../model/canonical-json.ts';
import type { NamedFile, OutputFile } from '../model/output.ts';
import type { ContentData } from '../model/page-data.ts';
import type { Plan, Route } from '../model/plan.ts';

/** The format of page data and of the framework's files; a change of it makes open pages reload. */
const FORMAT = 1;

/** The files of a page: its input, its own part, and the document. */
export type PageFileKind = 'data' | 'own' | 'html';

/** One of the three files of a page, before it is made. */
export interface PageFile extends Pick<OutputFile, 'path' | 'hash'> {
  readonly kind: PageFileKind;
}

/** What names the files of a page. */
export interface PageNames {
  readonly route: Pick<Route, 'path' | 'file'>;
  /** Of the text of its data. */
  readonly dataHash: string;
  /** The key of its own part. */
  readonly key: string;
  /** Of what it takes from the layout. */
  readonly layoutHash: string;
}

/** The three files of a page. Their hashes follow from keys, so an unchanged page is never rendered. */
export function pageFiles({ route, dataHash, key, layoutHash }: PageNames): readonly PageFile[] {
  const folder = `page-data/${pageDataName(route.path)}`;
  return [
    { kind: 'data', path: `${folder}/page-data.json`, hash: dataHash },
    { kind: 'own', path: `${folder}/page-data-rsc.json`, hash: hashOf(`${FORMAT} rsc ${key}`) },
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

/** What tells whether any page has changed, from all files of the site; hosts need not tell one version from another. */
export function contentFile(files: readonly NamedFile[]): OutputFile {
  const contentHash = listHash(files.filter(({ path }) => /^(?:page|slice)-data\/.*\.json$/.test(path)));
  return textFile('page-data/content-data.json', canonicalJson({ contentHash } satisfies ContentData));
}

/** A hash of files by their paths and hashes, in whatever order they come. */
export function listHash(files: readonly NamedFile[]): string {
  return hashOf(
    files
      .map(({ path, hash }) => `${path} ${hash}\n`)
      .sort()
      .join(''),
  );
}

/** Covers client code, stylesheet, templates and the format of page data, never content. */
export function buildHashOf(bundle: Bundle): string {
  return hashOf(
    canonicalJson([
      FORMAT,
      bundle.templatesHash,
      Object.entries(bundle.assets).map(([name, { hash }]) => [name, hash]),
      bundle.stylesheet,
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

/** A file whose text is at hand. */
export function textFile(path: string, text: string): OutputFile {
  return { path, hash: hashOf(text), content: text };
}
