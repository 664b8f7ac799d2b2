import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { readTarget } from '../../../src/serve/request-target.ts';
import type { SiteServer } from '../../../src/serve/start-server.ts';
import { hostOf, sendBytes, sendRequest, testServers, writeFiles } from '../../support/test-server.ts';
import { isFull } from '../../support/thoroughness.ts';

/** Requests that no browser sends, but attackers do. */

const { temporaryFolder, serve } = testServers();

const SMUGGLED = 'what a second request would have got';
const SECRET = 'what lies outside';

let server: SiteServer;
beforeEach(async () => {
  const parent = await writeFiles(await temporaryFolder(), {
    'secret.txt': SECRET,
    'dist/index.html': 'home',
    'dist/404.html': 'not here',
    'dist/x/index.html': SMUGGLED,
    'dist/x/.env': SECRET,
  });
  server = await serve(`${parent}/dist`);
});

/** A request line and header lines as bytes, with our Host among them. */
const head = (line: string, headers = ''): string => `${line}\r\nHost: ${hostOf(server)}\r\n${headers}\r\n`;
/** The same with `Connection: close`. */
const last = (line: string, headers = ''): string => head(line, `Connection: close\r\n${headers}`);
const second = (): string => last('GET /x/ HTTP/1.1');
const statusesOf = (answer: string): readonly number[] =>
  [...answer.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));

/** Header lines that contradict each other about the end of the request, each before a body that contains another request. */
const CONTRADICTIONS: Readonly<Record<string, string>> = {
  'a length, and chunks': 'Content-Length: 6\r\nTransfer-Encoding: chunked\r\n',
  'chunks, and a length': 'Transfer-Encoding: chunked\r\nContent-Length: 6\r\n',
  'chunks after a tab, and a length': 'Transfer-Encoding:\tchunked\r\nContent-Length: 6\r\n',
  'two lengths': 'Content-Length: 5\r\nContent-Length: 6\r\n',
  'one length twice': 'Content-Length: 5\r\nContent-Length: 5\r\n',
  'a list of lengths': 'Content-Length: 5, 5\r\n',
  'a length below zero': 'Content-Length: -5\r\n',
  'a length with a sign': 'Content-Length: +5\r\n',
  'a length in hexadecimal': 'Content-Length: 0x5\r\n',
  'a very large length': 'Content-Length: 99999999999999999999999\r\n',
  'an unknown transfer encoding': 'Transfer-Encoding: xchunked\r\n',
  'chunks and identity': 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n',
  'chunks that are not last': 'Transfer-Encoding: chunked, identity\r\n',
  'a name with a space': 'Transfer-Encoding : chunked\r\n',
  'a folded line': 'Transfer-Encoding:\r\n chunked\r\n',
};

const MALFORMED: Readonly<Record<string, () => string>> = {
  'an unknown method': () => last('FETCH / HTTP/1.1'),
  'a lower-case method': () => last('get / HTTP/1.1'),
  'no method': () => last('/ HTTP/1.1'),
  'no path': () => last('GET  HTTP/1.1'),
  'a path with a space': () => last('GET /a b HTTP/1.1'),
  'an unknown version': () => last('GET / HTTP/1.2'),
  'the preface of HTTP/2': () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'the greeting of TLS': () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'random bytes': () => '\xff\xfe\xfd\xfc\r\n\r\n',
  'lines that end in LF alone': () => `GET / HTTP/1.1\nHost: ${hostOf(server)}\n\n`,
  'a line that ends in CR alone': () => `GET / HTTP/1.1\rHost: ${hostOf(server)}\r\n\r\n`,
  'a header without a colon': () => last('GET / HTTP/1.1', 'Nonsense\r\n'),
  'a header without a name': () => last('GET / HTTP/1.1', ': nonsense\r\n'),
  'NUL in a header': () => last('GET / HTTP/1.1', 'X: a\0b\r\n'),
  'NUL in a name': () => last('GET / HTTP/1.1', 'X\0Y: a\r\n'),
  'no Host': () => 'GET / HTTP/1.1\r\n\r\n',
  'ours and another Host': () => last('GET / HTTP/1.1', 'Host: evil.example\r\n'),
  'another Host and ours': () =>
    `GET / HTTP/1.1\r\nHost: evil.example\r\nHost: ${hostOf(server)}\r\nConnection: close\r\n\r\n`,
  'ours twice': () => last('GET / HTTP/1.1', `Host: ${hostOf(server)}\r\n`),
  'a whole address': () => last(`GET http://${hostOf(server)}/ HTTP/1.1`),
  'the address of another host': () => last('GET http://evil.example/ HTTP/1.1'),
  'an address with a user name and a password': () => last(`GET http://a:b@${hostOf(server)}/ HTTP/1.1`),
  'a host and a port': () => last(`GET ${hostOf(server)} HTTP/1.1`),
  'a file': () => last('GET file:///etc/passwd HTTP/1.1'),
};

