import { join } from 'node:path';
import { defined } from '../model/defined.ts';
import type { KnownFile } from './known-file.ts';
import type { KnownFilesStore } from './known-files-store.ts';
import { onShelves, type Shelf, type ShelfToRead, takeShelf } from './shelf.ts';

/** Of very many files others read a share at the same time, shelf by shelf: they from the last one on, the asker from the first. */

/** Who reads along. */
export interface ReadingCrew {
  /** Undefined where there is nobody, or it is not worth it. */
  begin(task: ReadingTask): ReadingShare | undefined;
}

export interface ReadingTask {
  readonly rootDir: string;
  readonly shelves: readonly ShelfToRead[];
  /** The folder where shelves are kept as soon as they are read. */
  readonly keepIn?: string;
}

export interface ReadingShare {
  /** What came of the shelf at a place. Undefined where nobody has begun with it: from now on it is the asker's. */
  shelf(at: number): Promise<Shelf | undefined>;
  end(): Promise<unknown>;
}

/** The names of the files in each folder, by its path from the root, in the order in which they are asked for. */
export type FilesToRead = ReadonlyMap<string, readonly string[]>;

/** Files that others read. */
export interface GivenFiles {
  /** What a file came to, by its absolute path; undefined where it is for the asker to read. All are asked for in their order. */
  file(path: string): Promise<KnownFile | undefined>;
  end(): Promise<unknown>;
}

interface Sharing {
  readonly crew: ReadingCrew;
  readonly store: Pick<KnownFilesStore, 'folder' | 'shelved'>;
  /** Whether a file, by its absolute path, has to be read. */
  readonly isStale: (path: string) => boolean;
}

/** Shares the reading of files with a crew; undefined where that takes none of them. */
export function shareReading(
  { rootDir, files }: { readonly rootDir: string; readonly files: FilesToRead },
  { crew, store, isStale }: Sharing,
): GivenFiles | undefined {
  const all = [...files].flatMap(([folder, names]) =>
    onShelves(join(rootDir, folder), names).map(([name, names]) => ({ name, folder, files: names })),
  );
  const beginningOf = ({ folder, files: [first = ''] }: ShelfToRead): string => join(rootDir, folder, first);
  // One file stands for its shelf: mostly all of them have been seen before, or none has.
  const shelves = all.filter((shelf) => isStale(beginningOf(shelf)));
  const share = crew.begin({ rootDir, shelves, ...defined({ keepIn: store.folder }) });
  if (share === undefined) return undefined;
  const places = new Map(shelves.map((shelf, at) => [beginningOf(shelf), at]));
  const given = new Map<string, KnownFile>();
  const take = async (at: number): Promise<void> => {
    const shelf = await share.shelf(at);
    if (shelf === undefined) return;
    for (const [path, known] of takeShelf(shelf)) given.set(path, known);
    store.shelved((shelves[at] as ShelfToRead).name, shelf.files);
  };
  return {
    async file(path) {
      const at = places.get(path);
      if (at !== undefined) await take(at);
      const file = given.get(path);
      given.delete(path);
      return file;
    },
    end: share.end,
  };
}
