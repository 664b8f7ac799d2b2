import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request as newRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentSite } from '../../src/api/current-site.ts';
import { type LogEntry, logLine } from '../../src/api/log.ts';
import { type RunningService, startService } from '../../src/api/start-service.ts';
import type { Problem } from '../../src/domain/site/api-contract.ts';
import { startServiceServer } from '../../src/serve/start-service-server.ts';
import { instantOf } from '../support/built-sites.ts';
import { checkedContent } from '../support/content-in-memory.ts';
import { TEST_TIMEOUT_MS } from '../support/thoroughness.ts';
import { newsletter } from './bodies.ts';
import { EMBEDDED } from './databases.ts';

describe('a service on a server', () => {
  let service: RunningService;
  let url: string;
  let logged: LogEntry[];
  let received: number;
  let close: () => Promise<void>;
  beforeEach(async () => {
    const created = await EMBEDDED.create();
    const outbox = mkdtempSync(join(tmpdir(), 'conf-site-outbox-'));
    const now = (): number => instantOf('2026-03-01T12:00');
    logged = [];
    service = await startService({
      site: currentSite(await checkedContent(() => {}), now),
      now,
      path: '/api/v1',
      isMounted: false,
      origins: [],
      isBehindProxy: true,
      storage: { database: created.database, mail: { kind: 'folder', dir: outbox } },
      log: (entry) => logged.push(entry),
    });
    received = 0;
    const handle: RunningService['handle'] = (request, response) => {
      received += 1;
      service.handle(request, response);
    };
    const { refuseHost } = service;
    const server = await startServiceServer({ host: '127.0.0.1', port: 0, handle, refuseHost });
    url = `${server.url}/api/v1`;
    close = async () => {
      await service.drain();
      await server.close();
      await service.close();
      await created.remove();
      rmSync(outbox, { recursive: true });
    };
  });
  afterEach(() => close());

  it('logs each request with its operation and status, and nothing that was sent', async () => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' };
    const body = JSON.stringify(newsletter('ana@example.org'));
    await fetch(`${url}/newsletter`, { method: 'POST', headers, body });
    await fetch(`${url}/teams?ident=ana@example.org&year=2026`, { headers });
    await fetch(`${url}/ana@example.org`, { headers });
    await vi.waitUntil(() => logged.length === 3, { timeout: TEST_TIMEOUT_MS });
    const lines = logged.map((entry) =>
      logLine({ ...entry, durationMs: 7 } as LogEntry, new Date('2026-03-01T11:00:00Z')),
    );
    const start = '{"time":"2026-03-01T11:00:00.000Z","level":"info","event":"request",';
    expect(lines).toEqual([
      `${start}"method":"POST","operation":"/newsletter","status":202,"durationMs":7}\n`,
      `${start}"method":"GET","operation":"/teams","status":404,"durationMs":7}\n`,
      `${start}"method":"GET","operation":"other","status":404,"durationMs":7}\n`,
    ]);
  });

  it('refuses requests for other hosts with a problem document', async () => {
    const sent = newRequest(`${url}/health`, { headers: { host: 'elsewhere.example' } });
    sent.end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    let body = '';
    for await (const part of response.setEncoding('utf8')) body += part;
    expect([response.statusCode, response.headers['content-type']]).toEqual([421, 'application/problem+json']);
    expect(JSON.parse(body)).toEqual({
      type: '/api/v1/problems/misdirected',
      title: 'The request is for another host.',
      status: 421,
      code: 'misdirected',
      detail: expect.stringContaining('--allow-host'),
    });
  });

  it('describes a problem at the address that is its type', async () => {
    const refused = (await (await fetch(`${url}/tickets`)).json()) as Problem;
    const meaning = await fetch(new URL(refused.type, url));
    expect([meaning.status, await meaning.json()]).toEqual([
      200,
      { code: 'missing-data', status: 422, title: refused.title, description: expect.stringContaining('lacks data') },
    ]);
  });

  it('that is stopping answers accepted requests and refuses new ones', async () => {
    expect((await fetch(`${url}/ready`)).status).toBe(200);
    const body = JSON.stringify(newsletter('late@example.org'));
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const sending = newRequest(`${url}/newsletter`, { method: 'POST', headers });
    const responded = once(sending, 'response') as Promise<[IncomingMessage]>;
    sending.write(body.slice(0, 20));
    await vi.waitUntil(() => received === 2, { timeout: TEST_TIMEOUT_MS });
    const drained = service.drain();
    for (const path of ['/ready', '/health', '/teams?ident=hacklica&year=2026']) {
      const refused = await fetch(url + path);
      expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
        503,
        '5',
        expect.objectContaining({ type: '/api/v1/problems/unavailable', code: 'unavailable', status: 503 }),
      ]);
    }
    sending.end(body.slice(20));
    const [response] = await responded;
    expect(response.statusCode).toBe(202);
    await drained;
  });
});
