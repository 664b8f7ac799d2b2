import { symlink } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { YamlEditError } from '../../../src/content-edits/yaml/yaml-places.ts';
import { HintedError } from '../../../src/diagnostics/hinted-error.ts';
import type { EditService } from '../../../src/domain/editor/edit-requests.ts';
import { type EditSecrets, newEditSecrets, newSecret } from '../../../src/serve/edit-secrets.ts';
import type { ServerOptions, SiteServer } from '../../../src/serve/start-server.ts';
import { hostOf, type Reply, sendRequest, sendTo, testServers, writeFiles } from '../../support/test-server.ts';

const { serve, serveFiles, temporaryFolder } = testServers();

/** A browser has opened the address with the token already. */
const SESSION = newSecret();
const SECRETS: EditSecrets = { ...newEditSecrets(), sessions: new Set([SESSION]) };
const COOKIE = { cookie: `a=b; conf-site-edit-4321=${SESSION}` };
const ROOT = '/__conf-site/edit/';

const editing = (handlers: Partial<EditService> = {}, mediaDir = '/nowhere'): Partial<ServerOptions> => ({
  liveReload: true,
  editing: { secrets: SECRETS, mediaDir, handlers },
});

interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string | undefined>;
  readonly body?: string | Uint8Array;
}

/** Sends a request as the page of the editor does, with other headers where the test gives them. */
function send(
  server: SiteServer,
  path: string,
  { method = 'POST', headers = {}, body = '{ "markdown": "x", "language": "en" }' }: Sent = {},
): Promise<Reply> {
  const usual = { ...COOKIE, origin: `http://${hostOf(server)}`, 'content-type': 'application/json' };
  const all = Object.entries({ ...usual, ...headers }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return sendTo({ port: server.port, path }, { method, headers: Object.fromEntries(all), body });
}

const failureIn = ({ text }: Reply) => JSON.parse(text) as { message: string; hint?: string; code?: string };
const SAVE = '{ "path": "x.md", "versions": {}, "value": {} }';
const preview: Partial<EditService> = { preview: async ({ markdown }) => ({ html: markdown }) };

describe('the page of the editor', () => {
  it('contains one script and no secret, and its policy allows nothing else', async () => {
    const server = await serveFiles({}, editing());
    const page = await sendRequest(server, '/dev/edit/', COOKIE);
    const nonce = /<script type="module" src="([^"]+)" nonce="([\w-]+)"><\/script>/.exec(page.text);
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/^<!doctype html>/);
    for (const secret of [SECRETS.token, SESSION]) expect(page.text).not.toContain(secret);
    expect(page.text.match(/<script/g)).toHaveLength(1);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'content-security-policy': [
        "default-src 'none'",
        `script-src 'nonce-${nonce?.[2]}'`,
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
      ].join('; '),
    });
    const client = await sendRequest(server, nonce?.[1] ?? '');
    expect([client.status, client.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect((await sendRequest(server, '/dev/edit/')).text).not.toContain(nonce?.[2]);
  });

  it('is there before the first build', async () => {
    const server = await serve(`${await temporaryFolder()}/none`, editing());
    expect((await sendRequest(server, '/dev/edit/', COOKIE)).status).toBe(200);
    expect((await sendRequest(server, '/')).status).toBe(503);
  });

  it('takes the place of a page of the site, but only of that one', async () => {
    const pages = { 'dev/index.html': 'developers', 'dev/edit/index.html': 'mine', 'dev/edit/more/index.html': 'more' };
    const server = await serveFiles(pages, editing());
    expect((await sendRequest(server, '/dev/')).text).toContain('developers');
    expect((await sendRequest(server, '/dev/edit/')).text).toContain('<div id="editor">');
    expect((await sendRequest(server, '/dev/edit/more/')).text).toContain('more');
  });

  it('is found without the slash, and below the base path of the site', async () => {
    const server = await serveFiles({}, { ...editing(), basePath: '/conf/' });
    for (const path of ['/dev/edit', '/conf/dev/edit', '/conf/dev/edit/']) {
      const reply = await sendRequest(server, `${path}?page=%2F`);
      expect([reply.status, reply.headers.location], path).toEqual([302, '/dev/edit/?page=%2F']);
    }
    expect((await sendRequest(server, '/dev/edit/?page=%2F', COOKIE)).status).toBe(200);
  });

  it('does not exist on a server that only shows a site', async () => {
    const server = await serveFiles({});
    expect((await sendRequest(server, '/dev/edit/')).status).toBe(404);
    expect((await send(server, `${ROOT}preview`)).status).toBe(405);
  });

  it('says how to be let in to a browser that has not opened the address with the token, on every computer', async () => {
    const server = await serveFiles({}, { ...editing(), host: '0.0.0.0', allowedHosts: ['pad.example'] });
    const strangers: Record<string, string>[] = [
      {},
      { host: `localhost:${server.port}` },
      { host: 'pad.example' },
      { host: `192.168.1.5:${server.port}` },
      { 'x-forwarded-for': '127.0.0.1' },
      { cookie: `conf-site-edit-4321=${newSecret()}` },
      { cookie: `conf-site-edit-4321=${SECRETS.token}` },
      { cookie: `other=${SESSION}` },
      { cookie: 'conf-site-edit-4321' },
    ];
    for (const headers of strangers) {
      const refused = await sendRequest(server, '/dev/edit/', headers);
      expect(refused.status, JSON.stringify(headers)).toBe(403);
      expect(refused.text).toContain('Open the address that the terminal shows after “Edit”');
    }
  });
});

