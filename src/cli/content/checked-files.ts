import { existsSync, statSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { isOverridable } from '../../bundle/source-files.ts';
import { isContentPath } from '../../read/content-paths.ts';
import { fileMissing } from '../console/report-error.ts';

/** Which files a check reports on. */
export interface CheckedFiles {
  /** Whether a file, relative to the root, is one of them. */
  has(file: string): boolean;
  /** Those that were named, exist, and are no content of the site. */
  readonly foreign: readonly string[];
}

/**
 * Files and folders as a user or a hook names them: relative to the working folder, else to the root, or absolute,
 * through links or not. Throws `HintedError`; a file that git had in its last commit is one that was deleted, and
 * may be named.
 */
export async function checkedFiles(rootDir: string, named: readonly string[]): Promise<CheckedFiles> {
  const realRoot = await realpath(rootDir).catch(() => rootDir);
  const places = await Promise.all(named.map((name) => placeOf(name, rootDir, realRoot)));
  const folders = places.filter(({ isFolder }) => isFolder).map(({ path }) => path);
  const files = new Set(places.map(({ path }) => path));
  return {
    has: (file) => files.has(file) || folders.some((folder) => folder === '' || file.startsWith(`${folder}/`)),
    foreign: places
      .filter(({ path, isFolder, exists }) => !isFolder && exists && !isContentPath(path) && !isOverridable(path))
      .map(({ name }) => name),
  };
}

interface NamedPlace {
  readonly name: string;
  /** Relative to the root, with `/`; begins with `..` outside of it. */
  readonly path: string;
  readonly isFolder: boolean;
  readonly exists: boolean;
}

async function placeOf(name: string, rootDir: string, realRoot: string): Promise<NamedPlace> {
  const file = [resolve(name), resolve(rootDir, name)].find((one) => existsSync(one)) ?? resolve(name);
  const isFolder = statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;
  const real = isFolder ? await realpath(file) : join(await realFolder(dirname(file)), basename(file));
  const path = relative(realRoot, real).split(sep).join('/');
  const exists = existsSync(file);
  if (!exists && !(await wasCommitted(rootDir, path))) throw fileMissing(name);
  return { name, path, isFolder, exists };
}

/** Where a folder really is; of one that was deleted, where it would be. */
async function realFolder(folder: string): Promise<string> {
  const real = await realpath(folder).catch(() => undefined);
  if (real !== undefined || folder === dirname(folder)) return real ?? folder;
  return join(await realFolder(dirname(folder)), basename(folder));
}

async function wasCommitted(rootDir: string, path: string): Promise<boolean> {
  const { execFile } = await import('node:child_process');
  const asked = promisify(execFile)('git', ['-C', rootDir, 'cat-file', '-e', `HEAD:./${path}`]);
  return asked.then(
    () => true,
    () => false,
  );
}
