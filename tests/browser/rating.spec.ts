import { INSTANTS } from '../support/instants.ts';
import { HOUR_MS } from './clock.ts';
import { holdRequests } from './navigated.ts';
import { expect, test } from './quiet-test.ts';
import { BLINK, dialog, fillRating, KEYNOTE, openRating, sendRating, starsFor } from './rating-walk.ts';
import { msOf } from './sites.ts';
import { type SiteWithService, startWithService } from './with-service.ts';

/** Sessions are rated in the schedule, with the real service. */

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });
test.describe.configure({ mode: 'serial' });

let site: SiteWithService;

test.beforeAll(async () => {
  site = await startWithService({ name: 'rating', at: INSTANTS.during });
  await site.importAttendees({ event: 'devlica', year: 2026 }, [
    { pin: '1234' },
    { pin: '5678' },
    { pin: '4321', role: 'speaker', speaker: 'cacic-zeljka' },
  ]);
});

test.afterAll(() => site.stop());

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(msOf('during'));
});

test('only sessions that have begun can be rated, including the panel, but no breaks', async ({ page }) => {
  await page.goto(`${site.url}devlica/`);
  await expect(page.locator(`[data-rate="${KEYNOTE}"]`)).toHaveCount(1);
  await expect(page.locator('[data-rate="small-browser"]')).toBeHidden();
  await expect(page.locator('[data-rate="panel"]')).toBeHidden();
  await expect(page.locator('.row-break [data-rate]')).toHaveCount(0);
});

test('without PIN and stars nothing is sent, and both are required', async ({ page }) => {
  await openRating(page, { site, session: BLINK });
  await sendRating(page);
  await expect(dialog(page).getByText('Please enter your PIN!')).toBeVisible();
  await expect(dialog(page).getByText('Please use at least single star rating')).toBeVisible();
  await expect(dialog(page).locator('[name=pin]')).toBeFocused();
  await fillRating(page, '12');
  await sendRating(page);
  await expect(dialog(page).getByText('PIN is not correctly formatted!')).toBeVisible();
  await fillRating(page, '1234', 3);
  await expect(dialog(page).locator('.field-error').filter({ visible: true, hasText: /\S/ })).toHaveCount(0);
});

test('an unknown PIN is reported beside its field, and the stars stay', async ({ page, complaints }) => {
  await openRating(page, { site, session: BLINK, prefix: 'hr/' });
  await fillRating(page, '9999', 4);
  await sendRating(page);
  await expect(dialog(page).getByText('PIN je nepoznat!')).toBeVisible();
  await expect(starsFor(page, 'session').nth(3)).toBeChecked();
  expect(complaints.length).toBeGreaterThan(0);
  complaints.length = 0;
});

test('a speaker cannot rate their own session', async ({ page, complaints }) => {
  await openRating(page, { site, session: KEYNOTE });
  await fillRating(page, '4321', 5);
  await sendRating(page);
  await expect(dialog(page).getByRole('alert')).toContainText('You cannot rate your own session!');
  complaints.length = 0;
});

test('a draft survives a reload, a rating arrives once, and the PIN is stored for the visit', async ({
  page,
  complaints,
}) => {
  await openRating(page, { site, session: BLINK });
  await starsFor(page, 'session').nth(4).check();
  await dialog(page).locator('[name=comment]').fill('Not a blink.');
  await openRating(page, { site, session: BLINK });
  await expect(dialog(page).locator('[name=comment]')).toHaveValue('Not a blink.');
  await expect(starsFor(page, 'session').nth(4)).toBeChecked();
  await fillRating(page, '1234');
  await sendRating(page);
  await expect(dialog(page).getByRole('status')).toContainText('Thank you!');
  await page.keyboard.press('Escape');
  await expect(page.locator(`[data-rate="${BLINK}"]`)).toBeFocused();
  await page.locator(`[data-rate="${BLINK}"]`).click();
  await expect(dialog(page).locator('[name=pin]')).toHaveValue('1234');
  await fillRating(page, '1234', 3);
  const request = page.waitForRequest(/\/ratings$/);
  await sendRating(page);
  expect((await request).postDataJSON()['pinToken'], 'the answer to the first rating had it').toMatch(/^\d+\./);
  await expect(dialog(page).getByRole('alert')).toContainText('You have already rated this session!');
  complaints.length = 0;
});

