import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type BuiltSite, build, openSite } from '../support/built-sites.ts';
import { SMALL_SITE } from '../support/content-copy.ts';
import { HOSTILE_DRAWINGS } from '../support/hostile-drawings.ts';
import { hostileSite, type SiteOfDrawings } from '../support/hostile-site.ts';
import { HOSTILE_ADDRESSES, HOSTILE_WORDS } from '../support/hostile-words.ts';
import { type StartedTool, startTool } from './started-tool.ts';
import { waitForRuntime } from './visible-content.ts';

/**
 * Code from content, addresses or visitors never runs, on any page of a site with hostile text in all fields. That is tested with
 * the policy, and without it, because the markup has to be safe by itself. All hostile code calls `pwned`.
 */

const AT = '2026-11-01T12:00';

test.use({ serviceWorkers: 'block' });
test.describe.configure({ mode: 'serial' });

let site: SiteOfDrawings;
let built: BuiltSite;
let server: StartedTool;

test.beforeAll(async () => {
  site = await hostileSite(SMALL_SITE, 1);
  const outDir = join(site.rootDir, 'dist');
  await build({ at: AT, rootDir: site.rootDir, outDir });
  built = openSite(outDir, Date.parse(`${AT}+01:00`) / 1000);
  server = await startTool(['--root', site.rootDir, 'serve', '--port', '0']);
});
test.afterAll(async () => {
  await server?.stop();
  site?.remove();
});

/** Recorded calls of hostile code, requests, and navigations to other sites in a browser context. */
async function recordEvents(context: BrowserContext): Promise<readonly string[]> {
  const recorded: string[] = [];
  await context.exposeBinding('pwned', ({ page }) => {
    recorded.push(`pwned on ${page.url()}`);
  });
  context.on('dialog', async (dialog) => {
    recorded.push(`dialog on ${dialog.page()?.url()}: ${dialog.message()}`);
    await dialog.dismiss();
  });
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (hostname !== '127.0.0.1' && protocol !== 'data:') recorded.push(`asked for ${request.url()}`);
  });
  return recorded;
}

const documents = (): readonly string[] => built.files.filter((file) => file.endsWith('.html'));
const hasRuntime = (file: string): boolean => built.text(file).includes(' data-runtime');
const addressOf = (file: string): string => file.replace(/(^|\/)index\.html$/, '$1');

/** The addresses of all pages of the site. */
const pathsOf = (): readonly string[] => documents().filter(hasRuntime).map(addressOf);

/** Interacts with everything that reacts: wakes islands, opens popovers. */
async function touchAll(page: Page): Promise<void> {
  await waitForRuntime(page);
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const element of document.querySelectorAll('main *, header *, footer *')) {
      element.dispatchEvent(new PointerEvent('pointerenter', { bubbles: true }));
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    }
    for (const island of document.querySelectorAll('[data-island]')) island.scrollIntoView();
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  });
}

for (const { policy, bypassCSP } of [
  { policy: 'its policy', bypassCSP: false },
  { policy: 'no policy', bypassCSP: true },
]) {
  test.describe(`under ${policy}`, () => {
    test.use({ bypassCSP });

    test('no code runs on a page that is loaded', async ({ page, context }) => {
      const recorded = await recordEvents(context);
      for (const path of pathsOf()) {
        await page.goto(`${server.url}${path === 'qr/' || path === 'hr/qr/' ? `${path}?stay` : path}`);
        await touchAll(page);
      }
      expect(recorded).toEqual([]);
    });

    test('no code runs in a document without script', async ({ page, context }) => {
      const recorded = await recordEvents(context);
      const scriptless = documents().filter((file) => !hasRuntime(file));
      expect(scriptless.length).toBeGreaterThan(0);
      for (const file of scriptless) {
        await page.goto(server.url + addressOf(file));
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      }
      expect(recorded).toEqual([]);
    });

    test('no code runs in a drawing that is opened directly', async ({ page, context }) => {
      const recorded = await recordEvents(context);
      const drawings = built.files.filter((file) => file.endsWith('.svg'));
      expect(drawings.length).toBeGreaterThan(site.drawings.length);
      for (const path of drawings) {
        await page.goto(server.url + path);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      }
      expect(recorded).toEqual([]);
    });

    test('no code runs on a page that is shown by client navigation', async ({ page, context }) => {
      const recorded = await recordEvents(context);
      for (const start of ['', 'hr/']) {
        await page.goto(server.url + start);
        await waitForRuntime(page);
        for (const path of pathsOf().filter((one) => one.endsWith('/') && !one.endsWith('qr/'))) {
          await page.evaluate(
            (address) => navigation.navigate(address).finished?.catch(() => undefined),
            server.url + path,
          );
        }
      }
      expect(recorded).toEqual([]);
    });

    test('no code runs from links that set stars, days or sessions', async ({ page, context }) => {
      const recorded = await recordEvents(context);
      for (const word of HOSTILE_WORDS.slice(0, 30)) {
        const parameter = encodeURIComponent(word.toWellFormed());
        await page.goto(
          `${server.url}meander/?stars=${parameter}&day=${parameter}&session=${parameter}&token=${parameter}#${parameter}`,
        );
        await touchAll(page);
      }
      expect(recorded).toEqual([]);
    });

    test('no code runs from an address without a page', async ({ page, context }) => {
      const recorded = await recordEvents(context);
      for (const word of [...HOSTILE_WORDS.slice(0, 40), ...HOSTILE_ADDRESSES.slice(0, 10)]) {
        const encoded = encodeURIComponent(word.toWellFormed());
        await page.goto(`${server.url}${encoded}?${encoded}#${encoded}`);
        await page.goto(
          `${server.url}hr/x/?x=${word.toWellFormed().replace(/[\s#%]/g, '')}#${word.replace(/\s/g, '')}`,
        );
        await waitForRuntime(page);
      }
      expect(recorded).toEqual([]);
    });
  });
}

test('no code runs in the overlay with problems that watch shows', async ({ page, context }) => {
  const recorded = await recordEvents(context);
  const watch = await startTool(['--root', site.rootDir, 'watch', '--port', '0', '--at', AT]);
  try {
    await page.goto(watch.url);
    await waitForRuntime(page);
    const words = HOSTILE_WORDS.slice(0, 150);
    site.write(
      'content/venues/planted.yaml',
      `${JSON.stringify(Object.fromEntries(words.map((word) => [word, word])), null, 1)}\n`,
    );
    const overlay = page.locator('.overlay');
    await expect(overlay).toBeVisible();
    await expect(overlay).toContainText('pwned(1)');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
    expect(await overlay.locator('img, svg, iframe, script, form, style, object').count()).toBe(0);
    expect(recorded).toEqual([]);
  } finally {
    await watch.stop();
  }
});

test('a drawing that check refuses would run on a host without a policy', async ({ page, context }) => {
  const recorded = await recordEvents(context);
  const [[name, body] = ['', '']] = HOSTILE_DRAWINGS;
  await page.route('**/drawing.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
  await page.goto(`${server.url}drawing.svg`);
  await expect.poll(() => recorded, name).toEqual([`pwned on ${server.url}drawing.svg`]);
});

test('the recording works', async ({ page, context }) => {
  const recorded = await recordEvents(context);
  await page.setContent('<img src=x onerror=pwned(1)>');
  await expect.poll(() => recorded.length).toBeGreaterThan(0);
});
