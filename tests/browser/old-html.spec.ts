import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from '../support/built-sites.ts';
import { type ContentCopy, copyContent, SMALL_SITE } from '../support/content-copy.ts';
import { type CachingHost, startCachingHost } from './caching-host.ts';
import { expect, test } from './quiet-test.ts';

/** Caches between host and visitor still have files of the build before a deploy, or do not have those of the new one yet. */

test.use({ serviceWorkers: 'block' });
test.describe.configure({ mode: 'default' });

const AT = '2027-03-01T12:00';

let folder: string;
let host: CachingHost;

const dist = (name: string): string => join(folder, name);

/** Gives styles and runtime other names, and other bytes that can be seen. */
function changeCode(site: ContentCopy, version: string): void {
  site.write(
    'templates/styles/tokens.css',
    `@import 'conf-site/templates/styles/tokens.css';\n:root { --version: ${version}; }\n`,
  );
  site.write(
    'client/runtime/announcer.ts',
    `export * from 'conf-site/client/runtime/announcer.ts';\ndocument.documentElement.dataset['version'] = '${version}';\n`,
  );
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'conf-site-old-html-'));
  const site = copyContent(SMALL_SITE, join(folder, 'site'));
  const rootDir = site.rootDir;
  changeCode(site, 'old');
  await build({ at: AT, rootDir, outDir: dist('old') });
  await build({ at: AT, rootDir, outDir: dist('both') });
  changeCode(site, 'new');
  await build({ at: AT, rootDir, outDir: dist('new') });
  await build({ at: AT, rootDir, outDir: dist('both') });
  cpSync(dist('new'), dist('bare'), { recursive: true });
  rmSync(join(dist('bare'), 'assets'), { recursive: true });
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Removes the routes of the test, which switch off the browser's cache. */
test.beforeEach(async ({ context }) => {
  await context.unrouteAll();
  host = await startCachingHost();
});

test.afterEach(async ({ page }) => {
  await page.close();
  await host.stop();
});

/** The version of the styles and of the script that the page has; empty without. */
async function versionsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { documentElement: root } = document;
    return [getComputedStyle(root).getPropertyValue('--version').trim(), root.dataset['version'] ?? ''];
  });
}

/** The addresses of all documents that the page loads from now on. */
function documentsOf(page: Page): readonly string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  return documents;
}

/** Waits for all requests of the page, and removes the complaints about missing files. */
async function expectMissing(page: Page, complaints: string[]): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(complaints.filter((one) => !/404|\/assets\/.*: failed|dynamically imported/.test(one))).toEqual([]);
  complaints.length = 0;
}

const expectVersions = async (page: Page, version: string): Promise<void> =>
  expect.poll(() => versionsOf(page).catch(() => [])).toEqual([version, version]);

test('an old page has its own style and script if the new build took the place of the old one', async ({ page }) => {
  host.network = 'ignores browsers';
  host.publish(dist('old'));
  await page.request.get(host.url);
  host.publish(dist('both'));
  const documents = documentsOf(page);
  await page.goto(host.url);
  await expectVersions(page, 'old');
  expect(documents).toEqual([host.url]);
});

test('an old page from the cache of the browser whose assets are gone loads itself again', async ({
  page,
  complaints,
}) => {
  host.isKeptByBrowsers = true;
  host.publish(dist('old'));
  await page.goto(host.url);
  await expectVersions(page, 'old');
  await page.goto('about:blank');
  host.publish(dist('new'));
  await page.goto(host.url);
  await expectVersions(page, 'new');
  expect(page.url()).toBe(host.url);
  await expectMissing(page, complaints);

  // The browser has the new page under its own address now.
  const documents = documentsOf(page);
  await page.goto('about:blank');
  await page.goto(host.url);
  await expectVersions(page, 'new');
  expect(documents.filter((one) => one !== 'about:blank')).toEqual([host.url]);
});

for (const network of ['obeys browsers', 'ignores browsers'] as const) {
  test(`an old page from a network that ${network} loads itself again past it`, async ({ page, complaints }) => {
    const address = `${host.url}?from=mail#main`;
    host.network = network;
    host.publish(dist('old'));
    await page.request.get(address);
    host.publish(dist('new'));
    const documents = documentsOf(page);
    await page.goto(address);
    await expectVersions(page, 'new');
    expect(page.url()).toBe(address);
    expect(documents).toHaveLength(2);
    await expectMissing(page, complaints);
  });
}

for (const isKeptByBrowsers of [false, true]) {
  const keeper = isKeptByBrowsers ? 'the browser' : 'the network';
  test(`a new page loads itself again if ${keeper} has cached that its files are missing`, async ({
    page,
    complaints,
  }) => {
    Object.assign(host, { isKeptByBrowsers, isDeploying: true });
    host.network = isKeptByBrowsers ? 'caches nothing' : 'obeys browsers';
    host.publish(dist('new'));
    const documents = documentsOf(page);
    await page.goto(host.url);
    await expectVersions(page, 'new');
    expect(documents).toHaveLength(2);
    await expectMissing(page, complaints);
  });
}

test('a page that lacks only its style loads itself again although its script runs', async ({ page, complaints }) => {
  host.publish(dist('new'));
  await page.route(/\/assets\/style-index-/, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
  const documents = documentsOf(page);
  await page.goto(`${host.url}?from=mail`);
  await expect.poll(() => documents.length).toBe(2);
  await expectVersions(page, 'new');
  expect(page.url()).toBe(`${host.url}?from=mail`);
  await expectMissing(page, complaints);
});

test('a page whose files are missing for good loads itself again only once, and is readable', async ({
  page,
  complaints,
}) => {
  host.publish(dist('bare'));
  const documents = documentsOf(page);
  let loaded = 0;
  page.on('domcontentloaded', () => {
    loaded += 1;
  });
  await page.goto(host.url);
  await expect.poll(() => loaded).toBe(2);
  await page.waitForLoadState('networkidle');
  await page.reload({ waitUntil: 'networkidle' });
  expect(documents).toHaveLength(3);
  expect(page.url()).toBe(host.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectMissing(page, complaints);
});

test('a page without its files stays as it is while the host cannot be reached', async ({ page, complaints }) => {
  host.publish(dist('bare'));
  await page.route('**/assets/**', async (route) => {
    await page.context().setOffline(true);
    await route.fulfill({ status: 404, body: '' });
  });
  const documents = documentsOf(page);
  await page.goto(host.url);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toEqual([host.url]);
  complaints.length = 0;
});
