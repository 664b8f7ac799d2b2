import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/thoroughness.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, outDirOf, SERVED, type ServedName } from './sites.ts';

/** Pictures as a browser takes them; that pages name those that exist is a matter of the tests of the specification. */

test.use({ serviceWorkers: 'block' });

const PICTURE = /\.(?:avif|ico|jpe?g|png|svg|webp)$/;

/** The paths of all pictures of a build. */
function picturesOf(name: ServedName): readonly string[] {
  const entries = readdirSync(join(outDirOf(name), 'assets'), { recursive: true, encoding: 'utf8' });
  return entries.filter((file) => PICTURE.test(file)).map((file) => `/assets/${file}`);
}

/** Which of these files of the site that is open cannot be drawn. */
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

test('every picture is one that a browser can draw', FULL_RUN_ONLY, async ({ page }) => {
  const drawn = new Set<string>();
  for (const name of SERVED) {
    // Names tell the content: what one build has needs no other look in the next.
    const pictures = picturesOf(name).filter((path) => !drawn.has(path));
    await page.goto(addressOf(name, '/404.html'));
    expect(await undrawable(page, [...pictures, '/robots.txt'])).toEqual(['/robots.txt']);
    for (const path of pictures) drawn.add(path);
  }
  expect(drawn.size).toBeGreaterThan(300);
});
