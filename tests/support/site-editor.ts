import { request } from 'node:http';
import { join } from 'node:path';
import { expect } from 'vitest';
import { textsIn } from '../../client/edit/editor-translate.ts';
import { createEditService } from '../../src/cli/content/watch/edit-service.ts';
import { startClock } from '../../src/cli/content/watch/watch-clock.ts';
import { createWatchController } from '../../src/cli/content/watch/watch-controller.ts';
import type { EditFailure } from '../../src/domain/editor/edit.ts';
import { newEditSecrets, newSecret } from '../../src/serve/edit-secrets.ts';
import { type SiteServer, startServer } from '../../src/serve/start-server.ts';
import { packageDir } from './run-tool.ts';

/** The instant of the editor's watch, before Meander 2027. */
const NOW = Date.parse('2027-03-01T12:00:00+01:00') / 1000;

export interface EditAnswer {
  readonly status: number;
  readonly text: string;
  /** What the request was refused with, or the answer. */
  readonly json: EditFailure & Readonly<Record<string, unknown>>;
}

/** The editor of a site as `watch` serves it, without its builds. */
export interface SiteEditor {
  /** Sends a request with JSON as the page of the editor does. */
  ask(name: string, body: unknown): Promise<EditAnswer>;
  /** Sends a picture. */
  putPicture(query: Readonly<Record<string, string>>, bytes: Uint8Array): Promise<EditAnswer>;
  /** Asks for a media file. */
  media(path: string): Promise<EditAnswer>;
  close(): Promise<void>;
}

const ROOT = '/__conf-site/edit/';

/** Serves the editor of the site in a folder. */
export async function siteEditor(rootDir: string): Promise<SiteEditor> {
  const session = newSecret();
  const controller = createWatchController({
    ...{ rootDir, packageDir, clock: startClock(0) },
    linkTo: () => undefined,
    searchIndexAt: () => undefined,
    onTravel: () => undefined,
  });
  const handlers = createEditService({ rootDir, packageDir }, { controller, now: () => NOW });
  const server = await startServer({
    servedDir: () => join(rootDir, 'dist'),
    ...{ host: '127.0.0.1', port: 0, strictPort: false, basePath: '/', liveReload: true },
    editing: {
      secrets: { ...newEditSecrets(), sessions: new Set([session]) },
      mediaDir: join(rootDir, 'content/media'),
      handlers,
    },
  });
  const headers = { origin: `http://127.0.0.1:${server.port}`, cookie: `conf-site-edit-${server.port}=${session}` };
  return {
    ask: (name, body) =>
      send(server, {
        path: ROOT + name,
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    putPicture: (query, body) =>
      send(server, {
        path: `${ROOT}picture?${new URLSearchParams(query)}`,
        method: 'PUT',
        headers: { ...headers, 'content-type': 'image/png' },
        body,
      }),
    media: (path) => send(server, { path: `${ROOT}media/${path}`, method: 'GET', headers, body: '' }),
    close: () => server.close(),
  };
}

interface Sent {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

function send({ port }: SiteServer, { path, method, headers, body }: Sent): Promise<EditAnswer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      response.toArray().then((parts) => {
        const text = Buffer.concat(parts).toString();
        const isJson = response.headers['content-type']?.includes('json') === true;
        resolve({ status: response.statusCode ?? 0, text, json: (isJson ? JSON.parse(text) : {}) as never });
      }, reject);
    })
      .on('error', reject)
      .end(body);
  });
}

/** Node refuses such a request before the server sees it. */
const HEAD_TOO_LARGE = 431;

const STACK = /\n\s+at .*:\d+:\d+/;

/** Expects an answer, or a refusal that the editor has a sentence for in each language: no bug of conf-site, and no stack trace. */
export function expectAnswered({ status, text, json }: EditAnswer, what: string): void {
  const said = `${what}: ${status} ${text.slice(0, 1000)}`;
  expect(status, said).toBeLessThan(500);
  expect(text, said).not.toMatch(STACK);
  if (status === 200 || status === HEAD_TOO_LARGE) return;
  const { code } = json;
  expect(code && textsIn('hr').findText(`answers:${code}`), said).toMatch(/\w/);
}
