import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { Mounted } from '../../src/serve/site-handler.ts';
import type { Patience, SiteServer } from '../../src/serve/start-server.ts';
import { hostOf, sendRequest, testServers } from '../support/test-server.ts';

/** Clients that take their time: each waits here for what the server does, however long that takes. */

const { serveFiles } = testServers();

/** Longer than any test: what is not tried does not end a connection. */
const PATIENT: Patience = { headersMs: 600_000, requestMs: 600_000, betweenMs: 600_000, idleMs: 600_000 };
const SOON = 50;
/** More than the buffers between a server and a client hold. */
const LARGE = Buffer.alloc(16_000_000, 'large ');

/** Says something, and then nothing any more. */
function say(server: SiteServer, text: string): Socket {
  const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
  socket.write(text);
  return socket;
}

/** All that comes until the server closes the connection. */
async function heard(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (part: Buffer) => {
    text += part.toString('latin1');
  });
  await once(socket, 'close');
  return text;
}

/**
 * Asks until something is answered: on a busy machine the server may end a connection as idle before the request on it has
 * come.
 */
async function answered(server: SiteServer, request: string): Promise<Socket> {
  for (;;) {
    const socket = say(server, request);
    const isAnswered = await new Promise<boolean>((resolve) => {
      socket.once('data', () => resolve(true)).once('close', () => resolve(false));
    });
    if (isAnswered) return socket;
  }
}

/** Comes back once the server has closed connections that were idle from the beginning, so those before them too. */
async function givenUpByNow(server: SiteServer): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await heard(say(server, ''));
}

/** A service whose answers the test gives itself. */
function serviceOf(handle: (response: ServerResponse) => void): Mounted {
  return { path: '/api', handle: (_, response) => handle(response) };
}

describe('the server gives up', () => {
  it('a request whose headers never end', async () => {
    const server = await serveFiles({}, { patience: { ...PATIENT, headersMs: SOON } });
    const text = await heard(say(server, `GET / HTTP/1.1\r\nHost: ${hostOf(server)}\r\nX: `));
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    await expect.poll(async () => (await sendRequest(server, '/')).status).toBe(200);
  });

  it('a request whose body never ends', async () => {
    const server = await serveFiles({}, { patience: { ...PATIENT, headersMs: SOON, requestMs: SOON } });
    const body = 'Transfer-Encoding: chunked\r\n\r\n5\r\nhel';
    expect(await heard(say(server, `GET / HTTP/1.1\r\nHost: ${hostOf(server)}\r\n${body}`))).toMatch(/^HTTP\/1\.1 /);
  });

  it('a connection on which nothing more is asked', async () => {
    const server = await serveFiles({}, { patience: { ...PATIENT, betweenMs: SOON } });
    const text = await heard(say(server, `GET / HTTP/1.1\r\nHost: ${hostOf(server)}\r\n\r\n`));
    expect(text).toMatch(/^HTTP\/1\.1 200 [\s\S]*home$/);
  });

  it('a connection on which nothing is asked at all', async () => {
    const server = await serveFiles({}, { patience: { ...PATIENT, idleMs: SOON } });
    expect(await heard(say(server, ''))).toBe('');
  });

  it('a client that asks for much, and does not read it', async () => {
    const responses: ServerResponse[] = [];
    const mounted = serviceOf((response) => responses.push(response.end(LARGE)));
    const server = await serveFiles({}, { mounted, patience: { ...PATIENT, idleMs: SOON } });
    const socket = await answered(server, `GET /api/large HTTP/1.1\r\nHost: ${hostOf(server)}\r\n\r\n`);
    socket.pause();
    const [response] = responses.slice(-1);
    if (response?.closed === false) await once(response, 'close');
    expect((await heard(socket.resume())).length).toBeLessThan(LARGE.length);
  });
});

describe('the server waits', () => {
  it('for a page that listens to the news of a watch, for as long as it is open', async () => {
    const server = await serveFiles({}, { liveReload: true, patience: { ...PATIENT, idleMs: SOON } });
    const stream = await answered(server, `GET /__conf-site/events HTTP/1.1\r\nHost: ${hostOf(server)}\r\n\r\n`);
    await givenUpByNow(server);
    server.reload?.();
    const [news] = (await once(stream, 'data')) as [Buffer];
    expect(news.toString()).toContain('event: state');
    stream.destroy();
  });

  it('for whoever reads, while another client does not', async () => {
    const server = await serveFiles({ 'large.bin': LARGE }, { patience: PATIENT });
    const socket = await answered(server, `GET /large.bin HTTP/1.1\r\nHost: ${hostOf(server)}\r\n\r\n`);
    socket.pause();
    expect((await sendRequest(server, '/large.bin')).body.equals(LARGE)).toBe(true);
    socket.destroy();
  });

  it('for its own answer, however long the machine takes for that', async () => {
    const begun: ServerResponse[] = [];
    const mounted = serviceOf((response) => {
      response.flushHeaders();
      begun.push(response);
    });
    const server = await serveFiles({}, { mounted, patience: { ...PATIENT, idleMs: SOON } });
    const socket = await answered(
      server,
      `GET /api/slow HTTP/1.1\r\nHost: ${hostOf(server)}\r\nConnection: close\r\n\r\n`,
    );
    const text = heard(socket);
    await givenUpByNow(server);
    begun.at(-1)?.end('at last');
    expect(await text).toContain('at last');
  });
});
