/** What the last build left in the output folder, so that unchanged files are told without being read. */

import { hash as sha } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { orNothing } from '../content/or-nothing.ts';
import { sealBytes, unseal } from '../content/seal.ts';
import { keptWith } from '../model/kept-with.ts';
import { MARKER, type NamedFile } from '../model/output.ts';
import { isNobodys, isOutputPath, type OutputFolder } from './output-folder.ts';

/** One published file: the hash that named its content, and its size. */
export type ListedFile = readonly [path: string, hash: string, sizeBytes: number];

/** Published files by the very lists in which a build was handed them. */
export type FileLists = ReadonlyMap<readonly NamedFile[], readonly ListedFile[]>;

/** All published files, by path and by list. */
export interface PublishedList {
  readonly files: Map<string, ListedFile>;
  readonly lists: FileLists;
}

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
export function readPublished(folder: OutputFolder, tool: string): PublishedList {
  const stored = readStored(folder.list);
  const isOfThisFolder = stored !== undefined && stored.marker === hashOf(join(folder.out, MARKER));
  if (!isOfThisFolder) return listOf(foundOnDisk(folder.out).map(changedFile));
  return listOf(stored.tool === tool ? stored.files : stored.files.map(([path]) => changedFile(path)));
}

/** Of files of which nobody knows in which lists they were handed over. */
function listOf(files: readonly ListedFile[]): PublishedList {
  return { files: new Map(files.map((file) => [file[0], file])), lists: new Map([[[], files]]) };
}

/** How the files of a build differ from those of the last one. */
export interface ListChanges {
  readonly lists: FileLists;
  /** The files of the last build's lists that are not among these. */
  readonly lost: ReadonlySet<string>;
  /** The files of those lists that the last build did not have. */
  readonly came: ReadonlyMap<string, ListedFile>;
}

/** A file as a build lists it, by its path; undefined where the build has none. */
export function fileAfter({ files }: PublishedList, { lost, came }: ListChanges, path: string): ListedFile | undefined {
  return came.get(path) ?? (lost.has(path) ? undefined : files.get(path));
}

/** The list that follows another one, which it takes apart: only what has changed is gone through. */
export function followingList({ files }: PublishedList, { lists, lost, came }: ListChanges): PublishedList {
  for (const path of lost) files.delete(path);
  for (const [path, file] of came) files.set(path, file);
  return { files, lists };
}

/** What a list says besides what its files are; `markerFile` is where the marker lies now. */
export interface ListHead extends Pick<StoredList, 'tool'> {
  readonly markerFile: string;
}

/** Writes the list of the build that is about to be published. */
export function writeNextList(folder: OutputFolder, lists: FileLists, { tool, markerFile }: ListHead): void {
  const head: Omit<StoredList, 'files'> = { version: 2, tool, marker: hashOf(markerFile) ?? '' };
  const files = [...lists.values()].filter(({ length }) => length > 0).flatMap((list) => [COMMA, bytesOf(list)]);
  const start = Buffer.from(`${JSON.stringify(head).slice(0, -1)},"files":[`);
  writeFileSync(folder.nextList, sealBytes(Buffer.concat([start, ...files.slice(1), Buffer.from(']}')])));
}

const COMMA = Buffer.from(',');

/** Files as they stand in a stored list, which for most is the same in the next one. */
const bytesOf = keptWith((files: readonly ListedFile[]) => Buffer.from(JSON.stringify(files).slice(1, -1)));

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
