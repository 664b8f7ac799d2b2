import { createHash } from 'node:crypto';
import { compare } from '../diagnostics/diagnostic.ts';
import type { Bundle } from '../model/bundle.ts';
import { canonicalJson } from '../model/canonical-json.ts';
import type { OutputFile } from '../model/output.ts';
import type { RenderedPage } from '../model/page.ts';
import type { ContentData } from '../model/page-data.ts';
import type { Plan, Route } from '../model/plan.ts';

/** The format of page data and of the framework's files; a change of it makes open pages reload. */
const FORMAT = 1;

/** A page as emit sees it: its data as text, its key, and its own part when that is needed. */
export interface EmittablePage {
  readonly route: Route;
  readonly json: string;
  readonly key: string;
  /** Hash of what the page takes from the frame. */
  readonly frameHash: string;
  readonly own: () => Promise<RenderedPage>;
  readonly assemble: (own: RenderedPage) => string;
}

/** The three files of a page. Their hashes follow from keys, so an unchanged page is never rendered. */
export function pageFiles(page: EmittablePage): readonly OutputFile[] {
  const folder = `page-data/${pageDataName(page.route.path)}`;
  return [
    { path: `${folder}/page-data.json`, hash: hashOf(page.json), content: page.json },
    {
      path: `${folder}/page-data-rsc.json`,
      hash: hashOf(`${FORMAT} rsc ${page.key}`),
      content: async () => canonicalJson(await page.own()),
    },
    {
      path: page.route.file,
      hash: hashOf(`${FORMAT} html ${page.key} ${page.frameHash}`),
      content: async () => page.assemble(await page.own()),
    },
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
export function contentFile(files: readonly Pick<OutputFile, 'path' | 'hash'>[]): OutputFile {
  const data = files.filter(({ path }) => /^(?:page|slice)-data\/.*\.json$/.test(path));
  return textFile('page-data/content-data.json', canonicalJson({ contentHash: listHash(data) } satisfies ContentData));
}

/** A hash of files by their paths and hashes, in whatever order they come. */
export function listHash(files: readonly Pick<OutputFile, 'path' | 'hash'>[]): string {
  const lines = files.map(({ path, hash }) => `${path} ${hash}\n`);
  return hashOf(lines.sort(compare).join(''));
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

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
