import type { Page, Request, Route } from '@playwright/test';
import { stopClock } from './clock.ts';
import { arrived, clickLink, follow, heldBack, markDocument } from './navigated.ts';
import { expect, test } from './quiet-test.ts';
import { settled } from './seen.ts';
import { addressOf, msOf } from './sites.ts';

/** What happens where a page cannot be had: the error pages, new attempts, and at last the browser. */

test.use({ serviceWorkers: 'block' });

test.beforeEach(async ({ page }) => {
  await stopClock(page, msOf('before'));
});

/** What a browser says of failures that a test provokes. */
test.afterEach(async ({ complaints }) => {
  const isProvoked = (complaint: string): boolean => /ERR_FAILED|: status \d|status of \d/.test(complaint);
  complaints.splice(0, Infinity, ...complaints.filter((complaint) => !isProvoked(complaint)));
});

const at = (path: string): string => addressOf('before', path);

async function open(page: Page, path: string): Promise<() => Promise<boolean>> {
  await page.goto(at(path));
  await settled(page);
  return markDocument(page);
}

/** Answers requests as given, and counts them. */
async function answer(page: Page, pattern: RegExp, how: (route: Route) => Promise<void>): Promise<() => number> {
  let count = 0;
  await page.route(pattern, async (route) => {
    count += 1;
    await how(route);
  });
  return () => count;
}

/**
 * Answers requests as given, and counts them. Once `passed` is called, time passes until the fourth attempt, which is answered
 * only after that.
 */
async function fourAttempts(page: Page, pattern: RegExp, how: (route: Route) => Promise<void>) {
  let release = (): void => {};
  const isPassed = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = await answer(page, pattern, async (route) => {
    if (asked() === 4) await isPassed;
    await how(route);
  });
  return {
    asked,
    passed: async (): Promise<void> => {
      while (asked() < 4) await page.clock.runFor(100);
      release();
    },
  };
}

/** The documents that the browser opens from now on. */
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
  'a host that is busy': (route) => route.fulfill({ status: 503, body: '' }),
  'an answer that is no JSON': (route) => route.fulfill({ status: 200, body: '<!doctype html>' }),
  'an answer of another shape': (route) => route.fulfill({ json: { path: '/terms/' } }),
  'an answer of nothing': (route) => route.fulfill({ json: null }),
};

for (const [path, words, language] of [
  ['/nowhere/', /does not exist/i, 'en'],
  ['/hr/nigdje/dalje/', /ne postoji/i, 'hr'],
] as const) {
  test(`an address without a page has the not-found page of its language (${path})`, async ({ page }) => {
    const isSame = await open(page, '/');
    await follow(page, at(path));
    await expect(page.locator('main')).toContainText(words);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(page.url()).toBe(at(path));
    expect(await isSame()).toBe(true);
  });
}

test('page data that the host says are not there count as a page that is not there', async ({ page }) => {
  const isSame = await open(page, '/');
  const asked = await answer(page, TERMS, notFound);
  await follow(page, at('/terms/'));
  await expect(page.locator('main')).toContainText(/does not exist/i);
  expect(asked()).toBe(1);
  expect(await isSame()).toBe(true);
  await page.goBack();
  await arrived(page, at('/'));
  expect(await isSame()).toBe(true);
});

for (const [path, title] of [
  ['/terms/', /Something went wrong/],
  ['/hr/terms/', /Nešto je pošlo po zlu/],
] as const) {
  test(`an error of the host has the error page of the language (${path})`, async ({ page }) => {
    const isSame = await open(page, '/');
    const asked = await answer(page, /terms\/page-data\.json/, (route) => route.fulfill({ status: 500, body: '' }));
    await follow(page, at(path));
    await expect(page).toHaveTitle(title);
    expect(page.url()).toBe(at(path));
    expect(asked()).toBe(1);
    expect(await isSame()).toBe(true);
  });
}

