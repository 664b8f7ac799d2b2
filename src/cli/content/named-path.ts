import { execFile } from 'node:child_process';
import { existsSync, lstatSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { isOverridable, OVERRIDABLE } from '../../bundle/source-files.ts';
import { contains } from '../../fs/contains.ts';
import { realPath, realPlace } from '../../fs/real-path.ts';
import { isContentPath } from '../../read/content-paths.ts';
import { fileMissing } from '../console/report-error.ts';

/** A path that a user or a hook names. */
export interface NamedPath {
  /** As it was written. */
  readonly name: string;
  /** Leads to it from the working folder; may contain links and `..`. */
  readonly path: string;
  /** Whether it was deleted since the last commit. */
  readonly isDeleted: boolean;
}

/**
 * Finds the file or folder that is named: absolute, relative to the working folder, or relative to the root. A content file or
 * source of the site that is in the last commit of git may be missing, since it was deleted. Throws `HintedError` for any other
 * path that does not exist.
 */
export async function findNamed(rootDir: string, name: string): Promise<NamedPath> {
  const meant = [resolve(name), resolve(rootDir, name)];
  // In `link/../file`, the system goes up from the target of the link, and `resolve` from the link.
  const existing = [name, `${rootDir}/${name}`, ...meant].find(exists);
  if (existing !== undefined) return { name, path: existing, isDeleted: false };
  for (const path of meant) {
    if (await wasDeleted(rootDir, path)) return { name, path, isDeleted: true };
  }
  throw fileMissing(name);
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Whether a path is that of a site's content or source, and in the last commit. It does not exist. */
async function wasDeleted(rootDir: string, path: string): Promise<boolean> {
  const inSite = sitePath(rootDir, path) ?? '';
  if (!isContentPath(inSite) && !isOverridable(inSite)) return false;
  // A repository knows its files by their real paths.
  const place = realPlace(path);
  const folder = existingFolder(place);
  const inFolder = relative(folder, place).split(sep).join('/');
  const args = ['-c', 'safe.bareRepository=explicit', '-C', folder, 'cat-file', '-e', `HEAD:./${inFolder}`];
  return promisify(execFile)('git', args).then(
    () => true,
    () => false,
  );
}

function existingFolder(path: string): string {
  const folder = dirname(path);
  return existsSync(folder) ? folder : existingFolder(folder);
}

/** The folders in which a site has files that are checked. Each of them may be a link. */
const FOLDERS = ['content', ...OVERRIDABLE] as const;

/** The path relative to the root of a site, with `/`: also if it is in a folder to which `content` is a link. Undefined outside. */
export function sitePath(rootDir: string, path: string): string | undefined {
  const place = realPlace(path);
  for (const folder of [...FOLDERS, '.']) {
    const real = realPath(join(rootDir, folder));
    if (contains(real, place)) return join(folder, relative(real, place)).split(sep).join('/');
  }
  return undefined;
}
