import { describe, expect, it } from 'vitest';
import { admitClient } from '../../../src/serve/admit-client.ts';
import { hostRule } from '../../../src/serve/allowed-hosts.ts';
import { contentType } from '../../../src/serve/content-type.ts';
import { pathPattern } from '../../../src/serve/path-pattern.ts';
import { matchRedirect, parseRedirectsFile } from '../../../src/serve/redirects-file.ts';
import { readTarget } from '../../../src/serve/request-target.ts';
import { acceptsEncoding } from '../../../src/serve/send-file.ts';
import { headersFor, parseHeadersFile } from '../../../src/serve/served-headers.ts';
import { sendRequest, testServers } from '../../support/test-server.ts';

const { serveFiles } = testServers();

const headersOf = (text: string, path: string) => Object.fromEntries(headersFor(parseHeadersFile(text), path));
const redirectOf = (text: string, path: string, search = '') =>
  matchRedirect(parseRedirectsFile(text), { path, search });

describe('path patterns', () => {
  it('match a path with or without a slash at its end', () => {
    expect(pathPattern('/old/')('/old')).toBeDefined();
    expect(pathPattern('/old')('/old/')).toBeDefined();
    expect(pathPattern('/old')('/older/')).toBeUndefined();
  });

  it('match everything below with a star at the end, and the folder itself', () => {
    const pattern = pathPattern('/news/*');
    expect(pattern('/news/2025/may/')?.get('splat')).toBe('2025/may/');
    expect(pattern('/news')?.get('splat')).toBe('');
    expect(pattern('/newspaper')).toBeUndefined();
  });

  it('match an ending with a star in the middle', () => {
    expect(pathPattern('/*.js')('/assets/site.js')?.get('splat')).toBe('assets/site');
    expect(pathPattern('/*.js')('/assets/site.json')).toBeUndefined();
  });

  it('match one segment with a name', () => {
    expect([...(pathPattern('/:event/:year/')('/devlica/2026/') ?? [])]).toEqual([
      ['event', 'devlica'],
      ['year', '2026'],
    ]);
    expect(pathPattern('/:event')('/devlica/2026/')).toBeUndefined();
  });

  it('match nothing with several stars, or with several names in one segment', () => {
    const long = `/${'a'.repeat(200)}`;
    for (const part of ['*a', '%2Aa', ':x', ':x:y', ':x*'])
      expect(pathPattern(`/${part.repeat(30)}b`)(long)).toBeUndefined();
    for (const pattern of ['/*/x/*', '/*%2a', '/:a:b', '/:a-:b/']) {
      expect(pathPattern(pattern)('/ab/x/c'), pattern).toBeUndefined();
      expect(pathPattern(pattern)('/a-b'), pattern).toBeUndefined();
    }
    expect(pathPattern('/:a/:b/*')('/a/b/c/d/')).toBeDefined();
  });

  it('match special characters of regular expressions literally, and encoded letters decoded', () => {
    expect(pathPattern('/a.b')('/aXb')).toBeUndefined();
    expect(pathPattern('/(a)+[b]')('/(a)+[b]')).toBeDefined();
    expect(pathPattern('/%C4%8Dvor/')('/čvor/')).toBeDefined();
  });
});

describe('the _headers file', () => {
  it('gives the headers of every matching rule, and joins headers with the same name', () => {
    const text =
      '# all\n/*\n  X-Frame-Options: DENY\n  X-Robots-Tag: noindex\n\n/assets/*\n\tx-robots-tag: nosnippet\n';
    expect(headersOf(text, '/assets/a.js')).toEqual({
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex, nosnippet',
    });
    expect(headersOf(text, '/')).toEqual({ 'x-frame-options': 'DENY', 'x-robots-tag': 'noindex' });
  });

  it('keeps colons in values and accepts Windows line endings', () => {
    const text = "/*\r\n  Content-Security-Policy: default-src 'self'; img-src data: https://x.example\r\n";
    expect(headersOf(text, '/')).toEqual({
      'content-security-policy': "default-src 'self'; img-src data: https://x.example",
    });
  });

  it('ignores comments, headers without a rule, headers of the message and invalid headers', () => {
    const text = '  X-Lost: 1\n/*\n  # X-Comment: 1\n  Content-Length: 3\n  Bad Name: 1\n  X-Bad: č\n  X-Good: 1\n';
    expect(headersOf(text, '/')).toEqual({ 'x-good': '1' });
  });
});

