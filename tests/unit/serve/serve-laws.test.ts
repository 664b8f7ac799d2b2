import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostRule } from '../../../src/serve/allowed-hosts.ts';
import { matchRedirect, parseRedirectsFile } from '../../../src/serve/redirects-file.ts';
import { readTarget } from '../../../src/serve/request-target.ts';
import { headersFor, parseHeadersFile } from '../../../src/serve/served-headers.ts';
import { sendRequest, testServers } from '../../support/test-server.ts';
import { isFull } from '../../support/thoroughness.ts';

const { serveFiles } = testServers();

/** Requests come from anybody, and rules from files. Whatever they contain, a response can be sent, and its file is in the folder. */

const numRuns = isFull ? 20_000 : 500;

const sign = fc.constantFrom(
  ...[
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2E%2e',
    '%252e',
    '%2f',
    '%5c',
    '%00',
    '%',
    '%zz',
    '%c0%ae',
    '%ff',
    '%C4%8D',
    '?',
    '#',
    '&',
  ],
  ...[
    '*',
    ':a',
    ':splat',
    '* /:splat',
    ':a /:a',
    ':',
    'a',
    'č',
    '😀',
    ' ',
    '\t',
    '\n',
    '\r\n',
    '\u0000',
    '\u0085',
    '\u2028',
    '"',
    '<',
    '>',
    '{',
    '}',
    '(',
    ')[',
    '+',
    '^$',
  ],
  ...[
    '301',
    '301!',
    '200',
    '404',
    'https://',
    'javascript:',
    'X-A: b',
    'Set-Cookie: a',
    '  X-B: ',
    'bytes=',
    '-',
    '0',
    '9'.repeat(30),
    ',',
  ],
);
/** Text as it is after decoding a file: without lone surrogates. */
const text = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join('').toWellFormed());
const lines = fc.array(text, { maxLength: 6 }).map((all) => all.map((line) => `/${line}`).join('\n'));

describe('any request', () => {
  it('is for a file below the folder, or for nothing', () => {
    fc.assert(
      fc.property(text, (asked) => {
        const target = readTarget(`/${asked}`);
        for (const segment of target?.segments ?? []) expect(segment).not.toMatch(/^\.\.$|[\0\\]/);
        expect(target?.path ?? '/').toMatch(/^\//);
      }),
      { numRuns },
    );
  });

  it('is accepted if it names this computer and our port, and refused otherwise', () => {
    const host = fc.oneof(
      text,
      fc
        .tuple(
          fc.constantFrom('localhost', '127.0.0.1', '[::1]', 'a.localhost', 'evil.example', '0.0.0.0', '[::]'),
          fc.constantFrom(
            '',
            ':',
            ':4321',
            ':04321',
            ':4321 ',
            ':80',
            '.:4321',
            '@localhost:4321',
            ':4321:4321',
            '#:4321',
          ),
        )
        .map(([name, port]) => name + port),
    );
    const isOurs = hostRule({ host: '127.0.0.1', port: 4321, names: [] });
    fc.assert(
      fc.property(host, (asked) => {
        if (!isOurs(asked)) return;
        const { hostname, port } = new URL(`http://${asked}/`);
        expect(`${hostname}:${port}`).toMatch(/^(?:(?:[^/@?#]+\.)?localhost|127\.0\.0\.1|\[::1\]):4321$/);
      }),
      { numRuns },
    );
  });

  it('is for existing bytes, for all of them, or for none', async () => {
    const digits = '0123456789';
    const server = await serveFiles({ 'ten.txt': digits });
    const edge = fc.oneof({ weight: 4, arbitrary: fc.nat({ max: 12 }) }, fc.nat()).map(String);
    const sent = text.filter((words) => /^[\t\x20-\x7e]*$/.test(words));
    const header = fc.oneof(
      sent,
      fc.tuple(fc.constantFrom('bytes=', 'Bytes= '), edge, edge).map(([unit, from, to]) => `${unit}${from}-${to}`),
      sent.map((words) => `bytes=${words}`),
    );
    await fc.assert(
      fc.asyncProperty(header, async (range) => {
        const { status, headers, text: body } = await sendRequest(server, '/ten.txt', { range });
        const [, first, last] = /^bytes (\d+)-(\d+)\/10$/.exec(headers['content-range'] ?? '') ?? [];
        const part = digits.slice(Number(first), Number(last) + 1);
        expect([
          [200, digits],
          [206, part],
          [416, ''],
        ]).toContainEqual([status, body]);
        if (status === 206) expect(body).not.toBe('');
      }),
      { numRuns: isFull ? 3000 : 200 },
    );
  });
});

describe('any file of rules', () => {
  it('only redirects to addresses in one line of plain characters, on this site or on the web', () => {
    fc.assert(
      fc.property(lines, text, (rules, asked) => {
        const target = readTarget(`/${asked}`);
        if (target === undefined) return;
        const found = matchRedirect(parseRedirectsFile(rules), { path: target.path, search: '' });
        if (found !== undefined) expect(found.to).toMatch(/^(?:\/(?!\/)|https?:\/\/)[\x21-\x7e]*$/);
      }),
      { numRuns },
    );
  });

  it('never redirects to a site that the request names', () => {
    const rules = parseRedirectsFile('/old/* /:splat\n/out/* https://web.example/:splat');
    expect(matchRedirect(rules, { path: '/old//planted.example/', search: '' })?.to).toBe('/planted.example/');
    expect(matchRedirect(rules, { path: '/out//a', search: '' })?.to).toBe('https://web.example//a');
  });

  it('only adds valid HTTP headers', () => {
    fc.assert(
      fc.property(lines, text, (rules, asked) => {
        const file = rules.replaceAll('\n', '\n  X-C: ');
        for (const [name, value] of headersFor(parseHeadersFile(file), `/${asked}`)) {
          expect(name).toMatch(/^[!#$%&'*+.^`|~\w-]+$/);
          expect(value).toMatch(/^[\t\x20-\x7e\x80-\xff]*$/);
        }
      }),
      { numRuns },
    );
  });
});
