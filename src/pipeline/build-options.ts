import { statSync } from 'node:fs';
import { join } from 'node:path';
import { toolIdentity } from '../cache/tool-identity.ts';
import type { Roots } from '../content/roots.ts';
import { defined } from '../domain/defined.ts';
import type { Plan } from '../domain/page/plan.ts';
import type { Instant } from '../domain/time/timeline.ts';
import { STATE_FOLDER } from '../fs/state-folder.ts';
import { removeStaleTemporaryFiles } from '../fs/temporary-files.ts';
import type { PublicationOptions } from '../publish/open-publication.ts';
import type { Progress } from './stopwatch.ts';
import type { WatchCache } from './watch-cache.ts';

/** Where what the tool needs for the next run is kept. */
export interface StateFolders {
  /** Lists of published files, locks and journals. */
  readonly stateDir: string;
  /** Everything that could be made again. */
  readonly cacheDir: string;
}

export interface BuildOptions extends Roots {
  /** By default in the state folder of the site. */
  readonly state?: StateFolders;
  readonly version: string;
  readonly outDir: string;
  readonly at: Instant;
  /** Replaces the address in the settings. */
  readonly baseUrl?: string;
  /** Every page shows the maintenance notice. */
  readonly maintenance?: boolean;
  /** No search engine may list the site: for previews and other copies. */
  readonly noindex?: boolean;
  /** Includes the pages for people who work on the design. */
  readonly devPages?: boolean;
  /** The number of pictures made in parallel. */
  readonly jobs?: number;
  /** If false, every page is rendered, whatever is cached. */
  readonly useCache?: boolean;
  /** The cache of pictures, if not the site's own; several sites may share it. */
  readonly pictureDir?: string;
  /** Writes compressed variants of text files. */
  readonly compress?: boolean;
  /** Islands use the development build of React. */
  readonly withDevelopmentReact?: boolean;
  /** `watch` uses `in-place`, so that the folder itself stays. */
  readonly prefer?: 'in-place' | 'auto';
  /** The folder of a published build, all of whose addresses must still work. */
  readonly against?: string;
  /** Given by a process that builds repeatedly. */
  readonly cache?: WatchCache;
  /** If given, the search indexes are not published: it is called with the plan from which they can be made on request. */
  readonly onSearchable?: (plan: Plan) => void;
  /** Called often, so it must be fast. */
  readonly onProgress?: (progress: Progress) => void;
}

/** The path of the state folder is taken by something that is not a folder. */
export class StateFolderError extends Error {
  readonly hint = 'conf-site stores there what it needs for the next build: move that file away or delete it';
}

/** The state folder of a site, and the cache in it. */
export function ownStateFolders(rootDir: string): StateFolders {
  const stateDir = join(rootDir, STATE_FOLDER);
  return { stateDir, cacheDir: join(stateDir, 'cache') };
}

/** The cache folder, after deleting leftovers of killed processes. It need not exist yet. Throws `StateFolderError`. */
export function cacheFolder({ rootDir, state }: BuildOptions): string {
  const { stateDir, cacheDir } = state ?? ownStateFolders(rootDir);
  for (const folder of [stateDir, cacheDir]) {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
      throw new StateFolderError(`${folder} is a file, and it should be a folder.`);
  }
  removeStaleTemporaryFiles(cacheDir);
  return cacheDir;
}

/** Folders of a site into which no build may be written. */
const SOURCES = ['content', 'templates', 'client', 'schemas', 'src', 'bin', 'tests'];

/** The options of publishing a build. */
export function publicationOf({ rootDir, outDir, version, prefer, state }: BuildOptions): PublicationOptions {
  return {
    rootDir,
    outDir,
    stateDir: (state ?? ownStateFolders(rootDir)).stateDir,
    sources: SOURCES.map((folder) => join(rootDir, folder)),
    // Other code may make other bytes of the same input.
    tool: `${version} ${toolIdentity}`,
    ...defined({ prefer }),
  };
}
