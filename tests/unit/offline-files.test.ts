import { expect, it } from 'vitest';
import type { OfflineList } from '../../src/domain/offline.ts';
import type { Plan, Route } from '../../src/domain/plan.ts';
import { offlineFiles } from '../../src/emit/offline-files.ts';

const route = {
  path: '/terms/',
  file: 'terms/index.html',
  offline: { isFallback: false, pictures: [], calendars: [] },
  pastPictures: [],
  slices: { header: 'header-site-en', footer: 'footer-site-en' },
  staticQueries: ['settings'],
  head: { language: 'en' },
} as unknown as Route;

const plan = {
  routes: [route],
  slices: [],
  media: new Map(),
  site: { languages: ['en'], defaultLanguage: 'en', basePath: '/' },
} as unknown as Plan;

const named = (of: string, ...paths: readonly string[]) => paths.map((path) => ({ path, hash: `${of} ${path}` }));
const data = ['page-data/terms/page-data.json', 'page-data/terms/page-data-rsc.json'];
const files = named('page', 'terms/index.html', ...data);
const slices = ['slice-data/header-site-en.json', 'slice-data/footer-site-en.json'];

function versions({ page = files, of = 'slices', version = '1.0.0' } = {}): Readonly<Record<string, string | null>> {
  const hashes = new Map([...page, ...named(of, ...slices)].map(({ path, hash }) => [path, hash]));
  const sources = { bundle: { assets: {} }, media: new Map(), hashes, version };
  const { pages } = JSON.parse(String(offlineFiles(plan, sources).content)) as OfflineList;
  return pages[''] ?? {};
}

/** The entries of the list whose version has changed. */
function changed(options: Parameters<typeof versions>[0]): readonly string[] {
  const before = versions();
  return Object.entries(versions(options)).flatMap(([path, version]) => (before[path] === version ? [] : path));
}

it('lists a page with its data, its slices and its static queries', () => {
  expect(Object.keys(versions()).sort()).toEqual(['page-data/sq/d/settings.json', 'terms/', ...data, ...slices].sort());
});

it('changes the versions of changed files, and of all files if the tool has changed', () => {
  expect(changed({})).toEqual([]);
  expect([...changed({ of: 'other slices' })].sort()).toEqual([...slices].sort());
  const edited = files.map((file) => (file.path.endsWith('.html') ? { ...file, hash: 'edited' } : file));
  expect(changed({ page: edited })).toEqual(['terms/']);
  expect([...changed({ version: '1.0.1' })].sort()).toEqual(['terms/', ...data, ...slices].sort());
});
