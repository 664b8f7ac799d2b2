import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { orNothing } from '../content/or-nothing.ts';
import { readPack, writePack } from '../content/pack.ts';
import { sweepOwnNames } from '../content/process-files.ts';
import { createKnownFiles, type KnownFiles, type KnownFilesOptions } from './known-files.ts';
import type { KnownFilesStore } from './known-files-store.ts';
import { isShelfName, onShelves, type Shelf, type ShelvedFile, shelfOf, takeShelf } from './shelf.ts';

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
    folder,
    load() {
      kept = keptIn(folder);
      return new Map([...kept.values()].flat());
    },
    shelved: (name, files) => void kept.set(name, files),
    shelve(path, all) {
      for (const [name, files] of onShelves(path, all)) {
        if (!isSame(files, kept.get(name) ?? [])) writePack(join(folder, name), shelfOf(files));
        kept.delete(name);
      }
    },
    sweep() {
      for (const name of kept.keys()) orNothing(() => rmSync(join(folder, name)));
      kept.clear();
      sweepOwnNames(folder);
    },
    recall: () => readPack(conclusions),
    save(concluded) {
      if (concluded !== undefined) writePack(conclusions, concluded);
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

function isSame(files: readonly ShelvedFile[], before: readonly ShelvedFile[]): boolean {
  return (
    files.length === before.length &&
    files.every(([path, { stamp, file }], at) => {
      const [pathThen, known] = before[at] as ShelvedFile;
      return path === pathThen && stamp === known.stamp && file === known.file;
    })
  );
}
