import { join, relative, sep } from 'node:path';
import { isIgnoredFile } from '../fs/ignored-files.ts';
import { repositoryOf } from '../fs/repository.ts';
import { createDebouncer } from './debouncer.ts';
import { watchFiles } from './watch-files.ts';

/** The folders with the sources of a site. */
const SITE_FOLDERS = ['content', 'templates', 'client', 'schemas', 'src/domain'];

export interface SourceWatcher {
  /** Calls `onChange` soon, for another reason than a file, with the files that have changed, if any. */
  triggerChange(): void;
  close(): Promise<void>;
}

export interface WatchedRoot {
  readonly dir: string;
  /** Relative to `dir`, with `/`. They need not exist yet. */
  readonly folders?: readonly string[];
}

export interface WatchSourcesOptions {
  /** Watched in addition to the site. */
  readonly others?: readonly WatchedRoot[];
  /** Whether files are polled, because the system does not report changes. */
  readonly isPolling?: boolean;
  /** Called if the system has no file watchers left. From then on files are polled. */
  readonly onExhausted?: (error: Error) => void;
}

/**
 * Calls `onChange` when sources have changed, and once at the start, before it resolves, with no paths. A burst of changes is
 * reported once, when it has been quiet for a moment and git is done. Calls do not overlap: what changes during one is
 * reported after it. Paths are absolute and sorted. Temporary files of editors are ignored.
 */
export async function watchSources(
  rootDir: string,
  onChange: (paths: readonly string[]) => Promise<void>,
  { others = [], isPolling = false, onExhausted = () => undefined }: WatchSourcesOptions = {},
): Promise<SourceWatcher> {
  const roots: readonly WatchedRoot[] = [{ dir: rootDir, folders: SITE_FOLDERS }, ...others];
  const report = async (paths: readonly string[]): Promise<void> => {
    await onChange(paths);
    watcher.compareSoon();
  };
  const debouncer = createDebouncer({ report, addMissed: () => watcher.compareNow(), lock: gitLock(rootDir) });
  const watcher = watchFiles({
    folders: [...new Set(roots.map(({ dir }) => dir))],
    isWatched: (path) => roots.some((root) => isWatched(root, path)),
    isPolling,
    onChange: debouncer.add,
    onExhausted,
  });
  await debouncer.reportNow();
  return {
    triggerChange: debouncer.reportSoon,
    async close() {
      debouncer.stop();
      await watcher.close();
    },
  };
}

/** Whether a path is one of the folders, below one, or above one: a folder may be created later. */
function isWatched({ dir, folders = [] }: WatchedRoot, path: string): boolean {
  const below = relative(dir, path).split(sep).join('/');
  if (below === '') return true;
  if (below.startsWith('../') || below.split('/').some((name) => isIgnoredFile(name) || name === 'node_modules'))
    return false;
  return folders.some((folder) => `${below}/`.startsWith(`${folder}/`) || folder.startsWith(`${below}/`));
}

/**
 * The lock file that exists while git changes the files of a folder, such as during a checkout. Until then the content is
 * partly old and partly new. Undefined outside of a repository.
 */
export function gitLock(folder: string): string | undefined {
  const repository = repositoryOf(folder);
  return repository && join(repository.gitDir, 'index.lock');
}
