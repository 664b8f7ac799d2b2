import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { toolIdentity } from '../content/tool-identity.ts';
import type { Bundle } from '../model/bundle.ts';

/** Where templates and client code come from, and where what is made of them is kept. */
export interface BundleOptions {
  readonly rootDir: string;
  readonly packageDir: string;
  readonly cacheDir: string;
}

/** Templates or client code do not compile. `details` are esbuild's own words with file, line and column. */
export class BundleError extends Error {
  readonly hint = 'mend the file named above; everything else is as it was';
}

const KEPT = 3;

/**
 * Bundles templates and client code once for each state of their sources; the answer is kept under the hash of
 * them. Throws `BundleError` if they do not compile.
 */
export async function bundleSite(options: BundleOptions): Promise<Bundle> {
  const digest = digestOf(options);
  const folder = join(options.cacheDir, `bundle-${digest}`);
  if (!existsSync(join(folder, 'bundle.json'))) await make(options, folder);
  return read(folder, digest);
}

type Stored = Omit<Bundle, 'digest' | 'templatesFile' | 'serviceWorkerFile' | 'assets'> & {
  /** Name → hash of the content. */
  readonly assets: Readonly<Record<string, string>>;
};

async function make(options: BundleOptions, folder: string): Promise<void> {
  const { compileBundle } = await import('./compile-bundle.ts');
  mkdirSync(options.cacheDir, { recursive: true });
  const staging = mkdtempSync(join(options.cacheDir, '.bundle-'));
  try {
    const { files, ...stored } = await compileBundle(options);
    mkdirSync(join(staging, 'assets'));
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(staging, name), bytes);
    writeFileSync(join(staging, 'bundle.json'), JSON.stringify(stored satisfies Stored));
    renameSync(staging, folder);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    if (!existsSync(join(folder, 'bundle.json'))) throw error;
  }
  sweep(options.cacheDir, basename(folder));
}

function read(folder: string, digest: string): Bundle {
  const stored = JSON.parse(readFileSync(join(folder, 'bundle.json'), 'utf8')) as Stored;
  return {
    ...stored,
    digest,
    templatesFile: join(folder, 'templates.mjs'),
    serviceWorkerFile: join(folder, 'sw.js'),
    assets: Object.fromEntries(
      Object.entries(stored.assets).map(([name, hash]) => [name, { path: join(folder, 'assets', name), hash }]),
    ),
  };
}

/** Everything that can change a bundle: sources by logical path and content, and the versions of what compiles them. */
function digestOf({ rootDir, packageDir }: BundleOptions): string {
  const hash = createHash('sha256');
  for (const base of new Set([rootDir, packageDir])) {
    for (const folder of ['templates', 'client', ...(base === packageDir ? ['src/model'] : [])]) {
      for (const path of sourcesBelow(join(base, folder))) {
        hash
          .update(`${base === packageDir}\0${relative(base, path)}\0`)
          .update(readFileSync(path))
          .update('\0');
      }
    }
  }
  hash.update(toolIdentity);
  const lock = join(packageDir, 'package-lock.json');
  hash.update(readFileSync(existsSync(lock) ? lock : join(packageDir, 'package.json')));
  return hash.digest('hex').slice(0, 20);
}

function sourcesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|css|svg|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function sweep(cacheDir: string, current: string): void {
  const old = readdirSync(cacheDir)
    .filter((name) => name.startsWith('bundle-') && name !== current)
    .map((name) => ({ name, at: statSync(join(cacheDir, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.at - a.at)
    .slice(KEPT);
  for (const { name } of old) rmSync(join(cacheDir, name), { recursive: true, force: true });
}
