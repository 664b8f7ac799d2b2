import type { NamedFile, OutputFile } from '../domain/page/output.ts';
import type { PlannedSite } from '../domain/page/plan.ts';
import { textFile } from './emit-files.ts';
import { type SmallLayout, smallPage } from './small-page.ts';

/**
 * An `index.html` for each folder in which a host that lists folders would tell names of pages, pictures or data: each
 * folder of the site that has none and contains anything but the page data of one page, whose names are always the same.
 */
export function folderPages(
  files: readonly NamedFile[],
  { basePath, folderNotice }: Pick<PlannedSite, 'basePath' | 'folderNotice'>,
  layout: SmallLayout,
): readonly OutputFile[] {
  const content = smallPage({ notice: folderNotice, to: basePath }, layout);
  return telling(files.map(({ path }) => path)).map((folder) => textFile(`${folder}/index.html`, content));
}

/** The folders that would tell a name, sorted. */
function telling(paths: readonly string[]): readonly string[] {
  const all = new Set(paths);
  const folders = new Set(paths.filter((path) => !FIXED_NAME.test(path)).flatMap(foldersAbove));
  return [...folders].filter((folder) => !all.has(`${folder}/index.html`)).sort();
}

/** Files below the folder that their path tells. */
const FIXED_NAME = /^\.well-known\/|^[^/]*$/;

/** `a/b/c.txt` → `a/b` and `a`. The folder of a page's data tells nothing by itself, so only the ones above it count. */
function foldersAbove(path: string): readonly string[] {
  const names = path.split('/').slice(0, /^page-data\/.+\/page-data(?:-rsc)?\.json$/.test(path) ? -2 : -1);
  return names.map((_, at) => names.slice(0, at + 1).join('/'));
}
