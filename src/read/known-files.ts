import { dirname } from 'node:path';
import { LARGE_SITE } from '../content/large-site.ts';
import { keptMarkdown } from '../content/markdown.ts';
import { orNothing } from '../content/or-nothing.ts';
import { isOfLink, stampFile } from '../content/stamp-file.ts';
import type { KnownFile, ReadFile } from './known-file.ts';
import type { KnownFilesStore } from './known-files-store.ts';
import { type FilesToRead, type GivenFiles, type ReadingCrew, shareReading } from './shared-reading.ts';
import { textOf } from './shelf.ts';
import type { TakenStamps } from './stamp-files.ts';
import { watchedFiles } from './watched-files.ts';

/** What came of a folder: in the order of their paths, what came of its files, and the names of the folders in it. */
export interface ReadFolder {
  readonly entries: readonly (ReadFile | string)[];
  /** What a link leads to changes without the folder. */
  readonly hasLinks: boolean;
}

/** What files came to when they were last read: a file is read when it has changed since. */
export interface KnownFiles {
  /**
   * What a folder, by its absolute path, comes to without what lies below it: listed, and its files asked for, by `list` if need
   * be. Somebody has to watch it, and nothing in it may be new, gone, changed or a link, for it to be the very same.
   */
  folder(path: string, list: () => Promise<ReadFolder>): Promise<ReadFolder>;
  /** What a file, by its absolute path, comes to, read now if need be. */
  read(path: string, read: () => Promise<ReadFile>): Promise<ReadFile>;
  /**
   * To be told by who watches all files below a folder, before they are read: the absolute paths of those that changed since
   * the last time, or that nobody knows which. Of that folder only these are looked at then, until they have been read; a link
   * is always, since what it leads to may have changed.
   */
  watched(folder: string, changed: readonly string[] | 'unknown'): void;
  /**
   * To be told, where nobody watches them, which files are going to be asked for: of very many that are not known others read
   * a share meanwhile. Absent where there are no others.
   */
  share?(rootDir: string, files: FilesToRead): Pick<GivenFiles, 'end'> | undefined;
  /** Whether of so many files only what takes little room is to be kept. */
  areMany(files: number): boolean;
  /** Forgets what was not asked for since the last time. */
  sweep(): void;
  /** What was concluded from the files the last time, as it was given to `keep`; undefined where that is not known. */
  recall(): unknown;
  /** Plain data, to be recalled the next time; by the next process as `left` gives it. */
  keep(concluded: unknown, left: () => unknown): void;
  /** Once all that comes of files is known: keeps it for the next process, where that is wanted. */
  save(): void;
}

const noStore: KnownFilesStore = {
  load: () => new Map(),
  shelved: () => undefined,
  shelve: () => undefined,
  sweep: () => undefined,
  recall: () => undefined,
  save: () => undefined,
};

/** The files of a folder that were asked for, and what it came to under the name of its state, where both can be known again. */
interface KnownFolder {
  readonly files: Map<string, KnownFile>;
  /** A file in it had only just changed, and may once more. */
  isUnsettled?: boolean;
  isShelved?: boolean;
  listed?: { readonly stamp: string; readonly folder: ReadFolder };
}

export interface KnownFilesOptions {
  readonly store?: KnownFilesStore;
  readonly crew?: ReadingCrew;
  /** Of files that somebody has just looked at, for the first time that these are read. */
  readonly taken?: TakenStamps;
  /** Whether only what came of the first time is kept for the next process: nobody waits for it again then. */
  readonly isKeptOnce?: boolean;
}

