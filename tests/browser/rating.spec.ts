import type { Locator, Page } from '@playwright/test';
import { INSTANTS } from '../support/instants.ts';
import { expect, test } from './quiet-test.ts';
import { msOf } from './sites.ts';
import { type SiteWithService, startWithService } from './with-service.ts';

/** Sessions are rated from their rows, against the real service. */

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });
test.describe.configure({ mode: 'serial' });

const KEYNOTE = 'cloth-outlives-the-loom';
const BLINK = 'page-that-does-not-blink';
let site: SiteWithService;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startWithService({ name: 'rating', at: INSTANTS.during });
  await site.importAttendees({ event: 'devlica', year: 2026 }, [
    { pin: '1234' },
    { pin: '4321', role: 'speaker', speaker: 'cacic-zeljka' },
  ]);
});

test.afterAll(() => site.stop());

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(msOf('during'));
});

const dialog = (page: Page): Locator => page.getByRole('dialog');

async function openRating(page: Page, session: string, path = 'devlica/'): Promise<void> {
  await page.goto(site.url + path);
  await page.locator('[data-schedule]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-schedule]')).toHaveAttribute('data-rating', 'ready');
  await page.locator(`[data-rate="${session}"]`).click();
  await expect(dialog(page)).toBeVisible();
}

async function fill(page: Page, pin: string, stars?: number): Promise<void> {
  await dialog(page).locator('[name=pin]').fill(pin);
  if (stars !== undefined) await dialog(page).locator(`[name="stars.session"][value="${stars}"]`).check();
}

const sendIt = (page: Page): Promise<void> => dialog(page).locator('[type=submit]').click();

test('only what has begun can be rated, and nothing that is no session', async ({ page }) => {
  await page.goto(`${site.url}devlica/`);
  await expect(page.locator(`[data-rate="${KEYNOTE}"]`)).toHaveCount(1);
  await expect(page.locator('[data-rate="small-browser"]')).toBeHidden();
  await expect(page.locator('.row:not(.row-session) [data-rate]')).toHaveCount(0);
});

test('without PIN and stars nothing is sent, and both are asked for', async ({ page }) => {
  await openRating(page, BLINK);
  await sendIt(page);
  await expect(dialog(page).getByText('Please enter your PIN!')).toBeVisible();
  await expect(dialog(page).getByText('Please use at least single star rating')).toBeVisible();
  await expect(dialog(page).locator('[name=pin]')).toBeFocused();
  await fill(page, '12');
  await sendIt(page);
  await expect(dialog(page).getByText('PIN is not correctly formatted!')).toBeVisible();
});

test('an unknown PIN is said beside its field, and the stars stay', async ({ page, complaints }) => {
  await openRating(page, BLINK, 'hr/devlica/');
  await fill(page, '9999', 4);
  await sendIt(page);
  await expect(dialog(page).getByText('PIN je nepoznat!')).toBeVisible();
  await expect(dialog(page).locator('[name="stars.session"][value="4"]')).toBeChecked();
  expect(complaints.length).toBeGreaterThan(0);
  complaints.length = 0;
});

test('a speaker cannot rate their own session', async ({ page, complaints }) => {
  await openRating(page, KEYNOTE);
  await fill(page, '4321', 5);
  await sendIt(page);
  await expect(dialog(page).getByRole('alert')).toContainText('You cannot rate a session at which you speak!');
  complaints.length = 0;
});

test('a draft outlives a reload, a rating arrives once, and the PIN is kept for the visit', async ({
  page,
  complaints,
}) => {
  await openRating(page, BLINK);
  await dialog(page).locator('[name="stars.session"][value="5"]').check();
  await dialog(page).locator('[name=comment]').fill('Not a blink.');
  await openRating(page, BLINK);
  await expect(dialog(page).locator('[name=comment]')).toHaveValue('Not a blink.');
  await expect(dialog(page).locator('[name="stars.session"][value="5"]')).toBeChecked();
  await fill(page, '1234');
  await sendIt(page);
  await expect(dialog(page).getByRole('status')).toContainText('Thank you!');
  await page.keyboard.press('Escape');
  await expect(page.locator(`[data-rate="${BLINK}"]`)).toBeFocused();
  await page.locator(`[data-rate="${BLINK}"]`).click();
  await expect(dialog(page).locator('[name=pin]')).toHaveValue('1234');
  await fill(page, '1234', 3);
  await sendIt(page);
  await expect(dialog(page).getByRole('alert')).toContainText('You have already rated this session!');
  complaints.length = 0;
});

test('a connection that is lost is told, and nothing typed is', async ({ page, context, complaints }) => {
  await openRating(page, KEYNOTE);
  await fill(page, '1234', 2);
  await context.setOffline(true);
  await sendIt(page);
  await expect(dialog(page).getByRole('alert')).toContainText('Connection error!');
  await expect(dialog(page).locator('[name="stars.session"][value="2"]')).toBeChecked();
  complaints.length = 0;
});
