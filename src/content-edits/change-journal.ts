import { existsSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { hashOf } from '../content/short-hash.ts';
import { placeFile } from '../fs/place-file.ts';
import { STATE_FOLDER } from '../fs/state-folder.ts';
import { recordWork, settleAbandonedWork, type WorkRecord } from '../fs/unfinished-work.ts';
import { isContentFile } from './content-place.ts';

/**
 * A change of content files that has begun. It is recorded in `.conf-site`, which git never carries, before its first file
 * is written, so that the next process undoes it if this one is killed.
 */
export interface JournaledChange {
  /** 16 hexadecimal digits, which the names of all its temporary files contain. */
  readonly id: string;
  readonly files: readonly JournaledFile[];
  /** Whether all files are as they were to be, so that only temporary files are left to be removed. */
  readonly isDone: boolean;
}

export interface JournaledFile {
  /** Relative to the root, with `/`. */
  readonly path: string;
  /** The hash of its new content; null if it is removed. */
  readonly hash: string | null;
  /** Whether the file did not exist before. */
  readonly isNew: boolean;
}

/** A file of a change with its two temporary files, which are in the same folder, since `content` may be a mount of its own. */
export interface ChangedFile extends JournaledFile {
  readonly target: string;
  /** The new content. */
  readonly next: string;
  /** The file as it was. */
  readonly previous: string;
}

export function filesOf(rootDir: string, { id, files }: JournaledChange): readonly ChangedFile[] {
  return files.map((file, index) => {
    const target = join(rootDir, file.path);
    const temporary = (kind: string): string => join(dirname(target), `.conf-site-${id}-${index}.${kind}.tmp`);
    return { ...file, target, next: temporary('new'), previous: temporary('old') };
  });
}

/** Records a change. Call before it writes anything. */
export function recordChange(rootDir: string, change: JournaledChange): WorkRecord {
  return recordWork(journalDir(rootDir), change);
}

/**
 * Undoes the changes of processes that have ended, or removes what is left of them. Returns the files of those that were
 * undone. A record that names anything but content files is dropped. Does nothing to changes that are being made.
 */
export async function settleChanges(rootDir: string): Promise<readonly string[]> {
  const undone: string[] = [];
  await settleAbandonedWork(journalDir(rootDir), (work) => {
    if (!isChange(work) || !work.files.every(({ path }) => isContentFile(rootDir, path))) return;
    if (work.isDone) return clearChange(rootDir, work);
    undoChange(rootDir, work);
    for (const { path } of work.files) undone.push(path);
  });
  return undone;
}

/**
 * Brings back the files as they were before a change, wherever they still are as the change has made them. What another
 * program has written since then stays. Can be repeated, also after a part of it.
 */
export function undoChange(rootDir: string, change: JournaledChange): void {
  const files = filesOf(rootDir, change);
  for (const file of files) undoFile(file);
  for (const { target, isNew } of files) if (isNew) removeEmptyFolders(rootDir, target);
}

/** Removes the temporary files of a change that is done, and the folders that it has emptied. */
export function clearChange(rootDir: string, change: JournaledChange): void {
  for (const { target, next, previous, hash } of filesOf(rootDir, change)) {
    rmSync(next, { force: true });
    rmSync(previous, { force: true });
    if (hash === null) removeEmptyFolders(rootDir, target);
  }
}

function isChange(work: unknown): work is JournaledChange {
  const { id, files, isDone } = (work ?? {}) as Record<string, unknown>;
  const isNamed = typeof id === 'string' && /^[\da-f]{16}$/.test(id);
  return isNamed && typeof isDone === 'boolean' && Array.isArray(files) && files.every(isFile);
}

function isFile(file: unknown): file is JournaledFile {
  const { path, hash, isNew } = (file ?? {}) as Record<string, unknown>;
  return typeof path === 'string' && typeof isNew === 'boolean' && (hash === null || typeof hash === 'string');
}

function undoFile({ target, next, previous, hash, isNew }: ChangedFile): void {
  if (!isFolder(dirname(target))) return;
  rmSync(next, { force: true });
  if (hash !== null && (isNew || existsSync(previous)) && hashAt(target) === hash) withdraw(target, { next, hash });
  if (existsSync(previous)) placeFile(previous, target);
  rmSync(next, { force: true });
  rmSync(previous, { force: true });
}

/** Takes a file away, and puts it back if it was changed in that very moment. */
function withdraw(target: string, { next, hash }: { readonly next: string; readonly hash: string }): void {
  renameSync(target, next);
  if (hashAt(next) !== hash) placeFile(next, target);
}

/** Undefined if there is no such file. */
function hashAt(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true ? hashOf(readFileSync(path)) : undefined;
}

/** Removes the empty folders above a file, below `content`. */
function removeEmptyFolders(rootDir: string, target: string): void {
  const content = join(rootDir, 'content') + sep;
  for (let folder = dirname(target); folder.startsWith(content); folder = dirname(folder)) {
    if (!isFolder(folder) || readdirSync(folder).length > 0) return;
    rmdirSync(folder);
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function journalDir(rootDir: string): string {
  return join(rootDir, STATE_FOLDER, 'changes');
}
