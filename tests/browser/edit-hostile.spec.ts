import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, expect, type Page, test } from '@playwright/test';
import { chromiumToLaunch } from '../support/chromium.js';
import { type ContentCopy, copyContent, SMALL_SITE } from '../support/content-copy.ts';
import { treeHash } from '../support/tree-hash.ts';
import { type StartedTool, startTool } from './started-tool.ts';

/**
 * A page of another origin can neither edit content through a running watch nor read anything of the editor. It is on the same
 * host, so that it is of the same site: browsers have fewer rules for it, and its requests have the cookies of the watch. It knows
 * all names of requests.
 */

test.describe.configure({ mode: 'serial' });

const EDIT = '__conf-site/edit/';
const RECORD = 'content/pages/planted.md';
const PICTURE = 'planted.svg';

let copy: ContentCopy;
let watch: StartedTool;
let other: Server;
let otherUrl: string;

test.beforeAll(async () => {
  copy = copyContent(SMALL_SITE);
  watch = await startTool(['--root', copy.rootDir, 'watch', '--port', '0', '--at', '2027-03-01T12:00']);
  other = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Another site</title><body>');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  otherUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
});
test.afterAll(async () => {
  await watch?.stop();
  other?.close();
  copy?.remove();
});

const contentHash = () => treeHash(join(copy.rootDir, 'content'));

/** Opens the address of the terminal, after which the browser may edit. */
async function openEditor(page: Page): Promise<void> {
  await page.goto(watch.editUrl);
  await expect(page.getByRole('banner')).toBeVisible();
}

interface Recorded {
  /** The methods of all requests to the editor. */
  readonly requests: string[];
  /** The status of each answer that the browser lets a page have. */
  readonly statuses: number[];
}

/** Opens the page of another origin in a browser that may edit, and records what it sends to the editor. */
async function openOther(page: Page): Promise<Recorded> {
  await page.context().request.get(watch.editUrl);
  const recorded: Recorded = { requests: [], statuses: [] };
  const isForEditor = (url: string): boolean => url.startsWith(watch.url + EDIT);
  page.context().on('request', (request) => {
    if (isForEditor(request.url())) recorded.requests.push(request.method());
  });
  page.context().on('response', (response) => {
    if (isForEditor(response.url())) recorded.statuses.push(response.status());
  });
  await page.goto(otherUrl);
  return recorded;
}

test('the page of the editor itself is answered, with the same request', async ({ page }) => {
  await openEditor(page);
  const answerWith = (cookies: RequestCredentials) =>
    page.evaluate(async (credentials) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ markdown: '*x*', language: 'en' });
      const answer = await fetch('/__conf-site/edit/preview', { method: 'POST', body, headers, credentials });
      return [answer.status, await answer.text()];
    }, cookies);
  expect(await answerWith('same-origin')).toEqual([200, '{"html":"<p><em>x</em></p>"}']);
  expect((await answerWith('omit'))[0]).toBe(403);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('no fetch of another origin is answered, though the browser may edit', async ({ page }) => {
  const before = contentHash();
  const { requests, statuses } = await openOther(page);
  const bodies = await page.evaluate(
    async ({ edit, path }) => {
      const value = {
        kind: 'page',
        title: 'planted',
        path,
        value: { title: 'planted' },
        versions: {},
        ident: 'planted',
      };
      const body = JSON.stringify(value);
      const json = { 'content-type': 'application/json' };
      const tries: RequestInit[] = [
        { method: 'POST', body, mode: 'no-cors' },
        { method: 'POST', body, mode: 'no-cors', credentials: 'include', headers: { 'content-type': 'text/plain' } },
        { method: 'POST', body, credentials: 'include' },
        { method: 'POST', body, headers: json },
        { method: 'POST', body, headers: json, credentials: 'include', referrerPolicy: 'no-referrer' },
        { method: 'POST', body, headers: json, mode: 'no-cors', credentials: 'include' },
        { method: 'PUT', body, headers: json, credentials: 'include' },
      ];
      const read: string[] = [];
      for (const name of ['create', 'save', 'remove', 'publish', 'preview', 'picture?folder=x&name=x.jpg']) {
        for (const init of tries) {
          await fetch(edit + name, init).then(
            async (answer) => read.push(await answer.text()),
            () => undefined,
          );
        }
        navigator.sendBeacon(edit + name, body);
      }
      return read.join('');
    },
    { edit: watch.url + EDIT, path: RECORD },
  );
  expect(bodies).toBe('');
  expect(requests.filter((method) => method === 'POST').length).toBeGreaterThan(20);
  expect(statuses.filter((status) => status < 400)).toEqual([]);
  expect(contentHash()).toBe(before);
});

