import { createHash } from 'node:crypto';
import { accessSync, constants, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../content/make-folder.ts';
import { ownName, sweepOwnNames } from '../content/process-files.ts';
import { seal, unseal } from '../content/seal.ts';
import { toolFolder } from '../content/tool-identity.ts';
import type { Bundle } from '../model/bundle.ts';
import type { BundleOptions } from './bundle-options.ts';
import { bundleDigest, hasOwnSources } from './bundle-sources.ts';

const KEPT = 3;
const BUNDLE = /^bundle-[0-9a-f]{20}$/;

/**
 * Bundles templates and client code once for each state of their sources; the answer is kept under the hash of
 * them: for a site without sources of its own with the tool, so that all such sites share it. Throws `BundleError` if they do
 * not compile.
 */
export async function bundleSite(options: BundleOptions): Promise<Bundle> {
  const name = `bundle-${bundleDigest(options, options.withDevelopmentReact)}`;
  const { reading, writing } = keepingPlaces(options);
  for (const dir of reading) {
    const kept = read(join(dir, name));
    if (kept !== undefined) return kept;
  }
  await make(options, { dir: writing, name });
  const made = read(join(writing, name));
  if (made === undefined) throw new Error(`What was just written to ${join(writing, name)} cannot be read.`);
  return made;
}

/** The folders in which a bundle may be kept, and the one that a new one is made in. */
function keepingPlaces(options: BundleOptions): { readonly reading: readonly string[]; readonly writing: string } {
  const { cacheDir } = options;
  if (toolFolder === undefined || hasOwnSources(options)) return { reading: [cacheDir], writing: cacheDir };
  const { dir, isPublished } = toolFolder;
  return { reading: [dir, cacheDir], writing: isPublished || !isWritable(dir) ? cacheDir : dir };
}

function isWritable(dir: string): boolean {
  try {
    accessSync(dir, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** What is told of a bundle in `bundle.json`, beside its files. */
interface Stored extends Omit<Bundle, 'templatesFile' | 'serviceWorkerFile' | 'assets'> {
  /** Name → hash of the content. */
  readonly assets: Readonly<Record<string, string>>;
  /** Path in the folder → checksum, by which a damaged file is known. */
  readonly checksums: Readonly<Record<string, string>>;
}

async function make(
  options: BundleOptions,
  { dir, name }: { readonly dir: string; readonly name: string },
): Promise<void> {
  const { compileBundle } = await import('./compile-bundle.ts');
  sweepOwnNames(dir);
  const staging = ownName(join(dir, `.${name}`));
  try {
    const { files, ...stored } = await compileBundle(options);
    makeFolder(join(staging, 'assets'));
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(staging, name), bytes);
    const checksums = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, checksum(bytes)]));
    writeFileSync(join(staging, 'bundle.json'), seal(JSON.stringify({ ...stored, checksums } satisfies Stored)));
    moveInto(staging, join(dir, name));
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  sweep(dir, name);
}

/** Another build may have made the same meanwhile, and use it: it stays, unless it is damaged. */
function moveInto(staging: string, folder: string): void {
  try {
    renameSync(staging, folder);
  } catch {
    if (readStored(folder) !== undefined) return;
    rmSync(folder, { recursive: true, force: true });
    renameSync(staging, folder);
  }
}

/** The bundle of a folder; undefined if there is none, or none that is whole. */
function read(folder: string): Bundle | undefined {
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
    const text = unseal(readFileSync(join(folder, 'bundle.json'), 'utf8'));
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
    .slice(KEPT);
  for (const { name } of old) rmSync(join(cacheDir, name), { recursive: true, force: true });
}
