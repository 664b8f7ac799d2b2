/** The package managers other than npm with which the full run installs new sites. They are packages of the npm registry. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {'pnpm' | 'yarn 1' | 'yarn 4'} PackageManager */

/** @type {Readonly<Record<PackageManager, { package: string, version: string, program: string }>>} */
const PACKAGES = {
  pnpm: { package: 'pnpm', version: '10.34.9', program: 'bin/pnpm.cjs' },
  'yarn 1': { package: 'yarn', version: '1.22.22', program: 'bin/yarn.js' },
  'yarn 4': { package: '@yarnpkg/cli-dist', version: '4.18.1', program: 'bin/yarn.js' },
};

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/package-managers', import.meta.url));

/**
 * @param {PackageManager} name
 * @returns {string} the path of a program for Node
 */
export function packageManager(name) {
  return join(folderOf(PACKAGES[name].package), PACKAGES[name].program);
}

/** @returns {string | undefined} the folder with all of them in these versions */
export function installedPackageManagers() {
  return Object.values(PACKAGES).every(isInstalled) ? FOLDER : undefined;
}

/** Installs them with npm. Two of them have a program of the same name, so none gets a link to its program. */
export async function installPackageManagers() {
  console.log('Installing pnpm and Yarn with npm …');
  mkdirSync(FOLDER, { recursive: true });
  // Otherwise npm would install them in the folder of the clone.
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }');
  const specs = Object.values(PACKAGES).map(({ package: name, version }) => `${name}@${version}`);
  const args = [
    'install',
    '--no-save',
    '--no-package-lock',
    '--no-bin-links',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ];
  const { status, stderr } = spawnSync('npm', [...args, ...specs], { cwd: FOLDER, encoding: 'utf8' });
  if (status !== 0) console.error(stderr);
}

/** @param {string} name */
function folderOf(name) {
  return join(FOLDER, 'node_modules', name);
}

/** @param {{ package: string, version: string }} wanted */
function isInstalled({ package: name, version }) {
  const file = join(folderOf(name), 'package.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version;
}
