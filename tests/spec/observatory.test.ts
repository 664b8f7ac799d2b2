import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SiteServer, startServer } from '../../src/serve/start-server.ts';
import { builtSite } from '../support/built-sites.ts';
import { type Answer, type Finding, rate, scoreOf } from './rate-answer.ts';

/** What Mozilla's HTTP Observatory would say of every kind of answer that `serve` gives. */

/** With all that the Observatory gives; it adds nothing more to a site that asks nobody else for scripts. */
const ALL_CREDIT = 130;

const PERFECT: readonly Finding[] = [
  'csp-without-unsafe-and-default-none',
  'cookies-none',
  'cors-none',
  'redirection-none',
  'referrer-private',
  'hsts-six-months',
  'sri-not-html',
  'nosniff-set',
  'framing-by-policy',
  'corp-same-origin',
];

/** A page of the site's own is judged by its scripts as well. */
const PAGE = PERFECT.map((finding) => (finding === 'sri-not-html' ? 'sri-own-origin' : finding));

/**
 * What `serve` says itself, and not from a file, goes over plain HTTP on this computer: that browsers shall come back
 * by HTTPS is for the site's host to say, with the site's headers.
 */
const OWN_WORDS = PERFECT.map((finding) => (finding === 'hsts-six-months' ? 'hsts-missing' : finding));
const MOVED = OWN_WORDS.map((finding) => (finding === 'redirection-none' ? 'redirection-on-host' : finding));

interface Kind {
  readonly what: string;
  readonly path: string | RegExp;
  readonly status: number;
  readonly findings: readonly Finding[];
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const KINDS: readonly Kind[] = [
  { what: 'the home page', path: '/', status: 200, findings: PAGE },
  { what: 'a page further down', path: '/hr/devlica/2026/cacic-zeljka/', status: 200, findings: PAGE },
  { what: 'a page that is not there', path: '/no/such/page/', status: 404, findings: PAGE },
  { what: 'a failure', path: '/fails/', status: 500, findings: PAGE },
  { what: 'the stylesheet', path: /^assets\/style-.*\.css$/, status: 200, findings: PERFECT },
  { what: 'a script', path: /^assets\/runtime-.*\.js$/, status: 200, findings: PERFECT },
  { what: 'a font', path: /^assets\/.*\.woff2$/, status: 200, findings: PERFECT },
  { what: 'a picture', path: /^assets\/media\/.*\.png$/, status: 200, findings: PERFECT },
  { what: 'the data of a page', path: '/page-data/devlica/page-data.json', status: 200, findings: PERFECT },
  { what: 'a slice', path: /^slice-data\/.*\.json$/, status: 200, findings: PERFECT },
  { what: 'a feed', path: '/feed.xml', status: 200, findings: PERFECT },
  { what: 'a calendar', path: '/devlica/2026/schedule.ics', status: 200, findings: PERFECT },
  { what: 'a schedule for apps', path: '/devlica/2026/schedule.json', status: 200, findings: PERFECT },
  { what: 'the service worker', path: '/sw.js', status: 200, findings: PERFECT },
  { what: 'the web manifest', path: '/manifest.webmanifest', status: 200, findings: PERFECT },
  { what: 'the sitemap', path: '/sitemap.xml', status: 200, findings: PERFECT },
  { what: 'an address without its slash', path: '/devlica', status: 301, findings: MOVED },
  { what: 'a former address', path: '/devlica/2026/', status: 301, findings: MOVED },
  { what: 'a path that climbs', path: '/%2e%2e/x', status: 400, findings: OWN_WORDS },
  { what: 'another host', path: '/', status: 403, findings: OWN_WORDS, headers: { host: 'evil.example' } },
  { what: 'another method', path: '/', status: 405, findings: OWN_WORDS, method: 'POST' },
  {
    what: 'bytes beyond the end',
    path: '/sw.js',
    status: 416,
    findings: PERFECT,
    headers: { range: 'bytes=9999999-' },
  },
];

describe('an answer of serve', () => {
  const site = builtSite('during');
  let fails = false;
  let server: SiteServer;
  beforeAll(async () => {
    const servedDir = (): string => {
      if (!fails) return site.outDir;
      fails = false;
      throw new Error('the disk is upset');
    };
    server = await startServer({ servedDir, host: '127.0.0.1', port: 0, strictPort: true, basePath: '/' });
  });
  afterAll(() => server.close());

  const pathOf = (path: string | RegExp): string =>
    typeof path === 'string' ? path : `/${site.files.find((file) => path.test(file)) ?? 'none'}`;

  function ask({ path, method = 'GET', headers = {} }: Kind): Promise<Answer & { readonly status: number }> {
    fails = path === '/fails/';
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: server.port, path: pathOf(path), method, headers, agent: false };
      get(options, async (response) => {
        const text = Buffer.concat(await response.toArray()).toString();
        const all = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(all), text });
      }).on('error', reject);
    });
  }

  it.each(KINDS)('$what has all that protects it', async (kind) => {
    const answer = await ask(kind);
    const findings = rate(answer);
    expect({ status: answer.status, findings }).toEqual({ status: kind.status, findings: kind.findings });
    const host = findings.map((finding) => (finding === 'hsts-missing' ? 'hsts-six-months' : finding));
    expect(scoreOf(host)).toBe(ALL_CREDIT);
  });
});

describe('what the Observatory finds', () => {
  const page = (headers: Readonly<Record<string, string>>, text = ''): readonly Finding[] =>
    rate({ headers: { 'content-type': 'text/html', ...headers }, text });

  it('is a bare answer', () => {
    expect(scoreOf(page({}))).toBe(100 - 25 - 20 - 5 - 20);
  });

  it.each([
    [{ 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'" }, 'csp-with-unsafe-script'],
    [{ 'content-security-policy': "script-src 'self'" }, 'csp-with-unsafe-script'],
    [{ 'content-security-policy': "default-src 'self'; img-src http://a.example" }, 'csp-with-insecure-scheme'],
    [{ 'content-security-policy': "default-src 'self'; script-src 'unsafe-eval'" }, 'csp-with-unsafe-eval'],
    [{ 'content-security-policy': "default-src 'self'; style-src 'unsafe-inline'" }, 'csp-with-unsafe-style-only'],
    [{ 'content-security-policy': "default-src 'self'" }, 'csp-without-unsafe'],
    [{ 'set-cookie': 'a=b' }, 'cookies-without-secure'],
    [{ 'access-control-allow-origin': 'x', 'access-control-allow-credentials': 'true' }, 'cors-universal'],
    [{ location: '//evil.example/' }, 'redirection-off-host'],
    [{ 'referrer-policy': 'unsafe-url' }, 'referrer-unsafe'],
    [{ 'strict-transport-security': 'max-age=60' }, 'hsts-too-short'],
    [{ 'x-frame-options': 'DENY' }, 'framing-by-header'],
    [{ 'cross-origin-resource-policy': 'cross-origin' }, 'corp-cross-origin'],
  ] as const)('in %j is %s', (headers, finding) => {
    expect(page({ ...headers })).toContain(finding);
  });

  it('in a script of another site is that nothing holds it', () => {
    expect(page({}, '<script src="https://a.example/x.js"></script>')).toContain('sri-foreign-without-integrity');
  });
});
