/**
 * Where a command keeps what the tool needs for the next run: in the state folder of the site, unless the user names another
 * place, as for a site in a container that cannot be written.
 */
import { hash } from 'node:crypto';
import { accessSync, constants, realpathSync, rmSync, type Stats, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { HintedError } from '../diagnostics/hinted-error.ts';
import { attempt } from '../fs/attempt.ts';
import { isTracked } from '../fs/is-tracked.ts';
import { STATE_FOLDER } from '../fs/state-folder.ts';
import { temporaryName } from '../fs/temporary-files.ts';
import type { StateFolders } from '../pipeline/build-options.ts';
import { INNER_STATE } from '../publish/output-folder.ts';
import { folderOfRoot } from './folder-of-root.ts';

export interface StateRequest {
  readonly root: string;
  /** The value of `--cache`; false for `--no-cache`. */
  readonly cache?: string | boolean | undefined;
  /** An absolute path. State is kept there if nothing else can be written. */
  readonly outDir: string;
  readonly env: NodeJS.ProcessEnv;
  /** Makes this user's folder in the temporary folder of the system. Undefined if there can be none. */
  readonly ownTemporaryFolder: () => string | undefined;
}

export interface StatePlace extends StateFolders {
  /** What the user must know about the place: message and hint. Undefined if it is the wanted one. */
  readonly notice?: string;
  /** Deletes what is not kept for the next run. */
  remove(): void;
}

/**
 * The place for the state of a site: `--cache`, else `CONF_SITE_CACHE`, else `.conf-site`. If none of these can be written, the
 * cache is a temporary folder. Throws `HintedError` if git tracks the folder that the user names.
 */
export function statePlace(request: StateRequest): StatePlace {
  const named = namedFolder(request);
  const own = join(request.root, STATE_FOLDER);
  if (named === undefined) return isWritable(own) ? lasting(own) : temporary(request, [own]);
  if (isTracked(named))
    throw new HintedError(
      `git tracks files in ${named}, so they may come from somebody else, and a build would run the code in them.`,
      'name a folder that only conf-site writes to',
    );
  const ofSite = join(named, nameOfSite(named, request.root));
  if (isWritable(ofSite) && isPrivate(ofSite)) return lasting(ofSite);
  if (!isWritable(own)) return temporary(request, [named, own]);
  return {
    ...lasting(own),
    notice: `The cache is in ${own}, since ${named} cannot be written, or others can write to it.`,
  };
}

function namedFolder({ root, cache, env }: StateRequest): string | undefined {
  if (typeof cache === 'string') return folderOfRoot(root, '--cache', cache);
  const variable = env['CONF_SITE_CACHE'] ?? '';
  return variable === '' ? undefined : resolve(variable);
}

/** Several sites may share a folder. Folders that are moved together keep their caches. */
function nameOfSite(folder: string, root: string): string {
  const real = (path: string): string => attempt(() => realpathSync(path)) ?? path;
  return `site-${hash('sha256', relative(real(folder), real(root))).slice(0, 12)}`;
}

function lasting(stateDir: string): StatePlace {
  return { stateDir, cacheDir: join(stateDir, 'cache'), remove: () => undefined };
}

/** The lists and locks of builds stay in this user's temporary folder if there is one, so that two builds know of each other. */
function temporary(request: StateRequest, refused: readonly string[]): StatePlace {
  const { root, outDir, ownTemporaryFolder } = request;
  const shared = ownTemporaryFolder();
  const base = isWritable(dirname(outDir)) ? dirname(outDir) : outDir;
  const stateDir =
    shared !== undefined && isWritable(shared)
      ? join(shared, nameOfSite(shared, root))
      : temporaryName(join(base, INNER_STATE));
  const cacheDir = temporaryName(join(stateDir, 'cache'));
  return {
    stateDir,
    cacheDir,
    notice: noticeOf(refused),
    remove: () => rmSync(shared === undefined ? stateDir : cacheDir, { recursive: true, force: true }),
  };
}

function noticeOf([first, second]: readonly string[]): string {
  const [where, hint] =
    second === undefined
      ? [`${first} cannot be written`, 'name a folder that can be written with --cache DIR, or with CONF_SITE_CACHE']
      : [`neither ${first} nor ${second} can be written`, `let this user write to ${first}`];
  return `Building without a cache, since ${where}: the next build makes everything again.\n  hint: ${hint}`;
}

/** Whether a folder, or the nearest one above it that exists, can be written. A file in its place is reported later. */
function isWritable(path: string): boolean {
  const found = statAt(path);
  if (found === undefined) return dirname(path) !== path && isWritable(dirname(path));
  return !found.isDirectory() || attempt(() => accessSync(path, constants.W_OK | constants.X_OK) ?? true) === true;
}

/** Whether nobody else can put code into a folder that is shared by sites and perhaps by users. */
function isPrivate(path: string): boolean {
  const found = statAt(path);
  if (found === undefined || process.geteuid === undefined) return true;
  return [process.geteuid(), 0].includes(found.uid) && (found.mode & 0o022) === 0;
}

function statAt(path: string): Stats | undefined {
  return attempt(() => statSync(path, { throwIfNoEntry: false }));
}
