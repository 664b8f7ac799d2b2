import { statSync } from 'node:fs';
import { join } from 'node:path';
import { toolIdentity } from '../cache/tool-identity.ts';
import type { Roots } from '../content/roots.ts';
import { removeStaleTemporaryFiles } from '../fs/temporary-files.ts';
import { defined } from '../model/defined.ts';
import type { Instant } from '../model/timeline.ts';
import type { PublicationOptions } from '../publish/open-publication.ts';
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
  removeStaleTemporaryFiles(cacheDir);
  return cacheDir;
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
