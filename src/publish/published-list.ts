/** What the last build left in the output folder, so that unchanged files are told without being read. */

import { hash as sha } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { verifiedText, withChecksum } from '../cache/checksum.ts';
import { attempt } from '../fs/attempt.ts';
import { MARKER } from '../model/output.ts';
import { isNobodys, isOutputPath, type OutputFolder } from './output-folder.ts';

/** One published file: the hash that named its content, and its size. */
export type ListedFile = readonly [path: string, hash: string, sizeBytes: number];

/** The files of a build by their paths. */
export type PublishedFiles = ReadonlyMap<string, ListedFile>;

interface StoredList {
  readonly version: 2;
  /** What made the files. */
  readonly tool: string;
  /**
   * Hash of the marker's bytes: the list speaks of the folder that carries this very marker, and of no other.
   */
  readonly marker: string;
  readonly files: readonly ListedFile[];
}

/** A file with a hash and a size that none has: it counts as changed. */
function changedFile(path: string): ListedFile {
  return [path, '', -1];
}

/**
 * The files of the output folder. If the list is missing, broken, or belongs to another build than the one
 * that lies there, it is the names found on disk that a build could have given, and each counts as changed. So does what
 * another tool has made: other code may make other bytes of the same input.
 */
export function readPublished(folder: OutputFolder, tool: string): PublishedFiles {
  const stored = readStored(folder.list);
  const isOfThisFolder = stored !== undefined && stored.marker === hashOf(join(folder.out, MARKER));
  if (!isOfThisFolder) return byPath(foundOnDisk(folder.out).map(changedFile));
  return byPath(stored.tool === tool ? stored.files : stored.files.map(([path]) => changedFile(path)));
}

function byPath(files: readonly ListedFile[]): PublishedFiles {
  return new Map(files.map((file) => [file[0], file]));
}

/** What a list says besides what its files are; `markerFile` is where the marker lies now. */
export interface ListHead extends Pick<StoredList, 'tool'> {
  readonly markerFile: string;
}

/** Writes the list of the build that is about to be published. */
export function writeNextList(folder: OutputFolder, files: PublishedFiles, { tool, markerFile }: ListHead): void {
  const list: StoredList = { version: 2, tool, marker: hashOf(markerFile) ?? '', files: [...files.values()] };
  writeFileSync(folder.nextList, withChecksum(JSON.stringify(list)));
}

/**
 * Makes the next list the list. Does nothing where it is done, or where the state folder was emptied
 * meanwhile.
 */
export function adoptNextList(folder: OutputFolder): void {
  if (existsSync(folder.nextList)) renameSync(folder.nextList, folder.list);
}

/** Makes the list void, so that each file counts as changed: for a folder of which nobody knows what was moved in. */
export function forgetList(folder: OutputFolder): void {
  rmSync(folder.list, { force: true });
}

function readStored(path: string): StoredList | undefined {
  return attempt(() => {
    const text = verifiedText(readFileSync(path));
    const stored = text === undefined ? undefined : (JSON.parse(text) as StoredList);
    return stored?.version === 2 ? stored : undefined;
  });
}

function hashOf(path: string): string | undefined {
  return existsSync(path) ? sha('sha256', readFileSync(path)) : undefined;
}

function foundOnDisk(out: string): readonly string[] {
  const found: string[] = [];
  if (!existsSync(out)) return found;
  for (const top of readdirSync(out, { withFileTypes: true })) {
    if (isNobodys(top.name)) continue;
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
