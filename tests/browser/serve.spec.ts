import type { Page } from '@playwright/test';
import { expect, test } from './quiet-test.ts';
import { seenOn, settled } from './seen.ts';
import { addressOf } from './sites.ts';

/** What a static host gives a browser: addresses, statuses, headers, and the worker. */

test.describe('addresses that lead nowhere', () => {
  test.use({ serviceWorkers: 'block' });

  for (const { path, language } of [
    { path: '/no/such/page/', language: 'en' },
    { path: '/devlica/2026/nobody/', language: 'en' },
    { path: '/hr/nema-je/', language: 'hr' },
    { path: '/hr/devlica/2026/nitko/', language: 'hr' },
  ]) {
    test(`${path} is not found, and says so in its language`, async ({ page, complaints }) => {
      const address = addressOf('during', path);
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const notFound = await seenOn(page);
      expect(complaints.every((complaint) => complaint.includes(address))).toBe(true);
      complaints.length = 0;
      await page.locator('main a').last().click();
      await expect(page).toHaveURL(addressOf('during', language === 'hr' ? '/hr/' : '/'));
      await page.goto(addressOf('during', language === 'hr' ? '/hr/404.html' : '/404.html'));
      expect((await seenOn(page)).texts).toEqual(notFound.texts);
    });
  }
});

for (const { asked, path } of [
  { asked: '/devlica', path: '/devlica/' },
  { asked: '/hr/devlica', path: '/hr/devlica/' },
  { asked: '/devlica/index.html', path: '/devlica/' },
  { asked: '/devlica?from=poster', path: '/devlica/?from=poster' },
  { asked: '/devlica/2026/', path: '/devlica/' },
  { asked: '/hr/worklica/2026/', path: '/hr/worklica/' },
  { asked: '/devlica#schedule', path: '/devlica/#schedule' },
]) {
  test(`${asked} leads to ${path}`, async ({ page }) => {
    const response = await page.goto(addressOf('during', asked));
    expect(response?.status()).toBe(200);
    expect(
      await response
        ?.request()
        .redirectedFrom()
        ?.response()
        .then((moved) => moved?.status()),
    ).toBe(301);
    await expect(page).toHaveURL(addressOf('during', path));
  });
}

test('files whose name tells their content are kept for good, pages are asked for again', async ({ page }) => {
  const cacheOf = new Map<string, string | undefined>();
  page.on('response', (response) => {
    cacheOf.set(new URL(response.url()).pathname, response.headers()['cache-control']);
  });
  await page.goto(addressOf('during', '/devlica/'));
  await settled(page);
  const assets = [...cacheOf].filter(([path]) => path.startsWith('/assets/'));
  expect(assets.map(([path]) => /\.\w+$/.exec(path)?.[0])).toEqual(
    expect.arrayContaining(['.css', '.js', '.woff2', '.svg']),
  );
  for (const [path, cache] of assets) expect(cache, path).toMatch(/max-age=31536000.*immutable/);
  expect(cacheOf.get('/devlica/') ?? '').not.toMatch(/immutable|max-age=[1-9]/);
});

test('the policy of the header is the one of the page, and stays in force', async ({ page, complaints }) => {
  const response = await page.goto(addressOf('during', '/devlica/'));
  const header = response?.headers()['content-security-policy'] ?? '';
  const meta = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  // The rule for all addresses gives it, and the one for pages once more, with who may frame them.
  expect(header).toBe(`${meta}, ${meta}; frame-ancestors 'none'`);
  const refused = await page.evaluate(async () => {
    const directive = new Promise<string>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        if (effectiveDirective.startsWith('style')) resolve(effectiveDirective);
      });
    });
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'h1 { display: none }' }));
    const error = await Promise.resolve()
      .then(() => document.body.setAttribute('onclick', 'document.title = "taken over"'))
      .catch((reason: unknown) => String(reason));
    return { directive: await directive, error };
  });
  expect(refused.directive).toMatch(/^style-src/);
  expect(refused.error).toMatch(/TrustedScript/);
  await expect(page.locator('h1')).toBeVisible();
  const isOfPolicy = (complaint: string): boolean => /Content Security Policy|TrustedScript/.test(complaint);
  expect(complaints.filter((complaint) => !isOfPolicy(complaint))).toEqual([]);
  complaints.length = 0;
});

async function controlled(page: Page): Promise<string> {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
    }
    return navigator.serviceWorker.controller?.scriptURL ?? '';
  });
}

test('on the own machine the worker is registered and takes the page over', async ({ page }) => {
  await page.goto(addressOf('during', '/'));
  expect(await controlled(page)).toBe(addressOf('during', '/sw.js'));
});
