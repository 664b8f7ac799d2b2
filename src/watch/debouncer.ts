import { existsSync } from 'node:fs';

/** A single save is reported at once; in a burst, and after half of a change, more changes are likely to follow. */
const QUIET_MS = { single: 1, more: 150 } as const;
const BURST = 5;

/** Git holds a lock while it changes files. A lock that stays for longer was left behind. */
const LOCK_MS = { interval: 50, most: 10_000 } as const;

export interface Change {
  /** More is likely to follow: a deletion is usually half of a rename or a save, and an empty file is still being written. */
  readonly isPartial: boolean;
}

export interface Debouncer {
  add(path: string, change: Change): void;
  /** Reports soon, even if nothing has changed. */
  reportSoon(): void;
  /** Reports now, even if nothing has changed. */
  reportNow(): Promise<void>;
  stop(): void;
}

export interface DebouncerOptions {
  /** Gets the changed paths, sorted. */
  readonly report: (paths: readonly string[]) => Promise<void>;
  /** Called before a burst of changes is reported. Adds the changes that were missed, and returns whether there are any. */
  readonly addMissed: () => boolean;
  /** The path of git's lock. Nothing is reported while there is such a file. */
  readonly lock: string | undefined;
}

/**
 * Collects changed paths and reports them together, when no more have come for a moment. Reports do not overlap: what
 * changes during one is reported after it.
 */
export function createDebouncer({ report, addMissed, lock }: DebouncerOptions): Debouncer {
  const changed = new Set<string>();
  const partial = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isReporting = false;
  let isRequested = false;
  let isStopped = false;
  let waitedMs = 0;

  const after = (ms: number): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(reportUnlocked, ms);
  };
  const reportSoon = (): void => {
    isRequested = true;
    waitedMs = 0;
    after(partial.size > 0 || changed.size >= BURST ? QUIET_MS.more : QUIET_MS.single);
  };
  const reportUnlocked = (): void => {
    if (lock !== undefined && waitedMs < LOCK_MS.most && existsSync(lock)) {
      waitedMs += LOCK_MS.interval;
      after(LOCK_MS.interval);
    } else if (changed.size < BURST || !addMissed()) void reportNow();
  };
  const reportNow = async (): Promise<void> => {
    if (isReporting) return;
    isReporting = true;
    isRequested = false;
    const paths = [...changed].sort();
    changed.clear();
    partial.clear();
    try {
      await report(paths);
    } finally {
      isReporting = false;
    }
    if (isRequested) reportSoon();
  };
  return {
    add(path, { isPartial }) {
      changed.add(path);
      if (isPartial) partial.add(path);
      else partial.delete(path);
      reportSoon();
    },
    reportSoon,
    reportNow,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
