import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hashOf } from '../content/short-hash.ts';
import { makeFolder } from '../fs/make-folder.ts';
import { placeFile } from '../fs/place-file.ts';
import { type ChangedFile, clearChange, filesOf, recordChange, undoChange } from './change-journal.ts';
import { ContentChangedError } from './content-changed-error.ts';

/** The content of a file before and after a change. Absent: there is no such file. */
export interface FileWrite {
  /** Relative to the root, with `/`. */
  readonly path: string;
  readonly before?: Uint8Array;
  readonly after?: Uint8Array;
  /** The mode of the new file; by default that of a new file. */
  readonly mode?: number;
}

interface Write extends FileWrite, ChangedFile {}

/**
 * Writes all files, or none. Throws `ContentChangedError` if one does not have the content `before` any more at the moment at
 * which it is replaced: it then has what the other program has written, whether that wrote into the file or renamed another
 * one over it.
 *
 * Each file is first renamed, then compared, and the new one is put in its place only if there is none. So for some
 * microseconds there is no file of that name. What can still be lost is what a program writes into a file that it has opened
 * before and writes after the last comparison; no call of the file system prevents that.
 */
export function writeFiles(rootDir: string, files: readonly FileWrite[]): void {
  const id = randomBytes(8).toString('hex');
  const journaled = files.map(({ path, before, after }) => ({
    path,
    hash: after === undefined ? null : hashOf(after),
    isNew: before === undefined,
  }));
  const change = { id, files: journaled, isDone: false };
  const record = recordChange(rootDir, change);
  try {
    const writes = filesOf(rootDir, change).map((file, index): Write => ({ ...file, ...files[index] }));
    for (const write of writes) prepare(write);
    for (const write of writes) replace(write);
    for (const write of writes) refuseChanged(write);
    record.rewrite({ ...change, isDone: true });
  } catch (error) {
    undoChange(rootDir, change);
    record.remove();
    throw error;
  }
  clearChange(rootDir, change);
  record.remove();
}

/** Writes the new content to a temporary file. */
function prepare({ target, next, after, mode }: Write): void {
  if (after === undefined) return;
  makeFolder(dirname(target));
  writeFileSync(next, after, { flag: 'wx' });
  if (mode !== undefined) chmodSync(next, mode);
}

function replace(write: Write): void {
  const { path, target, next, previous, before, after } = write;
  if (before !== undefined) {
    // The usual refusal, with which nothing has to be undone.
    if (!hasContent(target, before)) throw new ContentChangedError(path);
    renameSync(target, previous);
    refuseChanged(write);
  }
  if (after !== undefined && !placeFile(next, target)) throw new ContentChangedError(path);
}

/** Throws `ContentChangedError` if something was written into the file that is replaced. */
function refuseChanged({ path, previous, before }: Write): void {
  if (before !== undefined && !hasContent(previous, before)) throw new ContentChangedError(path);
}

function hasContent(path: string, content: Uint8Array): boolean {
  try {
    return readFileSync(path).equals(content);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
