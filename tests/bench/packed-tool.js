/** Installs the packed tool, as its users have it. The tool of a clone would check on each start whether its sources have changed. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Packs the tool and installs the tarball with npm into an empty folder. The lock file is not used, so each dependency
 * has the newest version in its range. Returns the folder of the installed tool.
 * @param {string} packageDir
 * @param {string} folder an existing folder
 */
export function packedTool(packageDir, folder) {
  const tarball = pack(packageDir, folder);
  const userDir = join(folder, 'user');
  mkdirSync(userDir);
  writeFileSync(join(userDir, 'package.json'), '{ "private": true }\n');
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...quietly, tarball], { cwd: userDir, stdio: ['ignore', 'ignore', 'inherit'] });
  return join(userDir, 'node_modules', 'conf-site');
}

/**
 * Packs a tool, and returns the path of the tarball. Packing compiles the tool into `lib/`, which a clone may not have yet.
 * @param {string} packageDir
 * @param {string} folder
 */
export function pack(packageDir, folder) {
  const lib = join(packageDir, 'lib');
  const hadLib = existsSync(lib);
  const said = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: packageDir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (!hadLib) rmSync(lib, { recursive: true, force: true });
  return join(folder, said.trim().split('\n').at(-1) ?? '');
}
