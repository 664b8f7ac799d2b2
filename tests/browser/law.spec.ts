import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runTool } from '../support/run-tool.ts';
import { expect, test } from './quiet-test.ts';
import { type Seen, seenOn } from './seen.ts';
import { addressOf, boundariesOf, outDirOf } from './sites.ts';
import { startTool } from './started-tool.ts';

/** The law of time: a page built once and opened later shows what a page built later shows. */

test.use({ serviceWorkers: 'block' });

const PATHS = ['/', '/devlica/', '/hr/worklica/'];

async function seenAt(page: Page, address: string, ms: number): Promise<Seen> {
  await page.clock.setFixedTime(ms);
  await page.goto(address);
  return seenOn(page);
}

async function buildAt(seconds: number): Promise<void> {
  const { status, stderr } = await runTool([
    'build',
    '--at',
    new Date(seconds * 1000).toISOString(),
    '--out',
    outDirOf('law'),
  ]);
  expect(status, stderr).toBe(0);
}

test('at each boundary and a second before it, an old page shows what a new build shows', async ({ page }) => {
  test.setTimeout(300_000);
  const boundaries = boundariesOf('before', PATHS);
  expect(boundaries.length).toBeGreaterThan(5);
  await buildAt((boundaries[0] ?? 0) - 1);
  const server = await startTool(['serve', '--out', outDirOf('law'), '--port', '0']);
  try {
    for (const instant of boundaries.flatMap((boundary) => [boundary - 1, boundary])) {
      await buildAt(instant);
      const marker = readFileSync(join(outDirOf('law'), '.conf-site-build.json'), 'utf8');
      const { validFrom } = JSON.parse(marker) as { readonly validFrom: number };
      expect(validFrom).toBeLessThanOrEqual(instant);
      for (const path of PATHS) {
        const fresh = await seenAt(page, server.url + path.slice(1), instant * 1000);
        const old = await seenAt(page, addressOf('before', path), instant * 1000);
        expect.soft(old, `${path} at ${new Date(instant * 1000).toISOString()}`).toEqual(fresh);
      }
    }
  } finally {
    await server.stop();
  }
});
