import { existsSync, lstatSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { watch as watchFiles } from 'chokidar';
import { isPassing } from '../content/passing-files.ts';
import { gitLock } from './git-lock.ts';

/** The folders of a site whose files make it. */
const SITE_FOLDERS = ['content', 'templates', 'client', 'schemas', 'src/model'];

/** A single save is told at once; of what comes in a burst, more is likely to come. */
const QUIET_MS = { single: 5, burst: 150 } as const;
const BURST = 5;

/** For so long, less some, chokidar says nothing of a file after each time that it tells it as changed. */
const DEAF_MS = 100;

/** While git changes files it holds a lock; one that stays for longer was left behind. */
const LOCK_MS = { look: 50, most: 10_000 } as const;

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

/**
 * Tells when sources have changed, and once at the start, before it resolves, with no paths: what changes during that
 * first telling is told after it. Events that come in a burst are told once, when it has been quiet for a moment and git is
 * done, and never while the last telling is still being worked on: `onChange` does not overlap itself. Paths are absolute
 * and sorted. What editors leave lying for a moment is no change.
 */
export async function watchSources(
  rootDir: string,
  onChange: (paths: readonly string[]) => Promise<void>,
  others: readonly WatchedRoot[] = [],
): Promise<SourceWatcher> {
  const roots = [{ dir: rootDir, folders: SITE_FOLDERS }, ...others];
  const queue = tellingQueue(onChange, gitLock(rootDir));
  const watcher = watchFiles([...new Set(roots.map(({ dir }) => dir))], {
    ignoreInitial: true,
    // It would hold back deletions for a while, to see whether they are one half of a save: waiting for quiet does that.
    atomic: false,
    ignored: (path) => !roots.some((root) => isWatched(root, path)),
  });
  const justTold = new Map<string, NodeJS.Timeout>();
  watcher.on('all', (event, path) => {
    if (event !== 'addDir') queue.add(path, { isGone: event.startsWith('unlink') });
    if (event !== 'change') return;
    clearTimeout(justTold.get(path));
    justTold.set(path, setTimeout(() => justTold.delete(path), DEAF_MS).unref());
  });
  const links = linksIn(roots);
  watcher.on('raw', (event, name, details) => {
    const { watchedPath } = details as { readonly watchedPath?: string };
    // One who polls, as chokidar's CHOKIDAR_USEPOLLING asks for, compares times of change.
    if (watchedPath === undefined) return;
    for (const path of [watchedPath, join(watchedPath, name ?? '')])
      if (justTold.has(path) || (event === 'rename' && links.hasSeen(path))) queue.add(path, { isGone: false });
  });
  watcher.on('error', () => undefined);
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  await queue.tell();
  return {
    again: queue.schedule,
    async close() {
      queue.stop();
      await watcher.close();
    },
  };
}

/** Of a link chokidar knows what it leads to: one that leads nowhere is nothing to it, and one to the same file nothing new. */
function linksIn(roots: readonly WatchedRoot[]): { readonly hasSeen: (path: string) => boolean } {
  const seen = new Set<string>();
  return {
    /** Whether there is a link, or was one when this was asked the last time. */
    hasSeen(path) {
      if (!roots.some((root) => isWatched(root, path))) return false;
      const was = seen.delete(path);
      if (isLink(path)) seen.add(path);
      return was || seen.has(path);
    },
  };
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

/** The folders themselves, all that is in them, and those on the way to them: so one that comes later is seen. */
function isWatched({ dir, folders = [] }: WatchedRoot, path: string): boolean {
  const below = relative(dir, path).split(sep).join('/');
  if (below === '') return true;
  if (below.startsWith('../') || below.split('/').some((name) => isPassing(name) || name === 'node_modules'))
    return false;
  return folders.some((folder) => `${below}/`.startsWith(`${folder}/`) || folder.startsWith(`${below}/`));
}

interface TellingQueue {
  /** A file that goes is half of a rename or of a save, and with a folder goes what was in it. */
  add(path: string, what: { readonly isGone: boolean }): void;
  schedule(): void;
  tell(): Promise<void>;
  stop(): void;
}

function tellingQueue(onChange: (paths: readonly string[]) => Promise<void>, lock: string | undefined): TellingQueue {
  const changed = new Set<string>();
  const gone = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isWorking = false;
  let isWanted = false;
  let isStopped = false;
  let waitedMs = 0;

  const after = (ms: number): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(tellUnlocked, ms);
  };
  const schedule = (): void => {
    isWanted = true;
    waitedMs = 0;
    const isMoreLikely = gone.size > 0 || changed.size >= BURST;
    after(isMoreLikely ? QUIET_MS.burst : QUIET_MS.single);
  };
  const tellUnlocked = (): void => {
    if (lock !== undefined && waitedMs < LOCK_MS.most && existsSync(lock)) {
      waitedMs += LOCK_MS.look;
      after(LOCK_MS.look);
    } else void tell();
  };
  const tell = async (): Promise<void> => {
    if (isWorking) return;
    isWorking = true;
    isWanted = false;
    const paths = [...changed].sort();
    changed.clear();
    gone.clear();
    try {
      await onChange(paths);
    } finally {
      isWorking = false;
    }
    if (isWanted) schedule();
  };
  return {
    add(path, { isGone }) {
      changed.add(path);
      if (isGone) gone.add(path);
      else gone.delete(path);
      schedule();
    },
    schedule,
    tell,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
