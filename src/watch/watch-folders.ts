import { type FSWatcher, readlinkSync, realpathSync, type watch } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { attempt } from '../fs/attempt.ts';
import { contains } from '../fs/contains.ts';
import { entriesIn, type FolderWatcher, folderEntry, type WatchedFolders } from './folder-entries.ts';

/** What the system is asked by, and what is called where it has no more watchers to give: nothing is told from then on. */
export interface System {
  readonly watchFolder: typeof watch;
  readonly onExhausted: (error: Error) => void;
}

/**
 * Has the system tell of each folder, by a watcher of its own: it tells of the files in it as well. All that happens after
 * this returns is told.
 */
export function watchFolders(watched: WatchedFolders, system: System): FolderWatcher {
  const watcher = new SystemWatcher(watched, system);
  watcher.start();
  return watcher;
}

const EXHAUSTED = new Set(['ENOSPC', 'EMFILE']);

type OnEvent = (kind: string, name: string | null) => void;

class SystemWatcher implements FolderWatcher {
  readonly #watched: WatchedFolders;
  readonly #system: System;
  readonly #folders = new Map<string, FSWatcher>();
  /** By links, the watchers of the folders that hold what these lead to. */
  readonly #targets = new Map<string, readonly FSWatcher[]>();
  #isClosed = false;

  constructor(watched: WatchedFolders, system: System) {
    this.#watched = watched;
    this.#system = system;
  }

  start(): void {
    for (const root of this.#watched.roots) if (!this.#folders.has(root)) this.#enter(root, { isNews: false });
  }

  close(): void {
    this.#isClosed = true;
    for (const watcher of this.#folders.values()) watcher.close();
    for (const watcher of [...this.#targets.values()].flat()) watcher.close();
  }

  /** Watches a folder and those below it, instead of what was at these paths before; tells what is in them, where that is news. */
  #enter(folder: string, options: { readonly isNews: boolean }): void {
    this.#leave(folder);
    const watcher = this.#open(folder, (kind, name) => this.#hear(folder, { kind, name }));
    if (watcher === undefined) return;
    watcher.on('error', () => this.#look(folder, { mayBeAnother: true }));
    this.#folders.set(folder, watcher);
    for (const { path, isFolder, isLink, isEmpty } of entriesIn(folder, this.#watched.isWatched)) {
      if (isFolder) this.#enter(path, options);
      else if (isLink) this.#follow(path);
      if (!isFolder && options.isNews) this.#watched.onChange(path, { isHalf: isEmpty });
    }
  }

  #leave(path: string): void {
    for (const [folder, watcher] of this.#folders) {
      if (!contains(path, folder)) continue;
      watcher.close();
      this.#folders.delete(folder);
    }
    for (const link of this.#targets.keys()) if (contains(path, link)) this.#unfollow(link);
  }

  /** That a folder goes its own watcher tells by the folder's name, and then it watches whatever has become of that one. */
  #hear(folder: string, { kind, name }: { readonly kind: string; readonly name: string | null }): void {
    const path = join(folder, name ?? '');
    const isItself = path === folder || (name === basename(folder) && folderEntry(path) === undefined);
    this.#look(isItself ? folder : path, { mayBeAnother: isItself || kind === 'rename' });
  }

  #look(path: string, { mayBeAnother }: { readonly mayBeAnother: boolean }): void {
    if (!this.#watched.isWatched(path)) return;
    const entry = folderEntry(path);
    if (entry?.isFolder === true) {
      if (mayBeAnother || !this.#folders.has(path)) this.#enter(path, { isNews: true });
      return;
    }
    this.#leave(path);
    if (entry?.isLink === true) this.#follow(path);
    this.#watched.onChange(path, { isHalf: entry === undefined || entry.isEmpty });
  }

  /** What a link leads to may lie where nobody watches, and may not be there yet. */
  #follow(link: string): void {
    this.#unfollow(link);
    const next = attempt(() => resolve(dirname(link), readlinkSync(link)));
    const ways = new Set([next, attempt(() => realpathSync(link))]);
    this.#targets.set(
      link,
      [...ways].flatMap((way) => (way === undefined ? [] : (this.#watchTarget(way, link) ?? []))),
    );
  }

  #watchTarget(target: string, link: string): FSWatcher | undefined {
    const folder = dirname(target);
    if (this.#folders.has(folder) && this.#watched.isWatched(target)) return undefined;
    const watcher = this.#open(folder, (_, name) => {
      if (name === null || name === basename(target)) this.#look(link, { mayBeAnother: true });
    });
    return watcher?.on('error', () => this.#unfollow(link));
  }

  #unfollow(link: string): void {
    for (const watcher of this.#targets.get(link) ?? []) watcher.close();
    this.#targets.delete(link);
  }

  /** Undefined where a folder is not there any more, or somebody else's. */
  #open(folder: string, onEvent: OnEvent): FSWatcher | undefined {
    if (this.#isClosed) return undefined;
    try {
      return this.#system.watchFolder(folder, (kind, name) => {
        if (!this.#isClosed) onEvent(kind, name);
      });
    } catch (error) {
      if (EXHAUSTED.has((error as NodeJS.ErrnoException).code ?? '')) {
        this.close();
        this.#system.onExhausted(error as Error);
      }
      return undefined;
    }
  }
}
