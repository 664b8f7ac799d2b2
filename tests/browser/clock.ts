import type { Page } from '@playwright/test';

/** The clock of a page, for tests that decide when its time passes. */

export const HOUR_MS = 3_600_000;

/**
 * Stops the clock at an instant. Until then it runs with the machine's, so that it starts long before: a busy machine would be too
 * late otherwise.
 */
export async function stopClock(page: Page, ms: number): Promise<void> {
  await page.clock.install({ time: ms - HOUR_MS });
  await page.clock.pauseAt(ms);
}

/** Lets the time of a stopped clock pass, a millisecond at a time, until some work in the page is done. */
export async function tickUntil<T>(page: Page, work: Promise<T>): Promise<T> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) await page.clock.runFor(1);
  return done;
}
