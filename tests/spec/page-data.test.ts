import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentData } from '../../src/domain/page/page-data.ts';
import {
  type BuiltSite,
  buildShared,
  builtFolder,
  builtSites,
  differingFiles,
  instantOf,
  openSite,
  validityOf,
} from '../support/built-sites.ts';
import { copySite, type SiteCopy } from '../support/site-copy.ts';
import { isFull } from '../support/thoroughness.ts';
import { attribute, classed, firstTagged, outlineAt, pageAt, pagesOf, tagged, textOf } from './read-html.ts';

interface PageData {
  readonly componentChunkName: string;
  readonly path: string;
  readonly matchPath: string | null;
  readonly result: { readonly data: object; readonly pageContext: { readonly template: string } };
  readonly staticQueryHashes: readonly string[];
  readonly slicesMap: Readonly<Record<string, string>>;
}

interface RenderedData {
  readonly html: string;
  readonly head: string;
  readonly lang: string;
  readonly dir: string;
  readonly title: string;
  readonly assets: readonly string[];
  readonly islands: readonly string[];
  readonly slices: Readonly<Record<string, string>>;
}

/** `/devlica/` → `devlica`, `/` → `index`. */
const nameOf = (path: string): string => path.replace(/^\/|\/$/g, '') || 'index';
const dataOf = (site: BuiltSite, path: string) => site.json(`page-data/${nameOf(path)}/page-data.json`) as PageData;
const renderedOf = (site: BuiltSite, path: string) =>
  site.json(`page-data/${nameOf(path)}/page-data-rsc.json`) as RenderedData;
const filesIn = (site: BuiltSite, folder: string): readonly string[] =>
  site.files.filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.json'));

/** The paths of objects in a JSON value whose keys are not sorted. */
function unsorted(value: unknown, at = '$'): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  const isSorted = Array.isArray(value) || keys.every((key, index) => index === 0 || (keys[index - 1] as string) < key);
  return [...(isSorted ? [] : [at]), ...Object.entries(value).flatMap(([key, one]) => unsorted(one, `${at}.${key}`))];
}

describe.each(builtSites())('the page data of the build $name the event', (site) => {
  const pages = pagesOf(site);

  it('has two files for every page and none for anything else', () => {
    const expected = pages.flatMap(({ path }) =>
      ['page-data.json', 'page-data-rsc.json'].map((file) => `page-data/${nameOf(path)}/${file}`),
    );
    const own = filesIn(site, 'page-data').filter(
      (file) => file.endsWith('.json') && /page-data(-rsc)?\.json$/.test(file),
    );
    expect(own).toEqual(expected.sort());
  });

  it('contains all data of a page', () => {
    for (const { path } of pages) {
      const data = dataOf(site, path);
      expect(Object.keys(data), path).toEqual([
        'componentChunkName',
        'matchPath',
        'path',
        'result',
        'slicesMap',
        'staticQueryHashes',
      ]);
      expect(Object.keys(data.result), path).toEqual(['data', 'pageContext']);
      expect(data.path).toBe(path);
      expect(data.matchPath, path).toBeNull();
      expect(data.componentChunkName, path).toBe(`component---templates-pages-${data.result.pageContext.template}-tsx`);
    }
  });

  it('includes the page fragment, exactly as in the page', () => {
    for (const { path, file, root } of pages) {
      const rendered = renderedOf(site, path);
      expect(Object.keys(rendered), path).toEqual([
        'assets',
        'dir',
        'head',
        'html',
        'islands',
        'lang',
        'slices',
        'title',
      ]);
      expect(site.text(file).includes(`<main id="main" tabindex="-1">\n${rendered.html}\n</main>`), path).toBe(true);
      expect(site.text(file).includes(`\n${rendered.head}\n</head>`), path).toBe(true);
      expect(rendered.title, path).toBe(textOf(firstTagged(root, 'title')));
      expect(rendered.lang, path).toBe(attribute(root, 'lang'));
      expect(rendered.dir, path).toBe(attribute(root, 'dir'));
      expect(rendered.slices, path).toEqual(dataOf(site, path).slicesMap);
    }
  });

  it('names the islands of the page', () => {
    const used = pages.map(({ path, root }) => {
      const places = tagged(root, 'div').flatMap((one) => attribute(one, 'data-island') ?? []);
      expect(renderedOf(site, path).islands, path).toEqual([...new Set(places)].sort());
      return places.length;
    });
    expect(Math.max(...used)).toBeGreaterThan(0);
  });

  it('has a file for each static query of a page, named by the hash of its content', () => {
    const used = pages.flatMap(({ path }) => dataOf(site, path).staticQueryHashes);
    const hashes = filesIn(site, 'page-data/sq/d').map((file) => file.replace(/^.*\/(.*)\.json$/, '$1'));
    expect(hashes).not.toEqual([]);
    expect([...new Set(used)].sort()).toEqual(hashes);
    for (const hash of hashes) {
      const content = createHash('sha256')
        .update(site.bytes(`page-data/sq/d/${hash}.json`))
        .digest('hex');
      expect(content.startsWith(hash), hash).toBe(true);
    }
    expect(hashes.filter((hash) => used.filter((one) => one === hash).length > 1)).not.toEqual([]);
  });

  it('has a file for every slice of a page, and no other', () => {
    const named = pages.flatMap(({ path }) => Object.values(dataOf(site, path).slicesMap));
    const files = filesIn(site, 'slice-data').map((file) => file.replace(/^slice-data\/(.*)\.json$/, '$1'));
    // Screens at the venue have no slices.
    expect([...new Set(named)].filter((name) => name !== '').sort()).toEqual(files);
    for (const file of files)
      expect(Object.keys(site.json(`slice-data/${file}.json`) as object)).toEqual(['data', 'html']);
  });

  it('keeps facts about pages out of slices: only their slots differ from page to page', () => {
    const outlines = new Map<string, string>();
    for (const { path, root } of pages) {
      for (const [tag, name] of Object.entries(dataOf(site, path).slicesMap)) {
        if (name === '') continue;
        const slice = firstTagged(root, tag);
        const outline = outlineAt(slice, site.at)
          .join('\n')
          .replaceAll(' aria-current="page"', '')
          .replaceAll(/ href="[^"]*"(?= hreflang)/g, '');
        expect(outline, path).toBe(outlines.get(name) ?? outline);
        outlines.set(name, outline);
      }
    }
    expect(outlines.size).toBeGreaterThan(8);
  });

  it('has sorted keys in every file', () => {
    const files = [...filesIn(site, 'page-data'), ...filesIn(site, 'slice-data')];
    expect(files.flatMap((file) => unsorted(site.json(file), file))).toEqual([]);
  });

  it('contains the hash of the build in one file, and in no page', () => {
    const app = site.json('page-data/app-data.json') as { readonly buildHash: string };
    expect(Object.keys(app)).toEqual(['buildHash']);
    expect(app.buildHash).toMatch(/^[0-9a-f]{16,}$/);
    const containing = site.files.filter((file) => site.bytes(file).includes(app.buildHash));
    expect(containing).toEqual(['page-data/app-data.json']);
  });
});

