import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { Timeouts } from '../../../src/serve/server-timeouts.ts';
import type { Mounted } from '../../../src/serve/site-handler.ts';
import type { SiteServer } from '../../../src/serve/start-server.ts';
import { hostOf, sendRequest, testServers } from '../../support/test-server.ts';

/** Slow clients. Each test waits for what the server does, however long that takes. */

const { serveFiles } = testServers();

/** Longer than any test, so that only the tested limit ends a connection. */
const PATIENT: Timeouts = { headersMs: 600_000, requestMs: 600_000, betweenMs: 600_000, idleMs: 600_000 };
const SOON = 50;
/** More than the buffers between a server and a client. */
const LARGE = Buffer.alloc(16_000_000, 'large ');

/** Sends a text, and nothing more. */
function sendText(server: SiteServer, text: string): Socket {
  const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
  socket.write(text);
  return socket;
}

/** Everything that is received until the server closes the connection. */
async function receiveAll(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (part: Buffer) => {
    text += part.toString('latin1');
  });
  await once(socket, 'close');
  return text;
}

/**
 * Requests until there is a response. On a busy machine, the server may close a connection as idle before the request on
 * it has arrived.
 */
async function requestUntilAnswered(server: SiteServer, request: string): Promise<Socket> {
  for (;;) {
    const socket = sendText(server, request);
    const isAnswered = await new Promise<boolean>((resolve) => {
      socket.once('data', () => resolve(true)).once('close', () => resolve(false));
    });
    if (isAnswered) return socket;
  }
}

/** Resolves when the server has closed connections that were idle from the beginning, and so all idle ones before them. */
async function untilIdleClosed(server: SiteServer): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await receiveAll(sendText(server, ''));
}

/** A service whose responses are given by the test. */
function serviceOf(handle: (response: ServerResponse) => void): Mounted {
  return { path: '/api', handle: (_, response) => handle(response) };
}

describe('the server gives up', () => {
  it('a request whose headers never end', async () => {
    const server = await serveFiles({}, { timeouts: { ...PATIENT, headersMs: SOON } });
    const text = await receiveAll(sendText(server, `GET / HTTP/1.1\r\nHost: ${hostOf(server)}\r\nX: `));
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    await expect.poll(async () => (await sendRequest(server, '/')).status).toBe(200);
  });

  it('a request whose body never ends', async () => {
    const server = await serveFiles({}, { timeouts: { ...PATIENT, headersMs: SOON, requestMs: SOON } });
    const body = 'Transfer-Encoding: chunked\r\n\r\n5\r\nhel';
    expect(await receiveAll(sendText(server, `GET / HTTP/1.1\r\nHost: ${hostOf(server)}\r\n${body}`))).toMatch(
      /^HTTP\/1\.1 /,
    );
  });

  it('a connection after its last request', async () => {
    const server = await serveFiles({}, { timeouts: { ...PATIENT, betweenMs: SOON } });
    const text = await receiveAll(sendText(server, `GET / HTTP/1.1\r\nHost: ${hostOf(server)}\r\n\r\n`));
    expect(text).toMatch(/^HTTP\/1\.1 200 [\s\S]*home$/);
  });

  it('a connection without any request', async () => {
    const server = await serveFiles({}, { timeouts: { ...PATIENT, idleMs: SOON } });
    expect(await receiveAll(sendText(server, ''))).toBe('');
  });

  it('a client that requests much and does not read it', async () => {
    const responses: ServerResponse[] = [];
    const mounted = serviceOf((response) => responses.push(response.end(LARGE)));
    const server = await serveFiles({}, { mounted, timeouts: { ...PATIENT, idleMs: SOON } });
    const socket = await requestUntilAnswered(server, `GET /api/large HTTP/1.1\r\nHost: ${hostOf(server)}\r\n\r\n`);
    socket.pause();
    const [response] = responses.slice(-1);
    if (response?.closed === false) await once(response, 'close');
    expect((await receiveAll(socket.resume())).length).toBeLessThan(LARGE.length);
  });
});

describe('the server waits', () => {
  it('for a page that listens to the events of a watch, as long as it is open', async () => {
    const server = await serveFiles({}, { liveReload: true, timeouts: { ...PATIENT, idleMs: SOON } });
    const stream = await requestUntilAnswered(
      server,
      `GET /__conf-site/events HTTP/1.1\r\nHost: ${hostOf(server)}\r\n\r\n`,
    );
    await untilIdleClosed(server);
    server.reload?.();
    const [news] = (await once(stream, 'data')) as [Buffer];
    expect(news.toString()).toContain('event: state');
    stream.destroy();
  });

  it('for a client that reads slowly, while another one does not read', async () => {
    const server = await serveFiles({ 'large.bin': LARGE }, { timeouts: PATIENT });
    const socket = await requestUntilAnswered(server, `GET /large.bin HTTP/1.1\r\nHost: ${hostOf(server)}\r\n\r\n`);
    socket.pause();
    expect((await sendRequest(server, '/large.bin')).body.equals(LARGE)).toBe(true);
    socket.destroy();
  });

  it('for its own response, however long that takes', async () => {
    const begun: ServerResponse[] = [];
    const mounted = serviceOf((response) => {
      response.flushHeaders();
      begun.push(response);
    });
    const server = await serveFiles({}, { mounted, timeouts: { ...PATIENT, idleMs: SOON } });
    const socket = await requestUntilAnswered(
      server,
      `GET /api/slow HTTP/1.1\r\nHost: ${hostOf(server)}\r\nConnection: close\r\n\r\n`,
    );
    const text = receiveAll(socket);
    await untilIdleClosed(server);
    begun.at(-1)?.end('at last');
    expect(await text).toContain('at last');
  });
});
