import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ServeError } from '../../../src/serve/serve-error.ts';
import { type ServerOptions, type SiteServer, startServer } from '../../../src/serve/start-server.ts';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function folder(
  files: Readonly<Record<string, string>> = { 'index.html': '<body>home</body>' },
): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'serve-live-'));
  undo.push(() => rm(dir, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) await writeFile(join(dir, name), content);
  return dir;
}

async function serve(dir: string, more: Partial<ServerOptions> = {}): Promise<SiteServer> {
  const fixed = { host: '127.0.0.1', port: 0, strictPort: false, basePath: '/' };
  const server = await startServer({ servedDir: () => dir, ...fixed, ...more });
  undo.push(() => server.close());
  return server;
}

async function takenPort(): Promise<number> {
  const other = createTcpServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  undo.push(() => new Promise((resolve) => other.close(resolve)));
  return (other.address() as AddressInfo).port;
}

/** An open event stream, and its events, one at a time. */
async function listenTo(server: SiteServer): Promise<{ stream: IncomingMessage; next: () => Promise<string> }> {
  const [stream] = (await once(get(`${server.url}__conf-site/events`, { agent: false }), 'response')) as [
    IncomingMessage,
  ];
  let read = '';
  const next = async () => {
    while (!read.includes('\n\n')) read += String((await once(stream, 'data'))[0]);
    const end = read.indexOf('\n\n');
    const event = read.slice(0, end);
    read = read.slice(end + 2);
    return event;
  };
  return { stream, next };
}

const failureOf = (start: Promise<SiteServer>): Promise<unknown> =>
  start.then(
    () => undefined,
    (error: unknown) => error,
  );
const versionIn = (text: string) => /(?:"version":|data-version=)"([\w.-]+)/.exec(text)?.[1];

describe('starting', () => {
  it('on a used port chooses a later one and reports it', async () => {
    const wanted = await takenPort();
    const reported: unknown[] = [];
    const server = await serve(await folder(), { port: wanted, onPortTaken: (ports) => reported.push(ports) });
    expect(server.port).toBeGreaterThan(wanted);
    expect(reported).toEqual([{ wanted, used: server.port }]);
    expect((await fetch(server.url)).status).toBe(200);
  });

  it('on a used port fails with --strict-port', async () => {
    const failure = await failureOf(serve(await folder(), { port: await takenPort(), strictPort: true }));
    expect(failure).toBeInstanceOf(ServeError);
    expect(failure).toMatchObject({ code: 'port-taken', hint: expect.stringContaining('--port') });
  });

  it('on an address of another computer fails', async () => {
    expect(await failureOf(serve(await folder(), { host: '192.0.2.1' }))).toMatchObject({ code: 'bad-host' });
    expect(await failureOf(serve(await folder(), { host: 'no-such.invalid' }))).toMatchObject({ code: 'bad-host' });
  });

  it('without a build fails, in a missing folder and in one with other files', async () => {
    const dir = await folder({ 'letter.txt': 'Dear speaker' });
    expect(await failureOf(serve(dir))).toMatchObject({ code: 'no-build', message: expect.stringContaining(dir) });
    expect(await failureOf(serve(join(dir, 'dist')))).toMatchObject({ code: 'no-build' });
  });

  it('on all addresses answers on each of them, and is opened as localhost', async () => {
    const server = await serve(await folder(), { host: '0.0.0.0' });
    expect(server.url).toBe(`http://localhost:${server.port}/`);
    const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
    for (const { address } of own.filter(({ family }) => family === 'IPv4')) {
      expect((await fetch(`http://${address}:${server.port}/`)).status).toBe(200);
    }
  });
});

describe('closing', () => {
  it('ends event streams and idle connections, frees the port, and may be repeated', async () => {
    const dir = await folder();
    const server = await serve(dir, { liveReload: true });
    const { stream, next } = await listenTo(server);
    await next();
    const idle = connect(server.port, '127.0.0.1').on('error', () => {});
    await once(idle, 'connect');
    const ended = Promise.all([once(stream.resume(), 'close'), once(idle.resume(), 'close')]);
    await server.close();
    await ended;
    await server.close();
    expect((await serve(dir, { port: server.port, strictPort: true })).port).toBe(server.port);
  });
});