describe('a malformed request', () => {
  it.each(Object.keys(MALFORMED))('with %s is refused, and the next one is not', async (what) => {
    const answer = await sendBytes(server, MALFORMED[what]?.() ?? '');
    expect(statusesOf(answer)).toEqual([400]);
    expect(await sendRequest(server, '/')).toMatchObject({ status: 200, text: 'home' });
  });

  it.each(Object.keys(CONTRADICTIONS))('with %s cannot smuggle a second one', async (what) => {
    const answer = await sendBytes(server, `${head('GET / HTTP/1.1', CONTRADICTIONS[what])}0\r\n\r\n${second()}`);
    expect(statusesOf(answer)).toEqual([400]);
    expect(answer).not.toContain(SMUGGLED);
  });

  it('with a chunk without a length cannot smuggle a second one, although the first is answered', async () => {
    const answer = await sendBytes(
      server,
      `${head('GET / HTTP/1.1', 'Transfer-Encoding: chunked\r\n')}zz\r\n\r\n${second()}`,
    );
    expect(answer).not.toContain(SMUGGLED);
    expect(statusesOf(answer).at(-1)).toBe(400);
  });

  it('that is too large is refused', async () => {
    const long = 'a'.repeat(20_000);
    const large = [`X: ${long}\r\n`, 'X: abcd\r\n'.repeat(4000)].map((headers) => last('GET / HTTP/1.1', headers));
    for (const bytes of [last(`GET /${long} HTTP/1.1`), ...large])
      expect(statusesOf(await sendBytes(server, bytes))).toEqual([431]);
  });

  it('without a version (HTTP/0.9), and so without a host, is refused', async () => {
    expect(statusesOf(await sendBytes(server, 'GET /\r\n\r\n'))).toEqual([403]);
  });

  it('for a tunnel gets none', async () => {
    expect(await sendBytes(server, head('CONNECT evil.example:80 HTTP/1.1'))).toBe('');
    const upgrade = 'Connection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n';
    expect(statusesOf(await sendBytes(server, head('GET / HTTP/1.1', upgrade)))).toEqual([200]);
  });
});

describe('several requests on one connection', () => {
  it('are answered in their order', async () => {
    const answer = await sendBytes(
      server,
      head('GET / HTTP/1.1') + head('HEAD /x/ HTTP/1.1') + head('GET /no/ HTTP/1.1') + second(),
    );
    expect(statusesOf(answer)).toEqual([200, 200, 404, 200]);
    const [, ...bodies] = answer.split(/\r\n\r\n/);
    expect(bodies.map((body) => body.split('HTTP/1.1 ')[0])).toEqual(['home', '', 'not here', SMUGGLED]);
  });

  it('may have bodies, which are ignored', async () => {
    for (const body of [
      'Content-Length: 5\r\n\r\nhello',
      'Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
    ]) {
      const first = head('GET / HTTP/1.1', body).slice(0, -2);
      expect(statusesOf(await sendBytes(server, first + second()))).toEqual([200, 200]);
    }
  });

  it('may use HTTP/1.0', async () => {
    expect(statusesOf(await sendBytes(server, head('GET / HTTP/1.0')))).toEqual([200]);
  });
});

/** Encodings of a step upwards, separators between steps, and other parts of a target. */
const up = fc.constantFrom('..', '%2e%2e', '.%2E', '%252e%252e', '%25252e.', '%c0%ae%c0%ae', '%e0%80%ae.', '...', '.');
const between = fc.constantFrom('/', '//', '\\', '%2f', '%5c', '%255c', '%252f', '%c0%af', '/x/', '/./', '%00/', '');
const other = fc.oneof(
  fc.constantFrom('%', '%f', '?', '#', ';', '@', ':', '~', 'x/', 'dist/'),
  fc.string({ maxLength: 3 }),
);
const step = fc.oneof({ weight: 4, arbitrary: fc.tuple(up, between).map((pair) => pair.join('')) }, other);
const target = fc
  .tuple(
    fc.constantFrom('/', '/', '/x/', '', 'http://'),
    fc.array(step, { maxLength: 5 }),
    fc.constantFrom('secret.txt', 'secret.txt', '.env', 'x/.env', ''),
  )
  .map(([start, steps, end]) => start + [...steps.join('')].map(asciiOf).join('') + end);

/** A request line contains bytes without spaces; other characters are encoded as a client would. */
function asciiOf(character: string): string {
  return /[\x21-\x7e]/.test(character) ? character : encodeURIComponent(character.isWellFormed() ? character : '?');
}

describe('any target', () => {
  it('is decoded to names below the folder, or refused', () => {
    fc.assert(
      fc.property(target, (url) => {
        const read = readTarget(url);
        if (read === undefined) return;
        expect(url.startsWith('/')).toBe(true);
        for (const name of read.segments) expect(name === '..' || /[\0\\]/.test(name)).toBe(false);
      }),
      { numRuns: isFull ? 20_000 : 1000 },
    );
  });

  it('leads to nothing outside of the folder, and gets a response', async () => {
    await fc.assert(
      fc.asyncProperty(target, async (url) => {
        const answer = await sendBytes(server, last(`GET ${url} HTTP/1.1`));
        expect(answer).not.toContain(SECRET);
        expect([200, 301, 400, 404]).toContain(statusesOf(answer)[0]);
        const location = /^location: (.*)\r$/im.exec(answer)?.[1];
        if (location !== undefined) expect(location).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: isFull ? 3000 : 100 },
    );
  });
});