describe('the _redirects file', () => {
  it('uses the first matching rule, with status 301 by default', () => {
    const text = '# moved\n/a/ /b/\n/a/ /c/ 302 # later\n/t/ /u/ 302\n';
    expect(redirectOf(text, '/a/')).toEqual({ to: '/b/', status: 301 });
    expect(redirectOf(text, '/t/')).toEqual({ to: '/u/', status: 302 });
    expect(redirectOf(text, '/z/')).toBeUndefined();
  });

  it('fills in the splat and the names, percent-encoded', () => {
    expect(redirectOf('/old/* /new/:splat 301', '/old/a b/č/')?.to).toBe('/new/a%20b/%C4%8D/');
    expect(redirectOf('/:year/x /archive/:year/:month', '/2025/x')?.to).toBe('/archive/2025/:month');
    expect(redirectOf('/n/* /m/:splat', '/n/a\r\nSet-Cookie: b')?.to).toBe('/m/a%0D%0ASet-Cookie%3A%20b');
  });

  it('adds the query before the fragment, unless the target has its own query', () => {
    expect(redirectOf('/a /b#c', '/a', '?d=e')?.to).toBe('/b?d=e#c');
    expect(redirectOf('/a /b?x=y', '/a', '?d=e')?.to).toBe('/b?x=y');
  });

  it('supports forced rules and other hosts, and ignores conditions, proxies and unknown statuses', () => {
    expect(parseRedirectsFile('/a /b 301!')[0]?.isForced).toBe(true);
    expect(redirectOf('/a https://other.example/a 302', '/a')?.to).toBe('https://other.example/a');
    const strange =
      '/a /b 302 Country=hr\n/a id=:id /b\n/a https://other.example/ 200\n/a //evil.example\n/a /b 999\n/a\n';
    expect(parseRedirectsFile(strange)).toEqual([]);
  });
});

describe('request targets', () => {
  it('are decoded by segment, without the query', () => {
    expect(readTarget('/hr/%C4%8D%20100%25/?q=%2e%2e')).toMatchObject({
      segments: ['hr', 'č 100%'],
      isFolder: true,
      path: '/hr/č 100%/',
      search: '?q=%2e%2e',
    });
    expect(readTarget('/')).toMatchObject({ segments: [], isFolder: true, path: '/' });
  });

  it.each([
    '/../x',
    '/a/..',
    '/%2e%2e/x',
    '/.%2E/x',
    '/%252e%252e/x',
    '/a%2f..%2fx',
    '/..%5cx',
    '/..%255cx',
    '/a\\b',
    '/%5c',
    '/%00',
    '/%',
    '/%zz',
    '/%ff',
    '/%c0%ae%c0%ae/',
    'x',
    '',
    'http://127.0.0.1/x',
  ])('refuse %j', (url) => {
    expect(readTarget(url)).toBeUndefined();
  });

  it('accept dots that do not lead upwards', () => {
    expect(readTarget('/a..b/...%20/x.y')).toMatchObject({ segments: ['a..b', '... ', 'x.y'] });
  });
});

describe('Host headers', () => {
  const allows = (host: string, header: string | undefined, names: string[] = []) =>
    hostRule({ host, port: 4321, names })(header);

  it('on loopback are loopback names with our port', () => {
    const own = ['localhost:4321', 'devlica.localhost:4321', 'LOCALHOST:4321', '127.0.0.1:4321', '[::1]:4321'];
    for (const header of own) expect([header, allows('127.0.0.1', header)]).toEqual([header, true]);
    const foreign = [
      undefined,
      '',
      'localhost',
      'localhost:80',
      'evil.example:4321',
      '192.168.1.5:4321',
      'localhost.evil.example:4321',
      'x@localhost:4321',
      'localhost:4321:4321',
      'evil.example',
    ];
    for (const header of foreign) expect([header, allows('127.0.0.1', header)]).toEqual([header, false]);
  });

  it('on another address are that address and the names that the user gave', () => {
    expect(allows('192.168.1.5', '192.168.1.5:4321')).toBe(true);
    expect(allows('192.168.1.5', '192.168.1.6:4321')).toBe(false);
    expect(allows('192.168.1.5', 'localhost:4321')).toBe(false);
    expect(allows('192.168.1.5', 'preview.example', ['Preview.example'])).toBe(true);
  });

  it('on all addresses are literal addresses and loopback names, never other names', () => {
    expect(allows('0.0.0.0', '192.168.1.5:4321')).toBe(true);
    expect(allows('::', '[fe80::1]:4321')).toBe(true);
    expect(allows('0.0.0.0', 'localhost:4321')).toBe(true);
    expect(allows('0.0.0.0', 'evil.example:4321')).toBe(false);
  });

  it('need no port if ours is the default one', () => {
    expect(hostRule({ host: '127.0.0.1', port: 80, names: [] })('localhost')).toBe(true);
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-3', 206, '0123'],
    ['bytes=4-', 206, '456789'],
    ['bytes=-3', 206, '789'],
    ['bytes=-30', 206, '0123456789'],
    ['bytes=8-20', 206, '89'],
    ['bytes=10-', 416, ''],
    ['bytes=-0', 416, ''],
    ['bytes=5-2', 200, '0123456789'],
    ['bytes=0-1,4-5', 200, '0123456789'],
    ['bytes=-', 200, '0123456789'],
    ['lines=1-2', 200, '0123456789'],
  ])('of ten bytes: %j gets %i and %j', async (range, status, text) => {
    const server = await serveFiles({ 'ten.txt': '0123456789' });
    expect(await sendRequest(server, '/ten.txt', { range })).toMatchObject({ status, text });
  });
});

