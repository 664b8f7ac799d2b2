import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { replaceText } from '../support/replace-text.ts';
import { packageDir, runTool } from '../support/run-tool.ts';
import { follow } from './follow.ts';
import { markDocument } from './navigated.ts';
import { expect, test } from './quiet-test.ts';
import { type StartedTool, startTool } from './started-tool.ts';
import { waitForRuntime } from './visible-content.ts';

/** A site whose settings name fonts of its own: pages use them in both looks, and nothing moves when they arrive. */

const AT = '2026-03-01T12:00';
const { resolve } = createRequire(join(packageDir, 'package.json'));
const SANS = resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2');
const MONO = resolve('@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2');

/** A tenth of a good Cumulative Layout Shift. A line that breaks elsewhere is above that. */
const LITTLE = 0.01;

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });

for (const look of ['plain', 'stitch'])
  test.describe(`in the look ${look}`, () => {
    let dir: string;
    let server: StartedTool;

    test.beforeAll(async () => {
      dir = mkdtempSync(join(tmpdir(), 'conf-site-fonts-'));
      await run(['init', dir, '--look', look, '--at', AT]);
      const settings = join(dir, 'content/site.yaml');
      const fonts = `fonts: { text: fonts/sans.woff2, headings: fonts/mono.woff2, code: fonts/mono.woff2 }`;
      const text = readFileSync(settings, 'utf8');
      writeFileSync(settings, replaceText(text, { from: 'home:\n', to: `${fonts}\nhome:\n`, where: settings }));
      mkdirSync(join(dir, 'content/media/fonts'));
      cpSync(SANS, join(dir, 'content/media/fonts/sans.woff2'));
      cpSync(MONO, join(dir, 'content/media/fonts/mono.woff2'));
      await run(['build', '--root', dir, '--at', AT, '--out', join(dir, 'dist')]);
      server = await startTool(['serve', '--out', join(dir, 'dist'), '--port', '0']);
    });

    test.afterAll(async () => {
      await server?.stop();
      rmSync(dir, { recursive: true, force: true });
    });

    test('a page uses them, also after client navigation, and loads no others', async ({ page }) => {
      const requested: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'font') requested.push(new URL(request.url()).pathname);
      });
      await page.goto(server.url);
      await waitForRuntime(page);
      const isSame = await markDocument(page);
      await follow(page, '/code/');
      expect(await isSame()).toBe(true);
      await page.evaluate(() => document.fonts.ready);
      expect(await familiesOf(page)).toEqual({ body: 'Site text', h1: 'Site headings' });
      expect(await isFixedWidth(page, 'h1')).toBe(true);
      expect(await isFixedWidth(page, 'p')).toBe(false);
      expect([...new Set(requested)].sort()).toEqual([
        expect.stringMatching(/^\/assets\/media\/fonts-mono-[\da-f]{10}\.woff2$/),
        expect.stringMatching(/^\/assets\/media\/fonts-sans-[\da-f]{10}\.woff2$/),
      ]);
    });

    test('nothing moves when they arrive', async ({ page }) => {
      await page.route(/\.woff2$/, async (route) => {
        await drawn(page);
        await route.continue();
      });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { readonly value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const path of ['', 'code/']) {
        await page.goto(server.url + path);
        await waitForRuntime(page);
        await page.evaluate(() => document.fonts.ready);
        expect(await moved(page), path).toBeLessThan(LITTLE);
      }
    });
  });

async function run(args: readonly string[]): Promise<void> {
  const { status, stderr } = await runTool([...args]);
  if (status !== 0) throw new Error(stderr);
}

/** The first family of elements that is loaded. */
function familiesOf(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() => {
    const loaded = new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
    const ofElement = (selector: string): string => {
      const { fontFamily } = getComputedStyle(document.querySelector(selector) as Element);
      const [first = ''] = fontFamily.split(',');
      return loaded.has(first) || loaded.has(first.replaceAll('"', ''))
        ? first.replaceAll('"', '')
        : `${first} is not loaded`;
    };
    return { body: ofElement('body'), h1: ofElement('h1') };
  });
}

/** Whether narrow and wide letters of an element are equally wide. */
function isFixedWidth(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(`main ${selector}`)
    .first()
    .evaluate((element) => {
      const widthOf = (text: string): number => {
        const span = element.appendChild(document.createElement('span'));
        span.textContent = text;
        const { width } = span.getBoundingClientRect();
        span.remove();
        return width;
      };
      return Math.abs(widthOf('iii') - widthOf('MMM')) < 1;
    });
}

function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
      }),
  );
}

function moved(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { readonly shifts: readonly number[] }).shifts.reduce((sum, one) => sum + one, 0);
  });
}
