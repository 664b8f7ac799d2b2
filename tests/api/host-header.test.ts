import { once } from 'node:events';
import { type ClientRequest, request, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServiceServer } from '../../src/serve/start-service-server.ts';

describe('conf-site api serve', () => {
  const names = ['api.my-conf.example'];
  const start = async () =>
    startServiceServer({
      ...{ host: '127.0.0.1', port: 0, names },
      handle: (_, response) => response.end('ok'),
      refuseHost: (response: ServerResponse) => response.writeHead(421).end('other host'),
    });
  let server: Awaited<ReturnType<typeof start>>;
  beforeEach(async () => {
    server = await start();
  });
  afterEach(() => server.close());

  const send = async (host: string): Promise<readonly unknown[]> => {
    const sent: ClientRequest = request(server.url, { headers: { host } });
    sent.end();
    const [response] = await once(sent, 'response');
    let body = '';
    for await (const part of response.setEncoding('utf8')) body += part;
    return [response.statusCode, response.headers['content-type'], body];
  };

  it('responds to requests for its host names and for this computer', async () => {
    const hosts = [
      'api.my-conf.example',
      'API.my-conf.example:443',
      `localhost:${server.port}`,
      `127.0.0.1:${server.port}`,
    ];
    for (const host of hosts) expect(await send(host)).toEqual([200, undefined, 'ok']);
  });

  it('refuses requests for other hosts', async () => {
    for (const host of ['elsewhere.example', 'localhost:1', 'my-conf.example']) {
      expect(await send(host)).toEqual([421, undefined, 'other host']);
    }
  });
});
