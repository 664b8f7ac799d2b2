/** The list of the files of the published build, by which unchanged files are recognised without being read. */

import { hash as sha } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { verifiedText, withChecksum } from '../cache/checksum.ts';
import { MARKER } from '../domain/page/output.ts';
import { attempt } from '../fs/attempt.ts';
import { isTracked } from '../fs/is-tracked.ts';
import { isOutputPath, isSystemEntry, type OutputFolder } from './output-folder.ts';

/** A published file: its path, the hash of its content, and its size. */
export type ListedFile = readonly [path: string, hash: string, sizeBytes: number];

/** The files of a build by their paths. */
export type PublishedFiles = ReadonlyMap<string, ListedFile>;

interface StoredList {
  readonly version: 2;
  /** Identifies the code that made the files. */
  readonly tool: string;
  /** A hash of the marker file. The list is valid only for a folder with this very marker. */
  readonly marker: string;
  readonly files: readonly ListedFile[];
}

/** An entry that matches no file, so the file counts as changed. */
function changedFile(path: string): ListedFile {
  return [path, '', -1];
}

/**
 * Reads the files of the output folder. If the list is missing, damaged, or of another build, returns the files on disk
 * that could be a build's, all of which count as changed. So do files made by other code, which may make other bytes
 * from the same input, and files in a folder that git tracks, which a commit may have replaced by others of the same size.
 */
export function readPublished(folder: OutputFolder, tool: string): PublishedFiles {
  const stored = readStored(folder.list);
  const isOfThisFolder = stored !== undefined && stored.marker === hashOf(join(folder.out, MARKER));
  if (!isOfThisFolder || isTracked(folder.out)) return byPath(foundOnDisk(folder.out).map(changedFile));
  return byPath(stored.tool === tool ? stored.files : stored.files.map(([path]) => changedFile(path)));
}

function byPath(files: readonly ListedFile[]): PublishedFiles {
  return new Map(files.map((file) => [file[0], file]));
}

/** The head of a list. `markerFile` is the current path of the marker. */
export interface ListHead extends Pick<StoredList, 'tool'> {
  readonly markerFile: string;
}

/** Writes the list of the build that is about to be published. */
export function writeNextList(folder: OutputFolder, files: PublishedFiles, { tool, markerFile }: ListHead): void {
  const list: StoredList = { version: 2, tool, marker: hashOf(markerFile) ?? '', files: [...files.values()] };
  writeFileSync(folder.nextList, withChecksum(JSON.stringify(list)));
}

/**
 * Replaces the list by the next list. Does nothing if that was done before, or if the state folder was emptied
 * meanwhile.
 */
export function adoptNextList(folder: OutputFolder): void {
  if (existsSync(folder.nextList)) renameSync(folder.nextList, folder.list);
}

/** Deletes the list, so that every file counts as changed. Used if it is unknown which files were moved in. */
export function forgetList(folder: OutputFolder): void {
  rmSync(folder.list, { force: true });
}

function readStored(path: string): StoredList | undefined {
  return attempt(() => {
    const text = verifiedText(readFileSync(path));
    const stored = text === undefined ? undefined : (JSON.parse(text) as StoredList);
    return stored?.version === 2 && stored.files.every(([path]) => isOutputPath(path)) ? stored : undefined;
  });
}

function hashOf(path: string): string | undefined {
  return existsSync(path) ? sha('sha256', readFileSync(path)) : undefined;
}

function foundOnDisk(out: string): readonly string[] {
  const found: string[] = [];
  if (!existsSync(out)) return found;
  for (const top of readdirSync(out, { withFileTypes: true })) {
    if (isSystemEntry(top.name)) continue;
    const entries = top.isDirectory()
      ? readdirSync(join(out, top.name), { recursive: true, withFileTypes: true })
      : [top];
    for (const entry of entries) {
      if (entry.isDirectory()) continue;
      const path = relative(out, join(entry.parentPath, entry.name)).split(sep).join('/');
      if (isOutputPath(path)) found.push(path);
    }
  }
  return found;
}