for (const [failure, how] of Object.entries(FAILURES)) {
  test(`${failure} is met with three more attempts, and then the browser opens the page`, async ({ page }) => {
    const isSame = await open(page, '/');
    const documents = documentsOf(page);
    const { asked, passed } = await fourAttempts(page, TERMS, how);
    await clickLink(page, at('/terms/'));
    await passed();
    await arrived(page, at('/terms/'));
    await expect(page).toHaveTitle(/Terms/);
    expect(asked()).toBe(4);
    expect(documents).toEqual([at('/terms/')]);
    expect(await isSame()).toBe(false);
  });
}

test('an attempt that succeeds in the end is as good as the first', async ({ page }) => {
  const isSame = await open(page, '/');
  let failures = 3;
  const { asked, passed } = await fourAttempts(page, TERMS, (route) => {
    failures -= 1;
    return failures < 0 ? route.fallback() : route.abort();
  });
  await clickLink(page, at('/terms/'));
  await passed();
  await arrived(page, at('/terms/'));
  await expect(page).toHaveTitle(/Terms/);
  expect(asked()).toBe(4);
  expect(await isSame()).toBe(true);
});

for (const [part, pattern] of [
  ['its own part', /page-data\/hr\/worklica\/page-data-rsc\.json/],
  ['its header', /slice-data\/header-worklica-hr\.json/],
  ['its footer', /slice-data\/footer-worklica-hr\.json/],
  ['a static query', /page-data\/sq\/d\//],
] as const) {
  test(`a page of which ${part} cannot be had is opened by the browser`, async ({ page }) => {
    const isSame = await open(page, '/');
    const documents = documentsOf(page);
    await answer(page, pattern, notFound);
    await follow(page, at('/hr/worklica/'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'hr');
    expect(documents).toEqual([at('/hr/worklica/')]);
    expect(await isSame()).toBe(false);
  });
}

test('markup that must not be shown is not, and the browser opens the page', async ({ page }) => {
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

test('back to a page that cannot be had any more is left to the browser', async ({ page }) => {
  await open(page, '/');
  await follow(page, at('/terms/'));
  await page.reload();
  await settled(page);
  const isSame = await markDocument(page);
  await answer(page, /page-data\/index\//, FAILURES['a cut connection'] as (route: Route) => Promise<void>);
  await page.goBack();
  await expect
    .poll(async () => {
      // The clock cannot be moved at the moment at which the browser opens the page.
      await page.clock.runFor(500).catch(() => undefined);
      return isSame();
    })
    .toBe(false);
  await arrived(page, at('/'));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://devlica.example/');
  await page.goForward();
  await arrived(page, at('/terms/'));
});

/** Has the host tell of another build, whatever it was asked before; gives what ends that. */
async function otherBuild(page: Page, buildHash: string): Promise<void> {
  await page.unroute(/app-data/);
  await page.route(/app-data/, (route) => route.fulfill({ json: { buildHash } }));
}

test('another build of the code is loaded whole, once in a session, also where it stays away', async ({ page }) => {
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

test('where nothing can be noted, another build is not loaded, so that it cannot be again and again', async ({
  page,
}) => {
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

test('where the host does not tell its build, pages come as ever', async ({ page }) => {
  const isSame = await open(page, '/');
  await answer(page, /(?:app|content)-data\.json/, (route) => route.abort());
  await follow(page, at('/terms/'));
  await expect(page).toHaveTitle(/Terms/);
  expect(await isSame()).toBe(true);
});

test('after a second of loading listeners are told, and the document says so until it is over', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    addEventListener('delayed-route-update', (event) => told.push((event as CustomEvent<{ url: string }>).detail.url));
  });
  const told = (): Promise<readonly string[]> =>
    page.evaluate(() => (window as unknown as { readonly told: readonly string[] }).told);
  const release = await heldBack(page, TERMS);
  const asked = page.waitForRequest(TERMS);
  await clickLink(page, '/terms/');
  await asked;
  await page.clock.runFor(999);
  expect(await told()).toEqual([]);
  await page.clock.runFor(1);
  expect(await told()).toEqual([at('/terms/')]);
  await expect(page.locator('html')).toHaveAttribute('data-loading', '');
  release();
  await arrived(page, at('/terms/'));
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await follow(page, at('/privacy/'));
  await page.clock.runFor(5000);
  expect(await told()).toHaveLength(1);
});
