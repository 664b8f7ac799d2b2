import { lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attempt } from '../fs/attempt.ts';

/** The folders that somebody watches, and whom to tell of what is in them. */
export interface WatchedFolders {
  /** Absolute paths. */
  readonly roots: readonly string[];
  /** Whether a path below the roots is of interest: a file, or a folder with anything below it that is. */
  readonly isWatched: (path: string) => boolean;
  /** Of a file that is new or has changed; or of what is gone, which may be a folder with all that was in it. */
  readonly onChange: (path: string, change: Change) => void;
}

export interface Change {
  /** Mostly, what is gone is one half of a rename or of a save, and a file that is empty one that is being written. */
  readonly isHalf: boolean;
}

/** What makes changes of folders known, until it is closed. */
export interface FolderWatcher {
  close(): void;
}

/** A file, or a folder that can be entered, which a link may lead to. */
export interface FolderEntry {
  readonly path: string;
  readonly isFolder: boolean;
  readonly isLink: boolean;
  readonly isEmpty: boolean;
}

/** What is watched of the entries of a folder; nothing where it cannot be read. */
export function entriesIn(folder: string, isWatched: (path: string) => boolean): readonly FolderEntry[] {
  const names = attempt(() => readdirSync(folder)) ?? [];
  return names.flatMap((name) => {
    const path = join(folder, name);
    return isWatched(path) ? (folderEntry(path) ?? []) : [];
  });
}

/** What lies at a path; undefined where nothing does. A link that leads nowhere is a file. */
export function folderEntry(path: string): FolderEntry | undefined {
  const entry = attempt(() => lstatSync(path));
  if (entry === undefined) return undefined;
  if (!entry.isSymbolicLink()) return { path, isFolder: entry.isDirectory(), isLink: false, isEmpty: entry.size === 0 };
  const isFolder = attempt(() => statSync(path).isDirectory() && !leadsAround(path)) === true;
  return { path, isFolder, isLink: true, isEmpty: false };
}

/** Whether a link leads to a folder that it lies in itself, be it through other links. */
function leadsAround(link: string): boolean {
  const target = realpathSync(link);
  for (let folder = dirname(link); ; folder = dirname(folder)) {
    if (realpathSync(folder) === target) return true;
    if (folder === dirname(folder)) return false;
  }
}
