import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Frame, type Page, test } from '@playwright/test';
import { addressOf } from './sites.ts';

/** What pages of other sites may show in a frame: screens at the venue, and nothing else. */

let other: Server;

/** The other site: its page shows the address after `?` in a frame. */
test.beforeAll(async () => {
  other = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://other');
    const framed = searchParams.get('frame');
    const frame = framed === null ? '' : `<iframe title="framed" src="${framed}"></iframe>`;
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Other site</title>${frame}`);
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
});

test.afterAll(async () => {
  other.closeAllConnections();
  await new Promise((resolve) => other.close(resolve));
});

const otherUrl = (query = ''): string => `http://127.0.0.1:${(other.address() as AddressInfo).port}/${query}`;

/** Opens the other site with a page of this one in a frame. */
async function framed(page: Page, path: string): Promise<Frame> {
  await page.goto(otherUrl(`?frame=${encodeURIComponent(addressOf('before', path))}`));
  return page.frames().find((frame) => frame !== page.mainFrame()) as Frame;
}

test('another site can show a screen in a frame', async ({ page }) => {
  const frame = await framed(page, '/screen/loom-hall/');
  expect(frame.url()).toBe(addressOf('before', '/screen/loom-hall/'));
  await expect(frame.locator('h1')).toBeVisible();
});

for (const path of ['/', '/devlica/', '/hr/devlica/2026/cacic-zeljka/', '/404.html']) {
  test(`another site cannot show ${path} in a frame`, async ({ page }) => {
    const frame = await framed(page, path);
    expect(frame.url()).toMatch(/^chrome-error:/);
    await expect(frame.locator('main')).toHaveCount(0);
  });
}
