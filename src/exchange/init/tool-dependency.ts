import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { HintedError } from '../../diagnostics/hinted-error.ts';

const run = promisify(execFile);

/** The running package. */
export interface InstalledTool {
  readonly packageDir: string;
  readonly version: string;
  /** Whether it is a clone of the repository, which has to be compiled before it is packed. */
  readonly isClone: boolean;
}

/** How a new site depends on conf-site. */
export interface ToolDependency {
  /** What `package.json` says: a version range, a git address, or `file:` with the path of the tarball. */
  readonly spec: string;
  /** The tarball that the site carries with it, by its path; absent if npm can get the package from elsewhere. */
  readonly tarball?: { readonly path: string; readonly bytes: Uint8Array };
}

/**
 * The new site gets the package from where this one came from, if that is a registry or git. From anywhere else (a
 * tarball, a link, a global installation) others could not get it, so it is packed into the site. Throws what `packTool` does.
 */
export async function toolDependency(tool: InstalledTool): Promise<ToolDependency> {
  const spec = publishedSpec(tool);
  if (spec !== undefined) return { spec };
  const path = `vendor/conf-site-${tool.version}.tgz`;
  return { spec: `file:${path}`, tarball: { path, bytes: await packTool(tool) } };
}

/**
 * By what others can get this package: a version range or a git address. Undefined unless the lock file through which it was
 * installed says so. A tarball from another web address, such as a release page, is none that a version range finds.
 */
export function publishedSpec({ packageDir, version }: Omit<InstalledTool, 'isClone'>): string | undefined {
  const origin = lockedOrigin(packageDir) ?? '';
  if (origin.startsWith('git+')) return origin;
  const isFromRegistry = /^https?:/.test(origin) && origin.endsWith(`/conf-site/-/conf-site-${version}.tgz`);
  return isFromRegistry ? `^${version}` : undefined;
}

/** Where npm notes what it installed: first what is in `node_modules`, then what should be. */
const LOCK_FILES = ['node_modules/.package-lock.json', 'npm-shrinkwrap.json', 'package-lock.json'];

interface LockFile {
  readonly packages?: Readonly<Record<string, { readonly resolved?: unknown }>>;
}

/**
 * The address from which npm installed the package in a folder, as the nearest lock file above that folder gives it:
 * `https://…/conf-site-0.1.0.tgz`, `git+ssh://…#commit`, `file:conf-site-0.1.0.tgz`. Undefined if no lock file lists the
 * folder, or if its entry has no address.
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

/** From the nearest to the root of the file system. */
function foldersAbove(path: string): readonly string[] {
  const parent = dirname(path);
  return parent === path ? [] : [parent, ...foldersAbove(parent)];
}

/** A lock file that is missing or damaged lists nothing. */
function readLock(file: string): LockFile {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) ?? {}) as LockFile;
  } catch {
    return {};
  }
}

/**
 * The package as the tarball that `npm pack` makes of it: the published files, with equal bytes for equal files. Needs no
 * network. A clone is compiled into its `lib/` first. Throws `HintedError` if there is no npm, or if npm fails.
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

/** Without scripts: an installed package is compiled, and has nothing to compile it with. */
async function runNpmPack(packageDir: string, destination: string): Promise<void> {
  try {
    await run('npm', ['pack', '--ignore-scripts', '--loglevel=error'], {
      cwd: packageDir,
      // As a variable, so that no shell gets to see the path. On Windows npm is a script, which takes a shell.
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
      'npm was not found; init packs conf-site into the new site with it.',
      'install npm, which comes with Node from https://nodejs.org, and run init again',
    );
  }
  const said = (stderr ?? '').trim();
  return new HintedError(
    `npm could not pack conf-site for the new site: ${said === '' ? message : said}`,
    `this shows more: cd ${dir} && npm pack --ignore-scripts --dry-run`,
  );
}
