import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageDir, runTool } from '../support/run-tool.ts';
import { misplacedPictures } from './misplaced-pictures.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, msAt, msOf } from './sites.ts';
import { type StartedTool, startTool } from './started-tool.ts';
import { waitForLayout } from './visible-content.ts';

/** Photographs, drawings and ornaments have the same positions. */

test.use({ serviceWorkers: 'block' });

const WIDTHS = [320, 390, 768, 1280, 1600];

const PAGES = [
  '/',
  '/devlica/',
  '/devlica/2025/',
  '/devlica/2026/cacic-zeljka/',
  '/devlica/2026/oosterdal-femke/',
  '/hacklica/',
  '/worklica/',
];

for (const path of PAGES)
  test(`a photograph has the position of a drawing or an ornament: ${path}`, async ({ page }) => {
    await page.clock.setFixedTime(msOf('staged'));
    await page.goto(addressOf('staged', path));
    await waitForLayout(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await misplacedPictures(page), `${width} pixels`).toEqual([]);
    }
  });

test.describe('the starter', () => {
  const at = '2030-03-01T12:00';
  let out: string;
  let server: StartedTool | undefined;

  test.beforeAll(async () => {
    out = mkdtempSync(join(tmpdir(), 'conf-site-starter-'));
    const root = join(packageDir, 'templates/starter');
    const { status, stderr } = await runTool(['--root', root, 'build', '--at', at, '--out', join(out, 'dist')]);
    if (status !== 0) throw new Error(stderr);
    server = await startTool(['serve', '--out', join(out, 'dist'), '--port', '0']);
  });

  test.afterAll(async () => {
    await server?.stop();
    rmSync(out, { recursive: true, force: true });
  });

  test('shows its photographs in place of ornaments', async ({ page }) => {
    await page.clock.setFixedTime(msAt(at));
    for (const path of ['', 'lanternfield/', 'lanternfield/2030/ashgrove-nerida/']) {
      await page.goto(`${server?.url}${path}`);
      await waitForLayout(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await misplacedPictures(page), `/${path}, ${width} pixels`).toEqual([]);
      }
    }
    expect(await page.locator('img').count()).toBeGreaterThan(0);
  });
});