describe('live reload', () => {
  const policy = "default-src 'self'; script-src 'sha256-x=' 'strict-dynamic'";
  const site = {
    'index.html': `<head><meta http-equiv="Content-Security-Policy" content="${policy}"></head><body>home</body>`,
    '404.html': '<body>not here</body>',
    'a.json': '{"html":"</body>"}',
    _headers: `/*\n  Content-Security-Policy: ${policy}\n  Cache-Control: public, max-age=600\n`,
  };

  it('is disabled by default', async () => {
    const server = await serve(await folder(site));
    expect(server.reload).toBeUndefined();
    expect((await fetch(`${server.url}__conf-site/events`)).status).toBe(404);
    expect(await (await fetch(server.url)).text()).toBe(site['index.html']);
  });

  it('adds its client to every page, including error pages, and to nothing else', async () => {
    const server = await serve(await folder(site), { liveReload: true });
    const pages = [await fetch(server.url), await fetch(`${server.url}no/`)];
    expect(pages.map(({ status }) => status)).toEqual([200, 404]);
    for (const page of pages) {
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(page.headers.get('etag')).toBeNull();
      expect(await page.text()).toMatch(
        /<script type="module" src="\/__conf-site\/client\.js"[^>]*><\/script><\/body>$/,
      );
    }
    expect(await (await fetch(`${server.url}a.json`)).text()).toBe(site['a.json']);
    const client = await fetch(`${server.url}__conf-site/client.js`);
    expect(client.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it('extends both policies for its client by a nonce that is new for every page', async () => {
    const server = await serve(await folder(site), { liveReload: true });
    const nonces = [];
    for (const page of [await fetch(server.url), await fetch(server.url)]) {
      const html = await page.text();
      const nonce = /nonce="([^"]+)"/.exec(html)?.[1];
      const opened = `${policy} 'nonce-${nonce}'`;
      expect(page.headers.get('content-security-policy')).toContain(opened);
      expect(html).toContain(`content="${opened}`);
      nonces.push(nonce);
    }
    expect(new Set(nonces).size).toBe(2);
  });

  it('sends the current version to a page on connection, and then each new one', async () => {
    const server = await serve(await folder(), { liveReload: true });
    const { stream, next } = await listenTo(server);
    expect(stream.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    const hello = await next();
    expect(hello).toMatch(/^retry: 500\nevent: state\ndata: /);
    expect(versionIn(hello)).toBe(versionIn(await (await fetch(server.url)).text()));
    server.reload?.();
    const reload = await next();
    expect(reload).toMatch(/^event: state\ndata: /);
    expect(versionIn(reload)).not.toBe(versionIn(hello));
    expect(versionIn(await (await fetch(server.url)).text())).toBe(versionIn(reload));
  });

  it('treats a restart of the server as a new version', async () => {
    const dir = await folder();
    const first = await serve(dir, { liveReload: true });
    const before = versionIn(await (await listenTo(first)).next());
    await first.close();
    const second = await serve(dir, { liveReload: true, port: first.port, strictPort: true });
    expect(versionIn(await (await listenTo(second)).next())).not.toBe(before);
  });

  it('starts before the first build, with a page that is replaced by it', async () => {
    const dir = await folder();
    const server = await serve(join(dir, 'dist'), { liveReload: true });
    const page = await fetch(server.url);
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('src="/__conf-site/client.js"');
  });

  it('is at the root of the server even if the site is below a path, and refuses other hosts', async () => {
    const server = await serve(await folder(), { liveReload: true, basePath: '/sub/' });
    const root = `http://127.0.0.1:${server.port}`;
    expect((await fetch(`${root}/__conf-site/client.js`)).status).toBe(200);
    const host = { host: `evil.example:${server.port}` };
    const [refusal] = (await once(get(`${root}/__conf-site/events`, { headers: host }), 'response')) as [
      IncomingMessage,
    ];
    expect(refusal.resume().statusCode).toBe(403);
  });
});