describe('an address with the token', () => {
  it('gives the browser a session of its own at once, and is left without the token', async () => {
    const server = await serveFiles({}, { ...editing(), basePath: '/conf/' });
    const { token } = SECRETS;
    const addresses = { '/dev/edit/': `&page=%2F`, '/conf/': '' };
    const values = new Set<string>();
    for (const [path, more] of Object.entries(addresses)) {
      const reply = await sendRequest(server, `${path}?token=${token}${more}`);
      expect([reply.status, reply.headers.location]).toEqual([303, path + more.replace('&', '?')]);
      expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      const cookies = reply.headers['set-cookie'] ?? [];
      const value = /^conf-site-edit-\d+%2Fconf=([\w-]{43});/.exec(cookies[0] ?? '')?.[1] ?? '';
      const cookie = `conf-site-edit-${server.port}%2Fconf=${value}`;
      expect(cookies).toEqual([
        `${cookie}; Path=/dev/edit/; HttpOnly; SameSite=Lax`,
        `${cookie}; Path=/__conf-site/; HttpOnly; SameSite=Lax`,
      ]);
      expect((await sendRequest(server, '/dev/edit/', { cookie })).status).toBe(200);
      values.add(value);
    }
    expect(new Set([...values, token, '']).size).toBe(4);
  });

  it('is found through an address without the base path, or without the slash', async () => {
    const server = await serveFiles({}, { ...editing(), basePath: '/conf/' });
    const query = `?token=${SECRETS.token}`;
    for (const [path, location] of [
      ['/', '/conf/'],
      ['/conf', '/conf/'],
      ['/dev/edit', '/dev/edit/'],
    ]) {
      const { headers } = await sendRequest(server, `${path}${query}`);
      expect([headers.location, headers['set-cookie']], path).toEqual([location + query, undefined]);
    }
  });

  it('gives none if the token is wrong, elsewhere, or sent by a form', async () => {
    const server = await serveFiles({ 'page/index.html': 'a page with a token of its own' }, editing());
    const { token } = SECRETS;
    const wrong = ['', 'x', `${token}x`, token.slice(1), SESSION, newSecret()];
    const paths = [...wrong.map((one) => `/dev/edit/?token=${one}`), `/page/?token=${token}`, `//?token=${token}`];
    for (const path of [...paths, `/dev/edit/?page=%3Ftoken=${token}`, `/dev/edit/?token=&token=${token}`]) {
      const { headers, status } = await sendRequest(server, path);
      expect([headers['set-cookie'], status === 303], path).toEqual([undefined, false]);
    }
    expect((await sendRequest(server, '/page/?token=x')).text).toContain('a token of its own');
    expect((await sendTo({ port: server.port, path: `/?token=${token}` }, { method: 'POST' })).status).toBe(405);
  });

  it('lets a browser into the watch that it belongs to, and leaves that of another watch alone', async () => {
    const other = newEditSecrets();
    const servers = [
      await serveFiles({}, editing()),
      await serveFiles({}, { liveReload: true, editing: { secrets: other, mediaDir: '/nowhere', handlers: {} } }),
    ] as const;
    const cookieOf = async (server: SiteServer, token: string): Promise<string> => {
      const { headers } = await sendRequest(server, `/dev/edit/?token=${token}`);
      return headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
    };
    const cookies = [await cookieOf(servers[0], SECRETS.token), await cookieOf(servers[1], other.token)] as const;
    expect(cookies[0].split('=')[0]).not.toBe(cookies[1].split('=')[0]);
    const statusOf = async (server: SiteServer, cookie: string) =>
      (await sendRequest(server, '/dev/edit/', { cookie })).status;
    for (const server of servers) expect(await statusOf(server, cookies.join('; '))).toBe(200);
    expect(await statusOf(servers[0], cookies[1])).toBe(403);
    expect(await statusOf(servers[1], cookies[0])).toBe(403);
  });
});

