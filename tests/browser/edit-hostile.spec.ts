import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { chromiumToLaunch } from '../support/chromium.js';
import { type ContentCopy, copyContent, SMALL_SITE } from '../support/content-copy.ts';
import { treeHash } from '../support/tree-hash.ts';
import { type StartedTool, startTool } from './started-tool.ts';

/**
 * A page of another origin can neither edit content through a running watch nor read its token. It is on the same host, so that
 * it is of the same site, for which browsers have fewer rules; and it knows all names of requests.
 */

test.describe.configure({ mode: 'serial' });

const EDIT = '__conf-site/edit/';
const RECORD = 'content/pages/planted.md';

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

/** The token, as the page of the editor has it. */
async function tokenOf(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.goto(`${watch.url}dev/edit/`);
  const token = await page.locator('meta[name="conf-site-token"]').getAttribute('content');
  await page.close();
  return token ?? '';
}

interface Recorded {
  /** The methods of all requests to the editor. */
  readonly requests: string[];
  /** The status of each answer that the browser lets a page have. */
  readonly statuses: number[];
}

/** Opens the page of another origin, and records what it sends to the editor. */
async function openOther(page: Page): Promise<Recorded> {
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
  await page.goto(`${watch.url}dev/edit/`);
  await expect(page.locator('#editor > *').first()).toBeVisible();
  const statusWith = (tokenName: string) =>
    page.evaluate(async (name) => {
      const token = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
      const headers = { 'content-type': 'application/json', 'x-conf-site-token': token };
      const body = JSON.stringify({ markdown: '*x*', language: 'en' });
      const answer = await fetch('/__conf-site/edit/preview', { method: 'POST', body, headers });
      return [answer.status, await answer.text()];
    }, tokenName);
  expect(await statusWith('conf-site-token')).toEqual([200, '{"html":"<p><em>x</em></p>"}']);
  expect((await statusWith('none'))[0]).toBe(403);
});

test('no fetch of another origin is answered, even with the token', async ({ page, context }) => {
  const token = await tokenOf(context);
  const before = contentHash();
  const { requests, statuses } = await openOther(page);
  const bodies = await page.evaluate(
    async ({ edit, path, secret }) => {
      const value = {
        kind: 'page',
        title: 'planted',
        path,
        value: { title: 'planted' },
        versions: {},
        ident: 'planted',
      };
      const body = JSON.stringify(value);
      const withToken = { 'content-type': 'application/json', 'x-conf-site-token': secret };
      const tries: RequestInit[] = [
        { method: 'POST', body, mode: 'no-cors' },
        { method: 'POST', body, mode: 'no-cors', credentials: 'include', headers: { 'content-type': 'text/plain' } },
        { method: 'POST', body, credentials: 'include' },
        { method: 'POST', body, headers: withToken },
        { method: 'POST', body, headers: withToken, credentials: 'include', referrerPolicy: 'no-referrer' },
        { method: 'POST', body, headers: withToken, mode: 'no-cors' },
        { method: 'PUT', body, headers: withToken },
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
    { edit: watch.url + EDIT, path: RECORD, secret: token },
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

test('another origin reads no token: not by fetch, frame, script, image or window', async ({ page, context }) => {
  const token = await tokenOf(context);
  await openOther(page);
  const seen = await page.evaluate(async (edit) => {
    const found: string[] = [];
    for (const mode of ['cors', 'no-cors'] as const) {
      await fetch(edit, { mode, credentials: 'include' }).then(
        async (answer) => found.push(await answer.text()),
        () => undefined,
      );
    }
    const loaded = (element: HTMLElement): Promise<void> =>
      new Promise((resolve) => {
        element.addEventListener('load', () => resolve());
        element.addEventListener('error', () => resolve());
        document.body.append(element);
      });
    const frame = Object.assign(document.createElement('iframe'), { src: edit });
    await loaded(frame);
    found.push(frame.contentDocument?.documentElement.outerHTML ?? '');
    await loaded(Object.assign(document.createElement('script'), { src: edit }));
    await loaded(Object.assign(document.createElement('img'), { src: edit }));
    return found.join('');
  }, `${watch.url}dev/edit/`);
  expect(seen).not.toContain(token);

  const opening = context.waitForEvent('page');
  await page.evaluate((edit) => {
    Object.assign(window, { opened: open(edit) });
  }, `${watch.url}dev/edit/`);
  const opened = await opening;
  await opened.waitForLoadState();
  const isCut = (): Promise<boolean> => page.evaluate(() => (window as unknown as { opened: Window }).opened.closed);
  await expect.poll(isCut).toBe(true);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  expect(page.frames().filter((frame) => frame.url().includes('/dev/edit/'))).toEqual([]);
});

test('the address with the token opens the editor, also from a link of another site', async ({ browser, context }) => {
  const token = await tokenOf(context);
  const proxied = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '192.0.2.1' } });
  try {
    const page = await proxied.newPage();
    expect((await page.goto(`${watch.url}dev/edit/`))?.status()).toBe(403);
    await page.goto(otherUrl.replace('127.0.0.1', 'localhost'));
    await page.evaluate((href) => {
      document.body.append(Object.assign(document.createElement('a'), { href, textContent: 'Edit' }));
    }, `${watch.url}dev/edit/?token=${token}`);
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(page).toHaveURL(`${watch.url}dev/edit/`);
    await expect(page.locator('meta[name="conf-site-token"]')).toHaveAttribute('content', token);
  } finally {
    await proxied.close();
  }
});

test('a name of another site that was made to point to this computer is refused', async () => {
  const args = ['--headless', '--no-sandbox', '--host-resolver-rules=MAP rebound.example 127.0.0.1'];
  const browser = await chromium.launch({ ...chromiumToLaunch(), args });
  try {
    const page = await browser.newPage();
    const answer = await page.goto(watch.url.replace('127.0.0.1', 'rebound.example').concat('dev/edit/'));
    expect(answer?.status()).toBe(403);
    expect(await page.content()).not.toContain('conf-site-token');
  } finally {
    await browser.close();
  }
});
