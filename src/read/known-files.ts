import { join } from 'node:path';
import type { Document, MediaFile } from '../content/document.ts';
import { orNothing } from '../content/or-nothing.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { isOfLink, stampFile } from './stamp-files.ts';

/** What came of one file: a document or one of the media, unless it cannot be read. */
export interface ReadFile {
  readonly document?: Document;
  readonly media?: MediaFile;
  readonly findings: readonly Finding[];
}

/** What files came to when they were last read: a file is read when it has changed since. */
export interface KnownFiles {
  /** What a file, by its absolute path, comes to, read now if need be. */
  read(path: string, read: () => Promise<ReadFile>): Promise<ReadFile>;
  /**
   * To be told by who watches all files below a folder, before they are read: the absolute paths of those that changed since
   * the last time, or that nobody knows which. Of that folder only these are looked at then, until they have been read; a link
   * is always, since what it leads to may have changed.
   */
  watched(folder: string, changed: readonly string[] | 'unknown'): void;
  /** Forgets what was not asked for since the last time. */
  sweep(): void;
  /** What was concluded from the files the last time, as it was given to `keep`; undefined where that is not known. */
  recall(): unknown;
  /** Plain data, to be recalled the next time. */
  keep(concluded: unknown): void;
  /** Once all that comes of files is known: keeps it for the next process, where that is wanted. */
  save(): void;
}

/** A file as it was, by the name of its state. */
export interface KnownFile {
  readonly stamp: string;
  readonly file: ReadFile;
}

/** Where known files outlive a process. */
export interface KnownFilesStore {
  load(): Map<string, KnownFile>;
  recall(): unknown;
  save(known: ReadonlyMap<string, KnownFile>, concluded: unknown): void;
}

const noStore: KnownFilesStore = { load: () => new Map(), recall: () => undefined, save: () => undefined };

/** `clock` gives milliseconds since 1970. */
export function createKnownFiles(clock: () => number, store = noStore): KnownFiles {
  let known: Map<string, KnownFile> | undefined;
  let next = new Map<string, KnownFile>();
  let hasChanged = false;
  let concluded: unknown;
  let changed: Set<string> | 'unknown' | undefined;
  let watchedFolder = '';
  const isUnchanged = (path: string): boolean =>
    changed instanceof Set && path.startsWith(watchedFolder) && !changed.has(path);
  return {
    watched(folder, paths) {
      watchedFolder = join(folder, '/');
      if (paths === 'unknown' || changed === 'unknown') changed = 'unknown';
      else changed = new Set([...(changed ?? []), ...paths]);
    },
    recall() {
      concluded ??= store.recall();
      hasChanged ||= concluded === undefined;
      return concluded;
    },
    keep(value) {
      concluded = value;
    },
    async read(path, read) {
      known ??= store.load();
      const before = known.get(path);
      if (before !== undefined && isUnchanged(path) && !isOfLink(before.stamp)) {
        next.set(path, before);
        return before.file;
      }
      const stamp = orNothing(() => stampFile(path, clock()));
      const isKnown = before !== undefined && before.stamp === stamp;
      const file = isKnown ? before.file : await read();
      if (stamp !== undefined) next.set(path, { stamp, file });
      hasChanged ||= !isKnown;
      return file;
    },
    sweep() {
      hasChanged ||= next.size !== known?.size;
      [known, next] = [next, new Map()];
      changed = undefined;
    },
    save() {
      if (hasChanged && known !== undefined) store.save(known, concluded);
      hasChanged = false;
    },
  };
}

/** Knows nothing: all files are read. */
export const noKnownFiles: KnownFiles = {
  read: (_path, read) => read(),
  watched: () => undefined,
  sweep: () => undefined,
  recall: () => undefined,
  keep: () => undefined,
  save: () => undefined,
};
