import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { INSTANTS } from '../support/instants.ts';
import { copySite, type SiteCopy } from '../support/site-copy.ts';
import { markDocument } from './navigated.ts';
import { expect, test } from './quiet-test.ts';
import { msAt } from './sites.ts';
import { type StaticHost, startHost } from './static-host.ts';
import { waitForLayout } from './visible-content.ts';

/** Pages that are open during a conference, whose programme changes. */

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });
test.describe.configure({ mode: 'default' });

const BLINK = 'page-that-does-not-blink';
const BLINK_PAGE = `devlica/2026/sessions/${BLINK}/`;
const LIVE = '/devlica/2026/live.json';

/** The changes of each version of the site, in order. */
const VERSIONS = {
  calm: {},
  one: { blink: `at: 2026-05-08T09:40\nkind: cancelled\nentry: ${BLINK}\n` },
  three: {
    full: 'at: 2026-05-08T09:50\nkind: full\nentry: password-nobody-knows\n',
    cloakroom: 'at: 2026-05-08T09:55\nkind: notice\ntext: { en: In the yard., hr: U dvorištu. }\n',
  },
};
type Version = keyof typeof VERSIONS;

let copy: SiteCopy;
let host: StaticHost;
const folderOf = (version: Version): string => join(copy.rootDir, `dist-${version}`);
const liveOf = (version: Version): string => readFileSync(join(folderOf(version), LIVE), 'utf8');

test.beforeAll(async () => {
  copy = copySite();
  for (const [version, changes] of Object.entries(VERSIONS)) {
    for (const [ident, yaml] of Object.entries(changes))
      copy.write(`content/events/devlica/2026/changes/${ident}.yaml`, yaml);
    await copy.rebuild({ at: INSTANTS.during });
    cpSync(join(copy.rootDir, 'dist'), folderOf(version as Version), { recursive: true });
  }
});

test.beforeEach(async () => {
  host = await startHost();
  host.publish(folderOf('calm'));
});

test.afterEach(async ({ page }) => {
  await page.close();
  await host.stop();
});

test.afterAll(() => copy.remove());

const questions = (): number => host.requests.filter((path) => path === LIVE).length;
/** The requests for the data of the event page. */
const reloads = (): number => host.requests.filter((path) => path.endsWith('/page-data/devlica/page-data.json')).length;
const row = (page: Page) => page.locator(`#session-${BLINK}`);

/** Where a page stores when it was answered for the last time. */
const ANSWERED_AT = 'conf-site-live:devlica/2026';
const answeredAt = (page: Page) => page.evaluate((key) => localStorage.getItem(key), ANSWERED_AT);

/** Opens a page at an instant, and waits until its first question was answered. */
async function open(page: Page, path: string): Promise<() => Promise<boolean>> {
  await page.clock.install({ time: msAt('2026-05-08T10:20') });
  await page.addInitScript((key) => localStorage.removeItem(key), ANSWERED_AT);
  await page.goto(host.url + path);
  await waitForLayout(page);
  await expect.poll(() => answeredAt(page)).not.toBeNull();
  return markDocument(page);
}

/**
 * Lets the time pass in which a page asks again, and waits until the page has handled the answer: a jump of the clock would end
 * a question that is still open, since the time that it may take is over, and the page would pause longer.
 */
async function aMinuteLater(page: Page): Promise<void> {
  const last = await answeredAt(page);
  await page.clock.fastForward(70_000);
  await expect.poll(() => answeredAt(page)).not.toBe(last);
}

test('the schedule and the page of a session show a cancellation within a minute, without being loaded again', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const isSame = await open(page, 'devlica/');
  const isOtherSame = await open(other, `hr/${BLINK_PAGE}`);
  host.publish(folderOf('one'));
  await aMinuteLater(page);
  await expect(row(page).locator('.outcome')).toHaveText('Cancelled');
  await other.bringToFront();
  await aMinuteLater(other);
  await expect(other.locator('.talk-head .outcome')).toHaveText('Otkazano');
  expect(await isSame()).toBe(true);
  expect(await isOtherSame()).toBe(true);
});

test('several changes of one deploy are shown at once, and what is being read stays where it is', async ({ page }) => {
  await open(page, 'devlica/');
  await row(page).scrollIntoViewIfNeeded();
  await page.locator(`[data-star="${BLINK}"]`).click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const top = (await row(page).boundingBox())?.y;
  host.publish(folderOf('three'));
  await aMinuteLater(page);
  await expect(page.getByRole('link', { name: /^3 changes/ })).toHaveCount(1);
  await expect(page.locator(`[data-star="${BLINK}"]`)).toHaveAttribute('aria-pressed', 'true');
  expect(Math.abs(((await row(page).boundingBox())?.y ?? 0) - (top ?? 0))).toBeLessThan(40);
});

test('a page that is unchanged is not loaded again', async ({ page }) => {
  await open(page, 'devlica/');
  await aMinuteLater(page);
  expect(questions()).toBe(2);
  await aMinuteLater(page);
  expect(questions()).toBe(3);
  expect(reloads()).toBe(0);
});