/** `clock` gives milliseconds since 1970. */
export function createKnownFiles(
  clock: () => number,
  { store = noStore, crew, taken, isKeptOnce = false }: KnownFilesOptions = {},
): KnownFiles {
  let known: Map<string, KnownFolder> | undefined;
  let next = new Map<string, KnownFolder>();
  let hasChanged = false;
  /** The files are kept for the next process, and nobody waits for it again. */
  let isKept = false;
  /** So is what was concluded from them. */
  let isLeft = false;
  let hasRead = false;
  let concluded: unknown;
  const asConcluded = (): unknown => concluded;
  let leave = asConcluded;
  let given: GivenFiles | undefined;
  const watched = watchedFiles();
  const stampNow = (path: string): string | undefined => taken?.get(path) ?? orNothing(() => stampFile(path, clock()));
  const shelve = (path: string, folder: KnownFolder): void => {
    if (isKept || folder.isShelved === true) return;
    store.shelve(path, [...folder.files]);
    folder.isShelved = true;
  };
  const loaded = (): Map<string, KnownFolder> => {
    known ??= inFolders(store.load());
    return known;
  };
  const isStale = (path: string): boolean => {
    const before = loaded().get(dirname(path))?.files.get(path);
    return before === undefined || before.stamp !== stampNow(path);
  };
  return {
    watched(folder, changed) {
      // Of what changed before they are first read, nobody tells.
      if (hasRead) watched.tell(folder, changed);
    },
    ...(crew === undefined
      ? {}
      : {
          share(rootDir, files) {
            given = shareReading({ rootDir, files }, { crew, store, isStale });
            return given;
          },
        }),
    areMany: (files) => crew !== undefined && files > LARGE_SITE,
    recall() {
      concluded ??= store.recall();
      hasChanged ||= concluded === undefined;
      return concluded;
    },
    keep(value, left) {
      concluded = value;
      leave = left;
    },
    async folder(path, list) {
      const before = known?.get(path);
      const stamp = stampNow(path);
      if (before?.listed !== undefined && before.listed.stamp === stamp && watched.isUntouched(path)) {
        next.set(path, before);
        return before.listed.folder;
      }
      // A build that failed may have left something here.
      next.delete(path);
      const folder = await list();
      const now = folderIn(next, path);
      shelve(path, now);
      if (stamp !== undefined && !folder.hasLinks && now.isUnsettled !== true) now.listed = { stamp, folder };
      return folder;
    },
    async read(path, read) {
      const before = loaded().get(dirname(path))?.files.get(path);
      const folder = folderIn(next, dirname(path));
      if (before !== undefined && watched.isUnchanged(path) && !isOfLink(before.stamp)) {
        folder.files.set(path, before);
        return before.file;
      }
      const byOthers = given === undefined ? undefined : await given.file(path);
      if (byOthers !== undefined) {
        folder.files.set(path, byOthers);
        hasChanged = true;
        return byOthers.file;
      }
      const stamp = stampNow(path);
      const isKnown = before !== undefined && before.stamp === stamp;
      const file = isKnown ? before.file : await readWhole(read);
      if (stamp === undefined) folder.isUnsettled = true;
      else folder.files.set(path, { stamp, file });
      hasChanged ||= !isKnown;
      return file;
    },
    sweep() {
      for (const [path, folder] of next) shelve(path, folder);
      if (!isKept) store.sweep();
      isKept ||= isKeptOnce;
      hasChanged ||= countOf(next) !== (known === undefined ? 0 : countOf(known));
      [known, next, given] = [next, new Map(), undefined];
      hasRead = true;
      taken?.clear();
      watched.forget();
    },
    save() {
      if (hasChanged && !isLeft) store.save(leave());
      hasChanged = false;
      isLeft = isKeptOnce;
      // Who reads them once needs no more of them than what has come of them.
      if (crew !== undefined) [known, concluded, leave] = [undefined, undefined, asConcluded];
    },
  };
}

/** Reads a file and its Markdown, which a check asks for anyway. */
async function readWhole(read: () => Promise<ReadFile>): Promise<ReadFile> {
  const file = await read();
  const text = textOf(file);
  if (text !== undefined) keptMarkdown(text);
  return file;
}

function folderIn(folders: Map<string, KnownFolder>, path: string): KnownFolder {
  const known = folders.get(path) ?? { files: new Map<string, KnownFile>() };
  folders.set(path, known);
  return known;
}

function inFolders(files: ReadonlyMap<string, KnownFile>): Map<string, KnownFolder> {
  const folders = new Map<string, KnownFolder>();
  for (const [path, file] of files) folderIn(folders, dirname(path)).files.set(path, file);
  return folders;
}

function countOf(folders: ReadonlyMap<string, KnownFolder>): number {
  return [...folders.values()].reduce((count, { files }) => count + files.size, 0);
}

/** Knows nothing: all files are read. */
export const noKnownFiles: KnownFiles = {
  folder: (_path, list) => list(),
  read: (_path, read) => read(),
  watched: () => undefined,
  areMany: () => false,
  sweep: () => undefined,
  recall: () => undefined,
  keep: () => undefined,
  save: () => undefined,
};
