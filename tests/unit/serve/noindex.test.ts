import { afterAll, beforeAll, expect, it } from 'vitest';
import { headersFor, parseHeadersFile } from '../../../src/serve/served-headers.ts';
import { type BuiltSite, build, openSite } from '../../support/built-sites.ts';
import { type ContentCopy, copyContent, SMALL_SITE } from '../../support/content-copy.ts';

/** Copies of a site that search engines must not list: a preview on a host of one's own. */

const AT = '2027-03-01T12:00';
let content: ContentCopy;
const sites: BuiltSite[] = [];

beforeAll(async () => {
  content = copyContent(SMALL_SITE);
  for (const args of [[], ['--noindex', '--base-url', 'https://preview.example/next/']]) {
    const outDir = `${content.rootDir}/site-${sites.length}`;
    await build({ at: AT, outDir, rootDir: content.rootDir, args });
    sites.push(openSite(outDir, Date.parse('2027-03-01T11:00:00Z') / 1000));
  }
});
afterAll(() => content.remove());

const usual = (): BuiltSite => sites[0] as BuiltSite;
const preview = (): BuiltSite => sites[1] as BuiltSite;

it('all pages ask not to be indexed, also when they are opened by navigation', () => {
  const pages = preview().files.filter((file) => /\.html$|page-data-rsc\.json$/.test(file));
  expect(pages.length).toBeGreaterThan(50);
  for (const page of pages)
    expect(preview().text(page), page).toMatch(/<meta name=\\?"robots\\?" content=\\?"noindex\\?">/);
});

it('robots.txt forbids everything and names no sitemap, and there is none', () => {
  expect(preview().text('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  expect(preview().files).not.toContain('sitemap.xml');
  expect(usual().text('robots.txt')).toContain('Allow: /\n');
  expect(usual().files).toContain('sitemap.xml');
});

it('all files have a header, so that calendars and pictures are not indexed either', () => {
  const headerOf = (site: BuiltSite, path: string): string | undefined =>
    headersFor(parseHeadersFile(site.text('_headers')), path).get('x-robots-tag');
  for (const path of ['/next/', '/next/meander/2027/schedule.ics', '/next/assets/media/hall.webp']) {
    expect(headerOf(preview(), path), path).toBe('noindex');
  }
  expect(headerOf(usual(), '/meander/2027/schedule.ics')).toBeUndefined();
});

it('a build without the option into the same folder can be indexed again', async () => {
  const { outDir } = preview();
  await build({ at: AT, outDir, rootDir: content.rootDir, args: ['--base-url', 'https://preview.example/next/'] });
  const again = openSite(outDir, preview().at);
  expect(again.text('index.html')).not.toContain('name="robots"');
  expect(again.files).toContain('sitemap.xml');
});
