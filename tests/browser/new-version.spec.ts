import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copySite, type SiteCopy } from '../support/site-copy.ts';
import { cachedText, expectAllCached, isPrecached } from './cached-pages.ts';
import { type FaultyProxy, startProxy } from './faulty-proxy.ts';
import { expect, test } from './quiet-test.ts';
import { type StartedTool, startTool } from './started-tool.ts';
import { waitForRuntime } from './visible-content.ts';

/** Builds that replace one that visitors have cached, below a base path. Each test continues the previous one. */

const BASE = ['--base-url', 'https://devlica.example/sub/'];
const SPEAKER = 'content/events/devlica/2026/speakers/cacic-zeljka.md';
const SPEAKER_PATH = 'devlica/2026/cacic-zeljka/';
const PAST = ['devlica/2015', 'devlica/2016', 'devlica/2017', 'devlica/2018', 'devlica/2019', 'devlica/2024'];

let copy: SiteCopy;
let server: StartedTool;
let proxy: FaultyProxy;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  copy = copySite();
  for (const edition of PAST) rmSync(join(copy.rootDir, 'content/events', edition), { recursive: true });
  await deploy();
  server = await startTool(['serve', '--out', join(copy.rootDir, 'dist'), '--port', '0']);
});

test.beforeEach(async () => {
  proxy = await startProxy(server.url);
});

test.afterEach(() => proxy.close());

test.afterAll(async () => {
  await server?.stop();
  copy?.remove();
});

async function deploy(): Promise<void> {
  await copy.rebuild({ args: BASE });
}

/** New client code: the menu's button shows its version. */
async function deployCode(version: string): Promise<void> {
  copy.override(
    'client/runtime/menu.ts',
    '  toggle(false);\n',
    `  toggle(false);\n  document.documentElement.dataset['code'] = '${version}';\n`,
  );
  await deploy();
}

/** Visits the site for the first time. */
async function visit(page: Page, path = ''): Promise<void> {
  await page.goto(proxy.url + path);
  await expectAllCached(page);
  await waitForRuntime(page);
}

const runtimeOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLLinkElement>('link[data-runtime]')?.href ?? '');
const offer = (page: Page) => page.locator('[data-new-version]');

/** Makes the browser look for a new worker, as it regularly does. Returns the final state of that worker. */
function lookForWorker(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
    const worker = registration.installing;
    if (worker === null) return registration.waiting?.state ?? 'none';
    return new Promise<string>((resolve) => {
      worker.addEventListener('statechange', () => resolve(worker.state));
    });
  });
}

