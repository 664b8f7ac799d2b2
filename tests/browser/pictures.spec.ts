import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/thoroughness.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, outDirOf, SERVED, type ServedName } from './sites.ts';

/** Browsers can decode all pictures. Other tests check that they exist. */

test.use({ serviceWorkers: 'block' });

const PICTURE = /\.(?:avif|ico|jpe?g|png|svg|webp)$/;

/** The paths of all pictures of a build. */
function picturesOf(name: ServedName): readonly string[] {
  const entries = readdirSync(join(outDirOf(name), 'assets'), { recursive: true, encoding: 'utf8' });
  return entries.filter((file) => PICTURE.test(file)).map((file) => `/assets/${file}`);
}

/** The files that the browser cannot decode, from the open site. */
function undrawable(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(async (sources) => {
    const wrong: string[] = [];
    for (const src of sources) {
      const picture = Object.assign(new Image(), { src });
      await picture.decode().catch(() => wrong.push(src));
    }
    return wrong;
  }, paths);
}

test('a browser can decode every picture', FULL_RUN_ONLY, async ({ page }) => {
  const drawn = new Set<string>();
  for (const name of SERVED) {
    // Names contain a hash of the content, so a file of one build need not be tested again in the next one.
    const pictures = picturesOf(name).filter((path) => !drawn.has(path));
    await page.goto(addressOf(name, '/404.html'));
    expect(await undrawable(page, [...pictures, '/robots.txt'])).toEqual(['/robots.txt']);
    for (const path of pictures) drawn.add(path);
  }
  expect(drawn.size).toBeGreaterThan(300);
});
