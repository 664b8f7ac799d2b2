import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SiteServer, startServer } from '../../../src/serve/start-server.ts';
import { chromiumToLaunch } from '../../support/chromium.js';
import { TEST_TIMEOUT_MS } from '../../support/thoroughness.ts';

const policy =
  "default-src 'none'; style-src 'self'; script-src 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=' " +
  "'strict-dynamic'; connect-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const pageWith = (words: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>x</title>` +
  `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll("'", '&#x27;')}">` +
  `</head><body><h1>${words}</h1>${'<p>line</p>'.repeat(300)}<script>document.title = 'broken in';</script></body></html>`;

/** Only a browser can tell whether a strict policy accepts the live reload client. */
describe('live reload in a browser', () => {
  let browser: Browser;
  let dir: string;
  let server: SiteServer;

  const show = (words: string) => writeFile(join(dir, 'index.html'), pageWith(words));
  const start = (port: number) =>
    startServer({ servedDir: () => dir, host: '127.0.0.1', port, strictPort: true, basePath: '/', liveReload: true });
  const heading = (page: Page, words: string) => page.getByRole('heading', { name: words }).waitFor();

  async function opened(): Promise<Page> {
    const page = await browser.newPage();
    page.setDefaultTimeout(TEST_TIMEOUT_MS);
    const connected = page.waitForResponse((response) => response.url().endsWith('/__conf-site/events'));
    await page.goto(server.url);
    await connected;
    return page;
  }

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'serve-browser-'));
    await writeFile(join(dir, '_headers'), `/*\n  Content-Security-Policy: ${policy}\n`);
    await show('first');
    server = await start(0);
    browser = await chromium.launch({ ...chromiumToLaunch(), args: ['--no-sandbox'] });
  });

  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await rm(dir, { recursive: true, force: true });
  });

  it('runs under a strict policy, which still applies to all other scripts', async () => {
    await show('first');
    const page = await opened();
    await show('second');
    server.reload?.();
    await heading(page, 'second');
    expect(await page.title()).toBe('x');
    await page.close();
  });

  it('keeps the scroll position, even if the page restores it by itself', async () => {
    await show('first');
    const page = await opened();
    await page.evaluate("history.scrollRestoration = 'manual'; scrollTo(0, 1500)");
    await show('second');
    server.reload?.();
    await heading(page, 'second');
    await page.waitForFunction('Math.abs(scrollY - 1500) < 2');
    await page.close();
  });

  it('reconnects after a restart of the server, and shows the current page', async () => {
    await show('first');
    const page = await opened();
    await server.close();
    await show('second');
    server = await start(server.port);
    await heading(page, 'second');
    await page.close();
  });
});
