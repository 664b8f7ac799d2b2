import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { verifiedText, withChecksum } from '../cache/checksum.ts';
import type { Bundle } from '../domain/page/bundle.ts';
import { makeFolder } from '../fs/make-folder.ts';
import { removeStaleTemporaryFiles, temporaryName } from '../fs/temporary-files.ts';
import type { BundleOptions } from './bundle-options.ts';

/** Stores bundles as folders of files with checksums. */

const MAX_STORED = 3;
const BUNDLE = /^bundle-[0-9a-f]{20}$/;

/** The location of a bundle. */
export interface BundlePlace {
  /** The folder that contains the bundles. */
  readonly dir: string;
  /** The digest of everything that the bundle was compiled from: 20 hexadecimal digits. */
  readonly digest: string;
}

const folderOf = ({ dir, digest }: BundlePlace): string => join(dir, `bundle-${digest}`);

/** The content of `bundle.json`. */
interface Stored extends Omit<Bundle, 'templatesFile' | 'serviceWorkerFile' | 'assets'> {
  /** The hash of each asset, by name. */
  readonly assets: Readonly<Record<string, string>>;
  /** The checksum of each file, by its path in the folder. Used to detect damaged files. */
  readonly checksums: Readonly<Record<string, string>>;
}

/**
 * Compiles templates and client code to a place, and deletes the oldest bundles beside it. Throws `BundleError` if they do
 * not compile.
 */
export async function compileInto(place: BundlePlace, options: BundleOptions): Promise<void> {
  const [{ dir }, folder] = [place, folderOf(place)];
  const { compileBundle } = await import('./compile-bundle.ts');
  removeStaleTemporaryFiles(dir);
  const staging = temporaryName(join(dir, `.${basename(folder)}`));
  try {
    const { files, ...stored } = await compileBundle(options);
    makeFolder(join(staging, 'assets'));
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(staging, name), bytes);
    const checksums = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, checksum(bytes)]));
    writeFileSync(
      join(staging, 'bundle.json'),
      withChecksum(JSON.stringify({ ...stored, checksums } satisfies Stored)),
    );
    moveInto(staging, folder);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  sweep(dir, basename(folder));
}

/**
 * Moves a bundle into place. If another build has stored the same bundle meanwhile, that one stays, unless it is
 * damaged.
 */
function moveInto(staging: string, folder: string): void {
  try {
    renameSync(staging, folder);
  } catch {
    if (readStored(folder) !== undefined) return;
    rmSync(folder, { recursive: true, force: true });
    renameSync(staging, folder);
  }
}

/** Reads a bundle. Returns undefined if there is none, or if any of its files is missing or damaged. */
export function readBundle(place: BundlePlace): Bundle | undefined {
  const folder = folderOf(place);
  const stored = readStored(folder);
  if (stored === undefined) return undefined;
  const { checksums: _checksums, assets, ...rest } = stored;
  return {
    ...rest,
    templatesFile: join(folder, 'templates.mjs'),
    serviceWorkerFile: join(folder, 'sw.js'),
    assets: Object.fromEntries(
      Object.entries(assets).map(([name, hash]) => [name, { path: join(folder, 'assets', name), hash }]),
    ),
  };
}

function readStored(folder: string): Stored | undefined {
  try {
    const text = verifiedText(readFileSync(join(folder, 'bundle.json')));
    if (text === undefined) return undefined;
    const stored = JSON.parse(text) as Stored;
    const isWhole = Object.entries(stored.checksums).every(
      ([name, sum]) => checksum(readFileSync(join(folder, name))) === sum,
    );
    return isWhole ? stored : undefined;
  } catch {
    return undefined;
  }
}

function checksum(bytes: Uint8Array): string {
  return createHash('sha1').update(bytes).digest('hex');
}

function sweep(cacheDir: string, current: string): void {
  const old = readdirSync(cacheDir)
    .filter((name) => BUNDLE.test(name) && name !== current)
    .map((name) => ({ name, at: statSync(join(cacheDir, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.at - a.at)
    .slice(MAX_STORED);
  for (const { name } of old) rmSync(join(cacheDir, name), { recursive: true, force: true });
}
