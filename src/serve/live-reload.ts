import { randomBytes, randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { admitClient } from './admit-client.ts';
import { clientPath, eventsPath, liveClient } from './live-client.ts';
import { type Exchange, sendBody, type WholeAnswer } from './send-body.ts';

/** Live reload of one running server. */
export interface LiveReload {
  /** Names what the server shows now; take it before reading the page that is to carry it. */
  version(): string;
  /** Answers the server's own addresses; false for any other path. */
  answer(exchange: Exchange, path: string): boolean;
  /** The same page with the client in it, never kept by the browser. */
  withClient(page: WholeAnswer, version: string): WholeAnswer;
  /** Makes every open page load again. */
  reload(): void;
  /** Ends all event streams. */
  close(): void;
}

/** Starts live reload. Versions of two servers never agree, so a restart counts as a change. */
export function startLiveReload(): LiveReload {
  const server = randomUUID();
  const streams = new Set<ServerResponse>();
  let reloads = 0;
  const version = () => `${server}.${reloads}`;
  return {
    version,
    withClient,
    answer(exchange, path) {
      if (path === clientPath) sendClient(exchange);
      else if (path === eventsPath) openStream(exchange, { streams, version: version() });
      return path === clientPath || path === eventsPath;
    },
    reload() {
      reloads += 1;
      for (const stream of streams) stream.write(message('reload', version()));
    },
    close() {
      for (const stream of streams) stream.end();
    },
  };
}

function sendClient(exchange: Exchange): void {
  const headers = new Map([
    ['content-type', 'text/javascript; charset=utf-8'],
    ['cache-control', 'no-cache'],
  ]);
  sendBody(exchange, { status: 200, headers, body: liveClient });
}

function openStream(
  { request, response }: Exchange,
  { streams, version }: { readonly streams: Set<ServerResponse>; readonly version: string },
): void {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  streams.add(response);
  response.once('close', () => streams.delete(response));
  response.write(`retry: 500\n${message('hello', version)}`);
}

function message(event: 'hello' | 'reload', version: string): string {
  return `event: ${event}\ndata: ${version}\n\n`;
}

function withClient(page: WholeAnswer, version: string): WholeAnswer {
  const nonce = randomBytes(16).toString('base64url');
  const before = { html: textOf(page.body), policy: page.headers.get('content-security-policy') ?? '' };
  const { html, policy } = admitClient(before, { src: clientPath, version, nonce });
  const headers = new Map(page.headers).set('cache-control', 'no-cache');
  if (policy !== '') headers.set('content-security-policy', policy);
  return { status: page.status, headers, body: html };
}

function textOf(body: WholeAnswer['body']): string {
  return typeof body === 'string' ? body : Buffer.from(body).toString('utf8');
}
