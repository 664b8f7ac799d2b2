import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { MARKER } from '../domain/page/output.ts';

/** The folder given with `--against` is not a build. */
export class OldBuildError extends Error {
  readonly hint = 'name the folder of a build that conf-site made, as it was published';
}

/** The public addresses of a finished build, which others may have saved. */
export interface OldBuild {
  /** Pages and the files that people subscribe to, relative to the folder, sorted. */
  readonly files: readonly string[];
  /** Redirected addresses, as paths from the root of the site. */
  readonly redirects: readonly string[];
  read(file: string): string;
  /** The name of the template of a page; undefined for other files. Under maintenance, no page has its own one. */
  templateOf(file: string): string | undefined;
}

/** Pages, calendars, feeds and schedules. */
const ADDRESS = /\.(?:html|ics|xml)$|(?:^|\/)schedule\.json$/;
/** Folders whose files are not compared, because their names contain hashes or they are internal. */
const OWN_NAMES = /^(?:assets|page-data|slice-data)\//;

/** Reads a finished build. Throws `OldBuildError` if the folder contains none. */
export function readOldBuild(folder: string): OldBuild {
  const { basePath = '/', maintenance = false } = markerOf(folder);
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const files = new Set(all);
  return {
    files: all
      .filter((file) => ADDRESS.test(file) && !OWN_NAMES.test(file) && !isFolderPage(file, { files, read }))
      .sort(),
    redirects: all.includes('_redirects') ? redirectedFrom(read('_redirects'), basePath) : [],
    read,
    templateOf(file) {
      const data = `page-data/${file.replace(/\/?index\.html$/, '') || 'index'}/page-data.json`;
      return maintenance || !files.has(data) ? undefined : templateIn(read(data));
    },
  };
}

function templateIn(pageData: string): string | undefined {
  const { result } = JSON.parse(pageData) as { result?: { pageContext?: { template?: string } } };
  return result?.pageContext?.template;
}

/** Whether a document only stands for the listing of its folder: it is neither a page, which has data, nor a redirect. */
function isFolderPage(
  file: string,
  { files, read }: Pick<OldBuild, 'read'> & { readonly files: ReadonlySet<string> },
): boolean {
  const folder = /^(.+)\/index\.html$/.exec(file)?.[1];
  if (folder === undefined || files.has(`page-data/${folder}/page-data.json`)) return false;
  const text = read(file);
  return text.includes('<meta name="robots" content="noindex">') && !text.includes('http-equiv="refresh"');
}

interface OldMarker {
  readonly basePath?: string;
  readonly maintenance?: boolean;
}

function markerOf(folder: string): OldMarker {
  const text = textOf(join(folder, MARKER));
  if (text === undefined) throw new OldBuildError(`${folder} holds no build: there is no ${MARKER} in it.`);
  const marker = parsed(text);
  if (marker === undefined) throw new OldBuildError(`${join(folder, MARKER)} is damaged.`);
  return marker;
}

function parsed(text: string): OldMarker | undefined {
  try {
    const marker: unknown = JSON.parse(text);
    return typeof marker === 'object' && marker !== null ? marker : undefined;
  } catch {
    return undefined;
  }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

function redirectedFrom(redirects: string, basePath: string): readonly string[] {
  return redirects
    .split(/\r?\n/)
    .map((line) => line.trim().split(/\s+/)[0] ?? '')
    .filter((from) => from.startsWith(basePath))
    .map((from) => `/${from.slice(basePath.length)}`);
}
