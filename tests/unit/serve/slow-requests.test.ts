import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type ServiceServer, startServiceServer } from '../../../src/serve/start-service-server.ts';

/** Clients of a service that send a request slowly. Each test waits for what the server does, however long that takes. */

const PATIENT = { headersMs: 600_000, requestMs: 600_000, betweenMs: 600_000, idleMs: 600_000 };
const SOON = 50;

let server: ServiceServer | undefined;
afterEach(() => server?.close());

/** Sends a text, and returns everything that is received until the server closes the connection. */
async function exchange(limits: object, text: (host: string) => string): Promise<string> {
  server = await startServiceServer({
    host: '127.0.0.1',
    port: 0,
    handle: (request, response) =>
      request
        .resume()
        .on('end', () => response.end())
        .on('error', () => {}),
    refuseHost: (response) => response.end(),
    timeouts: { ...PATIENT, ...limits },
  });
  const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
  socket.write(text(`127.0.0.1:${server.port}`));
  let received = '';
  socket.setEncoding('latin1').on('data', (part: string) => {
    received += part;
  });
  await once(socket, 'close');
  return received;
}

describe('a service alone gives up', () => {
  it('a request whose headers never end', async () => {
    const text = await exchange({ headersMs: SOON }, (host) => `POST / HTTP/1.1\r\nHost: ${host}\r\nX: `);
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
  });

  it.each([
    ['with a length', 'Content-Length: 100\r\n\r\n{"type"'],
    ['in chunks', 'Transfer-Encoding: chunked\r\n\r\n7\r\n{"type"'],
  ])('a request whose body %s never ends, in the same way', async (_, body) => {
    const limits = { headersMs: SOON, requestMs: SOON };
    const text = await exchange(limits, (host) => `POST / HTTP/1.1\r\nHost: ${host}\r\n${body}`);
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
  });
});
