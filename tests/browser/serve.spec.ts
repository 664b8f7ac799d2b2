import type { Page } from '@playwright/test';
import { expect, test } from './quiet-test.ts';
import { addressOf } from './sites.ts';
import { visibleContent, waitForRuntime } from './visible-content.ts';

/** A browser with `serve`: addresses, statuses, headers, and the service worker. */

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
      await waitForRuntime(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const notFound = await visibleContent(page);
      expect(complaints.every((complaint) => complaint.includes(address))).toBe(true);
      complaints.length = 0;
      await page.locator('main a').last().click();
      await expect(page).toHaveURL(addressOf('during', language === 'hr' ? '/hr/' : '/'));
      await page.goto(addressOf('during', language === 'hr' ? '/hr/404.html' : '/404.html'));
      expect((await visibleContent(page)).texts).toEqual(notFound.texts);
    });
  }
});

for (const { requested, path } of [
  { requested: '/devlica', path: '/devlica/' },
  { requested: '/hr/devlica', path: '/hr/devlica/' },
  { requested: '/devlica/index.html', path: '/devlica/' },
  { requested: '/devlica?from=poster', path: '/devlica/?from=poster' },
  { requested: '/devlica/2026/', path: '/devlica/' },
  { requested: '/hr/worklica/2026/', path: '/hr/worklica/' },
  { requested: '/devlica#schedule', path: '/devlica/#schedule' },
]) {
  test(`${requested} leads to ${path}`, async ({ page }) => {
    const response = await page.goto(addressOf('during', requested));
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

test('files with hashed names are cached for ever, and pages are revalidated', async ({ page }) => {
  const cacheOf = new Map<string, string | undefined>();
  page.on('response', (response) => {
    cacheOf.set(new URL(response.url()).pathname, response.headers()['cache-control']);
  });
  await page.goto(addressOf('during', '/devlica/'));
  await waitForRuntime(page);
  const assets = [...cacheOf].filter(([path]) => path.startsWith('/assets/'));
  expect(assets.map(([path]) => /\.\w+$/.exec(path)?.[0])).toEqual(
    expect.arrayContaining(['.css', '.js', '.woff2', '.svg']),
  );
  for (const [path, cache] of assets) expect(cache, path).toMatch(/max-age=31536000.*immutable/);
  expect(cacheOf.get('/devlica/') ?? '').not.toMatch(/immutable|max-age=[1-9]/);
});

test('the policy in the header is that of the page, and is enforced', async ({ page, complaints }) => {
  const response = await page.goto(addressOf('during', '/devlica/'));
  const header = response?.headers()['content-security-policy'] ?? '';
  const meta = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  // The rule for all addresses has it, and the rule for pages repeats it with frame-ancestors.
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

test('on the local computer the worker is registered and controls the page', async ({ page }) => {
  await page.goto(addressOf('during', '/'));
  expect(await controlled(page)).toBe(addressOf('during', '/sw.js'));
});
