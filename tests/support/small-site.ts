import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compare } from '../../src/diagnostics/diagnostic.ts';
import { type CheckedSite, checkRead } from '../../src/pipeline/check.ts';
import { type Content, readContent } from '../../src/read/read-content.ts';
import { packageDir } from './run-tool.ts';

/**
 * The small sites of `tests/diagnostics/sites/`: `base`, which has no errors, and for each diagnostic code a folder
 * whose files replace or complement those of `base`.
 */

export const SITES = join(packageDir, 'tests/diagnostics/sites');
const BASE = join(SITES, 'base');
/** A month before the conference of `base`. */
const MARCH = Date.UTC(2027, 2, 1) / 1000;

/** The names of all overlay folders, which are named after codes. */
export function siteNames(): readonly string[] {
  return readdirSync(SITES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'base')
    .map((entry) => entry.name)
    .sort();
}

/** Calls `run` with a temporary copy of an overlay folder, or without a name with an empty folder. */
export async function withOverlay<T>(name: string | undefined, run: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'conf-site-small-'));
  try {
    if (name !== undefined) cpSync(join(SITES, name), folder, { recursive: true, verbatimSymlinks: true });
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The diagnostics of `base` with an overlay, by default a month before its conference. Files that the overlay's
 * `removed.txt` lists are removed.
 */
export async function checkedOverlay(folder: string, at = MARCH): Promise<CheckedSite> {
  const content = await baseContent();
  const own = existsSync(join(folder, 'content'))
    ? await readContent({ rootDir: folder, packageDir })
    : { ...content, documents: [], media: [], findings: [] };
  const removed = existsSync(join(folder, 'removed.txt'))
    ? readFileSync(join(folder, 'removed.txt'), 'utf8').split('\n').filter(Boolean)
    : [];
  return checkRead(laidOver(content, own, removed), async (path) => bytesOf([folder, BASE], path), { at });
}

let base: Promise<Content> | undefined;

/** The unchanged base, read once per process. */
function baseContent(): Promise<Content> {
  base ??= readContent({ rootDir: BASE, packageDir });
  return base;
}

function laidOver(below: Content, above: Content, removed: readonly string[]): Content {
  const hidden = new Set([...removed, ...pathsOf(above)]);
  const isLeft = ({ path }: { readonly path: string }): boolean => !hidden.has(path);
  const byPath = (a: { readonly path: string }, b: { readonly path: string }): number => compare(a.path, b.path);
  return {
    ...below,
    documents: [...below.documents.filter(isLeft), ...above.documents].sort(byPath),
    media: [...below.media.filter((one) => !hidden.has(`content/media/${one.path}`)), ...above.media].sort(byPath),
    findings: [...below.findings.filter(isLeft), ...above.findings],
  };
}

function pathsOf({ documents, media, findings }: Content): readonly string[] {
  return [
    ...documents.map(({ path }) => path),
    ...media.map(({ path }) => `content/media/${path}`),
    ...findings.map(({ path }) => path),
  ];
}

function bytesOf(folders: readonly string[], path: string): Uint8Array | undefined {
  const folder = folders.find((one) => existsSync(join(one, path)));
  return folder === undefined ? undefined : readFileSync(join(folder, path));
}
