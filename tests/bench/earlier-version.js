/** Installs an earlier version of the tool from the history of this repository, to compare the present one with it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pack } from './packed-tool.js';

/**
 * @typedef {object} EarlierVersion
 * @property {string} commit
 * @property {string} toolDir the folder of the packed tool
 * @property {string} contentDir the content of this repository at that commit
 */

/**
 * Packs the tool of a commit, with the dependencies of its lock file. Throws if npm fails.
 * @param {string} commit or `none`
 * @param {{ packageDir: string, folder: string }} dirs `folder`: an empty one, which is created
 * @returns {EarlierVersion | { readonly missing: string }} `missing`: why there is none
 */
export function earlierVersion(commit, { packageDir, folder }) {
  if (commit === 'none') return { missing: '--against is "none"' };
  const packedDir = join(folder, 'packed');
  mkdirSync(packedDir, { recursive: true });
  const archive = join(folder, 'tree.tar');
  try {
    execFileSync('git', ['archive', '--output', archive, commit], { cwd: packageDir, stdio: 'pipe' });
  } catch (error) {
    return { missing: `git does not give commit ${commit}: ${firstLine(error)}` };
  }
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['ci', ...quietly], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('tar', ['-xzf', pack(folder, packedDir), '-C', packedDir]);
  return { commit, toolDir: join(packedDir, 'package'), contentDir: join(folder, 'content') };
}

/** @param {unknown} error of git, or of starting it */
function firstLine(error) {
  const { stderr, message } = /** @type {Error & { stderr?: Buffer }} */ (error);
  return (stderr?.toString().trim() || message).split('\n')[0];
}
