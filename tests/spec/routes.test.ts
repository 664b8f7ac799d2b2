import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { builtSite, builtSites } from '../support/built-sites.ts';
import { INSTANT_NAMES, INSTANTS } from '../support/instants.ts';
import { runTool } from '../support/run-tool.ts';
import { attribute, canonicalOf, metaContent, pagesOf, redirectPagesOf, tagged, textOf } from './read-html.ts';

const listed = parse(readFileSync(new URL('routes.yaml', import.meta.url), 'utf8')) as Record<string, string[]>;

/** Templates of pages that redirect or stand in for others: search engines must not list them. */
const UNLISTED = [
  'notice',
  'inactive',
  'qr',
  'newsletter-confirmation',
  'workshop-seats',
  'unsupported-language',
  'screen',
  'search',
];

interface ListedRoute {
  readonly path: string;
  readonly file: string;
  readonly template: string;
  readonly language: string;
  readonly title: string;
  readonly indexed: boolean;
}

async function routesAt(at: string): Promise<readonly ListedRoute[]> {
  const { status, stdout } = await runTool(['routes', '--json', '--at', at]);
  expect(status).toBe(0);
  return JSON.parse(stdout) as ListedRoute[];
}

/** The addresses that redirect, by page. */
const REDIRECTS: readonly (readonly [from: string, to: string])[] = ['', '/hr'].flatMap((language) => [
  [`${language}/devlica/2026/`, `${language}/devlica/`] as const,
  [`${language}/worklica/2026/`, `${language}/worklica/`] as const,
  ...['2025-05-09', '2025-06-13'].map(
    (date) => [`${language}/worklica/schedule/${date}/`, `${language}/worklica/2025/`] as const,
  ),
]);

describe('the routes of the site', () => {
  it.each(INSTANT_NAMES)('are those in routes.yaml, %s the event', async (name) => {
    const routes = await routesAt(INSTANTS[name]);
    const templates = [...new Set(routes.map(({ template }) => template))];
    const byTemplate = Object.fromEntries(
      templates.map((one) => [one, routes.filter(({ template }) => template === one).map(({ path }) => path)]),
    );
    const sorted = (lists: Record<string, string[]>) =>
      Object.fromEntries(Object.entries(lists).map(([template, paths]) => [template, [...paths].sort()]));
    expect(sorted(byTemplate)).toEqual(sorted(listed));
  });

  it('are listed by path, each with its file, language and whether it may be indexed', async () => {
    const routes = await routesAt(INSTANTS.before);
    const paths = routes.map(({ path }) => path);
    expect(paths).toEqual([...paths].sort());
    expect(new Set(paths).size).toBe(paths.length);
    for (const { path, file, language, template, indexed } of routes) {
      expect(file, path).toBe(path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1));
      expect(language, path).toBe(path.startsWith('/hr/') ? 'hr' : 'en');
      expect(indexed, path).toBe(
        !UNLISTED.includes(template) && !/\/(?:exhibitors|stitch-by-stitch-7f3k)\//.test(path),
      );
    }
  });

  it('exist in Croatian if they exist in English, except for screens, which have both languages', () => {
    const all = Object.values(listed)
      .flat()
      .filter((path) => !path.startsWith('/screen/'));
    const english = all.filter((path) => !path.startsWith('/hr/'));
    expect(all.filter((path) => path.startsWith('/hr/')).sort()).toEqual(english.map((path) => `/hr${path}`).sort());
  });

  it.each(builtSites())('are the pages of the build $name the event, no more and no fewer', (site) => {
    expect(
      pagesOf(site)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(Object.values(listed).flat().sort());
  });

  it('redirect from the address of the current year to the page of the event, and from days of past schedules to their year', () => {
    const lines = builtSite('before').text('_redirects').trim().split('\n');
    // Netlify only redirects from the address of an existing page if the rule has a "!", which Cloudflare Pages does not support.
    const rules = REDIRECTS.flatMap(([from, to]) => ['301!', '301'].map((status) => `${from} ${to} ${status}`));
    expect([...lines].sort()).toEqual([...rules].sort());
    expect(lines.indexOf('/devlica/2026/ /devlica/ 301!')).toBeLessThan(lines.indexOf('/devlica/2026/ /devlica/ 301'));
  });

  it('redirect without such a list too, by a page in its language that search engines do not list', () => {
    const site = builtSite('before');
    const redirects = redirectPagesOf(site).map(({ path, root }) => [
      path,
      attribute(root, 'lang'),
      metaContent(root, 'robots'),
      canonicalOf(root),
      ...tagged(root, 'a').map((link) => `${textOf(link)} ${attribute(link, 'href')}`),
    ]);
    expect(redirects).toEqual(
      [...REDIRECTS]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([from, to]) => [
          from,
          from.startsWith('/hr/') ? 'hr' : 'en',
          'noindex',
          `https://devlica.example${to}`,
          `${from.startsWith('/hr/') ? 'Otvorite je na novoj adresi' : 'Go to its new address'} ${to}`,
        ]),
    );
    expect(site.text('sitemap.xml')).not.toContain('/devlica/2026/<');
  });
});
