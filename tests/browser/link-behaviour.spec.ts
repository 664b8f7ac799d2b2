import type { Locator, Page } from '@playwright/test';
import { stopClock } from './clock.ts';
import { clickLink, follow, holdRequests, markDocument, requestsOf, waitForPage } from './navigated.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, msOf } from './sites.ts';
import { waitForRuntime } from './visible-content.ts';

/** With client navigation, links, forms, back and forward behave as without script, but without a new document. */

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 700 } });

test.beforeEach(async ({ page }) => {
  await stopClock(page, msOf('before'));
});

const at = (path: string): string => addressOf('before', path);
const heading = (page: Page): Locator => page.locator('main h1');
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Waits for a tab that a link opened. A browser may take its time to load a tab in the background. */
async function expectSeen(tab: Page, title: RegExp): Promise<void> {
  await tab.bringToFront();
  await expect(tab.locator('h1')).toHaveText(title);
}

/** Opens a page. The result tells whether its document is still the same. */
async function open(page: Page, path: string): Promise<() => Promise<boolean>> {
  await page.goto(at(path));
  await waitForRuntime(page);
  return markDocument(page);
}

/** Adds an element at the beginning of the main part. */
async function insert(page: Page, tag: string, attributes: Readonly<Record<string, string>>): Promise<Locator> {
  await page.evaluate(
    ([name, values]) => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries({ ...values, id: 'inserted' })) element.setAttribute(key, value);
      element.textContent = 'Inserted';
      document.querySelector('main')?.prepend(element);
    },
    [tag, attributes] as const,
  );
  return page.locator('#inserted');
}

test('a link shows its page with its address, and the next Tab continues from the main part', async ({ page }) => {
  const isSame = await open(page, '/');
  await page.locator('footer a[href="/terms/"]').click();
  await waitForPage(page, at('/terms/'));
  await expect(page).toHaveTitle(/Terms/);
  await expect(page.locator('main')).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('main a').first()).toBeFocused();
  expect(await isSame()).toBe(true);
});

test('a page in the other language has its texts, its links and the language of the document', async ({ page }) => {
  const isSame = await open(page, '/terms/');
  await page.locator('.languages a[hreflang="hr"]').click();
  await waitForPage(page, at('/hr/terms/'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'hr');
  await expect(page.locator('.skip-link')).toHaveText('Preskočite na sadržaj');
  await expect(page.locator('.languages a[hreflang="en"]')).toHaveJSProperty('href', at('/terms/'));
  expect(await isSame()).toBe(true);
});

for (const [words, modifiers] of [
  ['the control key', ['ControlOrMeta']],
  ['the shift key', ['Shift']],
] as const) {
  test(`a link that is followed with ${words} opens elsewhere, and the page stays`, async ({ page, context }) => {
    const isSame = await open(page, '/');
    const other = context.waitForEvent('page');
    await page.locator('footer a[href="/terms/"]').click({ modifiers: [...modifiers] });
    await expectSeen(await other, /Terms/);
    expect(page.url()).toBe(at('/'));
    expect(await isSame()).toBe(true);
  });
}

test('a middle click and a target open elsewhere, and the page stays', async ({ page, context }) => {
  const isSame = await open(page, '/');
  let other = context.waitForEvent('page');
  await page.locator('footer a[href="/terms/"]').click({ button: 'middle' });
  await expectSeen(await other, /Terms/);
  other = context.waitForEvent('page');
  await (await insert(page, 'a', { href: '/privacy/', target: '_blank' })).click();
  await expectSeen(await other, /Privacy/);
  expect(page.url()).toBe(at('/'));
  expect(await isSame()).toBe(true);
});

test('a download starts, and the page stays', async ({ page }) => {
  const isSame = await open(page, '/');
  for (const attributes of [{ href: '/devlica/2026/schedule.ics' }, { href: '/terms/', download: 'terms.html' }]) {
    const download = page.waitForEvent('download');
    await (await insert(page, 'a', attributes)).click();
    expect((await download).url()).toBe(at(attributes.href));
    await page.evaluate(() => document.getElementById('inserted')?.remove());
  }
  expect(page.url()).toBe(at('/'));
  expect(await isSame()).toBe(true);
});

test('a mail link does not navigate', async ({ page, complaints }) => {
  const isSame = await open(page, '/');
  await page.locator('footer a[href^="mailto:"]').first().click();
  expect(page.url()).toBe(at('/'));
  expect(await isSame()).toBe(true);
  complaints.splice(0, Infinity, ...complaints.filter((complaint) => !complaint.startsWith('mailto:')));
});

for (const path of ['/feed.xml', '/devlica/2026/schedule.json', '/404.html', '/index.html']) {
  test(`${path} is no page, and is opened by the browser`, async ({ page }) => {
    const isSame = await open(page, '/terms/');
    const opened = page.waitForRequest((request) => request.isNavigationRequest());
    await clickLink(page, path);
    expect((await opened).url()).toBe(at(path));
    await page.waitForURL((url) => url.pathname !== '/terms/');
    expect(await isSame().catch(() => false)).toBe(false);
  });
}

test('another site is opened by the browser, and back restores the page and its position', async ({ page }) => {
  await open(page, '/');
  await follow(page, at('/devlica/'));
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await follow(page, addressOf('during', '/terms/'));
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(900);
  await waitForRuntime(page);
  await page.goBack();
  await waitForPage(page, at('/'));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://devlica.example/');
});

test('forms are sent as without script', async ({ page, complaints }) => {
  await open(page, '/terms/');
  await insert(page, 'form', { action: '/privacy/', method: 'get' });
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('#inserted');
    form?.append(Object.assign(document.createElement('input'), { name: 'q', value: 'č' }));
    form?.requestSubmit();
  });
  await waitForPage(page, at('/privacy/?q=%C4%8D'));
  await expect(heading(page)).toHaveText(/Privacy/);
  await insert(page, 'form', { action: '/terms/', method: 'post' });
  const sent = page.waitForRequest((request) => request.isNavigationRequest());
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#inserted')?.requestSubmit());
  expect((await sent).method()).toBe('POST');
  await page.waitForLoadState();
  complaints.length = 0;
});

