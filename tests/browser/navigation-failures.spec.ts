import type { Page, Request, Route } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/thoroughness.ts';
import { stopClock } from './clock.ts';
import { clickLink, follow, holdRequests, markDocument, waitForPage } from './navigated.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, msOf } from './sites.ts';
import { waitForRuntime } from './visible-content.ts';

/** Tests client navigation when a page cannot be loaded: error pages, retries, and at last a load by the browser. */

test.use({ serviceWorkers: 'block' });

test.beforeEach(async ({ page }) => {
  await stopClock(page, msOf('before'));
});

/** Complaints of the browser about failures that a test causes. */
test.afterEach(async ({ complaints }) => {
  const isProvoked = (complaint: string): boolean => /ERR_FAILED|: status \d|status of \d/.test(complaint);
  complaints.splice(0, Infinity, ...complaints.filter((complaint) => !isProvoked(complaint)));
});

const at = (path: string): string => addressOf('before', path);

async function open(page: Page, path: string): Promise<() => Promise<boolean>> {
  await page.goto(at(path));
  await waitForRuntime(page);
  return markDocument(page);
}

/** Answers requests in the given way, and counts them. */
async function answer(page: Page, pattern: RegExp, how: (route: Route) => Promise<void>): Promise<() => number> {
  let count = 0;
  await page.route(pattern, async (route) => {
    count += 1;
    await how(route);
  });
  return () => count;
}

/**
 * Answers requests in the given way, and counts them. Once `passed` is called, time advances until the fourth attempt, which is
 * only answered after that.
 */
async function fourAttempts(page: Page, pattern: RegExp, how: (route: Route) => Promise<void>) {
  let release = (): void => {};
  const isPassed = new Promise<void>((resolve) => {
    release = resolve;
  });
  const attempts = await answer(page, pattern, async (route) => {
    if (attempts() === 4) await isPassed;
    await how(route);
  });
  return {
    attempts,
    passed: async (): Promise<void> => {
      while (attempts() < 4) await page.clock.runFor(100);
      release();
    },
  };
}

/** The documents that the browser loads from now on. */
function documentsOf(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) urls.push(request.url());
  });
  return urls;
}

const TERMS = /page-data\/terms\/page-data\.json/;
const notFound = (route: Route): Promise<void> => route.fulfill({ status: 404, body: '' });

const FAILURES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a cut connection': (route) => route.abort(),
  'a busy host': (route) => route.fulfill({ status: 503, body: '' }),
  'a response that is not JSON': (route) => route.fulfill({ status: 200, body: '<!doctype html>' }),
  'an answer of another shape': (route) => route.fulfill({ json: { path: '/terms/' } }),
  'a null response': (route) => route.fulfill({ json: null }),
};

for (const [path, words, language] of [
  ['/nowhere/', /does not exist/i, 'en'],
  ['/hr/nigdje/dalje/', /ne postoji/i, 'hr'],
] as const) {
  test(`an address without a page shows the not-found page of its language (${path})`, async ({ page }) => {
    const isSame = await open(page, '/');
    await follow(page, at(path));
    await expect(page.locator('main')).toContainText(words);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(page.url()).toBe(at(path));
    expect(await isSame()).toBe(true);
  });
}

test('missing page data is treated like a missing page', async ({ page }) => {
  const isSame = await open(page, '/');
  const attempts = await answer(page, TERMS, notFound);
  await follow(page, at('/terms/'));
  await expect(page.locator('main')).toContainText(/does not exist/i);
  expect(attempts()).toBe(1);
  expect(await isSame()).toBe(true);
  await page.goBack();
  await waitForPage(page, at('/'));
  expect(await isSame()).toBe(true);
});

for (const [path, title] of [
  ['/terms/', /Something went wrong/],
  ['/hr/terms/', /Nešto je pošlo po zlu/],
] as const) {
  test(`an error of the host shows the error page of the language (${path})`, async ({ page }) => {
    const isSame = await open(page, '/');
    const attempts = await answer(page, /terms\/page-data\.json/, (route) => route.fulfill({ status: 500, body: '' }));
    await follow(page, at(path));
    await expect(page).toHaveTitle(title);
    expect(page.url()).toBe(at(path));
    expect(attempts()).toBe(1);
    expect(await isSame()).toBe(true);
  });
}

for (const [failure, how] of Object.entries(FAILURES)) {
  test(`${failure} is followed by three more attempts, and then the browser loads the page`, async ({ page }) => {
    const isSame = await open(page, '/');
    const documents = documentsOf(page);
    const { attempts, passed } = await fourAttempts(page, TERMS, how);
    await clickLink(page, at('/terms/'));
    await passed();
    await waitForPage(page, at('/terms/'));
    await expect(page).toHaveTitle(/Terms/);
    expect(attempts()).toBe(4);
    expect(documents).toEqual([at('/terms/')]);
    expect(await isSame()).toBe(false);
  });
}