test('a lost connection is reported, and no typed text is lost', async ({ page, context, complaints }) => {
  await openRating(page, { site, session: KEYNOTE });
  await fillRating(page, '1234', 2);
  await context.setOffline(true);
  await sendRating(page);
  await expect(dialog(page).getByRole('alert')).toContainText('Connection error!');
  await expect(starsFor(page, 'session').nth(1)).toBeChecked();
  complaints.length = 0;
});

test('stars are set and removed by keyboard, and the outcome is announced at the focus', async ({ page }) => {
  await page.goto(`${site.url}devlica/`);
  const rate = page.locator('[data-rate="select-you-can-dress"]');
  await rate.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-schedule]')).toHaveAttribute('data-rating', 'ready');
  await rate.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName(/Rate “A new coat for the drop-down”/);
  await expect(dialog(page).getByRole('textbox', { name: 'PIN' })).toBeFocused();
  await page.keyboard.type('1234');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(dialog(page).getByRole('radio', { name: '1 star' }).first()).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog(page).getByRole('radio', { name: 'No stars' }).first()).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Please use at least single star rating')).toBeVisible();
  await expect(starsFor(page, 'session').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('status')).toHaveText('Thank you! Your rating has arrived.');
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rate).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the dialog sends within the screen, and closes by its button and its backdrop', async ({ page }) => {
    await openRating(page, { site, session: KEYNOTE });
    const close = dialog(page).getByRole('button', { name: 'Close' });
    await expect(
      dialog(page)
        .getByRole('button', { name: /rating/i })
        .last(),
    ).toBeInViewport({ ratio: 1 });
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(dialog(page)).toBeHidden();
    await page.locator(`[data-rate="${KEYNOTE}"]`).click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(dialog(page)).toBeHidden();
  });
});

test('a slow request is announced, and given up in time', async ({ page, complaints }) => {
  await page.clock.install({ time: msOf('during') });
  await openRating(page, { site, session: 'password-nobody-knows' });
  await fillRating(page, '1234', 2);
  const release = await holdRequests(page, /\/api\/v1\/ratings$/);
  await page.clock.pauseAt(msOf('during') + HOUR_MS);
  await sendRating(page);
  await expect(dialog(page).getByRole('status')).toHaveText('Sending …');
  await page.clock.fastForward(5_001);
  await expect(dialog(page).getByRole('status')).toContainText('This is taking longer than usual.');
  await page.clock.fastForward(30_001);
  await expect(dialog(page).getByRole('alert')).toContainText('The service is not responding.');
  await expect(starsFor(page, 'session').nth(1)).toBeChecked();
  release();
  complaints.length = 0;
});

for (const { prefix, rate, thanks } of [
  { prefix: '', rate: 'Rate it', thanks: 'Thank you!' },
  { prefix: 'hr/', rate: 'Ocijenite', thanks: 'Hvala!' },
]) {
  test(`a session is rated on its page, once it has begun (/${prefix})`, async ({ page }) => {
    await page.goto(`${site.url}${prefix}devlica/2026/sessions/small-browser/`);
    await expect(page.locator('.star-labelled')).toBeVisible();
    await expect(page.getByRole('button', { name: rate })).toHaveCount(0);
    const session = prefix === '' ? 'page-that-does-not-blink' : 'select-you-can-dress';
    await page.goto(`${site.url}${prefix}devlica/2026/sessions/${session}/`);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('button', { name: rate }).click();
    await expect(dialog(page)).toHaveAccessibleName(new RegExp(title));
    await dialog(page).locator('[name=pin]').fill('5678');
    await starsFor(page, 'session').nth(3).check();
    await sendRating(page);
    await expect(dialog(page).getByRole('status')).toContainText(thanks);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: rate })).toBeFocused();
  });
}
