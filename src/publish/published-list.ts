/** What the last build left in the output folder, so that unchanged files are told without being read. */

import { hash as sha } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { orNothing } from '../content/or-nothing.ts';
import { seal, unseal } from '../content/seal.ts';
import { MARKER } from '../model/output.ts';
import { isNobodys, isOutputPath, type OutputFolder } from './output-folder.ts';

/** One published file: the hash that named its content, and its size. */
export interface ListedFile {
  readonly hash: string;
  readonly sizeBytes: number;
}

/** Published files by path, in no particular order. */
export type PublishedList = ReadonlyMap<string, ListedFile>;

interface StoredList {
  readonly version: 2;
  /** What made the files. */
  readonly tool: string;
  /**
   * Hash of the marker's bytes: the list speaks of the folder that carries this very marker, and of no other.
   */
  readonly marker: string;
  readonly files: readonly (readonly [path: string, hash: string, sizeBytes: number])[];
}

/** A hash and a size that no file has: it counts as changed. */
const UNKNOWN: ListedFile = { hash: '', sizeBytes: -1 };

/**
 * The files of the output folder. If the list is missing, broken, or belongs to another build than the one
 * that lies there, it is the names found on disk that a build could have given, and each counts as changed. So does what
 * another tool has made: other code may make other bytes of the same input.
 */
export function readPublished(folder: OutputFolder, tool: string): PublishedList {
  const stored = readStored(folder.list);
  const isOfThisFolder = stored !== undefined && stored.marker === hashOf(join(folder.out, MARKER));
  if (!isOfThisFolder) return foundOnDisk(folder.out);
  const isOfThisTool = stored.tool === tool;
  return new Map(stored.files.map(([path, hash, sizeBytes]) => [path, isOfThisTool ? { hash, sizeBytes } : UNKNOWN]));
}

/** What a list says besides what its files are; `markerFile` is where the marker lies now. */
export interface ListHead extends Pick<StoredList, 'tool'> {
  readonly markerFile: string;
}

/** Writes the list of the build that is about to be published. */
export function writeNextList(folder: OutputFolder, files: PublishedList, { tool, markerFile }: ListHead): void {
  const stored: StoredList = {
    version: 2,
    tool,
    marker: hashOf(markerFile) ?? '',
    files: [...files].map(([path, { hash, sizeBytes }]) => [path, hash, sizeBytes]),
  };
  writeFileSync(folder.nextList, seal(JSON.stringify(stored)));
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
  return orNothing(() => {
    const text = unseal(readFileSync(path, 'utf8'));
    const stored = text === undefined ? undefined : (JSON.parse(text) as StoredList);
    return stored?.version === 2 ? stored : undefined;
  });
}

function hashOf(path: string): string | undefined {
  return existsSync(path) ? sha('sha256', readFileSync(path)) : undefined;
}

function foundOnDisk(out: string): PublishedList {
  const found = new Map<string, ListedFile>();
  if (!existsSync(out)) return found;
  for (const top of readdirSync(out, { withFileTypes: true })) {
    if (isNobodys(top.name)) continue;
    const entries = top.isDirectory()
      ? readdirSync(join(out, top.name), { recursive: true, withFileTypes: true })
      : [top];
    for (const entry of entries) {
      if (entry.isDirectory()) continue;
      const path = relative(out, join(entry.parentPath, entry.name)).split(sep).join('/');
      if (isOutputPath(path)) found.set(path, UNKNOWN);
    }
  }
  return found;
}
