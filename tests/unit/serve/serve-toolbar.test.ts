import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import type { TravelRequest, WatchProblem } from '../../../src/domain/editor/watch.ts';
import { newEditSecrets, newSecret } from '../../../src/serve/edit-secrets.ts';
import type { LiveController } from '../../../src/serve/live-controller.ts';
import type { ServerOptions, SiteServer } from '../../../src/serve/start-server.ts';
import { hostOf, sendTo, testServers } from '../../support/test-server.ts';

/** What the toolbar of `watch` asks for: only a browser that may edit learns it, and only such a browser sets the clock. */

const { serveFiles } = testServers();

const SESSION = newSecret();
const COOKIE = { cookie: `conf-site-edit-4321=${SESSION}` };

/** A watch that has the instants to which the clock was set. */
async function serveToolbar(more: Partial<ServerOptions> = {}) {
  const travels: TravelRequest[] = [];
  const controller: LiveController = {
    sourcesOf: async (_path, { isLocal }) => ({
      own: [{ file: 'content/site.yaml', ...(isLocal ? { href: 'vscode://file/home/mia/site.yaml' } : {}) }],
      shared: [],
    }),
    moments: async () => ({ moments: [] }),
    searchIndexAt: () => undefined,
    travel: (request) => travels.push(request) > 0,
  };
  const editing = {
    secrets: { ...newEditSecrets(), sessions: new Set([SESSION]) },
    mediaDir: '/nowhere',
    handlers: {},
  };
  return { travels, server: await serveFiles({}, { liveReload: true, controller, editing, ...more }) };
}

const asked = (server: SiteServer, path: string, headers: Record<string, string> = {}) =>
  sendTo({ port: server.port, path: `/__conf-site/${path}` }, { headers });

const setClock = (server: SiteServer, headers: Record<string, string>) =>
  sendTo({ port: server.port, path: '/__conf-site/travel' }, { method: 'POST', headers, body: '{ "to": 5 }' });

it('the files of a page and the instants of changes are shown to a browser that may edit, and to no other', async () => {
  const { server } = await serveToolbar();
  for (const path of ['sources?path=/', 'moments']) {
    expect((await asked(server, path, COOKIE)).status, path).toBe(200);
    const refused = await asked(server, path);
    expect([refused.status, refused.text], path).toEqual([
      403,
      'Open the address that the terminal shows after “Ready at”, and this works here.\n',
    ]);
  }
  expect((await asked(server, 'sources?path=/', COOKIE)).text).toContain('vscode://file/home/mia/');
});

it('the clock is set by a browser that may edit, from a page of the watch, and by nobody else', async () => {
  const { server, travels } = await serveToolbar();
  const origin = `http://${hostOf(server)}`;
  expect((await setClock(server, { ...COOKIE, origin })).status).toBe(202);
  expect((await setClock(server, { origin })).status).toBe(403);
  expect((await setClock(server, { ...COOKIE, origin: 'https://evil.example' })).status).toBe(405);
  expect((await setClock(server, COOKIE)).status).toBe(405);
  expect(travels).toEqual([{ to: 5 }]);
});

it('a problem has a link that opens its file only for a browser that may edit', async () => {
  const { server } = await serveToolbar();
  const place = { file: 'content/site.yaml', line: 1, column: 1, endLine: 1, endColumn: 2, frame: [] };
  const problem: WatchProblem = {
    severity: 'error',
    message: 'x',
    place: { ...place, href: 'vscode://file/home/mia/site.yaml' },
  };
  server.report?.({ problems: [problem] });
  expect(await firstEvent(server, COOKIE)).toContain('vscode://file/home/mia/');
  const shown = await firstEvent(server, {});
  expect(shown).toContain('content/site.yaml');
  expect(shown).not.toContain('/home/mia');
});

async function firstEvent(server: SiteServer, headers: Record<string, string>): Promise<string> {
  const request = get(`${server.url}__conf-site/events`, { agent: false, headers });
  const [stream] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  for await (const part of stream.setEncoding('utf8')) {
    text += part as string;
    if (text.includes('\n\n')) break;
  }
  return text;
}