test('links in pictures and elements within links work, unless another script prevents them', async ({ page }) => {
  const isSame = await open(page, '/terms/');
  await page.evaluate(() => {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const link = document.createElementNS('http://www.w3.org/2000/svg', 'a');
    const square = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    link.setAttribute('href', '/privacy/');
    for (const side of ['width', 'height']) square.setAttribute(side, '40');
    square.id = 'square';
    link.append(square);
    svg.append(link);
    document.querySelector('main')?.prepend(svg);
  });
  await page.locator('#square').click();
  await waitForPage(page, at('/privacy/'));
  const link = await insert(page, 'a', { href: '/code/' });
  await link.evaluate((element) => {
    element.replaceChildren(Object.assign(document.createElement('b'), { textContent: 'Inserted' }));
  });
  await link.locator('b').click();
  await waitForPage(page, at('/code/'));
  expect(await isSame()).toBe(true);

  const stopped = await insert(page, 'a', { href: '/terms/' });
  await stopped.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
  const navigations = await page.evaluateHandle(() => {
    const seen: string[] = [];
    navigation.addEventListener('navigate', ({ destination }) => seen.push(destination.url));
    return seen;
  });
  await stopped.click();
  expect(await navigations.jsonValue()).toEqual([]);
  expect(page.url()).toBe(at('/code/'));
});

test('a change of the address by a script is no navigation, and going back over it restores the page', async ({
  page,
}) => {
  const isSame = await open(page, '/terms/');
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-untouched', ''));
  const requests = requestsOf(page);
  await page.evaluate(() => {
    history.replaceState(null, '', '?noted=1');
    history.pushState(null, '', '?noted=2');
  });
  await waitForPage(page, at('/terms/?noted=2'));
  await expect(heading(page)).toHaveAttribute('data-untouched', '');
  expect(requests).toEqual([]);
  await page.goBack();
  await waitForPage(page, at('/terms/?noted=1'));
  await expect(heading(page)).toHaveText(/Terms/);
  expect(await isSame()).toBe(true);
});

test('a link to the present address scrolls to its top, without a new history entry', async ({ page }) => {
  const isSame = await open(page, '/terms/');
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  const entries = await page.evaluate(() => history.length);
  await follow(page, at('/terms/'));
  await expect.poll(() => scrolled(page)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await isSame()).toBe(true);
});

test('an address with a query has its page, and one without its last slash is redirected by the host', async ({
  page,
}) => {
  const isSame = await open(page, '/');
  await follow(page, at('/terms/?from=test'));
  await expect(heading(page)).toHaveText(/Terms/);
  expect(await isSame()).toBe(true);
  await clickLink(page, '/privacy');
  await waitForPage(page, at('/privacy/'));
  await expect(heading(page)).toHaveText(/Privacy/);
  expect(await isSame()).toBe(false);
});

