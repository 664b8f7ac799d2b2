import { once } from 'node:events';
import { rename, rm, symlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hostOf as commandHost } from '../../../src/cli/publish/serve-command.ts';
import type { SiteServer } from '../../../src/serve/start-server.ts';
import { hostOf, sendBytes, sendRequest, testServers, writeFiles } from '../../support/test-server.ts';

const { temporaryFolder, serve, serveFiles } = testServers();

const get = (server: SiteServer, target: string) =>
  sendBytes(server, `GET ${target} HTTP/1.1\r\nHost: ${hostOf(server)}\r\nConnection: close\r\n\r\n`);

describe('addresses', () => {
  const files = { 'x/index.html': '<p>x</p>', 'x/data.json': '{}', 'page.html': 'page', '404.html': 'not here' };

  it('that end with a slash show the index of the folder', async () => {
    const server = await serveFiles(files);
    expect(await sendRequest(server, '/')).toMatchObject({ status: 200, text: 'home' });
    expect(await sendRequest(server, '/x/')).toMatchObject({
      status: 200,
      text: '<p>x</p>',
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  });

  it('without their slash, or with the name of the index, redirect to the canonical address and keep the query', async () => {
    const server = await serveFiles(files);
    const locationOf = async (path: string) => {
      const { status, headers } = await sendRequest(server, path);
      return [status, headers.location];
    };
    expect(await locationOf('/x?a=b&c')).toEqual([301, '/x/?a=b&c']);
    expect(await locationOf('/x/index.html?a')).toEqual([301, '/x/?a']);
    expect(await locationOf('/index.html')).toEqual([301, '/']);
  });

  it('of files are their names', async () => {
    const server = await serveFiles(files);
    expect(await sendRequest(server, '/x/data.json?v=1')).toMatchObject({ status: 200, text: '{}' });
    expect(await sendRequest(server, '/page.html')).toMatchObject({ status: 200, text: 'page' });
    expect((await sendRequest(server, '/page.html/')).status).toBe(404);
    expect((await sendRequest(server, '/page')).status).toBe(404);
  });

  it('of folders without an index list nothing', async () => {
    const server = await serveFiles({ 'media/a.txt': 'a', '404.html': 'not here' });
    expect(await sendRequest(server, '/media/')).toMatchObject({ status: 404, text: 'not here' });
    expect(await sendRequest(server, '/media')).toMatchObject({ status: 404, text: 'not here' });
  });

  it.each(['with space', 'čćšžđ', '100%', '%25', '🧵', 'a+b&c=d', 'a;b,c', "it's", 'a..', 'a..b', '(x)[y]'])(
    'may contain odd names: %j',
    async (name) => {
      const server = await serveFiles({ [`${name}/index.html`]: 'odd', [`${name}.txt`]: name });
      const encoded = encodeURIComponent(name);
      expect(await sendRequest(server, `/${encoded}.txt`)).toMatchObject({ status: 200, text: name });
      expect(await sendRequest(server, `/${encoded}/`)).toMatchObject({ status: 200, text: 'odd' });
      expect((await sendRequest(server, `/${encoded}`)).headers.location).toBe(`/${encoded}/`);
    },
  );

  it('of a site below a path begin with it', async () => {
    const server = await serveFiles(files, { basePath: '/sub/' });
    expect(server.url).toBe(`http://127.0.0.1:${server.port}/sub/`);
    expect(await sendRequest(server, '/sub/')).toMatchObject({ status: 200, text: 'home' });
    expect(await sendRequest(server, '/sub/x/')).toMatchObject({ status: 200, text: '<p>x</p>' });
    expect((await sendRequest(server, '/sub/x')).headers.location).toBe('/sub/x/');
    expect((await sendRequest(server, '/sub?a')).headers.location).toBe('/sub/?a');
    expect(await sendRequest(server, '/')).toMatchObject({ status: 302, headers: { location: '/sub/' } });
    expect(await sendRequest(server, '/x/')).toMatchObject({ status: 404, text: 'not here' });
    expect((await sendRequest(server, '/subway/')).status).toBe(404);
  });

  it('never redirect to another host', async () => {
    const server = await serveFiles({ ...files, _redirects: '/old/* /:splat 301\n' });
    expect((await sendRequest(server, '//x')).status).toBe(404);
    expect((await sendRequest(server, '/old//evil.example/')).status).toBe(404);
    expect((await sendRequest(server, '/old/%2Fevil.example/')).status).toBe(404);
    expect((await sendRequest(server, '/old/evil.example/')).headers.location).toBe('/evil.example/');
  });
});

describe('error pages', () => {
  const pages = { '404.html': 'not here', 'hr/404.html': 'nema', '500.html': 'failed', 'hr/500.html': 'greška' };

  it('are the nearest ones upwards, as HTML with their status', async () => {
    const server = await serveFiles(pages);
    const html = { 'content-type': 'text/html; charset=utf-8' };
    expect(await sendRequest(server, '/hr/whatever/deep/')).toMatchObject({ status: 404, text: 'nema', headers: html });
    expect(await sendRequest(server, '/hr/no.png')).toMatchObject({ status: 404, text: 'nema', headers: html });
    expect(await sendRequest(server, '/whatever/')).toMatchObject({ status: 404, text: 'not here', headers: html });
    expect(await sendRequest(server, '/404.html')).toMatchObject({ status: 200, text: 'not here' });
  });

  it('are a plain line if the site has none', async () => {
    const { status, headers } = await sendRequest(await serveFiles({}), '/no/');
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  it('are shown for a name that is too long', async () => {
    expect((await sendRequest(await serveFiles(pages), `/${'a'.repeat(5000)}`)).text).toBe('not here');
  });

  it('show an internal error with 500, which is reported to the command', async () => {
    const dir = await writeFiles(await temporaryFolder(), { 'index.html': 'home', ...pages });
    const failures: unknown[] = [];
    let calls = 0;
    const server = await serve(
      () => {
        calls += 1;
        if (calls === 2) throw new Error('the disk is upset');
        return dir;
      },
      { onFailure: (failure) => failures.push(failure) },
    );
    expect(await sendRequest(server, '/hr/x/')).toMatchObject({ status: 500, text: 'greška' });
    expect(failures).toEqual([new Error('the disk is upset')]);
    expect((await sendRequest(server, '/')).status).toBe(200);
  });

  it('have status 503 for every page of a site under maintenance, and only for pages', async () => {
    const marker = (maintenance: boolean) => JSON.stringify({ tool: 'conf-site', maintenance });
    const dir = await writeFiles(await temporaryFolder(), { ...pages, 'index.html': 'home', 'a.css': 'a{}' });
    const server = await serve(dir);
    await writeFiles(dir, { '.conf-site-build.json': marker(true) });
    expect(await sendRequest(server, '/')).toMatchObject({
      status: 503,
      text: 'home',
      headers: { 'retry-after': '3600' },
    });
    expect((await sendRequest(server, '/no/')).status).toBe(503);
    expect((await sendRequest(server, '/a.css')).status).toBe(200);
    await writeFiles(dir, { '.conf-site-build.json': marker(false) });
    expect((await sendRequest(server, '/')).status).toBe(200);
  });
});

describe('the rules of the site', () => {
  it('for headers apply to files and error pages, and are read again when they change', async () => {
    const dir = await writeFiles(await temporaryFolder(), {
      'index.html': 'home',
      '404.html': 'not here',
      'assets/a.js': '1',
      _headers: '/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    });
    const server = await serve(dir);
    const home = (await sendRequest(server, '/')).headers;
    expect([home['x-frame-options'], home['cache-control']]).toEqual(['DENY', 'public, max-age=0, must-revalidate']);
    expect((await sendRequest(server, '/assets/a.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await sendRequest(server, '/no/')).headers['x-frame-options']).toBe('DENY');
    await writeFiles(dir, { _headers: '/*\n  X-Frame-Options: SAMEORIGIN\n' });
    expect((await sendRequest(server, '/')).headers['x-frame-options']).toBe('SAMEORIGIN');
    await rm(join(dir, '_headers'));
    expect((await sendRequest(server, '/')).headers['x-frame-options']).toBeUndefined();
  });

  it('for redirects do not apply to existing files unless they are forced', async () => {
    const server = await serveFiles({
      'x/index.html': 'x',
      'app/index.html': 'app',
      'gone.html': 'gone',
      _redirects:
        '/x/ /forced/ 302!\n/app/ /never/\n/old/* /x/:splat\n/app/* /app/ 200\n/gone/* /gone.html 404\n/loop /loop/\n',
    });
    expect(await sendRequest(server, '/x/')).toMatchObject({ status: 302, headers: { location: '/forced/' } });
    expect(await sendRequest(server, '/app/')).toMatchObject({ status: 200, text: 'app' });
    expect(await sendRequest(server, '/old/%C4%8D/?q=1')).toMatchObject({
      status: 301,
      headers: { location: '/x/%C4%8D/?q=1' },
    });
    expect(await sendRequest(server, '/app/deep/')).toMatchObject({ status: 200, text: 'app' });
    expect(await sendRequest(server, '/gone/deep/')).toMatchObject({ status: 404, text: 'gone' });
    expect((await sendRequest(server, '/loop/')).status).toBe(404);
  });

  it('for redirects are read again when they change', async () => {
    const dir = await writeFiles(await temporaryFolder(), { 'index.html': 'home' });
    const server = await serve(dir);
    expect((await sendRequest(server, '/a/')).status).toBe(404);
    await writeFiles(dir, { _redirects: '/a/ /b/\n' });
    expect((await sendRequest(server, '/a/')).headers.location).toBe('/b/');
  });
});

describe('files', () => {
  const text = 'stitch '.repeat(1000);

  it('are sent precompressed to clients that accept it, and uncompressed to others', async () => {
    const server = await serveFiles({
      'a.css': text,
      'a.css.br': brotliCompressSync(text),
      'a.css.gz': gzipSync(text),
      'b/index.html': text,
      'b/index.html.gz': gzipSync(text),
    });
    const encodingOf = async (path: string, accept: string) => {
      const { headers, status } = await sendRequest(server, path, { 'accept-encoding': accept });
      expect([status, headers.vary]).toEqual([200, 'Accept-Encoding']);
      return headers['content-encoding'];
    };
    expect(await encodingOf('/a.css', 'gzip, br')).toBe('br');
    expect(await encodingOf('/a.css', 'gzip, br;q=0')).toBe('gzip');
    expect(await encodingOf('/a.css', 'deflate')).toBeUndefined();
    expect(await encodingOf('/b/', 'gzip, br')).toBe('gzip');
    const page = await sendRequest(server, '/b/', { 'accept-encoding': 'gzip' });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(gunzipSync(page.body).toString()).toBe(text);
  });

  it('that are archives keep their bytes and their type', async () => {
    const archive = gzipSync(text);
    const server = await serveFiles({ 'media.tar.gz': archive });
    const { headers, body } = await sendRequest(server, '/media.tar.gz', { 'accept-encoding': 'gzip' });
    expect([headers['content-type'], headers['content-encoding']]).toEqual(['application/gzip', 'identity']);
    expect(body.equals(archive)).toBe(true);
  });

  it('are not sent again to a visitor who has them cached', async () => {
    const dir = await writeFiles(await temporaryFolder(), { 'index.html': 'home' });
    const server = await serve(dir);
    const { etag = '' } = (await sendRequest(server, '/')).headers;
    expect(etag).not.toBe('');
    for (const known of [etag, `"other", ${etag}`, '*']) {
      const reply = await sendRequest(server, '/', { 'if-none-match': known });
      expect(reply).toMatchObject({ status: 304, text: '', headers: { etag } });
    }
    expect((await sendRequest(server, '/', { 'if-none-match': '"other"' })).status).toBe(200);
    await writeFiles(dir, { 'index.html': 'new home' });
    expect(await sendRequest(server, '/', { 'if-none-match': etag })).toMatchObject({ status: 200, text: 'new home' });
  });

  it('are sent in ranges', async () => {
    const server = await serveFiles({ 'a.mp4': '0123456789' });
    const part = async (range: string, more: Record<string, string> = {}) => {
      const reply = await sendRequest(server, '/a.mp4', { range, ...more });
      return [reply.status, reply.headers['content-range'], reply.text];
    };
    expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
    expect(await part('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await part('bytes=-2')).toEqual([206, 'bytes 8-9/10', '89']);
    expect(await part('bytes=8-99')).toEqual([206, 'bytes 8-9/10', '89']);
    expect(await part('bytes=10-')).toEqual([416, 'bytes */10', '']);
    expect(await part('bytes=0-0')).toEqual([200, undefined, '0123456789']);
    expect(await part('bytes=4-2')).toEqual([200, undefined, '0123456789']);
    expect(await part('bytes=2-4', { 'if-range': '"old"' })).toEqual([200, undefined, '0123456789']);
    expect((await sendRequest(server, '/a.mp4')).headers['accept-ranges']).toBe('bytes');
  });

  it('only send headers for HEAD', async () => {
    const server = await serveFiles({ 'a.txt': '0123456789' });
    const { status, headers, text } = await sendRequest(server, '/a.txt', {}, 'HEAD');
    expect([status, headers['content-length'], text]).toEqual([200, '10', '']);
    expect(await sendRequest(server, '/no/', {}, 'HEAD')).toMatchObject({ status: 404, text: '' });
  });
});

describe('a folder that is replaced', () => {
  it('is used from the next request on, and a file that is being read is read to its end', async () => {
    const parent = await temporaryFolder();
    const dir = join(parent, 'dist');
    const large = Buffer.alloc(16_000_000, 'old ');
    await writeFiles(dir, { 'index.html': 'old', 'large.bin': large });
    await writeFiles(join(parent, 'next'), { 'index.html': 'new', 'large.bin': 'small' });
    const server = await serve(dir);
    const socket = connect(server.port, '127.0.0.1');
    socket.write(`GET /large.bin HTTP/1.1\r\nHost: ${hostOf(server)}\r\nConnection: close\r\n\r\n`);
    const chunks = socket[Symbol.asyncIterator]();
    const read = [(await chunks.next()).value as Buffer];
    await rename(dir, join(parent, 'previous'));
    await rename(join(parent, 'next'), dir);
    await rm(join(parent, 'previous'), { recursive: true });
    expect((await sendRequest(server, '/')).text).toBe('new');
    expect((await sendRequest(server, '/large.bin')).text).toBe('small');
    for (let chunk = await chunks.next(); !chunk.done; chunk = await chunks.next()) read.push(chunk.value as Buffer);
    const answer = Buffer.concat(read);
    expect(answer.subarray(answer.indexOf('\r\n\r\n') + 4).equals(large)).toBe(true);
  });

  it('is opened again if it disappears during a request', async () => {
    const dir = await writeFiles(await temporaryFolder(), { 'index.html': 'home' });
    const places = [dir, join(dir, 'gone'), dir];
    const server = await serve(() => places.shift() ?? dir);
    expect(await sendRequest(server, '/')).toMatchObject({ status: 200, text: 'home' });
    expect(places).toEqual([]);
  });

  it('is reported as missing if it is not restored', async () => {
    const dir = await writeFiles(await temporaryFolder(), { 'index.html': 'home' });
    const server = await serve(dir);
    await rm(dir, { recursive: true });
    expect((await sendRequest(server, '/')).status).toBe(503);
    await writeFiles(dir, { 'index.html': 'back' });
    expect(await sendRequest(server, '/')).toMatchObject({ status: 200, text: 'back' });
  });
});

describe('the server refuses', () => {
  it('all methods except GET and HEAD', async () => {
    const server = await serveFiles({});
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      expect(await sendRequest(server, '/', {}, method)).toMatchObject({
        status: 405,
        headers: { allow: 'GET, HEAD' },
      });
    }
  });

  it.each([
    '/../secret.txt',
    '/x/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/x%00.html',
    '/%',
    '/%ff',
    '/%c0%ae%c0%ae/secret.txt',
    'http://127.0.0.1/../secret.txt',
    '../secret.txt',
  ])('the address %j', async (target) => {
    const parent = await writeFiles(await temporaryFolder(), { 'secret.txt': 'secret', 'dist/index.html': 'home' });
    const answer = await get(await serve(join(parent, 'dist')), target);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain('secret');
  });

  it('raw control bytes in the request line, without effect on the next visitor', async () => {
    const server = await serveFiles({});
    expect(await get(server, '/\0')).toMatch(/^HTTP\/1\.1 400 /);
    expect((await sendRequest(server, '/')).status).toBe(200);
  });

  it('dot files, except for those in .well-known', async () => {
    const server = await serveFiles({
      '.conf-site-build.json': '{}',
      '.conf-site-staging/index.html': 'staged',
      'x/.env': 'secret',
      '.well-known/security.txt': 'Contact: mailto:safe@devlica.example',
      '.well-known/.hidden': 'secret',
      'x/.well-known/a.txt': 'secret',
    });
    const hidden = [
      '/.conf-site-build.json',
      '/%2econf-site-build.json',
      '/.conf-site-staging/',
      '/.conf-site-staging',
      '/x/.env',
      '/.well-known/.hidden',
      '/x/.well-known/a.txt',
      '/./',
      '/.',
    ];
    for (const path of hidden) expect([path, (await sendRequest(server, path)).status]).toEqual([path, 404]);
    expect((await sendRequest(server, '/.well-known/security.txt')).text).toContain('safe@devlica.example');
  });

  it('the files that are meant for the host', async () => {
    const server = await serveFiles({ _headers: '/*\n  X-A: 1\n', _redirects: '', 'docs/_headers': 'a page on hosts' });
    expect((await sendRequest(server, '/_headers')).status).toBe(404);
    expect((await sendRequest(server, '/%5fredirects')).status).toBe(404);
    expect((await sendRequest(server, '/docs/_headers')).status).toBe(200);
  });

  it('links that lead out of the folder or to a hidden file, and no others', async () => {
    const parent = await writeFiles(await temporaryFolder(), {
      'secret.txt': 'secret',
      'outside/index.html': 'secret',
      'dist/index.html': 'home',
      'dist/a.css': 'a{}',
      'dist/.env': 'secret',
      'dist2/secret.txt': 'secret',
    });
    const dir = join(parent, 'dist');
    await symlink('../secret.txt', join(dir, 'out.txt'));
    await symlink('../outside', join(dir, 'outside'));
    await symlink('../dist2/secret.txt', join(dir, 'sibling.txt'));
    await symlink('../secret.txt', join(dir, 'a.css.br'));
    await symlink('.env', join(dir, 'env.txt'));
    await symlink('a.css', join(dir, 'b.css'));
    await symlink('circle', join(dir, 'circle'));
    const server = await serve(dir);
    const paths = ['/out.txt', '/outside/', '/outside', '/sibling.txt', '/a.css.br', '/env.txt', '/circle'];
    for (const path of paths) expect([path, (await sendRequest(server, path)).status]).toEqual([path, 404]);
    expect(await sendRequest(server, '/a.css', { 'accept-encoding': 'br' })).toMatchObject({
      status: 200,
      text: 'a{}',
    });
    expect(await sendRequest(server, '/b.css')).toMatchObject({ status: 200, text: 'a{}' });
  });

  it('connections from other computers, unless the user enabled them', async () => {
    const elsewhere = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => address);
    const reach = (server: SiteServer, host: string): Promise<string> =>
      once(connect(server.port, host), 'connect').then(
        () => 'connected',
        (error: NodeJS.ErrnoException) => error.code ?? '',
      );
    const server = await serveFiles({}, { host: commandHost(undefined) });
    const loopback = process.platform === 'linux' ? ['127.0.0.2'] : [];
    for (const host of [...loopback, ...elsewhere]) expect(await reach(server, host), host).not.toBe('connected');
    const open = await serveFiles({}, { host: commandHost(true) });
    for (const host of elsewhere) expect(await reach(open, host), host).toBe('connected');
  });

  it('requests to another host, whatever they request', async () => {
    const server = await serveFiles({});
    const statusFor = async (host: string) => (await sendRequest(server, '/', { host })).status;
    expect(await statusFor(`localhost:${server.port}`)).toBe(200);
    expect(await statusFor(`devlica.localhost:${server.port}`)).toBe(200);
    expect(await statusFor(`evil.example:${server.port}`)).toBe(403);
    expect(await statusFor('127.0.0.1:1')).toBe(403);
    expect(await sendBytes(server, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 403 /);
  });

  it('no host name that the user gave', async () => {
    const server = await serveFiles({}, { allowedHosts: ['preview.example'] });
    expect((await sendRequest(server, '/', { host: 'preview.example' })).status).toBe(200);
  });
});
