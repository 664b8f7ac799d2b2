/**
 * Moves staged files into the output folder one by one. The order keeps every page complete for visitors: dependencies
 * are moved before the pages that use them, and obsolete files are removed last.
 */

import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compare } from '../diagnostics/diagnostic.ts';
import { MARKER } from '../domain/page/output.ts';
import { assertWritable } from './choose-staging.ts';
import { entryAt, isFolder } from './entry-at.ts';
import type { Journal } from './journal.ts';
import type { OutputFolder } from './output-folder.ts';
import { publishFolder } from './public-permissions.ts';

type InPlaceJournal = Extract<Journal, { kind: 'in-place' }>;

/**
 * The order of moving: assets, page and slice data, other files, HTML, the service worker, the marker. Compressed
 * variants come with their originals.
 */
export function moveOrder(paths: Iterable<string>): readonly string[] {
  return [...paths].sort((a, b) => rankOf(a) - rankOf(b) || compare(a, b));
}

/**
 * Throws `out-unwritable` if a folder in which files are created or removed cannot be written. Called before the
 * journal is written, so that the old build stays intact.
 */
export function assertFoldersWritable(
  folder: OutputFolder,
  { moves, removals }: Pick<InPlaceJournal, 'moves' | 'removals'>,
): void {
  const paths = [...moves, ...removals];
  const parents = new Set(paths.map((path) => dirname(join(folder.out, path))));
  const existing = new Set([...parents].map((parent) => nearestFolder(parent, folder.out)));
  for (const path of existing) assertWritable(path);
}

/** Carries out the journal. Can be repeated after a crash at any point. */
export function applyInPlace(folder: OutputFolder, journal: InPlaceJournal): void {
  const { files } = folder[journal.staging];
  publishFolder(folder.out);
  const ready = new Set([folder.out]);
  for (const path of journal.moves) {
    const staged = join(files, path);
    if (existsSync(staged)) moveIn(staged, join(folder.out, path), ready);
  }
  const removals = journal.removals.map((path) => join(folder.out, path)).filter((path) => isOurs(path, folder.out));
  for (const path of removals) remove(path);
  for (const path of removals) removeEmptyFolders(dirname(path), folder.out);
}

function rankOf(path: string): number {
  const plain = path.replace(/\.(br|gz)$/, '');
  if (plain === MARKER) return 5;
  if (plain === 'sw.js') return 4;
  if (plain.endsWith('.html')) return 3;
  if (plain.startsWith('assets/')) return 0;
  return plain.startsWith('page-data/') || plain.startsWith('slice-data/') ? 1 : 2;
}

function nearestFolder(path: string, out: string): string {
  return path === out || isFolder(path) ? path : nearestFolder(dirname(path), out);
}

function moveIn(staged: string, target: string, ready: Set<string>): void {
  ensureFolder(dirname(target), ready);
  if (isFolder(target)) rmSync(target, { recursive: true });
  renameSync(staged, target);
}

/**
 * Creates a folder. Replaces a file or link of the old build at its path, so that nothing is written through a link.
 */
function ensureFolder(path: string, ready: Set<string>): void {
  if (ready.has(path)) return;
  ensureFolder(dirname(path), ready);
  if (!isFolder(path)) {
    rmSync(path, { force: true });
    mkdirSync(path);
  }
  publishFolder(path);
  ready.add(path);
}

/** Whether a path belongs to the build. It does not if a parent folder was replaced by a link. */
function isOurs(path: string, out: string): boolean {
  const parent = dirname(path);
  return parent === out || (entryAt(parent)?.isSymbolicLink() !== true && isOurs(parent, out));
}

/** Removes a file of the old build. Does nothing if a folder of the new build took its place. */
function remove(path: string): void {
  const found = entryAt(path);
  if (found !== undefined && !found.isDirectory()) unlinkSync(path);
}

function removeEmptyFolders(path: string, out: string): void {
  if (path === out) return;
  try {
    rmdirSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') return;
  }
  removeEmptyFolders(dirname(path), out);
}
