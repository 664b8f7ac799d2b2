import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LARGE_SITE } from '../content/large-site.ts';
import { orNothing } from '../content/or-nothing.ts';
import { readPack, writePack } from '../content/pack.ts';
import { sweepOwnNames } from '../content/process-files.ts';
import type { KnownFile } from './known-file.ts';
import { createKnownFiles, type KnownFiles, type KnownFilesOptions } from './known-files.ts';
import type { KnownFilesStore } from './known-files-store.ts';
import { isShelfName, onShelves, type Shelf, type ShelvedFile, shelfOf, takeShelf } from './shelf.ts';

/** By their names. */
type Shelves = ReadonlyMap<string, readonly ShelvedFile[]>;

/**
 * Known files that are kept in a cache folder between processes: those of each folder sealed, and all or none; where that
 * fails, files are read. `clock` gives milliseconds since 1970.
 */
export function openKeptFiles(
  cacheDir: string,
  clock: () => number,
  options: Omit<KnownFilesOptions, 'store'> = {},
): KnownFiles {
  const [folder, conclusions] = [join(cacheDir, 'read'), join(cacheDir, 'check.pack')];
  let kept = new Map<string, readonly ShelvedFile[]>();
  const store: KnownFilesStore = {
    load() {
      kept = keptIn(folder);
      return new Map([...kept.values()].flat());
    },
    shelvesIn: (files) => (files > LARGE_SITE ? undefined : folder),
    shelved: (name, files) => void kept.set(name, files),
    recall: () => readPack(conclusions),
    save(files, concluded) {
      const known = files();
      if (known.size > LARGE_SITE) return;
      const shelves = shelvesOf(known);
      keep(shelves, { folder, kept });
      kept = shelves;
      const left = concluded();
      if (left !== undefined) writePack(conclusions, left);
    },
  };
  return createKnownFiles(clock, { ...options, store });
}

/** Of a shelf that is damaged, or by another tool, nothing is known. */
function keptIn(folder: string): Map<string, readonly ShelvedFile[]> {
  const names = (orNothing(() => readdirSync(folder)) ?? []).filter(isShelfName);
  return new Map(
    names.map((name) => {
      const shelf = readPack(join(folder, name)) as Shelf | undefined;
      return [name, shelf === undefined ? [] : takeShelf(shelf)];
    }),
  );
}

function shelvesOf(known: ReadonlyMap<string, KnownFile>): Map<string, readonly ShelvedFile[]> {
  const folders = new Map<string, ShelvedFile[]>();
  for (const file of known) {
    const folder = dirname(file[0]);
    const files = folders.get(folder) ?? [];
    files.push(file);
    folders.set(folder, files);
  }
  return new Map([...folders].flatMap(([folder, files]) => onShelves(folder, files)));
}

/** Writes the shelves that are not what is kept, and drops those of folders that are no more. */
function keep(shelves: Shelves, { folder, kept }: { readonly folder: string; readonly kept: Shelves }): void {
  for (const [name, files] of shelves) {
    if (!isSame(files, kept.get(name) ?? [])) writePack(join(folder, name), shelfOf(files));
  }
  for (const name of kept.keys()) {
    if (!shelves.has(name)) orNothing(() => rmSync(join(folder, name)));
  }
  sweepOwnNames(folder);
}

function isSame(files: readonly ShelvedFile[], before: readonly ShelvedFile[]): boolean {
  return (
    files.length === before.length &&
    files.every(([path, { stamp, file }], at) => {
      const [pathThen, known] = before[at] as ShelvedFile;
      return path === pathThen && stamp === known.stamp && file === known.file;
    })
  );
}
