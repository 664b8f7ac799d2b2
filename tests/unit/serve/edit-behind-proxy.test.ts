import { chmodSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedTool, startTool } from '../../browser/started-tool.ts';
import { type ContentCopy, copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { type ReverseProxy, startNginx, startSocat } from '../../support/reverse-proxies.ts';
import { type Reply, type SentRequest, sendTo } from '../../support/test-server.ts';
import { treeHash } from '../../support/tree-hash.ts';

/**
 * A proxy on this computer makes requests of strangers look like those of the person who runs `conf-site watch`: they come from
 * loopback, they have its host, and nothing says that they were passed on.
 */

const EDIT = '/__conf-site/edit/';
const NAME = 'pad.example';

let copy: ContentCopy;
let watch: StartedTool;
let port: number;
const proxies = new Map<string, ReverseProxy>();

beforeAll(async () => {
  copy = copyContent(SMALL_SITE);
  const args = ['watch', '--port', '0', '--at', '2027-03-01T12:00', '--allow-host', NAME];
  copy.write('bin/xdg-open', '#!/bin/sh\nprintf %s "$1" > "$(dirname "$0")/opened"\n');
  chmodSync(join(copy.rootDir, 'bin/xdg-open'), 0o755);
  const env = { PATH: `${join(copy.rootDir, 'bin')}${delimiter}${process.env['PATH']}` };
  watch = await startTool(['--root', copy.rootDir, ...args, '--open'], env);
  port = Number(new URL(watch.url).port);
  proxies.set('socat', await startSocat(port));
  proxies.set('nginx', await startNginx(port));
});
afterAll(async () => {
  for (const proxy of proxies.values()) await proxy.stop();
  await watch?.stop();
  copy?.remove();
});

const token = () => watch.waitFor(() => /Edit\b.*: \S+token=([\w-]+)\n/.exec(watch.output())?.[1]);
const contentHash = () => treeHash(join(copy.rootDir, 'content'));

it('the terminal shows addresses by which a browser may edit, and --open opens one', async () => {
  const query = `?token=${await token()}`;
  expect(watch.output()).toContain(`Ready at ${watch.url}${query}\n`);
  expect(watch.output()).toContain(`Edit: ${watch.url}dev/edit/${query}\n`);
  await expect.poll(() => copy.read('bin/opened')).toBe(watch.url + query);
});

describe.each(['socat', 'nginx'])('through %s', (name) => {
  /** Sends a request as a program of a stranger does: with the headers that a page of the watch would have. */
  const send = (path: string, { headers, ...rest }: SentRequest = {}): Promise<Reply> => {
    const own = { host: `127.0.0.1:${port}`, origin: `http://127.0.0.1:${port}` };
    return sendTo({ port: proxies.get(name)?.port ?? 0, path }, { ...rest, headers: { ...own, ...headers } });
  };
  const post = (path: string, body: object, headers: SentRequest['headers'] = {}): Promise<Reply> =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('a stranger is shown no secret, and not where the files are on this computer', async () => {
    const secrets = [await token(), copy.rootDir];
    const paths = ['/', '/dev/', '/dev/edit/', '/dev/edit', '/dev/edit/?record=content/site.yaml', '/?token='];
    const ofTool = ['client.js', 'sources?path=/', 'moments', 'edit/client.js', 'edit/media/', 'edit/site'];
    for (const path of [...paths, ...ofTool.map((one) => `/__conf-site/${one}`)]) {
      const { text, headers } = await send(path);
      const seen = text + JSON.stringify(headers);
      expect
        .soft(
          secrets.filter((secret) => seen.includes(secret)),
          path,
        )
        .toEqual([]);
      expect.soft(headers['set-cookie'], path).toBeUndefined();
    }
    expect((await send('/dev/edit/')).status).toBe(403);
  });

  it('a stranger changes nothing, and does not set the clock', async () => {
    const before = contentHash();
    const { text } = await send('/dev/edit/');
    const found = /name="conf-site-token" content="([^"]+)"/.exec(text)?.[1] ?? 'none';
    const headers = { 'x-conf-site-token': found, cookie: `conf-site-edit-${port}=${found}` };
    const planted = { kind: 'page', title: 'planted', value: { title: 'planted' }, ident: 'planted' };
    for (const request of ['site', 'create', 'changes']) {
      const reply = await post(`${EDIT}${request}`, planted, headers);
      expect.soft(reply.status, request).toBe(403);
      expect.soft(reply.text, request).toContain('Open the address that the terminal shows');
    }
    expect.soft((await send(`${EDIT}media/speakers/none.jpg`, { headers })).status).toBe(403);
    expect.soft((await post('/__conf-site/travel', { to: '2027-04-16T12:00' }, headers)).status, 'travel').toBe(403);
    expect(contentHash()).toBe(before);
  });

  it('the person who has the address of the terminal edits', async () => {
    const page = { host: NAME, origin: `https://${NAME}` };
    const opened = await send(`/dev/edit/?token=${await token()}`, { headers: page });
    expect([opened.status, opened.headers.location]).toEqual([303, '/dev/edit/']);
    const cookie = opened.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
    expect(cookie).not.toContain(await token());
    expect((await send('/dev/edit/', { headers: { ...page, cookie } })).status).toBe(200);
    const site = await post(`${EDIT}site`, {}, { ...page, cookie });
    expect([site.status, Object.keys(JSON.parse(site.text))]).toEqual([200, ['languages', 'groups', 'history']]);
    expect((await send('/__conf-site/sources?path=/', { headers: { ...page, cookie } })).status).toBe(200);
    const elsewhere = await post(`${EDIT}site`, {}, { ...page, cookie, origin: 'https://evil.example' });
    expect(elsewhere.status).toBe(403);
  });
});
