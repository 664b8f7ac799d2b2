import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from './quiet-test.ts';
import { addressOf, builtPage, msOf } from './sites.ts';

/**
 * No frame of a page that is still loading shows content outside of its window. The page is sent in parts over a slow
 * connection: the next part is sent when the browser has drawn some frames of the current one.
 */

test.use({ serviceWorkers: 'block' });

const PATH = '/devlica/';
const PARTS = 24;

interface SlowSite {
  readonly address: string;
  /** Sends the next part of the page. Returns false when the page is complete. */
  sendPart(): boolean;
  stop(): Promise<void>;
}

/** The build `before` on a slow connection: the page up to its main part, then the main part in equal parts. All other files are sent at once. */
async function startSlowSite(): Promise<SlowSite> {
  const bytes = Buffer.from(builtPage('before', PATH));
  const partBytes = Math.ceil((bytes.length - bytes.indexOf('<main')) / PARTS);
  let sent = 0;
  let page: ServerResponse | undefined;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path === PATH) {
      page = response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      page.flushHeaders();
      return;
    }
    void fetch(addressOf('before', path)).then(async (answer) => {
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`,
    sendPart() {
      const end = sent === 0 ? bytes.indexOf('<main') : sent + partBytes;
      page?.write(bytes.subarray(sent, end));
      sent = end;
      if (sent >= bytes.length) page?.end();
      return sent < bytes.length;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Watched {
  /** The number of frames with a window to check while the page was still loading. */
  framesOnTheWay: number;
  frames: number;
  readonly wrong: string[];
}

/** Checks every frame just before it is drawn, by the attributes of windows and a stopped clock. */
async function checkFrames(page: Page, ms: number): Promise<void> {
  await page.addInitScript((now) => {
    Date.now = () => now;
    const watched: Watched = { framesOnTheWay: 0, frames: 0, wrong: [] };
    const holds = (when: string): boolean =>
      when.split(' ').some((span) => {
        const [from = '', until = ''] = span.split('..');
        return (from === '' || Number(from) * 1000 <= now) && (until === '' || now < Number(until) * 1000);
      });
    const check = (): void => {
      const windows = [...document.querySelectorAll<HTMLElement>('[data-when]')];
      watched.frames += 1;
      if (windows.length > 0 && document.readyState === 'loading') watched.framesOnTheWay += 1;
      for (const element of windows) {
        const isDrawn = getComputedStyle(element).display !== 'none';
        if (isDrawn !== holds(element.dataset['when'] ?? ''))
          watched.wrong.push(`${watched.frames}: ${element.outerHTML}`);
      }
      requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
    Object.assign(window, { watchedFrames: watched });
  }, ms);
}

const watchedOn = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as unknown as { readonly watchedFrames: Watched }).watchedFrames);

for (const name of ['before', 'during', 'after'] as const) {
  test(`a page that arrives in parts never shows content outside of its window (opened ${name})`, async ({ page }) => {
    const site = await startSlowSite();
    try {
      await checkFrames(page, msOf(name));
      const request = page.waitForRequest(site.address);
      const begun = page.goto(site.address, { waitUntil: 'commit' });
      await (await request).response();
      let isMore = site.sendPart();
      await begun;
      while (isMore) {
        isMore = site.sendPart();
        await page.evaluate(async () => {
          for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        });
      }
      await page.waitForLoadState();
      const watched = await watchedOn(page);
      expect(watched.framesOnTheWay).toBeGreaterThan(PARTS / 2);
      expect(watched.wrong).toEqual([]);
      const hiddenAtBuild = (builtPage('before', PATH).match(/ data-when="[^"]*" hidden/g) ?? []).length;
      const hiddenNow = await page.locator('[data-when][hidden]').count();
      if (name === 'before') expect(hiddenNow).toBe(hiddenAtBuild);
      else expect(hiddenNow).not.toBe(hiddenAtBuild);
    } finally {
      await site.stop();
    }
  });
}
