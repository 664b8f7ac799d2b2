import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../src/domain/site/api-contract.ts';
import { isFull } from '../support/thoroughness.ts';
import { attendees } from './bodies.ts';
import { DATABASES, EMBEDDED, removeServer } from './databases.ts';
import { startTestService, type TestService } from './test-service.ts';

/** Anything is sent to every operation. No answer may be a failure of the service or show its code. */

afterAll(removeServer);

const RUNS = isFull ? 300 : 30;
const TRACE = /node_modules|\.[tj]s:\d+|\n\s+at |Error:|select |insert into/;

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '\0',
    '\ud800',
    '𝕏'.repeat(200),
    '../../etc/passwd',
    '%',
    '%00',
    '%ff',
    "' or 1=1 --",
    '__proto__',
    '1e999',
  ),
);

const body = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.json({ maxDepth: 4 }).map((json) => new TextEncoder().encode(json)),
  text.map((one) => Buffer.from(JSON.stringify({ type: one, ident: one, year: one, pin: one, email: one }), 'utf16le')),
  fc.array(fc.tuple(text, text), { maxLength: 12 }).map((fields) => {
    const safe = fields.map((pair) => pair.map((one) => one.toWellFormed()) as [string, string]);
    return new TextEncoder().encode(String(new URLSearchParams(safe)));
  }),
  fc.constantFrom(
    ...['null', '1e999', '"', '[[[[', '{"a":1}{"b":2}', '\ufeff{}', '{"year":1e400}'].map((one) => Buffer.from(one)),
  ),
  fc.constant(Buffer.alloc(80_000)),
);

const type = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'application/merge-patch+json',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=latin1',
  'multipart/form-data; boundary=x',
  'text/plain',
  '',
);

describe.each(isFull ? DATABASES : [EMBEDDED])('anything that is sent, on $name', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(kind, { overHttp: true });
    await attendees(service.open.service, 'devlica', ['0101,ana@example.org,,,']);
    service.at('2026-04-01T12:00');
  });
  afterAll(() => service.close());

  const expectNoFailure = async (response: Response): Promise<void> => {
    const answer = await response.text();
    expect([response.status, response.status < 500]).toEqual([response.status, true]);
    expect(answer).not.toMatch(TRACE);
  };

  it.each(
    Object.values(OPERATIONS)
      .filter(({ method }) => method === 'post')
      .map(({ path }) => path),
  )('to %s is answered', async (path) => {
    await fc.assert(
      fc.asyncProperty(body, type, text, async (bytes, contentType, referer) => {
        const headers = { 'content-type': contentType, referer: encodeURI(referer.toWellFormed()) };
        await expectNoFailure(await service.fetch(path, { method: 'POST', headers, body: new Uint8Array(bytes) }));
      }),
      { numRuns: RUNS },
    );
    expect(service.failures).toEqual([]);
  });

  it.each(
    Object.values(OPERATIONS)
      .filter(({ method }) => method === 'get')
      .map(({ path }) => path),
  )('to %s is answered', async (path) => {
    await fc.assert(
      fc.asyncProperty(text, text, async (ident, year) => {
        const query = new URLSearchParams({ ident: ident.toWellFormed(), year: year.toWellFormed() });
        const url = path.includes('{') ? path.replace(/\{\w+\}/, () => encodeURIComponent(ident.toWellFormed())) : path;
        await expectNoFailure(await fetch(`${service.url}${url}?${query}`));
      }),
      { numRuns: RUNS },
    );
    expect(service.failures).toEqual([]);
  });

  it.each([
    ['a path with a broken escape', 'GET /api/v1/problems/%E0%A4%A HTTP/1.1'],
    ['a path with a zero', 'GET /api/v1/problems/%00 HTTP/1.1'],
    ['a query with a broken escape', 'GET /api/v1/tickets?ident=%ff&year=%zz HTTP/1.1'],
    ['an absolute address', 'GET http://elsewhere.example/api/v1/health HTTP/1.1'],
    ['two slashes', 'GET //api/v1/health HTTP/1.1'],
    ['a star', 'OPTIONS * HTTP/1.1'],
    ['an unknown method', 'PROPFIND /api/v1/teams HTTP/1.1'],
    ['a backslash', 'GET /api/v1\\teams HTTP/1.1'],
  ])('such as %s is answered', async (_, line) => {
    const { hostname, port, host } = new URL(service.url);
    const socket = connect(Number(port), hostname);
    socket.write(`${line}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    let answer = '';
    for await (const part of socket.setEncoding('latin1')) answer += part;
    expect(answer).toMatch(/^HTTP\/1\.1 [234]\d\d /);
    expect(answer).not.toMatch(TRACE);
    expect(service.failures).toEqual([]);
  });
});
