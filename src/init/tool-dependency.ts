import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { HintedError } from '../diagnostics/hinted-error.ts';

const run = promisify(execFile);

/** The running package. */
export interface InstalledTool {
  readonly packageDir: string;
  readonly version: string;
  /** Whether it is a clone of the repository, which must be compiled before it is packed. */
  readonly isClone: boolean;
}

/** How a new site depends on conf-site. */
export interface ToolDependency {
  /** The version in `package.json`: a version range, a git address, or `file:` with the path of the tarball. */
  readonly spec: string;
  /** The tarball in the site and its path; absent if npm can get the package from elsewhere. */
  readonly tarball?: { readonly path: string; readonly bytes: Uint8Array };
}

/**
 * The dependency of a new site: the registry or git address from which this package was installed. If it came from
 * elsewhere (a tarball, a link, a global installation), it is packed into the site. Throws the errors of `packTool`.
 */
export async function toolDependency(tool: InstalledTool): Promise<ToolDependency> {
  const spec = publishedSpec(tool);
  if (spec !== undefined) return { spec };
  const path = `vendor/conf-site-${tool.version}.tgz`;
  return { spec: `file:${path}`, tarball: { path, bytes: await packTool(tool) } };
}

/**
 * The version range or git address with which npm can install this package; undefined if the lock file names no
 * registry and no git address. A tarball from another web address, such as a release page, does not count as a
 * registry.
 */
export function publishedSpec({ packageDir, version }: Omit<InstalledTool, 'isClone'>): string | undefined {
  const origin = lockedOrigin(packageDir) ?? '';
  if (origin.startsWith('git+')) return origin;
  const isFromRegistry = /^https?:/.test(origin) && origin.endsWith(`/conf-site/-/conf-site-${version}.tgz`);
  return isFromRegistry ? `^${version}` : undefined;
}

/** The lock files of npm: first the one of the installed packages, then those of the project. */
const LOCK_FILES = ['node_modules/.package-lock.json', 'npm-shrinkwrap.json', 'package-lock.json'];

interface LockFile {
  readonly packages?: Readonly<Record<string, { readonly resolved?: unknown }>>;
}

/**
 * The address from which npm installed the package in a folder, from the nearest lock file above that folder:
 * `https://…/conf-site-0.1.0.tgz`, `git+ssh://…#commit`, `file:conf-site-0.1.0.tgz`. Undefined if no lock file lists
 * the folder, or if its entry has no address.
 */
function lockedOrigin(packageDir: string): string | undefined {
  for (const folder of foldersAbove(packageDir)) {
    const path = relative(folder, packageDir).split(sep).join('/');
    for (const name of LOCK_FILES) {
      const entry = readLock(join(folder, name)).packages?.[path];
      if (entry !== undefined) return typeof entry.resolved === 'string' ? entry.resolved : undefined;
    }
  }
  return undefined;
}

/** All parent folders, the nearest first. */
function foldersAbove(path: string): readonly string[] {
  const parent = dirname(path);
  return parent === path ? [] : [parent, ...foldersAbove(parent)];
}

/** Reads a lock file; a missing or damaged one is empty. */
function readLock(file: string): LockFile {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) ?? {}) as LockFile;
  } catch {
    return {};
  }
}

/**
 * Packs the published files of the package with `npm pack`. Equal files give equal bytes. Works offline. A clone is
 * compiled into its `lib/` first. Throws `HintedError` if npm is missing or fails.
 */
async function packTool({ packageDir, isClone }: InstalledTool): Promise<Uint8Array> {
  if (isClone) await run(process.execPath, [join(packageDir, 'bin', 'prepack.js')]);
  const folder = await mkdtemp(join(tmpdir(), 'conf-site-pack-'));
  try {
    await runNpmPack(packageDir, folder);
    const [name = ''] = await readdir(folder);
    return await readFile(join(folder, name));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs `npm pack` without scripts: an installed package is already compiled. */
async function runNpmPack(packageDir: string, destination: string): Promise<void> {
  try {
    await run('npm', ['pack', '--ignore-scripts', '--loglevel=error'], {
      cwd: packageDir,
      // The path is passed as a variable, so that it needs no quoting in the shell that Windows requires for npm.
      env: { ...process.env, npm_config_pack_destination: destination },
      shell: process.platform === 'win32',
    });
  } catch (error) {
    throw packingError(error as NodeJS.ErrnoException & { readonly stderr?: string }, packageDir);
  }
}

function packingError(
  { code, message, stderr }: NodeJS.ErrnoException & { readonly stderr?: string },
  dir: string,
): Error {
  if (code === 'ENOENT') {
    return new HintedError(
      'npm was not found; init needs it to pack conf-site into the new site.',
      'install npm, which comes with Node from https://nodejs.org, and run init again',
    );
  }
  const output = (stderr ?? '').trim();
  return new HintedError(
    `npm could not pack conf-site for the new site: ${output === '' ? message : output}`,
    `this shows more: cd ${dir} && npm pack --ignore-scripts --dry-run`,
  );
}