test('new content does not change the worker, and only changed files are fetched for offline use', async ({ page }) => {
  await visit(page);
  const worker = await page.evaluate((url) => fetch(url).then((answer) => answer.text()), `${proxy.url}sw.js`);
  expect(await cachedText(page, SPEAKER_PATH)).toContain('For eighteen years she has collected');

  copy.edit(SPEAKER, 'For eighteen years she has collected', 'For nineteen years she has collected');
  await deploy();
  proxy.requestedPaths();
  await page.goto(`${proxy.url}code/`);
  await expect.poll(() => cachedText(page, SPEAKER_PATH)).toContain('For nineteen years she has collected');
  await expectAllCached(page);
  const pages = proxy.requestedPaths().filter((path) => /^\/sub\/(?:hr\/)?devlica\//.test(path));
  expect(new Set(pages)).toEqual(new Set([`/sub/${SPEAKER_PATH}`]));
  expect(await page.evaluate((url) => fetch(url).then((answer) => answer.text()), `${proxy.url}sw.js`)).toBe(worker);
  await expect(offer(page)).toBeHidden();
});

test('new code waits while a page with old code is open, which offers to load it', async ({ page, context }) => {
  await visit(page);
  const oldRuntime = await runtimeOf(page);
  await page.locator('main a:visible').first().focus();
  const focused = await page.evaluate(() => document.activeElement?.outerHTML);

  await deployCode('second');
  expect(await lookForWorker(page)).toBe('installed');
  await expect(offer(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ has: offer(page) })).toContainText(
    'A new version of this site is ready.',
  );
  expect(await page.evaluate(() => document.activeElement?.outerHTML)).toBe(focused);
  expect(await isPrecached(page, oldRuntime)).toBe(true);

  const other = await context.newPage();
  await other.goto(`${proxy.url}hr/`);
  await expect(other.locator('html')).toHaveAttribute('data-code', 'second');
  await waitForRuntime(other);
  const newRuntime = await runtimeOf(other);
  await expect.poll(() => cachedText(other, '')).toContain(new URL(newRuntime).pathname);
  expect(await isPrecached(page, oldRuntime)).toBe(true);
  await expect(offer(other)).toBeHidden();
  await other.close();

  await offer(page).getByRole('button', { name: 'Load it' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-code', 'second');
  await expect(offer(page)).toBeHidden();
  await expect.poll(() => isPrecached(page, oldRuntime)).toBe(false);
  expect(await isPrecached(page, await runtimeOf(page))).toBe(true);
});

test('a closed offer does not return, and the next page has the new version', async ({ page }) => {
  await visit(page, 'hr/');
  await deployCode('third');
  await lookForWorker(page);
  await expect(offer(page)).toContainText('Spremna je nova verzija ovih stranica.');
  await offer(page).getByRole('button', { name: 'Zatvorite' }).click();
  await expect(offer(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  await page.locator('.languages a[hreflang="en"]').click();
  await expect(page.locator('html[lang="en"]')).toHaveAttribute('data-code', 'third');
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  await expect(offer(page)).toBeHidden();
});

test('a new version is activated when no page with the old one is open', async ({ page, context }) => {
  await visit(page);
  const oldRuntime = await runtimeOf(page);
  await deployCode('fourth');
  expect(await lookForWorker(page)).toBe('installed');
  const next = await context.newPage();
  await page.close();
  await expect.poll(() => context.serviceWorkers().length).toBeLessThan(2);
  await next.goto(proxy.url);
  await expect(next.locator('html')).toHaveAttribute('data-code', 'fourth');
  await expect.poll(() => isPrecached(next, oldRuntime)).toBe(false);
  await expect(offer(next)).toBeHidden();
});

test('an installation that cannot fetch a file fails, and the old worker stays active', async ({
  page,
  complaints,
}) => {
  await visit(page, 'devlica/');
  const oldRuntime = await runtimeOf(page);
  await deployCode('fifth');
  proxy.answer(/\/assets\/runtime-/, 404);
  expect(await lookForWorker(page)).toBe('redundant');
  await expect(offer(page)).toBeHidden();
  await proxy.close();
  await page.goto(`${proxy.url}worklica/`);
  await expect(page.locator('h1')).toHaveText('Worklica 2026');
  expect(await runtimeOf(page)).toBe(oldRuntime);
  await expect(page.locator('html')).toHaveAttribute('data-code', 'fourth');
  complaints.length = 0;
});

test('cached pages are shown if the network does not answer within three seconds', async ({ page, complaints }) => {
  await visit(page);
  proxy.hang();
  const response = await page.goto(`${proxy.url}${SPEAKER_PATH}`);
  expect(response?.fromServiceWorker()).toBe(true);
  await expect(page.locator('h1')).toHaveText('Željka Čačić');
  complaints.length = 0;
});

test('a response of the host is shown even if another one is cached', async ({ page, complaints }) => {
  await visit(page);
  proxy.answer(/^\/sub\/code\/$/, 503);
  expect((await page.goto(`${proxy.url}code/`))?.status()).toBe(503);
  expect((await page.goto(`${proxy.url}no/such/page/`))?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Page not found');
  proxy.answer(/^\/sub\/code\/$/);
  await page.goto(`${proxy.url}code/`);
  await expect(page.locator('h1')).toHaveText('Code of conduct');
  expect(complaints.filter((complaint) => !/status (?:of )?(?:404|503)/.test(complaint))).toEqual([]);
  complaints.length = 0;
});

test('only visited pages are cached for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(proxy.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${proxy.url}terms/`);
  await expect.poll(() => cachedText(page, 'terms/')).toBeDefined();
  expect(proxy.requestedPaths().filter((path) => path.startsWith('/sub/worklica/'))).toEqual([]);
  expect(await cachedText(page, 'worklica/')).toBeUndefined();
});

test('the kill switch removes worker and caches permanently, but not those of other sites', async ({ page }) => {
  await visit(page);
  await page.evaluate(() => caches.open('another site of this host'));
  copy.edit('content/site.yaml', 'serviceWorker: { active: true }', 'serviceWorker: { active: false }');
  await deploy();
  await page.goto(`${proxy.url}code/`);
  const left = () =>
    page.evaluate(async () => ({
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
  await lookForWorker(page);
  await expect.poll(left).toEqual({ caches: ['another site of this host'], workers: 0 });
  proxy.requestedPaths();
  await page.goto(proxy.url, { waitUntil: 'networkidle' });
  expect(proxy.requestedPaths()).not.toContain('/sub/sw.js');
  expect(await left()).toEqual({ caches: ['another site of this host'], workers: 0 });
});