test('an address that the host redirects ends at the target of the redirect', async ({ page, complaints }) => {
  await open(page, '/terms/');
  await clickLink(page, '/devlica/2026/');
  await waitForPage(page, at('/devlica/'));
  await expect(page).toHaveTitle(/Devlica 2026/);
  complaints.splice(0, Infinity, ...complaints.filter((complaint) => !complaint.includes('404')));
});

test('an anchor is scrolled to and gets the focus, on the page and on another one', async ({ page }) => {
  const isSame = await open(page, '/terms/');
  await follow(page, at('/devlica/#venue'));
  await expect(page.locator('#venue')).toBeInViewport();
  const requests = requestsOf(page);
  await clickLink(page, '#faq');
  await expect(page.locator('#faq')).toBeInViewport();
  expect(page.url()).toBe(at('/devlica/#faq'));
  expect(requests).toEqual([]);
  expect(await isSame()).toBe(true);
});

test('back and forward restore page and position, even across a full load', async ({ page }) => {
  await open(page, '/devlica/');
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await follow(page, at('/terms/'));
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await follow(page, at('/hr/devlica/'));
  await page.reload();
  await waitForRuntime(page);
  await page.goBack();
  await waitForPage(page, at('/terms/'));
  await expect(heading(page)).toHaveText(/Terms/);
  await expect.poll(() => scrolled(page)).toBe(300);
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await waitForPage(page, at('/devlica/'));
  await expect(page).toHaveTitle(/Devlica 2026/);
  await expect.poll(() => scrolled(page)).toBe(1200);
  await page.goForward();
  await waitForPage(page, at('/terms/'));
  await expect.poll(() => scrolled(page)).toBe(300);
});

test('two quick steps back end at the right page', async ({ page }) => {
  const isSame = await open(page, '/terms/');
  for (const path of ['/privacy/', '/code/', '/safety/']) await follow(page, at(path));
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await waitForPage(page, at('/privacy/'));
  await expect(heading(page)).toHaveText(/Privacy/);
  await page.goForward();
  await waitForPage(page, at('/code/'));
  await expect(heading(page)).toHaveText(/Code/);
  expect(await isSame()).toBe(true);
});

test('a quick second click wins over a slow first one', async ({ page }) => {
  const isSame = await open(page, '/');
  const release = await holdRequests(page, /page-data\/terms\//);
  await clickLink(page, '/terms/');
  await follow(page, at('/privacy/'));
  const late = page.waitForResponse(/page-data\/terms\/page-data-rsc/);
  release();
  await late;
  await follow(page, at('/code/'));
  await expect(heading(page)).toHaveText(/Code/);
  await page.goBack();
  await waitForPage(page, at('/privacy/'));
  expect(await isSame()).toBe(true);
});

test('back during a slow navigation cancels it, and forward during a slow step back returns', async ({ page }) => {
  await open(page, '/privacy/');
  await follow(page, at('/code/'));
  const release = await holdRequests(page, /page-data\/(?:terms|privacy)\//);
  await clickLink(page, '/terms/');
  await page.evaluate(() => history.back());
  await page.waitForURL(at('/privacy/'));
  await page.evaluate(() => history.forward());
  await waitForPage(page, at('/code/'));
  release();
  await expect(heading(page)).toHaveText(/Code/);
  await follow(page, at('/safety/'));
  await expect(heading(page)).toHaveText(/safety/i);
});

test('Escape cancels a navigation that is loading', async ({ page }) => {
  const isSame = await open(page, '/');
  const release = await holdRequests(page, /page-data\/terms\//);
  await clickLink(page, '/terms/');
  await page.clock.runFor(1100);
  await expect(page.locator('html')).toHaveAttribute('data-loading', '');
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  const late = page.waitForResponse(/page-data\/terms\/page-data-rsc/);
  release();
  await late;
  await follow(page, at('/privacy/'));
  await page.goBack();
  await waitForPage(page, at('/'));
  expect(await isSame()).toBe(true);
});

test('two tabs are independent', async ({ page, context }) => {
  const isSame = await open(page, '/');
  const other = await context.newPage();
  await open(other, '/');
  await Promise.all([follow(page, at('/terms/')), follow(other, at('/hr/privacy/'))]);
  await expect(page).toHaveTitle(/Terms/);
  await expect(other.locator('html')).toHaveAttribute('lang', 'hr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await isSame()).toBe(true);
});
