import { describe, expect, it } from 'vitest';
import { type BuiltSite, builtSites } from '../support/built-sites.ts';
import { attribute, type Element, elements, isIndexed, pagesOf, rawText, tagged } from './read-html.ts';

const ORIGIN = 'https://devlica.example';

/** Attributes that hold an address, by element. */
const ADDRESSES: readonly (readonly [tag: string, attribute: string])[] = [
  ['a', 'href'],
  ['link', 'href'],
  ['script', 'src'],
  ['img', 'src'],
  ['source', 'src'],
  ['video', 'src'],
  ['video', 'poster'],
  ['form', 'action'],
];

/** Every address that a page names, in elements, in `srcset`, and for its islands. */
function addressesOf(root: Element): readonly string[] {
  const named = ADDRESSES.flatMap(([tag, name]) => tagged(root, tag).flatMap((one) => attribute(one, name) ?? []));
  const sets = elements(root).flatMap((one) =>
    ['srcset', 'imagesrcset'].flatMap((name) => attribute(one, name)?.split(',') ?? []),
  );
  const islands = elements(root, (one) => attribute(one, 'id') === 'conf-site-assets').flatMap((script) =>
    Object.values((JSON.parse(rawText(script)) as { islands: Record<string, string> }).islands),
  );
  return [...named, ...sets.map((one) => one.trim().split(/\s+/)[0] as string), ...islands];
}

/** The file that a static host answers an address with; undefined where it has none. */
function fileAt(site: BuiltSite, pathname: string): string | undefined {
  const path = decodeURIComponent(pathname).slice(1);
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  return site.files.includes(file) ? file : undefined;
}

/** Addresses of the site that lead nowhere, as seen from one of its files. */
function broken(site: BuiltSite, from: string, addresses: readonly string[]): readonly string[] {
  return addresses
    .map((address) => new URL(address, ORIGIN + from))
    .filter((url) => url.origin === ORIGIN && fileAt(site, url.pathname) === undefined)
    .map((url) => `${from} → ${url.pathname}`);
}

describe.each(builtSites())('in the build $name the event', (site) => {
  const pages = pagesOf(site);

  it('every link, picture, stylesheet and script of every page is there', () => {
    expect(pages.flatMap(({ path, root }) => broken(site, path, addressesOf(root)))).toEqual([]);
  });

  it('every link to a place on a page finds it', () => {
    const ids = new Map(
      pages.map(({ path, root }) => [path, new Set(elements(root).flatMap((one) => attribute(one, 'id') ?? []))]),
    );
    const dangling = pages.flatMap(({ path, root }) =>
      tagged(root, 'a')
        .map((link) => new URL(attribute(link, 'href') ?? '', ORIGIN + path))
        .filter((url) => url.origin === ORIGIN && url.hash !== '')
        .filter((url) => ids.get(url.pathname)?.has(decodeURIComponent(url.hash.slice(1))) !== true)
        .map((url) => `${path} → ${url.pathname}${url.hash}`),
    );
    expect(dangling).toEqual([]);
  });

  it('everything that stylesheets name is there', () => {
    const sheets = site.files.filter((file) => file.endsWith('.css'));
    expect(sheets).not.toEqual([]);
    const named = sheets.flatMap((file) =>
      broken(
        site,
        `/${file}`,
        [...site.text(file).matchAll(/url\(["']?(?!data:)([^"')]+)/g)].map((match) => match[1] as string),
      ),
    );
    expect(named).toEqual([]);
  });

  it('everything that the web manifest, the sitemap and the redirects name is there', () => {
    const manifest = site.json('manifest.webmanifest') as { start_url: string; icons: { src: string }[] };
    const sitemap = [...site.text('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] as string);
    const redirects = site.text('_redirects').split('\n').filter(Boolean);
    const targets = redirects.map((line) => line.split(' ')[1] as string);
    expect(
      broken(site, '/', [manifest.start_url, ...manifest.icons.map(({ src }) => src), ...sitemap, ...targets]),
    ).toEqual([]);
    expect(redirects.map((line) => fileAt(site, line.split(' ')[0] as string)).filter(Boolean)).toEqual([]);
  });

  it('everything that the service worker keeps for offline is there', () => {
    const worker = site.text('sw.js');
    const precached = site.files.filter((file) => file.startsWith('assets/') && worker.includes(`"/${file}"`));
    const named = [...worker.matchAll(/"(\/assets\/[^"]+)"/g)].map((match) => match[1] as string);
    expect(named).not.toEqual([]);
    expect(broken(site, '/', named)).toEqual([]);
    expect(precached.filter((file) => file.includes('/media/'))).toEqual([]);
  });

  it('every picture and script that is there is named somewhere', () => {
    const texts = site.files.filter((file) => /\.(?:html|css|js|json|webmanifest)$/.test(file)).map(site.text);
    const assets = site.files.filter((file) => file.startsWith('assets/'));
    const unnamed = assets.filter((file) => !texts.some((text) => text.includes(file.split('/').at(-1) as string)));
    expect(unnamed).toEqual([]);
  });

  it('the sitemap says when content last changed, where that says so', () => {
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
