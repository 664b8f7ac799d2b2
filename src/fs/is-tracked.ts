import { spawnSync } from 'node:child_process';
import { lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { attempt } from './attempt.ts';
import { type Repository, repositoryOf } from './repository.ts';

/**
 * Whether git tracks anything at or below a path, or at the place that a link there leads to: then it may come from a
 * commit of somebody else. Names are compared without case, as some file systems do. False if nothing is there, and outside
 * of a repository. Usually reads the index only; git is started if the index has the name somewhere.
 */
export function isTracked(path: string): boolean {
  if (attempt(() => lstatSync(path)) === undefined) return false;
  const real = attempt(() => realpathSync(path)) ?? path;
  const own = join(attempt(() => realpathSync(dirname(path))) ?? dirname(path), basename(path));
  return [...new Set([own, real])].some(isInIndex);
}

function isInIndex(path: string): boolean {
  const repository = repositoryOf(dirname(path));
  if (repository === undefined) return false;
  const index = attempt(() => readFileSync(join(repository.gitDir, 'index')));
  if (index === undefined) return false;
  const isNamed = hasName(index, basename(path));
  return isNamed || isShortened(index, repository) ? (askGit(path) ?? isNamed) : false;
}

/** Whether any path in the index has this name, as a file or folder. */
function hasName(index: Buffer, name: string): boolean {
  const text = index.toString('latin1').toLowerCase();
  const searched = Buffer.from(name).toString('latin1').toLowerCase();
  return text.includes(`${searched}/`) || text.includes(`${searched}\0`);
}

/**
 * Whether the index may not have paths as they are: version 4 shortens them, and a split index has most of them in another
 * file.
 *
 * @see https://git-scm.com/docs/index-format
 */
function isShortened(index: Buffer, { gitDir }: Repository): boolean {
  const isSplit = readdirSync(gitDir).some((name) => name.startsWith('sharedindex.'));
  return isSplit || (index.length > 8 && index.readUInt32BE(4) > 3);
}

/** Git reads the repository whoever owns it, and runs nothing that its settings name. */
const PLAIN = ['-c', 'safe.directory=*', '-c', 'safe.bareRepository=explicit', '-c', 'core.fsmonitor=false'];

/** Undefined if git is not installed, or cannot read the repository. */
function askGit(path: string): boolean | undefined {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  const args = [...PLAIN, 'ls-files', '--error-unmatch', '--', `:(icase,literal)${basename(path)}`];
  const { status } = spawnSync('git', args, { cwd: dirname(path), env, stdio: 'ignore', windowsHide: true });
  return status === 0 ? true : status === 1 ? false : undefined;
}
