import { describe, expect, it } from 'vitest';
import { builtSites } from '../support/built-sites.ts';
import { addressesIn, addressesOf, fullAddressesIn, linkCheck, ORIGIN, redirectsOf } from './read-addresses.ts';
import { isIndexed, pagesOf } from './read-html.ts';

describe.each(builtSites())('in the build $name the event', (site) => {
  const pages = pagesOf(site);
  const broken = linkCheck(site, pages);
  const brokenForReaders = linkCheck(site, pages, { followsRedirects: true });

  it('pages only refer to existing pages, anchors, pictures, videos, scripts and data', () => {
    expect(pages.flatMap(({ path, root }) => broken(path, addressesOf(root)))).toEqual([]);
  });

  it('stylesheets only refer to existing files', () => {
    const sheets = site.files.filter((file) => file.endsWith('.css'));
    expect(sheets).not.toEqual([]);
    const named = sheets.flatMap((file) =>
      broken(
        `/${file}`,
        [...site.text(file).matchAll(/url\(["']?(?!data:)([^"')]+)/g)].map((match) => match[1] as string),
      ),
    );
    expect(named).toEqual([]);
  });

  it('page data, slices, schedules and the web manifest only refer to existing files', () => {
    const files = site.files.filter((file) => /\.(?:json|webmanifest)$/.test(file));
    expect(files.length).toBeGreaterThan(pages.length);
    expect(files.flatMap((file) => brokenForReaders(`/${file}`, addressesIn(site.json(file))))).toEqual([]);
  });

  it('feeds, calendars, schedules, the sitemap and robots.txt only refer to existing files', () => {
    const files = site.files.filter((file) => /^(?!assets\/).*\.(?:xml|ics|txt)$/.test(file));
    const named = files.map((file) => ({ file, addresses: fullAddressesIn(site.text(file)) }));
    expect(named.filter(({ addresses }) => addresses.length === 0)).toEqual([]);
    expect(named.flatMap(({ file, addresses }) => brokenForReaders(`/${file}`, addresses))).toEqual([]);
  });

  it('every redirect leads from an address without a page to a page', () => {
    const moves = redirectsOf(site);
    expect(moves.length).toBeGreaterThan(0);
    const targets = moves.map(({ to }) => to);
    expect(broken('/_redirects', targets)).toEqual([]);
    const paths = new Set(pages.map(({ path }) => path));
    expect(moves.filter(({ from }) => paths.has(from))).toEqual([]);
  });

  it('all files in the offline list exist', () => {
    const worker = site.text('sw.js');
    const precached = site.files.filter((file) => file.startsWith('assets/') && worker.includes(`"${file}"`));
    const named = [...worker.matchAll(/"(assets\/[^"]+)"/g)].map((match) => `/${match[1]}`);
    expect(named).not.toEqual([]);
    expect(broken('/sw.js', named)).toEqual([]);
    expect(precached.filter((file) => file.includes('/media/'))).toEqual([]);
  });

  it('every picture and script is used somewhere', () => {
    const texts = site.files.filter((file) => /\.(?:html|css|js|json|webmanifest)$/.test(file)).map(site.text);
    const assets = site.files.filter((file) => file.startsWith('assets/'));
    const unnamed = assets.filter((file) => !texts.some((text) => text.includes(file.split('/').at(-1) as string)));
    expect(unnamed).toEqual([]);
  });

  it('the sitemap says when content last changed, if the content says so', () => {
    const dates = new Map(
      [...site.text('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>\n(?: *<lastmod>([^<]*)<\/lastmod>)?/g)].map(
        ([, address = '', date]) => [new URL(address).pathname, date],
      ),
    );
    expect(dates.get('/hr/devlica/')).toBe('2026-03-16');
    expect(dates.get('/terms/')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(dates.get('/')).toBeUndefined();
  });

  it('the sitemap lists every page that may be indexed, and no other', () => {
    const listed = [...site.text('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);
    const indexed = pages.filter(isIndexed).map(({ path }) => ORIGIN + path);
    expect(listed).toEqual(indexed.sort());
  });
});