test('without a connection the schedule says how old it is, and is updated as soon as it is back', async ({
  page,
  complaints,
}) => {
  await open(page, 'devlica/');
  host.isDown = true;
  await page.clock.fastForward(400_000);
  await expect(page.locator('[data-as-of]')).toHaveText('As of 10:20');
  await page.locator('[data-as-of]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-as-of]')).toBeVisible();
  host.isDown = false;
  host.publish(folderOf('one'));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(row(page).locator('.outcome')).toHaveText('Cancelled');
  await expect(page.locator('[data-as-of]')).toBeHidden();
  complaints.splice(0);
});

test('the page of a network in which one has to log in is no answer', async ({ page }) => {
  await open(page, 'devlica/');
  host.answer('.json', '<!doctype html><title>Log in</title>');
  await page.clock.fastForward(400_000);
  await expect(page.locator('[data-as-of]')).toBeVisible();
  await expect(page).toHaveTitle(/Devlica/);
  host.answer('.json', undefined);
  host.publish(folderOf('one'));
  // A jump of the clock ends a question that is still open, as its time is over. Then the page asks again after the next one.
  await expect(async () => {
    await page.clock.fastForward(400_000);
    await expect(row(page).locator('.outcome')).toHaveText('Cancelled', { timeout: 10_000 });
  }).toPass();
});

test('an older copy of live.json cannot take a cancellation back', async ({ page }) => {
  host.publish(folderOf('three'));
  await open(page, 'devlica/');
  host.publish(folderOf('calm'));
  host.answer(LIVE, liveOf('one'));
  host.requests.splice(0);
  await aMinuteLater(page);
  expect(questions()).toBe(1);
  await aMinuteLater(page);
  expect(questions()).toBe(2);
  expect(reloads()).toBe(0);
  await expect(row(page).locator('.outcome')).toHaveText('Cancelled');
});

test('an older copy of the page data is not shown, and asked for again', async ({ page }) => {
  await open(page, 'devlica/');
  host.answer(LIVE, liveOf('one'));
  await aMinuteLater(page);
  expect(reloads()).toBe(1);
  await expect(row(page).locator('.outcome')).toHaveCount(0);
  host.publish(folderOf('one'));
  await aMinuteLater(page);
  await expect(row(page).locator('.outcome')).toHaveText('Cancelled');
});

test('a form that is half filled in stays, and a note offers the new version', async ({ page }) => {
  await open(page, 'devlica/');
  const field = page.locator('main form input[type="email"]').first();
  await field.fill('ana@example.com');
  await field.blur();
  host.publish(folderOf('one'));
  await aMinuteLater(page);
  const note = page.locator('[data-page-changed]');
  await expect(note).toBeVisible();
  await expect(field).toHaveValue('ana@example.com');
  await expect(row(page).locator('.outcome')).toHaveCount(0);
  await note.getByRole('button').click();
  await expect(row(page).locator('.outcome')).toHaveText('Cancelled');
  await expect(note).toBeHidden();
});

test('the page waits as long as something in it has the focus', async ({ page }) => {
  await open(page, 'devlica/');
  await row(page).scrollIntoViewIfNeeded();
  await page.locator(`[data-star="${BLINK}"]`).click();
  host.publish(folderOf('one'));
  await aMinuteLater(page);
  await expect(page.locator('[data-page-changed]')).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.fastForward(1500);
  await expect(row(page).locator('.outcome')).toHaveText('Cancelled');
  await expect(page.locator('[data-page-changed]')).toBeHidden();
});

test('a change of a starred session is announced once, and listed until it is read', async ({ page }) => {
  await open(page, 'devlica/');
  await row(page).scrollIntoViewIfNeeded();
  await page.locator(`[data-star="${BLINK}"]`).click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  host.publish(folderOf('three'));
  await aMinuteLater(page);
  const list = page.locator('[data-star-changes]');
  await expect(list.locator('summary')).toHaveText('Changes to your starred sessions (1)');
  await page.clock.runFor(200);
  await expect(page.locator('#announcer')).toHaveText(/: Cancelled$/);

  await page.evaluate(() => document.getElementById('announcer')?.replaceChildren());
  await aMinuteLater(page);
  await page.clock.runFor(200);
  await expect(page.locator('#announcer')).toHaveText('');
  await expect(list).toBeVisible();

  await list.locator('summary').click();
  await expect(list.getByRole('link')).toHaveAttribute('href', `/${BLINK_PAGE}`);
  await list.locator('summary').click();
  await expect(list).toBeHidden();
  await aMinuteLater(page);
  await expect(list).toBeHidden();
});

test('nothing is asked after the edition, nor on pages of another year', async ({ page }) => {
  await page.clock.install({ time: msAt('2026-05-20T11:00') });
  await page.goto(`${host.url}devlica/`);
  await waitForLayout(page);
  await page.clock.fastForward(70_000);
  await page.clock.setSystemTime(msAt('2026-05-08T10:20'));
  await page.goto(`${host.url}devlica/2025/`);
  await waitForLayout(page);
  await page.clock.fastForward(70_000);
  expect(questions()).toBe(0);
  expect(host.requests.filter((path) => path.includes('live-changes'))).toEqual([]);
});
