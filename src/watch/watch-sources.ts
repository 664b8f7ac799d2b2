import { watch } from 'node:fs';
import { relative, sep } from 'node:path';
import { isIgnoredFile } from '../fs/ignored-files.ts';
import type { FolderWatcher, WatchedFolders } from './folder-entries.ts';
import { gitLock } from './git-lock.ts';
import { pollFolders } from './poll-folders.ts';
import { tellingQueue } from './telling-queue.ts';
import { watchFolders } from './watch-folders.ts';

/** The folders of a site whose files make it. */
const SITE_FOLDERS = ['content', 'templates', 'client', 'schemas', 'src/domain'];

export interface SourceWatcher {
  /** Has `onChange` called once more, for another reason than a file; with what has changed, if anything. */
  again(): void;
  close(): Promise<void>;
}

export interface WatchedRoot {
  readonly dir: string;
  /** Relative to `dir`, with `/`. They need not be there yet. */
  readonly folders?: readonly string[];
}

export interface WatchSourcesOptions {
  /** Others to be watched beside the site. */
  readonly others?: readonly WatchedRoot[];
  /** Whether files are looked at over and over, where the system does not tell of changes. */
  readonly isPolling?: boolean;
  /** Called where the system has no more watchers to give, so that files are looked at from then on. */
  readonly onExhausted?: (error: Error) => void;
  /** Has the system watch one folder; `watch` of `node:fs` where it is not given. */
  readonly watchFolder?: typeof watch;
}

/**
 * Tells when sources have changed, and once at the start, before it resolves, with no paths: what changes during that
 * first telling is told after it. Events that come in a burst are told once, when it has been quiet for a moment and git is
 * done, and never while the last telling is still being worked on: `onChange` does not overlap itself. Paths are absolute
 * and sorted. What editors leave lying for a moment is no change.
 */
export async function watchSources(
  rootDir: string,
  onChange: (paths: readonly string[]) => Promise<void>,
  options: WatchSourcesOptions = {},
): Promise<SourceWatcher> {
  const roots = [{ dir: rootDir, folders: SITE_FOLDERS }, ...(options.others ?? [])];
  const queue = tellingQueue(onChange, gitLock(rootDir));
  const watched: WatchedFolders = {
    roots: [...new Set(roots.map(({ dir }) => dir))],
    isWatched: (path) => roots.some((root) => isWatched(root, path)),
    onChange: queue.add,
  };
  const watcher = options.isPolling === true ? pollFolders(watched, { isLate: false }) : watchOrPoll(watched, options);
  await queue.tell();
  return {
    again: queue.schedule,
    async close() {
      queue.stop();
      watcher.close();
    },
  };
}

/** The system's word, and looks of our own from when it has no more to give. */
function watchOrPoll(
  watched: WatchedFolders,
  { onExhausted, watchFolder = watch }: WatchSourcesOptions,
): FolderWatcher {
  let polling: FolderWatcher | undefined;
  const whenExhausted = (error: Error): void => {
    polling = pollFolders(watched, { isLate: true });
    onExhausted?.(error);
  };
  const watching = watchFolders(watched, { watchFolder, onExhausted: whenExhausted });
  return {
    close() {
      watching.close();
      polling?.close();
    },
  };
}

/** The folders themselves, all that is in them, and those on the way to them: so one that comes later is seen. */
function isWatched({ dir, folders = [] }: WatchedRoot, path: string): boolean {
  const below = relative(dir, path).split(sep).join('/');
  if (below === '') return true;
  if (below.startsWith('../') || below.split('/').some((name) => isIgnoredFile(name) || name === 'node_modules'))
    return false;
  return folders.some((folder) => `${below}/`.startsWith(`${folder}/`) || folder.startsWith(`${below}/`));
}