test('no form of another origin is answered', async ({ page }) => {
  const before = contentHash();
  const { statuses } = await openOther(page);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    await page.goto(otherUrl);
    await page.evaluate(
      ({ action, enctype }) => {
        const form = Object.assign(document.createElement('form'), { action, enctype, method: 'POST' });
        const name = '{"kind":"page","title":"planted","value":{"title":"';
        form.append(Object.assign(document.createElement('input'), { name, value: '"}}' }));
        document.body.append(form);
        form.submit();
      },
      { action: `${watch.url}${EDIT}create`, enctype: type },
    );
    await page.waitForURL(/create$/);
  }
  expect(statuses).toEqual([403, 403, 403]);
  expect(contentHash()).toBe(before);
});

test('another origin reads nothing of the editor: not by fetch, frame, script, image or window', async ({
  page,
  context,
}) => {
  copy.write(`content/media/${PICTURE}`, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await openOther(page);
  const seen = await page.evaluate(
    async (addresses) => {
      const found: string[] = [];
      const load = (element: HTMLElement): Promise<void> =>
        new Promise((resolve) => {
          element.addEventListener('load', () => resolve(void found.push(element.tagName)));
          element.addEventListener('error', () => resolve());
          document.body.append(element);
        });
      for (const src of addresses) {
        for (const mode of ['cors', 'no-cors'] as const) {
          await fetch(src, { mode, credentials: 'include' }).then(
            async (answer) => found.push(await answer.text()),
            () => undefined,
          );
        }
        const frame = document.createElement('iframe');
        await new Promise((resolve) => {
          frame.addEventListener('load', resolve);
          document.body.append(Object.assign(frame, { src }));
        });
        found.push(frame.contentDocument?.documentElement.outerHTML ?? '');
        await load(Object.assign(document.createElement('script'), { src }));
        await load(Object.assign(document.createElement('img'), { src }));
      }
      return found.join('');
    },
    [`${watch.url}dev/edit/`, `${watch.url}${EDIT}media/${PICTURE}`],
  );
  expect(seen).toBe('');

  const opening = context.waitForEvent('page');
  await page.evaluate((edit) => {
    Object.assign(window, { opened: open(edit) });
  }, `${watch.url}dev/edit/`);
  const opened = await opening;
  await opened.waitForLoadState();
  const isCut = (): Promise<boolean> => page.evaluate(() => (window as unknown as { opened: Window }).opened.closed);
  await expect.poll(isCut).toBe(true);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  expect(page.frames().filter((frame) => frame.url().includes('/dev/edit/?'))).toEqual([]);
});

test('a browser is let in by the address of the terminal, also by a link of another site, and says so until then', async ({
  page,
  context,
}) => {
  expect((await page.goto(`${watch.url}dev/edit/`))?.status()).toBe(403);
  await expect(page.getByRole('alert')).toContainText('Open the address that the terminal shows after “Edit”');

  const other = await context.newPage();
  await other.goto(otherUrl.replace('127.0.0.1', 'localhost'));
  await other.evaluate((href) => {
    document.body.append(Object.assign(document.createElement('a'), { href, textContent: 'Edit' }));
  }, watch.editUrl);
  await other.getByRole('link', { name: 'Edit' }).click();
  await expect(other).toHaveURL(`${watch.url}dev/edit/`);
  await expect(other.getByRole('banner')).toBeVisible();
  const visited = await other.evaluate(() => navigation.entries().map(({ url }) => url));
  expect(visited).toEqual([`${watch.url}dev/edit/`]);

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a name of another site that was made to point to this computer is refused', async () => {
  const args = ['--headless', '--no-sandbox', '--host-resolver-rules=MAP rebound.example 127.0.0.1'];
  const browser = await chromium.launch({ ...chromiumToLaunch(), args });
  try {
    const page = await browser.newPage();
    const answer = await page.goto(watch.url.replace('127.0.0.1', 'rebound.example').concat('dev/edit/'));
    expect(answer?.status()).toBe(403);
    expect(await page.content()).not.toContain('id="editor"');
  } finally {
    await browser.close();
  }
});
