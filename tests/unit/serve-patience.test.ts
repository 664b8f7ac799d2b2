import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { Patience, SiteServer } from '../../src/serve/start-server.ts';
import { ask, hostOf, serving } from '../support/served.ts';

/** Clients that take their time: each waits here for what the server does, however long that takes. */

const { serveFiles } = serving();

/** Longer than any test: what is not tried does not end a connection. */
const PATIENT: Patience = { headersMs: 600_000, requestMs: 600_000, betweenMs: 600_000, idleMs: 600_000 };
const SOON = 50;
/** On a machine with much else to do even a client that hurries may come too late: it asks again. */
const LONG = { timeout: 30_000 };

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

/** Comes back once the server has closed connections that were idle from the beginning, so those before them too. */
async function givenUpByNow(server: SiteServer): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await heard(say(server, ''));
}

describe('the server gives up', () => {
  it('a request whose headers never end', async () => {
    const server = await serveFiles({}, { patience: { ...PATIENT, headersMs: SOON } });
    const text = await heard(say(server, `GET / HTTP/1.1\r\nHost: ${hostOf(server)}\r\nX: `));
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    await expect.poll(async () => (await ask(server, '/')).status, LONG).toBe(200);
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

  it('a client that asks for a large file, and does not read it', async () => {
    const large = Buffer.alloc(16_000_000, 'large ');
    const server = await serveFiles({ 'large.bin': large }, { patience: { ...PATIENT, idleMs: SOON } });
    const socket = say(server, `GET /large.bin HTTP/1.1\r\nHost: ${hostOf(server)}\r\n\r\n`);
    await once(socket, 'data');
    socket.pause();
    // Whoever asks meanwhile has the file, in however many pieces.
    await expect.poll(async () => (await ask(server, '/large.bin')).body.equals(large), LONG).toBe(true);
    await givenUpByNow(server);
    expect((await heard(socket.resume())).length).toBeLessThan(large.length);
  });
});

describe('the server waits', () => {
  it('for a page that listens to the news of a watch, for as long as it is open', async () => {
    const server = await serveFiles({}, { liveReload: true, patience: { ...PATIENT, idleMs: SOON } });
    const stream = say(server, `GET /__conf-site/events HTTP/1.1\r\nHost: ${hostOf(server)}\r\n\r\n`);
    await once(stream, 'data');
    await givenUpByNow(server);
    server.reload?.();
    const [news] = (await once(stream, 'data')) as [Buffer];
    expect(news.toString()).toContain('event: state');
    stream.destroy();
  });
});
