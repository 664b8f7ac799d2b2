import { hash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { bundleSources } from '../bundle/bundle-sources.ts';
import { fingerprintFiles, fingerprintFolder } from '../cache/fingerprint-files.ts';
import { toolIdentity } from '../cache/tool-identity.ts';
import { outcomeIfUpToDate } from '../cache/up-to-date.ts';
import type { Roots } from '../content/roots.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { attempt } from '../fs/attempt.ts';
import { sweepOwnNames } from '../fs/process-files.ts';
import { defined } from '../model/defined.ts';
import type { PublishResult } from '../model/output.ts';
import type { Instant } from '../model/timeline.ts';
import { openPublication, type PublicationOptions } from '../publish/open-publication.ts';
import type { Progress } from './stopwatch.ts';
import type { WatchCache } from './watch-cache.ts';

export interface BuildOptions extends Roots {
  readonly version: string;
  readonly outDir: string;
  readonly at: Instant;
  /** Instead of the address in the settings. */
  readonly baseUrl?: string;
  /** Every page says that the site is under maintenance. */
  readonly maintenance?: boolean;
  /** With the pages for those who work on the looks. */
  readonly devPages?: boolean;
  /** How many pictures are made at once. */
  readonly jobs?: number;
  /** False renders every page, whatever is cached. */
  readonly useCache?: boolean;
  /** Where made pictures are cached, instead of the site's own cache; several sites may share it. */
  readonly pictureDir?: string;
  /** With compressed neighbours beside text files. */
  readonly compress?: boolean;
  /** Islands run React's development form. */
  readonly withDevelopmentReact?: boolean;
  /** Watch keeps the folder itself in place. */
  readonly prefer?: 'in-place' | 'auto';
  /** The folder of a published build whose addresses must all go on. */
  readonly against?: string;
  /** Of a process that builds again and again. */
  readonly cache?: WatchCache;
  /** Called often; has to be fast. */
  readonly onProgress?: (progress: Progress) => void;
}

/** The place for the state of builds is taken by something else. */
export class StateFolderError extends Error {
  readonly hint = 'conf-site stores there what it needs for the next build: move that file away or delete it';
}

/** The folder of the cache, without what killed processes left in it; it need not be there yet. Throws `StateFolderError`. */
export function cacheFolder(rootDir: string): string {
  const stateDir = join(rootDir, '.conf-site');
  const cacheDir = join(stateDir, 'cache');
  for (const folder of [stateDir, cacheDir]) {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
      throw new StateFolderError(`${folder} is a file, and it should be a folder.`);
  }
  sweepOwnNames(cacheDir);
  return cacheDir;
}

/**
 * Names everything that a build is made from but the instant, without reading it: equal keys mean equal sites. Undefined where that cannot
 * be told, since files are missing or have only just changed.
 */
export function buildKey(options: BuildOptions, encoder: string): string | undefined {
  const { rootDir, packageDir, version, withDevelopmentReact = false } = options;
  const { baseUrl = null, maintenance = false, devPages = false, compress = false } = options;
  const now = Date.now();
  const folders = [join(rootDir, 'content'), ...(rootDir === packageDir ? [] : [join(packageDir, 'content', 'i18n')])];
  const content = folders.map((folder) => fingerprintFolder(folder, now));
  const code = attempt(() => fingerprintFiles(bundleSources(options), now));
  if (code === undefined || content.includes(undefined)) return undefined;
  const tool = [version, toolIdentity, process.version, encoder];
  return hash(
    'sha256',
    JSON.stringify([tool, [baseUrl, maintenance, devPages, compress, withDevelopmentReact], code, content]),
  );
}

/** What a build says of the site, whether or not it had anything to do. */
export interface BuildSummary {
  readonly routes: number;
  readonly errors: number;
  readonly warnings: number;
  readonly nextChange: { readonly live: Instant | null; readonly rebuild: Instant | null };
  readonly diagnostics: readonly Diagnostic[];
}

/** What is remembered of the last build into a folder; `marker` names the files that it left there. */
interface RememberedBuild {
  readonly summary: BuildSummary;
  readonly marker: string;
}

interface LastBuild {
  readonly summary: BuildSummary;
  readonly published: PublishResult;
}

/** The last build, if one of now would be the same and all its files are there. */
export async function lastBuild(
  options: BuildOptions,
  { key, cacheDir }: { readonly key: string; readonly cacheDir: string },
): Promise<LastBuild | undefined> {
  if (options.useCache === false || options.against !== undefined) return undefined;
  const last = outcomeIfUpToDate<RememberedBuild>(outcomeFile(options, cacheDir), key, options.at);
  if (last === undefined) return undefined;
  const publication = await openPublication(publicationOf(options));
  const standing = publication.standing();
  await publication.abandon();
  const { summary, marker } = last.value;
  return standing?.marker === marker
    ? { summary, published: { ...standing, written: 0, removed: 0, bytes: 0 } }
    : undefined;
}

/** Folders that are moved together remember each other's builds. */
export function outcomeFile({ outDir }: BuildOptions, cacheDir: string): string {
  return join(cacheDir, `build-${hash('sha256', relative(cacheDir, resolve(outDir))).slice(0, 12)}.json`);
}

/** Folders of a site that a build must not replace, nor be written into. */
const SOURCES = ['content', 'templates', 'client', 'schemas', 'src', 'bin', 'tests'];

/** Where a build of a site is published. */
export function publicationOf({ rootDir, outDir, version, prefer }: BuildOptions): PublicationOptions {
  return {
    rootDir,
    outDir,
    stateDir: join(rootDir, '.conf-site'),
    sources: SOURCES.map((folder) => join(rootDir, folder)),
    // Other code may make other bytes of the same input.
    tool: `${version} ${toolIdentity}`,
    ...defined({ prefer }),
  };
}
