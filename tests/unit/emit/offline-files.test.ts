import { expect, it } from 'vitest';
import type { OfflineList } from '../../../src/domain/page/offline.ts';
import type { Plan, Route } from '../../../src/domain/page/plan.ts';
import { offlineFiles } from '../../../src/emit/offline-files.ts';

const route = {
  path: '/terms/',
  file: 'terms/index.html',
  offline: { isFallback: false, pictures: [], calendars: [] },
  pastPictures: [],
  slices: { header: 'header-site-en', footer: 'footer-site-en' },
  staticQueries: ['settings'],
  head: { language: 'en', live: { editions: [{ edition: 'devlica/2026', from: 1, until: 2 }] } },
} as unknown as Route;

const plan = {
  routes: [route],
  slices: [],
  media: new Map(),
  site: { languages: ['en'], defaultLanguage: 'en', basePath: '/', fonts: [] },
} as unknown as Plan;

const FILES: readonly NamedHash[] = [
  'terms/index.html',
  'page-data/terms/page-data.json',
  'page-data/terms/page-data-rsc.json',
  'slice-data/header-site-en.json',
  'slice-data/footer-site-en.json',
].map((path) => [path, `hash of ${path}`]);

type NamedHash = readonly [path: string, hash: string];

function versions({ files = FILES, tool = '1.0.0' } = {}): Readonly<Record<string, string | null>> {
  const sources = { bundle: { assets: {} }, media: new Map(), hashes: new Map(files), tool };
  const { pages } = JSON.parse(String(offlineFiles(plan, sources).content)) as OfflineList;
  return pages[''] ?? {};
}

/** The entries of the list whose version has changed. */
function changed(options: Parameters<typeof versions>[0]): readonly string[] {
  const before = versions();
  return Object.entries(versions(options)).flatMap(([path, version]) => (before[path] === version ? [] : path));
}

it('lists a page with its static queries, but not the data from which scripts replace a page', () => {
  expect(Object.keys(versions()).sort()).toEqual(['page-data/sq/d/settings.json', 'terms/']);
});

it('changes the versions of changed pages, and of all pages if the tool has changed', () => {
  expect(changed({})).toEqual([]);
  const edited = FILES.map(([path, hash]): NamedHash => [path, path.endsWith('.html') ? 'edited' : hash]);
  expect(changed({ files: edited })).toEqual(['terms/']);
  expect(changed({ tool: '1.0.1' })).toEqual(['terms/']);
});

it('says when current editions are on', () => {
  const sources = { bundle: { assets: {} }, media: new Map(), hashes: new Map(FILES), tool: '1.0.0' };
  const { live } = JSON.parse(String(offlineFiles(plan, sources).content)) as OfflineList;
  expect(live).toEqual([{ from: 1, until: 2 }]);
});

it('begins with the fonts of the site, except one that is too large for visitors’ devices', () => {
  const fonts = ['assets/media/fonts-inter-0.woff2', 'assets/media/fonts-large-0.ttf'].map((path) => ({ path }));
  const own = {
    ...plan,
    site: { ...plan.site, fonts },
    media: new Map(fonts.map(({ path }) => [path, { kind: 'copy', source: path }])),
  } as unknown as Plan;
  const media = new Map(fonts.map(({ path }, at) => [path, { sizeBytes: 40_000 + at * 2_000_000 }]));
  const sources = { bundle: { assets: {} }, media, hashes: new Map(FILES), tool: '1.0.0' };
  const { first } = JSON.parse(String(offlineFiles(own, sources).content)) as OfflineList;
  expect(first).toEqual({ 'assets/media/fonts-inter-0.woff2': null });
});
