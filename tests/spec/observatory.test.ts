import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SiteServer, startServer } from '../../src/serve/start-server.ts';
import { builtSite } from '../support/built-sites.ts';
import { type Answer, type Finding, rate, scoreOf } from './rate-answer.ts';

/** How Mozilla's HTTP Observatory would rate every kind of response that `serve` gives. */

/**
 * Pages get all points of the Observatory, except for `Cross-Origin-Resource-Policy`: a rule for all addresses would also
 * prevent other sites from using pictures, feeds and calendars, and a rule for pages alone would have no effect.
 */
const PAGE_CREDIT = 120;
/** Responses that `serve` generates itself have that header too. */
const OWN_CREDIT = 130;

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

const instead = (findings: readonly Finding[], changes: Partial<Record<Finding, Finding>>): readonly Finding[] =>
  findings.map((finding) => changes[finding] ?? finding);

/** Pages of the site are also rated by their scripts. */
const PAGE = instead(PERFECT, { 'sri-not-html': 'sri-own-origin', 'corp-same-origin': 'corp-missing' });
/** A page at an address that no rule of `_headers` matches. Framing it is useless. */
const ODD_PAGE = instead(PAGE, { 'framing-by-policy': 'framing-open' });
/** In a frame, these files have nothing to click on. */
const FILE = instead(PERFECT, { 'framing-by-policy': 'framing-open', 'corp-same-origin': 'corp-missing' });
const OWN_FILE = instead(PERFECT, { 'framing-by-policy': 'framing-open' });
const MEDIA = instead(FILE, { 'corp-missing': 'corp-cross-origin' });
const FEED = instead(FILE, { 'cors-none': 'cors-restricted-or-public' });
/** Files other than pages. */
const CALENDAR = instead(FEED, { 'framing-open': 'framing-by-policy' });

/**
 * Responses that `serve` generates itself, without a file, use plain HTTP on this computer. Whether browsers must use HTTPS
 * is up to the site's host, with the headers of the site.
 */
const OWN_WORDS = instead(PERFECT, { 'hsts-six-months': 'hsts-missing' });
const MOVED = instead(OWN_WORDS, { 'redirection-none': 'redirection-on-host' });

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
  { what: 'a page that is not there', path: '/no/such/page/', status: 404, findings: ODD_PAGE },
  { what: 'a failure', path: '/fails/', status: 500, findings: ODD_PAGE },
  { what: 'the stylesheet', path: /^assets\/style-.*\.css$/, status: 200, findings: FILE },
  { what: 'a script', path: /^assets\/runtime-.*\.js$/, status: 200, findings: FILE },
  { what: 'a font', path: /^assets\/.*\.woff2$/, status: 200, findings: FILE },
  { what: 'a picture', path: /^assets\/media\/.*\.png$/, status: 200, findings: MEDIA },
  { what: 'the data of a page', path: '/page-data/devlica/page-data.json', status: 200, findings: OWN_FILE },
  { what: 'a slice', path: /^slice-data\/.*\.json$/, status: 200, findings: OWN_FILE },
  { what: 'a feed', path: '/feed.xml', status: 200, findings: FEED },
  { what: 'a calendar', path: '/devlica/2026/schedule.ics', status: 200, findings: CALENDAR },
  { what: 'a schedule for apps', path: '/devlica/2026/schedule.json', status: 200, findings: CALENDAR },
  { what: 'the service worker', path: '/sw.js', status: 200, findings: OWN_FILE },
  { what: 'the web manifest', path: '/manifest.webmanifest', status: 200, findings: FILE },
  { what: 'the sitemap', path: '/sitemap.xml', status: 200, findings: FILE },
  { what: 'an address without its slash', path: '/devlica', status: 301, findings: MOVED },
  { what: 'a former address', path: '/devlica/2026/', status: 301, findings: MOVED },
  { what: 'a path that climbs', path: '/%2e%2e/x', status: 400, findings: OWN_WORDS },
  { what: 'another host', path: '/', status: 403, findings: OWN_WORDS, headers: { host: 'evil.example' } },
  { what: 'another method', path: '/', status: 405, findings: OWN_WORDS, method: 'POST' },
  {
    what: 'bytes beyond the end',
    path: '/sw.js',
    status: 416,
    findings: OWN_FILE,
    headers: { range: 'bytes=9999999-' },
  },
];

describe('a response of serve', () => {
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

  it.each(KINDS)('$what has all protecting headers', async (kind) => {
    const answer = await ask(kind);
    const findings = rate(answer);
    expect({ status: answer.status, findings }).toEqual({ status: kind.status, findings: kind.findings });
    const onHost = instead(findings, { 'hsts-missing': 'hsts-six-months' });
    if (kind.findings === PAGE) expect(scoreOf(onHost)).toBe(PAGE_CREDIT);
    if (kind.findings === OWN_WORDS || kind.findings === MOVED) expect(scoreOf(onHost)).toBe(OWN_CREDIT);
  });
});

describe('the rating', () => {
  const page = (headers: Readonly<Record<string, string>>, text = ''): readonly Finding[] =>
    rate({ headers: { 'content-type': 'text/html', ...headers }, text });

  it('has findings for a response without headers', () => {
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
  ] as const)('of %j has the finding %s', (headers, finding) => {
    expect(page({ ...headers })).toContain(finding);
  });

  it('reports scripts of another site without integrity', () => {
    expect(page({}, '<script src="https://a.example/x.js"></script>')).toContain('sri-foreign-without-integrity');
  });
});
