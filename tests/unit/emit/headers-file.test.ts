import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Route } from '../../../src/domain/page/plan.ts';
import { headersFile } from '../../../src/emit/headers-file.ts';
import { contentSecurityPolicy } from '../../../src/emit/policy.ts';
import { type HeaderRule, headersFor, parseHeadersFile } from '../../../src/serve/served-headers.ts';
import { planOf } from '../../support/planned-content.ts';
import { packageDir } from '../../support/run-tool.ts';

/** Hosts read `_headers` in two ways: some combine the values of all matching rules, others use the last one. */

const AT = Date.parse('2026-03-01T12:00:00+01:00') / 1000;
const policy = contentSecurityPolicy({ inlineScripts: ['x'] });

type Manner = (rules: readonly HeaderRule[], path: string) => ReadonlyMap<string, string>;

const lastOf: Manner = (rules, path) =>
  new Map(rules.filter(({ pattern }) => pattern(path) !== undefined).flatMap(({ headers }) => headers));

const MANNERS: Readonly<Record<string, Manner>> = { 'joins all values': headersFor, 'takes the last value': lastOf };

async function rulesOfSite(): Promise<readonly HeaderRule[]> {
  const { site, routes } = await planOf(AT);
  return parseHeadersFile(headersFile(site, { policy, routes }));
}

const ON_ALL = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
};
const FOR_EVER = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';
const PAGE = { 'x-frame-options': 'DENY' };
const OFFERED = { 'access-control-allow-origin': '*' };
const OWN = { 'cross-origin-resource-policy': 'same-origin', 'cache-control': REVALIDATED };

const ADDRESSES: readonly (readonly [address: string, headers: Readonly<Record<string, string>>])[] = [
  ['/', PAGE],
  ['/hr/', PAGE],
  ['/devlica/', PAGE],
  ['/hr/devlica/2026/cacic-zeljka/', PAGE],
  ['/terms/', PAGE],
  ['/404.html', PAGE],
  ['/no/such/page/', {}],
  ['/newsletter-confirmation/', PAGE],
  ['/workshop-seats/', PAGE],
  ['/screen/', {}],
  ['/screen/loom-hall/', {}],
  ['/assets/style-0123456789.css', { 'cache-control': FOR_EVER }],
  ['/assets/media/hall-01.webp', { 'cache-control': FOR_EVER, 'cross-origin-resource-policy': 'cross-origin' }],
  ['/page-data/devlica/page-data.json', OWN],
  ['/slice-data/header-site-en.json', OWN],
  ['/offline-files.json', OWN],
  ['/sw.js', OWN],
  ['/feed.xml', { ...OFFERED, 'content-type': 'application/atom+xml; charset=utf-8' }],
  ['/hr/feed.xml', { ...OFFERED, ...PAGE, 'content-type': 'application/atom+xml; charset=utf-8' }],
  ['/devlica/2026/live.json', { ...OFFERED, ...PAGE, 'cache-control': 'no-cache' }],
  ['/devlica/2026/schedule.ics', { ...OFFERED, ...PAGE }],
  ['/devlica/2026/schedule.json', { ...OFFERED, ...PAGE }],
  ['/devlica/2026/schedule.xml', { ...OFFERED, ...PAGE }],
  ['/devlica/2026/deadlines.ics', { ...OFFERED, ...PAGE }],
  ['/devlica/2026/sessions/two-banks-1.ics', { ...OFFERED, ...PAGE }],
];

describe.each(Object.entries(MANNERS))('a host that %s', (_, headersOf) => {
  it.each(ADDRESSES)(
    'sends the headers that protect %s, and allows cross-origin use of public files',
    async (address, special) => {
      const { 'content-security-policy': sent = '', ...headers } = Object.fromEntries(
        headersOf(await rulesOfSite(), address),
      );
      expect(headers).toEqual({ ...ON_ALL, ...special });
      const policies = sent.split(', ');
      const withFrames = `${policy}; frame-ancestors 'none'`;
      // With several policies, each must allow a thing.
      expect(policies.at(-1)).toBe('x-frame-options' in special ? withFrames : policy);
      for (const one of policies) expect([policy, withFrames]).toContain(one);
    },
  );
});

/** The rules of a site with further top-level pages of these names. */
async function rulesWithPages(names: readonly string[]): Promise<readonly HeaderRule[]> {
  const { site, routes } = await planOf(AT);
  const like = routes.find(({ path }) => path === '/terms/') as Route;
  const pages = names.map((name) => ({ ...like, path: `/${name}/` }));
  return parseHeadersFile(headersFile(site, { policy, routes: [...routes, ...pages] }));
}

