import { statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { OfflineList } from '../../src/domain/page/offline.ts';
import { type BuiltSite, builtSites } from '../support/built-sites.ts';

const LANGUAGES = ['', 'hr/'];

function listOf(site: BuiltSite): OfflineList {
  return site.json('offline-files.json') as OfflineList;
}

function pathsOf({ first, shared, pages }: OfflineList): readonly string[] {
  return [first, shared, ...Object.values(pages)].flatMap((files) => Object.keys(files));
}

/** The file that an address leads to. */
function fileAt(path: string): string {
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}

describe.each(builtSites())('the offline list of the build $name the event', (site) => {
  const list = listOf(site);
  const paths = pathsOf(list);

  it('only contains existing files, of at most 2 MB', () => {
    expect(paths.filter((path) => !site.files.includes(fileAt(path)))).toEqual([]);
    expect(paths.filter((path) => statSync(join(site.outDir, fileAt(path))).size > 2_000_000)).toEqual([]);
  });

  it('has less than 3 MB in all, compressed as hosts compress it', () => {
    const bytes = paths.map((path) => {
      const file = site.bytes(fileAt(path));
      return /\.(?:avif|webp|png|woff2)$/.test(path) ? file.length : gzipSync(file).length;
    });
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(3_000_000);
  });

  it.each(LANGUAGES)('contains the pages of the current editions and of the site itself (/%s)', (prefix) => {
    const pages = [
      '',
      'devlica/',
      'worklica/',
      'devlica/2026/cacic-zeljka/',
      'worklica/2026/bencic-ruzica/',
      'devlica/2026/sessions/two-banks-1/',
      'worklica/2026/sessions/read-a-flame-chart/',
      'code/',
      'search/',
    ];
    const own = Object.keys(list.pages[prefix] ?? {});
    expect(own).toEqual(expect.arrayContaining(pages.map((page) => prefix + page)));
    expect(own).toContain(`search/${prefix === '' ? 'en' : 'hr'}.json`);
  });

  it('contains no page of past years, of the pages that are hidden from search engines only screens and the search, no page data, no video and no document', () => {
    const pages = paths.filter((path) => path === '' || path.endsWith('/'));
    expect(pages.filter((path) => /\/20(?:1\d|2[0-5])\//.test(path))).toEqual([]);
    const unlisted = pages.filter((path) => /robots" content="noindex/.test(site.text(fileAt(path))));
    expect(unlisted.filter((path) => !path.startsWith('screen/')).sort()).toEqual([
      'hr/offline/',
      'hr/search/',
      'offline/',
      'search/',
    ]);
    expect(unlisted).toEqual(expect.arrayContaining(['screen/', 'screen/loom-hall/', 'screen/red-classroom/']));
    expect(paths.filter((path) => /gallery-|\.(?:webm|mp4|pdf|vtt)$|page-data(?:-rsc)?\.json$/.test(path))).toEqual([]);
  });

  it('contains every picture on its pages in one width, except for those of past years and of streams', () => {
    const html = Object.keys(list.pages[''] ?? {})
      .filter((path) => /^(?:[^/]+\/)*$/.test(path))
      .map((path) => site.text(fileAt(path)));
    const past = html.flatMap((page) => page.match(/<section id="history"[\s\S]*?<\/section>/) ?? []).join();
    const shown = html.flatMap((page) => [...page.matchAll(/<img src="\/([^"]+)"/g)].map(([, path = '']) => path));
    const nameOf = (path: string): string => path.replace(/-\d+\.(?:avif|webp)$/, '');
    const listed = Object.keys(list.shared).map(nameOf);
    const missing = shown.map(nameOf).filter((name) => !listed.includes(name) && !past.includes(name));
    expect([...new Set(missing)].filter((name) => !/gallery-|^assets\/share\//.test(name))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('contains the calendars that its pages offer, from which starred sessions are taken', () => {
    const listed = Object.keys(list.shared).filter((path) => path.endsWith('.ics'));
    const pages = Object.keys(list.pages[''] ?? {}).filter((path) => /^\w+\/$/.test(path));
    const offered = pages.flatMap((page) => [...site.text(fileAt(page)).matchAll(/href="\/([^"]*schedule\.ics)"/g)]);
    expect(listed).toEqual(offered.map(([, path]) => path).sort());
    expect(listed).not.toEqual([]);
  });

  it('begins with the offline pages, the stylesheets and their background pictures', () => {
    const first = Object.keys(list.first);
    expect(first).toEqual(expect.arrayContaining(['offline/', 'hr/offline/']));
    const sheets = first.filter((path) => path.endsWith('.css'));
    expect(sheets).toEqual(site.files.filter((path) => path.endsWith('.css')).sort());
    const masks = sheets
      .flatMap((sheet) => [...site.text(sheet).matchAll(/url\((mask-[^)]*)\)/g)])
      .map(([, name]) => `assets/${name}`);
    expect(first).toEqual(expect.arrayContaining(masks));
    expect(masks.length).toBeGreaterThan(3);
  });
});

describe('the service worker', () => {
  it('only contains the names of code, so that it is the same for all content and instants', () => {
    const [first, ...others] = builtSites();
    for (const other of others) {
      expect(other.text('sw.js')).toBe(first?.text('sw.js'));
      expect(other.text('offline-files.json')).not.toBe(first?.text('offline-files.json'));
    }
    const precached = first?.text('sw.js').match(/\[\{"revision":null.*?\}\]/)?.[0] ?? '[]';
    const addresses = (JSON.parse(precached) as readonly { readonly url: string }[]).map(({ url }) => url);
    expect(
      addresses.filter((url) => !/^assets\/(?:runtime-.*\.js|.*-(?:latin|croatian)-[^-]*\.woff2)$/.test(url)),
    ).toEqual([]);
    expect(addresses.length).toBeGreaterThan(2);
  });
});
