import { existsSync } from 'node:fs';
import type { Change } from './folder-entries.ts';

/** A single save is told at once; of a burst, and of half a save, more is likely to come. */
const QUIET_MS = { single: 1, more: 150 } as const;
const BURST = 5;

/** While git changes files it holds a lock; one that stays for longer was left behind. */
const LOCK_MS = { look: 50, most: 10_000 } as const;

export interface TellingQueue {
  add(path: string, change: Change): void;
  schedule(): void;
  tell(): Promise<void>;
  stop(): void;
}

/**
 * Gathers changes and tells them together, in order, once no more have come for a moment and the file `lock` is gone. `onChange`
 * does not overlap itself: what comes during a telling is told after it.
 */
export function tellingQueue(
  onChange: (paths: readonly string[]) => Promise<void>,
  lock: string | undefined,
): TellingQueue {
  const changed = new Set<string>();
  const halves = new Set<string>();
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
    const isMoreLikely = halves.size > 0 || changed.size >= BURST;
    after(isMoreLikely ? QUIET_MS.more : QUIET_MS.single);
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
    halves.clear();
    try {
      await onChange(paths);
    } finally {
      isWorking = false;
    }
    if (isWanted) schedule();
  };
  return {
    add(path, { isHalf }) {
      changed.add(path);
      if (isHalf) halves.add(path);
      else halves.delete(path);
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