describe('the instant of a build', () => {
  const outDir = builtFolder('other-instant');

  it.each(isFull ? builtSites() : builtSites().slice(0, 1))(
    'is in no file: all builds between two changes are identical ($name the event)',
    async (site) => {
      const { from, until } = validityOf(site);
      expect(from ?? 0).toBeLessThanOrEqual(site.at);
      expect(until ?? Number.POSITIVE_INFINITY).toBeGreaterThan(site.at);
      const others = [from ?? instantOf('2025-01-01'), (until ?? instantOf('2040-01-01T00:00')) - 1];
      for (const at of others) {
        expect(at).not.toBe(site.at);
        await buildShared({ at, outDir });
        expect(differingFiles(site, openSite(outDir, at)), new Date(at * 1000).toISOString()).toEqual([]);
      }
    },
  );

  it('matters when a change lies between', () => {
    const [before, during] = builtSites();
    expect(differingFiles(before as BuiltSite, during as BuiltSite)).toContain('devlica/index.html');
  });
});

describe('the hashes of the build', () => {
  let copy: SiteCopy;
  beforeAll(async () => {
    copy = copySite();
    await copy.rebuild();
  });
  afterAll(() => copy.remove());

  const buildHash = (site: BuiltSite): string =>
    (site.json('page-data/app-data.json') as { readonly buildHash: string }).buildHash;
  const contentData = (site: BuiltSite) => site.json('page-data/content-data.json') as ContentData;
  const contentHash = (site: BuiltSite): string => contentData(site).contentHash;
  const sourceHash = (site: BuiltSite): string => contentData(site).sourceHash;

  if (isFull) {
    it('distinguish changed content from changed code', async () => {
      const first = copy.snapshot();
      copy.edit('content/company.yaml', 'name: Udruga Križić', 'name: Udruga Bod do boda');
      copy.edit('content/events/worklica/event.yaml', "baseColor: '#2b4fa3'", "baseColor: '#2b5fa3'");
      await copy.rebuild();
      const edited = copy.snapshot();
      expect(edited.text('index.html')).toContain('Udruga Bod do boda');
      expect(buildHash(edited)).toBe(buildHash(first));
      expect(contentHash(edited)).not.toBe(contentHash(first));

      copy.override('templates/parts/NoticeFrame.tsx', 'className="hero notice"', 'className="hero notice notice-own"');
      await copy.rebuild();
      const restyled = copy.snapshot();
      expect(classed(pageAt(restyled, '/404.html').root, 'notice-own')).toHaveLength(1);
      expect(buildHash(restyled)).not.toBe(buildHash(first));
    });
  }

  it('are the same at all instants for code, and differ for content that time has changed', () => {
    expect(new Set(builtSites().map(buildHash)).size).toBe(1);
    expect(new Set(builtSites().map(contentHash)).size).toBe(builtSites().length);
  });

  it('are the same at all instants for the content files', () => {
    const hashes = [...new Set(builtSites().map(sourceHash))];
    expect(hashes).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });
});