describe('a request of the editor', () => {
  it('is answered with JSON', async () => {
    const server = await serveFiles({}, editing(preview));
    const reply = await send(server, `${ROOT}preview`, { body: '{ "markdown": "č", "language": "hr" }' });
    expect([reply.status, reply.text]).toEqual([200, '{"html":"č"}']);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('is refused without the session of the browser, with what to do', async () => {
    const server = await serveFiles({}, editing(preview));
    const values = ['', newSecret(), `${SESSION}x`, SESSION.slice(1), SECRETS.token];
    for (const cookie of [undefined, ...values.map((value) => `conf-site-edit-4321=${value}`)]) {
      const reply = await send(server, `${ROOT}preview`, { headers: { cookie } });
      expect([reply.status, failureIn(reply).code]).toEqual([403, 'no-session']);
      expect(failureIn(reply).hint).toContain('Open the address that the terminal shows after “Edit”');
    }
    const header = { cookie: undefined, 'x-conf-site-token': SECRETS.token, authorization: `Bearer ${SECRETS.token}` };
    expect((await send(server, `${ROOT}preview?token=${SECRETS.token}`, { headers: header })).status).toBe(403);
  });

  it('comes from a page of the watch itself, whatever else it has', async () => {
    const server = await serveFiles({}, { ...editing(preview), allowedHosts: ['pad.example'] });
    const own = hostOf(server);
    const statusFrom = async (origin: string | undefined, host = own) =>
      (await send(server, `${ROOT}preview`, { headers: { origin, host } })).status;
    const others = [undefined, 'null', `https://${own}`, `http://${own}.evil.example`, 'http://127.0.0.1:1'];
    for (const origin of [...others, 'https://evil.example', 'https://pad.example:8443', 'http://localhost:1']) {
      expect(await statusFrom(origin), origin).toBe(403);
    }
    expect(await statusFrom('https://pad.example')).toBe(200);
    expect(await statusFrom('https://pad.example', 'pad.example')).toBe(200);
    expect(await statusFrom('https://pad.example:8443', 'pad.example:8443')).toBe(200);
    expect(await statusFrom('http://pad.example:4399', 'pad.example:4399')).toBe(200);
    expect(await statusFrom('http://evil.example', 'evil.example')).toBe(403);
    expect(await statusFrom(`http://evil.example:${server.port}`, `evil.example:${server.port}`)).toBe(403);
  });

  it('may have localhost as its origin behind the proxy of a codespace, which replaces it', async () => {
    const name = 'space-4321.app.github.dev';
    const [behindProxy, alone] = [
      await serveFiles({}, { ...editing(preview), allowedHosts: [name] }),
      await serveFiles({}, editing(preview)),
    ];
    const statusFrom = async (server: typeof alone, origin: string, host: string) =>
      (await send(server, `${ROOT}preview`, { headers: { origin, host } })).status;
    for (const scheme of ['http', 'https']) {
      for (const host of [name, `localhost:${behindProxy.port}`]) {
        expect(await statusFrom(behindProxy, `${scheme}://localhost:${behindProxy.port}`, host), host).toBe(200);
      }
    }
    expect(await statusFrom(behindProxy, 'https://localhost:1', name)).toBe(403);
    expect(await statusFrom(behindProxy, 'https://localhost', name)).toBe(403);
    expect(await statusFrom(alone, `https://localhost:${alone.port}`, `localhost:${alone.port}`)).toBe(403);
  });

  it('has a name, a method and a type that the editor knows', async () => {
    const server = await serveFiles({}, editing(preview));
    for (const name of ['', 'nothing', 'constructor', 'addPicture', '__proto__', 'preview/more']) {
      expect((await send(server, ROOT + name)).status, name).toBe(404);
    }
    const wrong = await send(server, `${ROOT}preview`, { method: 'GET' });
    expect([wrong.status, wrong.headers.allow]).toEqual([405, 'POST']);
    expect((await send(server, `${ROOT}picture`)).headers.allow).toBe('PUT');
    for (const type of [undefined, 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      expect((await send(server, `${ROOT}preview`, { headers: { 'content-type': type } })).status, type).toBe(415);
    }
    const utf8 = { 'content-type': 'application/json; charset=utf-8' };
    expect((await send(server, `${ROOT}preview`, { headers: utf8 })).status).toBe(200);
  });

  it('is refused with a sentence if its body is too long or not an object', async () => {
    const server = await serveFiles({}, editing(preview));
    const long = await send(server, `${ROOT}preview`, { body: JSON.stringify({ markdown: 'x'.repeat(1_000_001) }) });
    expect([long.status, failureIn(long).message]).toEqual([413, expect.stringContaining('1 MB')]);
    for (const body of ['', '{', '[]', 'null', '1', '"x"']) {
      expect((await send(server, `${ROOT}preview`, { body })).status, body).toBe(400);
    }
  });

  it('is refused with a sentence before it is answered if its fields are missing or of another type', async () => {
    const answered: string[] = [];
    const answer = (name: string) => async () => Promise.reject(new Error(String(answered.push(name))));
    const names = ['save', 'create', 'createEdition', 'rename', 'history', 'move', 'announce', 'publish'] as const;
    const server = await serveFiles({}, editing(Object.fromEntries(names.map((name) => [name, answer(name)]))));
    const board = { event: 'meander', year: 2027, versions: {}, isDryRun: true };
    const change = { kind: 'cancel', text: {}, isUrgent: false };
    const wrong: readonly (readonly [string, object])[] = [
      ['save', { path: 5, versions: {}, value: {} }],
      ['save', { path: 'x', versions: { x: null }, value: {} }],
      ['save', { path: 'x', versions: {}, value: {}, reviewed: null }],
      ['create', { kind: 'speaker', title: null, value: {} }],
      ['createEdition', { year: 2028, isNext: true, isConfirmed: false }],
      ['createEdition', { event: 'meander', year: 2028, isNext: true, isConfirmed: 'no' }],
      ['rename', { path: 'x', ident: 5 }],
      ['history', { direction: 'back' }],
      ['move', { ...board, move: { kind: 'toString' } }],
      ['move', { ...board, move: { kind: 'unschedule', from: { date: '2027-04-16' } } }],
      ['announce', { ...board, change: { ...change, entry: {} } }],
      ['announce', { ...board, change: { ...change, text: { en: 1 } } }],
      ['publish', { sentence: 'x', choices: [null] }],
      ['publish', { sentence: 'x', choices: [{ path: 'x', version: 'x', side: '--ours' }] }],
    ];
    for (const [name, body] of wrong) {
      const reply = await send(server, ROOT + name, { body: JSON.stringify(body) });
      expect([reply.status, failureIn(reply).hint], JSON.stringify(body)).toEqual([400, 'Reload the page.']);
    }
    expect(answered).toEqual([]);
  });

  it('fails with what the person can do, and a bug without its stack trace', async () => {
    const failures: unknown[] = [];
    const handlers: Partial<EditService> = {
      save: async () => Promise.reject(new HintedError('The disk is full.', 'Delete something.')),
      rename: async () => Promise.reject(new HintedError('x.md exists already.', 'Choose another.', 'name-taken')),
      check: async () => Promise.reject(new TypeError('x is undefined')),
    };
    const server = await serveFiles({}, { ...editing(handlers), onFailure: (error) => failures.push(error) });
    const full = await send(server, `${ROOT}save`, { body: SAVE });
    expect([full.status, failureIn(full)]).toEqual([422, { message: 'The disk is full.', hint: 'Delete something.' }]);
    expect(failureIn(await send(server, `${ROOT}rename`, { body: '{ "path": "x", "ident": "y" }' })).code).toBe(
      'name-taken',
    );
    const bug = await send(server, `${ROOT}check`, { body: SAVE });
    expect([bug.status, failureIn(bug).message, failureIn(bug).code]).toEqual([500, 'x is undefined', 'bug']);
    expect(bug.text).not.toContain('edit-http');
    expect(failures).toEqual([new TypeError('x is undefined')]);
    expect((await send(server, `${ROOT}move`)).status).toBe(404);
  });

  it('says what to do about a full disk, and about a file that cannot be edited', async () => {
    const failures: unknown[] = [];
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const handlers: Partial<EditService> = {
      save: async () => Promise.reject(full),
      check: async () => Promise.reject(new YamlEditError('This is not valid YAML.')),
    };
    const server = await serveFiles({}, { ...editing(handlers), onFailure: (error) => failures.push(error) });
    const [saved, checked] = [
      await send(server, `${ROOT}save`, { body: SAVE }),
      await send(server, `${ROOT}check`, { body: SAVE }),
    ];
    expect([saved.status, failureIn(saved).hint]).toEqual([422, 'free some space and try again']);
    expect([checked.status, failureIn(checked).message]).toEqual([422, 'This is not valid YAML.']);
    expect(failures).toEqual([]);
  });

  it('waits for the one before it, even if that one fails', async () => {
    const steps: string[] = [];
    const finish: ((error?: Error) => void)[] = [];
    const handlers: Partial<EditService> = {
      save: ({ path }) =>
        new Promise((_resolve, reject) => {
          steps.push(path);
          finish.push(() => reject(new Error(path)));
        }),
      ...preview,
    };
    const server = await serveFiles({}, editing(handlers));
    const first = send(server, `${ROOT}save`, { body: SAVE });
    await expect.poll(() => steps).toEqual(['x.md']);
    const second = send(server, `${ROOT}preview`, { body: '{ "markdown": "later", "language": "en" }' });
    const isEarly = await Promise.race([second.then(() => true), sendRequest(server, '/').then(() => false)]);
    expect(isEarly).toBe(false);
    finish[0]?.();
    expect([(await first).status, (await second).status]).toEqual([500, 200]);
  });
});

describe('a picture', () => {
  const handlers: Partial<EditService> = {
    addPicture: async ({ folder, name, bytes }) => ({ path: `${folder}/${name} ${bytes.byteLength}`, problems: [] }),
  };
  const path = `${ROOT}picture?folder=speakers&name=Mia%20Berg.jpg`;
  const put = { method: 'PUT', headers: { 'content-type': 'image/jpeg' } };

  it('is received with its folder and name', async () => {
    const server = await serveFiles({}, editing(handlers));
    const reply = await send(server, path, { ...put, body: new Uint8Array(2_000_000) });
    expect([reply.status, reply.text]).toEqual([200, '{"path":"speakers/Mia Berg.jpg 2000000","problems":[]}']);
    expect((await send(server, path, { ...put, headers: { 'content-type': undefined } })).status).toBe(200);
  });

  it('is refused without a name, with the type of a form, and above 25 MB', async () => {
    const server = await serveFiles({}, editing(handlers));
    expect((await send(server, `${ROOT}picture?folder=x`, put)).status).toBe(400);
    expect((await send(server, path, { ...put, headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    expect((await send(server, path, { ...put, headers: { ...put.headers, cookie: '' } })).status).toBe(403);
    const reply = await send(server, path, { ...put, body: new Uint8Array(25_000_001) });
    expect([reply.status, failureIn(reply).message]).toEqual([413, expect.stringContaining('25 MB')]);
  });
});

describe('a media file', () => {
  const MEDIA = `${ROOT}media/`;
  const get = { method: 'GET', body: '' };
  const serveMedia = async (): Promise<SiteServer> => {
    const dir = await writeFiles(await temporaryFolder(), { 'a/Mia 1.svg': '<svg/>', 'secret.txt': 'no' });
    await symlink(`${dir}/../`, `${dir}/a/up`);
    return serveFiles({}, editing({}, dir));
  };

  it('is sent to the editor, as a document that runs nothing', async () => {
    const reply = await send(await serveMedia(), `${MEDIA}a/Mia%201.svg`, get);
    expect([reply.status, reply.text, reply.headers['content-type']]).toEqual([200, '<svg/>', 'image/svg+xml']);
    expect(reply.headers['content-security-policy']).toContain('sandbox');
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('is sent to nobody else, and no other file is', async () => {
    const server = await serveMedia();
    const withoutSession = { ...get, headers: { cookie: undefined } };
    expect((await send(server, `${MEDIA}a/Mia%201.svg`, withoutSession)).status).toBe(403);
    for (const path of ['a/', 'none.svg', '..%2f..%2fetc/passwd', 'a/up/index.html', '']) {
      expect((await send(server, MEDIA + path, get)).status, path).toBeGreaterThanOrEqual(400);
    }
  });
});