describe('Accept-Encoding', () => {
  it('accepts encodings by name or star, and excludes them with a weight of zero', () => {
    expect(acceptsEncoding('gzip, deflate, br', 'br')).toBe(true);
    expect(acceptsEncoding('gzip;q=0.5, br;q=0', 'br')).toBe(false);
    expect(acceptsEncoding('gzip;q=0, *', 'gzip')).toBe(false);
    expect(acceptsEncoding('*', 'br')).toBe(true);
    expect(acceptsEncoding('', 'gzip')).toBe(false);
    expect(acceptsEncoding('vibrant', 'br')).toBe(false);
  });
});

describe('content types', () => {
  it.each([
    ['manifest.webmanifest', 'application/manifest+json'],
    ['schedule.ics', 'text/calendar; charset=utf-8'],
    ['feed.xml', 'application/xml; charset=utf-8'],
    ['a/photo.AVIF', 'image/avif'],
    ['font.woff2', 'font/woff2'],
    ['sw.js', 'text/javascript; charset=utf-8'],
    ['index.html', 'text/html; charset=utf-8'],
    ['robots.txt', 'text/plain; charset=utf-8'],
    ['a.b/LICENSE', 'application/octet-stream'],
    ['x.constructor', 'application/octet-stream'],
  ])('%s is %s', (path, type) => {
    expect(contentType(path)).toBe(type);
  });
});

describe('the policy extended for the live reload client', () => {
  const tag = { first: '', last: '<script nonce="N"></script>', nonce: 'N' };
  const policyOf = (policy: string) => admitClient({ html: '', policy }, tag).policy;

  it('gets a nonce for scripts and the own origin for connections, and nothing else', () => {
    const strict = "default-src 'self'; script-src 'sha256-x=' 'strict-dynamic'; connect-src https://api.example";
    expect(policyOf(strict)).toBe(
      "default-src 'self'; script-src 'sha256-x=' 'strict-dynamic' 'nonce-N'; connect-src https://api.example 'self'",
    );
  });

  it('replaces no other directive, and adds its own instead of extending default-src', () => {
    expect(policyOf("script-src 'none'; connect-src 'none'")).toBe("script-src 'nonce-N'; connect-src 'self'");
    expect(policyOf("default-src 'none'; img-src 'self'")).toBe(
      "default-src 'none'; img-src 'self'; script-src 'nonce-N'; connect-src 'self'",
    );
  });

  it('extends script-src-elem first, and each of several policies, and adds no policy', () => {
    expect(policyOf("script-src 'self'; script-src-elem 'self'")).toBe(
      "script-src 'self'; script-src-elem 'self' 'nonce-N'",
    );
    expect(policyOf("script-src 'self', script-src https:")).toBe(
      "script-src 'self' 'nonce-N', script-src https: 'nonce-N'",
    );
    expect(policyOf('')).toBe('');
    expect(policyOf("img-src 'self'")).toBe("img-src 'self'");
  });

  it('is changed in meta tags in any notation, and other meta tags are not', () => {
    const html =
      '<meta content="script-src &#x27;self&#x27; https://a.example/?b&amp;c" http-equiv="Content-Security-Policy"/>' +
      "<META HTTP-EQUIV='content-security-policy' CONTENT='script-src https:'>" +
      '<meta name="description" content="script-src">';
    expect(admitClient({ html, policy: '' }, tag).html).toContain(
      '<meta content="script-src \'self\' https://a.example/?b&amp;c \'nonce-N\'" http-equiv="Content-Security-Policy"/>' +
        "<META HTTP-EQUIV='content-security-policy' CONTENT=\"script-src https: 'nonce-N'\">" +
        '<meta name="description" content="script-src">',
    );
  });

  it('comes with the script just before the end of the body, or at the end of a fragment', () => {
    const script = '<script nonce="N"></script>';
    expect(admitClient({ html: '<p>$&</p></BODY></html>', policy: '' }, tag).html).toBe(
      `<p>$&</p>${script}</BODY></html>`,
    );
    expect(admitClient({ html: '<p>x', policy: '' }, tag).html).toBe(`<p>x${script}`);
  });

  it('may come with a script that runs before all others', () => {
    const html = '<head><title>x</title><script>2</script></head><body><script>3</script></body>';
    const first = '<script nonce="N">1</script>';
    expect(admitClient({ html, policy: '' }, { ...tag, first }).html).toBe(
      `<head><title>x</title>${first}<script>2</script></head><body><script>3</script>${tag.last}</body>`,
    );
  });
});
