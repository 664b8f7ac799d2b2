import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../src/serve/start-server.ts';
import { builtFolder } from '../support/built-sites.ts';
import type { ReverseProxy } from '../support/reverse-proxies.ts';
import { type StartWebServer, startApacheHost, startCaddyHost, startNginxHost } from '../support/web-servers.ts';

/** Real web servers with the configurations in `docs/hosts/` answer as `conf-site serve` does, which answers as hosts do. */

interface Host {
  readonly start: StartWebServer;
  /** The encodings of files that the package can send. */
  readonly encodings: string;
}

const HOSTS: Readonly<Record<string, Host>> = {
  nginx: { start: startNginxHost, encodings: 'gzip' },
  Apache: { start: startApacheHost, encodings: 'gzip, br' },
  Caddy: { start: startCaddyHost, encodings: 'gzip, br' },
};

let folder: string;
let site: string;
let serve: { readonly port: number; close(): Promise<void> };
let style: string;
let picture: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'conf-site-hosts-'));
  chmodSync(folder, 0o755);
  site = join(folder, 'site');
  cpSync(builtFolder('before'), site, { recursive: true });
  style = readdirSync(join(site, 'assets')).find((name) => name.startsWith('style-index-')) as string;
  picture = readdirSync(join(site, 'assets/media')).find((name) => name.endsWith('.avif')) as string;
  for (const file of ['index.html', 'devlica/index.html', `assets/${style}`, 'devlica/2026/schedule.ics']) {
    const bytes = readFileSync(join(site, file));
    writeFileSync(join(site, `${file}.br`), brotliCompressSync(bytes));
    writeFileSync(join(site, `${file}.gz`), gzipSync(bytes));
  }
  serve = await startServer({
    servedDir: () => site,
    ...{ host: '127.0.0.1', port: 0, strictPort: false, basePath: '/' },
    onFailure: (error) => {
      throw error;
    },
  });
});
afterAll(async () => {
  await serve?.close();
  rmSync(folder, { recursive: true, force: true });
});

type Headers = Readonly<Record<string, string>>;

/** The encodings that both the package and `conf-site serve` can send. */
const ALL = 'all';

/** What is asked for, as a path and headers. STYLE and PICTURE are an asset of the build. */
const REQUESTS: readonly (readonly [path: string, headers: Headers])[] = [
  ['/', {}],
  ['/', { 'accept-encoding': 'gzip' }],
  ['/devlica/', { 'accept-encoding': ALL }],
  ['/devlica', {}],
  ['/devlica?from=poster', {}],
  ['/devlica/index.html', {}],
  ['/devlica/index.html?from=poster', {}],
  ['/hr/devlica/', {}],
  ['/screen/', {}],
  ['/404.html', {}],
  ['/nowhere/', {}],
  ['/nowhere.html', {}],
  ['/hr/nowhere/', {}],
  ['/devlica/nowhere/', {}],
  ['/devlica/2026/', {}],
  ['/hr/devlica/2026/', {}],
  ['/hr/devlica/2026/?from=poster', {}],
  ['/STYLE', {}],
  ['/STYLE', { 'accept-encoding': 'gzip' }],
  ['/STYLE', { range: 'bytes=0-9' }],
  ['/PICTURE', {}],
  ['/PICTURE', { range: 'bytes=10-19' }],
  ['/PICTURE', { range: 'bytes=999999999-' }],
  ['/favicon.ico', {}],
  ['/sw.js', {}],
  ['/offline-files.json', {}],
  ['/page-data/devlica/page-data.json', {}],
  ['/page-data/app-data.json', {}],
  ['/slice-data/header-site-en.json', {}],
  ['/devlica/2026/schedule.ics', {}],
  ['/devlica/2026/schedule.ics', { 'accept-encoding': 'gzip' }],
  ['/devlica/2026/schedule.json', {}],
  ['/devlica/2026/schedule.xml', {}],
  ['/devlica/2026/deadlines.ics', {}],
  ['/devlica/2026/live.json', {}],
  ['/feed.xml', {}],
  ['/hr/feed.xml', {}],
  ['/sitemap.xml', {}],
  ['/robots.txt', {}],
  ['/manifest.webmanifest', {}],
  ['/.well-known/security.txt', {}],
  ['/devlica/2026/sessions/', {}],
  ['/_headers', {}],
  ['/_redirects', {}],
  ['/.conf-site-build.json', {}],
];

/** Folders without a page, whose listing would tell names. Nobody gains anything from framing what is there instead. */
const FOLDERS = ['/assets/', '/assets/media/', '/page-data/', '/page-data/devlica/', '/slice-data/'];

const COMPARED = [
  'content-type',
  'content-encoding',
  'content-range',
  'location',
  'cache-control',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'access-control-allow-origin',
  'strict-transport-security',
];

type Answer = Readonly<Record<string, unknown>>;

async function ask(port: number, path: string, headers: Headers = {}): Promise<Answer> {
  const asked = path.replace('STYLE', `assets/${style}`).replace('PICTURE', `assets/media/${picture}`);
  const sent = request({ host: '127.0.0.1', port, path: asked, headers, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const part of response.setEncoding('latin1')) text += part;
  return summary(response, text);
}

/** What visitors and other sites notice. Of an error that is its page, of a policy who may frame a page. */
function summary({ statusCode: status = 0, headers }: IncomingMessage, text: string): Answer {
  if (status === 416) return { status };
  if (status >= 400) return { status, type: headers['content-type'], text };
  if (status >= 300) return { status, to: addressOf(headers.location) };
  const isHtml = headers['content-type']?.startsWith('text/html') === true;
  const policy = String(headers['content-security-policy'] ?? '');
  return {
    status,
    text,
    ...Object.fromEntries(COMPARED.map((name) => [name, headers[name] ?? ''])),
    framing: isHtml ? [headers['x-frame-options'], /frame-ancestors [^;,]*/.exec(policy)?.[0]] : [],
    isVarying: headers['content-encoding'] !== undefined && /accept-encoding/i.test(headers.vary ?? ''),
    hasValidator: headers.etag !== undefined || headers['last-modified'] !== undefined,
  };
}

/** Path and query of a redirect, which some servers complete to a whole address. */
function addressOf(location = ''): string {
  const { pathname, search } = new URL(location, 'http://127.0.0.1');
  return pathname + search;
}

describe.each(Object.entries(HOSTS))('%s', (_, { start, encodings }) => {
  let host: ReverseProxy;
  beforeAll(async () => {
    host = await start(site);
  });
  afterAll(() => host?.stop());

  it.each(REQUESTS)('answers %s with %j as conf-site serve does', async (path, given) => {
    const headers = given['accept-encoding'] === ALL ? { 'accept-encoding': encodings } : given;
    expect(await ask(host.port, path, headers)).toEqual(await ask(serve.port, path, headers));
  });

  it.each(FOLDERS)('lists no names at %s', async (path) => {
    const { status, text } = await ask(host.port, path);
    expect({ status, text }).toEqual(pick(await ask(serve.port, path)));
  });
});

const pick = ({ status, text }: Answer): Answer => ({ status, text });