test('an attempt that succeeds at last is as good as the first', async ({ page }) => {
  const isSame = await open(page, '/');
  let failures = 3;
  const { attempts, passed } = await fourAttempts(page, TERMS, (route) => {
    failures -= 1;
    return failures < 0 ? route.fallback() : route.abort();
  });
  await clickLink(page, at('/terms/'));
  await passed();
  await waitForPage(page, at('/terms/'));
  await expect(page).toHaveTitle(/Terms/);
  expect(attempts()).toBe(4);
  expect(await isSame()).toBe(true);
});

for (const [part, pattern] of [
  ['its own part', /page-data\/hr\/worklica\/page-data-rsc\.json/],
  ['its header', /slice-data\/header-worklica-hr\.json/],
  ['its footer', /slice-data\/footer-worklica-hr\.json/],
  ['a static query', /page-data\/sq\/d\//],
] as const) {
  test(`a page of which ${part} cannot be loaded is loaded by the browser`, async ({ page }) => {
    const isSame = await open(page, '/');
    const documents = documentsOf(page);
    await answer(page, pattern, notFound);
    await follow(page, at('/hr/worklica/'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'hr');
    expect(documents).toEqual([at('/hr/worklica/')]);
    expect(await isSame()).toBe(false);
  });
}

test('forbidden markup is not shown, and the browser loads the page', async ({ page }) => {
  const isSame = await open(page, '/');
  await answer(page, /page-data\/terms\/page-data-rsc/, async (route) => {
    const rendered = (await (await route.fetch()).json()) as { readonly html: string };
    await route.fulfill({ json: { ...rendered, html: `<script>alert(1)</script>${rendered.html}` } });
  });
  await follow(page, at('/terms/'));
  await expect(page).toHaveTitle(/Terms/);
  await expect(page.locator('main script:not([type])')).toHaveCount(0);
  expect(await isSame()).toBe(false);
});

test('going back to a page that cannot be loaded any more is left to the browser', FULL_RUN_ONLY, async ({ page }) => {
  await open(page, '/');
  await follow(page, at('/terms/'));
  await page.reload();
  await waitForRuntime(page);
  const isSame = await markDocument(page);
  await answer(page, /page-data\/index\//, FAILURES['a cut connection'] as (route: Route) => Promise<void>);
  await page.goBack();
  await expect
    .poll(async () => {
      // The clock cannot be moved while the browser loads the page.
      await page.clock.runFor(500).catch(() => undefined);
      return isSame();
    })
    .toBe(false);
  await waitForPage(page, at('/'));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://devlica.example/');
  await page.goForward();
  await waitForPage(page, at('/terms/'));
});

/** Makes the host report another build, even if it was cached. Returns a function that ends that. */
async function otherBuild(page: Page, buildHash: string): Promise<void> {
  await page.unroute(/app-data/);
  await page.route(/app-data/, (route) => route.fulfill({ json: { buildHash } }));
}

test('another build of the code causes a full load, once in a session, even if it does not arrive', async ({
  page,
}) => {
  const first = await open(page, '/');
  await follow(page, at('/privacy/'));
  expect(await first()).toBe(true);
  await otherBuild(page, 'other');
  await follow(page, at('/terms/'));
  expect(await first()).toBe(false);

  await page.unroute(/app-data/);
  const second = await open(page, '/privacy/');
  await otherBuild(page, 'other');
  await follow(page, at('/code/'));
  expect(await second()).toBe(true);
  await otherBuild(page, 'third');
  await follow(page, at('/safety/'));
  expect(await second()).toBe(false);
});

test('without storage another build causes no full load, which could be repeated endlessly', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Storage is forbidden.', 'SecurityError');
      },
    });
  });
  const isSame = await open(page, '/');
  await follow(page, at('/privacy/'));
  await otherBuild(page, 'other');
  await follow(page, at('/terms/'));
  expect(await isSame()).toBe(true);
});

test('if the host does not report its build, pages are shown as usual', async ({ page }) => {
  const isSame = await open(page, '/');
  await answer(page, /(?:app|content)-data\.json/, (route) => route.abort());
  await follow(page, at('/terms/'));
  await expect(page).toHaveTitle(/Terms/);
  expect(await isSame()).toBe(true);
});

test('after a second of loading, listeners are notified, and the document is marked until the end', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => {
    const delayedRoutes: string[] = [];
    Object.assign(window, { delayedRoutes });
    addEventListener('delayed-route-update', (event) =>
      delayedRoutes.push((event as CustomEvent<{ url: string }>).detail.url),
    );
  });
  const delayedRoutes = (): Promise<readonly string[]> =>
    page.evaluate(() => (window as unknown as { readonly delayedRoutes: readonly string[] }).delayedRoutes);
  const release = await holdRequests(page, TERMS);
  const attempts = page.waitForRequest(TERMS);
  await clickLink(page, '/terms/');
  await attempts;
  await page.clock.runFor(999);
  expect(await delayedRoutes()).toEqual([]);
  await page.clock.runFor(1);
  expect(await delayedRoutes()).toEqual([at('/terms/')]);
  await expect(page.locator('html')).toHaveAttribute('data-loading', '');
  release();
  await waitForPage(page, at('/terms/'));
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await follow(page, at('/privacy/'));
  await page.clock.runFor(5000);
  expect(await delayedRoutes()).toHaveLength(1);
});
