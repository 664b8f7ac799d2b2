import { lstatSync } from 'node:fs';
import { resolve } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { attempt } from '../fs/attempt.ts';
import type { Change } from './debouncer.ts';
import { type FileState, fileStates, leadsToOwnParent, stateAt } from './file-states.ts';

export interface WatchFilesOptions {
  /** Absolute paths. They are watched with everything below them. */
  readonly folders: readonly string[];
  /** Whether a path below the folders is of interest: a file, or a folder that may contain such files. */
  readonly isWatched: (path: string) => boolean;
  readonly isPolling: boolean;
  /** Called for each file that is new, changed or deleted. */
  readonly onChange: (path: string, change: Change) => void;
  /** Called if the system has no file watchers left. From then on files are polled. */
  readonly onExhausted: (error: Error) => void;
}

export interface WatchedFiles {
  /** Compares all files soon. Called after each report. */
  compareSoon(): void;
  /** Compares all files, and returns whether any has changed. */
  compareNow(): boolean;
  close(): Promise<void>;
}

/**
 * Reports files that differ from their last known state. A file is compared as soon as chokidar reports it.
 * All files are compared after each report, and every two seconds, because chokidar misses some changes: one that follows another
 * within 50 ms, those in a folder that has replaced a watched one, and those of a file that a link led to before it existed.
 * When polling, there is no watcher, and all files are compared twice a second.
 */
export function watchFiles(options: WatchFilesOptions): WatchedFiles {
  const watcher = new FileWatcher(options);
  watcher.start();
  return watcher;
}

/** Longer than the time in which chokidar drops a second change of a file. */
const AFTER_REPORT_MS = 60;
/** `factor` is the shortest pause as a multiple of the time that comparing took. */
const WATCHING = { intervalMs: 2000, factor: 100 } as const;
const POLLING = { intervalMs: 500, factor: 10 } as const;

const EXHAUSTED = new Set(['ENOSPC', 'EMFILE']);

class FileWatcher implements WatchedFiles {
  readonly #options: WatchFilesOptions;
  /** Each file as it was last reported, or at the start. */
  readonly #states: Map<string, FileState>;
  /** Absent when polling. */
  #watcher: FSWatcher | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: WatchFilesOptions) {
    this.#options = options;
    this.#states = new Map(fileStates(options.folders, options.isWatched));
  }

  start(): void {
    if (!this.#options.isPolling) this.#watch();
    this.#schedule(() => this.#compareRegularly(), this.#pace.intervalMs);
  }

  compareSoon(): void {
    if (this.#watcher !== undefined) this.#schedule(() => this.#compareAll(), AFTER_REPORT_MS);
  }

  compareNow(): boolean {
    return this.#compareAll();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#watcher?.close();
  }

  #watch(): void {
    const watcher = watch([...this.#options.folders], {
      ignored: (path) => !this.#options.isWatched(resolve(path)) || isCircularLink(path),
      ignoreInitial: true,
      ignorePermissionErrors: true,
      atomic: false,
    });
    this.#watcher = watcher;
    watcher.on('all', (_, path) => this.#onEvent(resolve(path)));
    watcher.on('ready', () => this.#compareAll());
    watcher.on('error', (error) => this.#onError(watcher, error as NodeJS.ErrnoException));
  }

  #onEvent(path: string): void {
    const state = stateAt(path);
    if (state === 'folder') this.#compareAll();
    else this.#compare(path, state);
  }

  #onError(watcher: FSWatcher, error: NodeJS.ErrnoException): void {
    if (this.#watcher !== watcher || !EXHAUSTED.has(error.code ?? '')) return;
    this.#watcher = undefined;
    void watcher.close();
    this.#options.onExhausted(error);
    this.#compareAll();
  }

  /** A change that chokidar has missed shows that it watches something that is no longer there, so it starts anew. */
  #compareRegularly(): void {
    if (!this.#compareAll() || this.#watcher === undefined) return;
    void this.#watcher.close();
    this.#watch();
  }

  /** Returns whether any file has changed. */
  #compareAll(): boolean {
    const startedAt = performance.now();
    const current = fileStates(this.#options.folders, this.#options.isWatched);
    const paths = new Set([...this.#states.keys(), ...current.keys()]);
    const changed = [...paths].filter((path) => this.#compare(path, current.get(path)));
    const { intervalMs, factor } = this.#pace;
    const pauseMs = Math.max(intervalMs, factor * (performance.now() - startedAt));
    this.#schedule(() => this.#compareRegularly(), pauseMs);
    return changed.length > 0;
  }

  #compare(path: string, state: FileState | undefined): boolean {
    if (state?.fingerprint === this.#states.get(path)?.fingerprint) return false;
    if (state === undefined) this.#states.delete(path);
    else this.#states.set(path, state);
    this.#options.onChange(path, { isPartial: this.#watcher === undefined || (state?.isEmpty ?? true) });
    return true;
  }

  get #pace(): typeof WATCHING | typeof POLLING {
    return this.#watcher === undefined ? POLLING : WATCHING;
  }

  #schedule(action: () => void, ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(action, ms);
  }
}

function isCircularLink(path: string): boolean {
  return attempt(() => lstatSync(path).isSymbolicLink()) === true && leadsToOwnParent(path);
}
