import type { Locator, Page } from '@playwright/test';
import { expect } from './quiet-test.ts';
import type { SiteWithService } from './with-service.ts';

/** Rates sessions of Devlica 2026 like visitors and speakers. */

/** The talk of the speaker whose PIN the tests use. */
export const KEYNOTE = 'cloth-outlives-the-loom';

export const BLINK = 'page-that-does-not-blink';

export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** The stars of a session or of its speakers: a group of radio buttons. */
export const starsFor = (page: Page, what: 'session' | 'speakers'): Locator =>
  dialog(page).locator(`[name="stars.${what}"]`);

export interface RatingPlace {
  readonly site: SiteWithService;
  readonly session: string;
  /** `hr/` before the path of the event. */
  readonly prefix?: string;
}

/** Opens a schedule, and the form that rates one of its sessions. */
export async function openRating(page: Page, { site, session, prefix = '' }: RatingPlace): Promise<void> {
  await page.goto(`${site.url}${prefix}devlica/`);
  await page.locator('[data-schedule]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-schedule]')).toHaveAttribute('data-rating', 'ready');
  await page.locator(`[data-rate="${session}"]`).click();
  await expect(dialog(page)).toBeVisible();
}

export async function fillRating(page: Page, pin: string, stars?: number): Promise<void> {
  await dialog(page).locator('[name=pin]').fill(pin);
  if (stars !== undefined)
    await starsFor(page, 'session')
      .nth(stars - 1)
      .check();
}

export const sendRating = (page: Page): Promise<void> => dialog(page).locator('[type=submit]').click();