const sequence = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const isFramed = (rules: readonly HeaderRule[], path: string): boolean =>
  !headersFor(rules, path).has('x-frame-options');

/** Names of pages, up to a number that no site has, and those that begin as the address of the screens does. */
const MANY_PAGES: Readonly<Record<string, readonly string[]>> = {
  'numbered pages': sequence(85).map((number) => `p${number}`),
  'pages with all beginnings of two letters': sequence(36 * 36).map(
    (number) => `${number.toString(36).padStart(2, '0')}-page`,
  ),
  'pages named almost like screens': [
    's',
    'scr',
    'screens',
    'screen-reader',
    'scream',
    ...sequence(200).map((number) => `a${number}x`),
  ],
};

describe('with more pages than rules,', () => {
  it.each(Object.entries(MANY_PAGES))('%s have the headers of pages, and screens can be framed', async (_, names) => {
    const rules = await rulesWithPages(names);
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const name of names) expect(isFramed(rules, `/${name}/`), name).toBe(false);
    for (const path of ['/screen/', '/screen/loom-hall/']) expect(isFramed(rules, path), path).toBe(true);
    expect(headersFor(rules, '/assets/style-0123456789.css').get('cache-control')).toBe(FOR_EVER);
  });

  it('pages are protected rather than screens framed if no hundred rules could do both', async () => {
    const letters = sequence(36).map((number) => number.toString(36));
    const names = ['', 's', 'sc', 'scr', 'scre', 'scree'].flatMap((start) =>
      letters.map((letter) => `${start}${letter}-page`),
    );
    const rules = await rulesWithPages(names);
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const name of names) expect(isFramed(rules, `/${name}/`), name).toBe(false);
  });
});

it('has at most as many rules and as long lines as Cloudflare Pages reads, in any number of years and languages', async () => {
  const { site, routes } = await planOf(AT);
  const text = headersFile(site, { policy, routes });
  const feed = (path: string): string | undefined => headersFor(parseHeadersFile(text), path).get('content-type');
  expect(parseHeadersFile(text).length).toBeLessThanOrEqual(100);
  expect(text.split('\n').filter((line) => line.length > 2000)).toEqual([]);
  for (const year of sequence(60).map((number) => 2000 + number)) {
    expect(feed(`/devlica/${year}/changes.xml`)).toBe('application/atom+xml; charset=utf-8');
    expect(feed(`/hr/devlica/${year}/changes.xml`)).toBe('application/atom+xml; charset=utf-8');
  }
});

/** Configurations of servers name all headers, but leave the policy to the pages. */
const DOCUMENTS = ['docs/hosts.md', 'docs/hosts/nginx.conf', 'docs/hosts/apache.conf', 'docs/hosts/Caddyfile'];

it.each(DOCUMENTS)('is the same, header by header, in %s, for hosts that configure headers elsewhere', async (path) => {
  const documented = readFileSync(join(packageDir, path), 'utf8').toLowerCase();
  for (const [name, value] of (await rulesOfSite()).flatMap(({ headers }) => headers)) {
    expect(documented).toContain(name);
    const isInEach = name !== 'content-security-policy' && name !== 'content-type';
    expect(documented).toContain(isInEach ? value.toLowerCase() : "frame-ancestors 'none'");
  }
});

it('names no page that is hidden or secret', async () => {
  const rules = await rulesOfSite();
  const { routes } = await planOf(AT);
  const [contest] = routes.filter(({ path }) => path.startsWith('/stitch-by-stitch-'));
  expect(headersFor(rules, contest?.path ?? '').has('x-frame-options')).toBe(false);
});

it('requires HTTPS to the extent that the settings say', async () => {
  const transportOf = (strictTransport: 'host' | 'subdomains' | 'preload'): string | undefined => {
    const text = headersFile({ basePath: '/2026/', strictTransport }, { policy, routes: [] });
    return headersFor(parseHeadersFile(text), '/2026/').get('strict-transport-security');
  };
  expect(transportOf('host')).toBe('max-age=31536000');
  expect(transportOf('subdomains')).toBe('max-age=31536000; includeSubDomains');
  expect(transportOf('preload')).toBe('max-age=31536000; includeSubDomains; preload');
});
