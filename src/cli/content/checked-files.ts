import { existsSync, statSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { isOverridable } from '../../bundle/source-files.ts';
import { isContentPath } from '../../read/content-paths.ts';
import { fileMissing } from '../console/report-error.ts';

/** The files that a check reports on. */
export interface CheckedFiles {
  /** Whether a file, relative to the root, is one of them. */
  has(file: string): boolean;
  /** The arguments that name an existing file which is not part of the site. */
  readonly foreign: readonly string[];
}

/**
 * Resolves the files and folders that a user or a hook names: absolute, relative to the working folder, or relative to the
 * root. Throws `HintedError` for a file that does not exist. A file in the last commit of git is allowed, since it was
 * deleted.
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

/** The real path of a folder. For a deleted folder it is the path that it would have. */
async function realFolder(folder: string): Promise<string> {
  const real = await realpath(folder).catch(() => undefined);
  if (real !== undefined || folder === dirname(folder)) return real ?? folder;
  return join(await realFolder(dirname(folder)), basename(folder));
}

async function wasCommitted(rootDir: string, path: string): Promise<boolean> {
  const { execFile } = await import('node:child_process');
  return promisify(execFile)('git', [
    '-c',
    'safe.bareRepository=explicit',
    '-C',
    rootDir,
    'cat-file',
    '-e',
    `HEAD:./${path}`,
  ]).then(
    () => true,
    () => false,
  );
}
