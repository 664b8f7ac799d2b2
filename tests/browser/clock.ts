import type { Page } from '@playwright/test';

/** Controls the clock of a page. */

export const HOUR_MS = 3_600_000;

/**
 * Stops the clock at an instant. Until then it runs with the machine's clock. It starts an hour earlier, so that it cannot be
 * too late on a busy machine.
 */
export async function stopClock(page: Page, ms: number): Promise<void> {
  await page.clock.install({ time: ms - HOUR_MS });
  await page.clock.pauseAt(ms);
}

/** Advances a stopped clock by a millisecond at a time until some work in the page is done. */
export async function tickUntil<T>(page: Page, work: Promise<T>): Promise<T> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) await page.clock.runFor(1);
  return done;
}
