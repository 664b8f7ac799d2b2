import type { MediaFile } from '../content/document.ts';
import { hashOf } from '../content/short-hash.ts';
import { canonicalJson } from '../domain/canonical-json.ts';
import { languagePrefix } from '../domain/language-tag.ts';
import type { Bundle } from '../domain/page/bundle.ts';
import type { CachedFiles, OfflineList, OfflineNeeds } from '../domain/page/offline.ts';
import type { OutputFile } from '../domain/page/output.ts';
import type { Plan, Route } from '../domain/page/plan.ts';
import { searchIndexPath } from '../domain/page/search-index.ts';
import { textFile } from './emit-files.ts';

export interface OfflineSources {
  readonly bundle: Pick<Bundle, 'assets'>;
  readonly media: ReadonlyMap<string, Pick<MediaFile, 'sizeBytes'>>;
  /** The hashes of all files of the site, by path. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Identifies the code of conf-site. Other code may make other bytes from the same input. */
  readonly tool: string;
}

interface CachedPage {
  readonly route: Route;
  readonly needs: OfflineNeeds;
  readonly document: Versioned;
}

type Versioned = readonly [address: string, version: string];

/** Larger files are not cached on visitors' devices. */
const MAX_BYTES = 2_000_000;

/** The stylesheets and the pictures of the look that they use. */
const STYLES = /^assets\/(?:style|mask)-[a-z]+-[0-9a-f]+\.(?:css|svg)$/;

/** Scripts and fonts, except fonts for rarely used letters. */
const CODE = /\.js$|-(?:latin|croatian)-[^-]+\.woff2$/;

/**
 * `offline-files.json`, an `OfflineList`: the site's public pages, except those of past editions, the search indexes, and all
 * files that the pages need. The service worker gets its list of files from it. Page data is not in it, because without a connection
 * the browser opens documents.
 */
export function offlineFiles(plan: Plan, { bundle, media, hashes, tool }: OfflineSources): OutputFile {
  const { languages, defaultLanguage } = plan.site;
  const hashed = (path: string): Versioned => [path, versionOf(hashes.get(path), tool)];
  const cached = plan.routes.flatMap((route) => cachedPage(route, hashed));
  const fallbacks = cached.filter(({ needs }) => needs.isFallback);
  const pages = cached.filter(({ needs }) => !needs.isFallback);
  const calendars = calendarsOf(plan, cached);
  const fonts = plan.site.fonts.map(({ path }) => path).filter((path) => isSmall(plan, { path, media }));
  const code = Object.keys(bundle.assets).filter((name) => CODE.test(name));
  const list: OfflineList = {
    first: {
      ...Object.fromEntries(fallbacks.map(({ document }) => document)),
      ...named([...queriesOf(fallbacks), ...[...hashes.keys()].filter((path) => STYLES.test(path)), ...fonts]),
    },
    shared: {
      ...named([...code.map((name) => `assets/${name}`), ...picturesOf(plan, { cached, media })]),
      ...Object.fromEntries(calendars.map(hashed)),
    },
    live: liveSpans(plan),
    pages: Object.fromEntries(
      languages.map((language) => {
        const these = pages.filter(({ route }) => route.head.language === language);
        const versions = Object.fromEntries(these.map(({ document }) => document));
        const search = Object.fromEntries([searchIndexPath(language)].filter((path) => hashes.has(path)).map(hashed));
        return [languagePrefix(language, defaultLanguage), { ...versions, ...search, ...named(queriesOf(these)) }];
      }),
    ),
  };
  return textFile('offline-files.json', canonicalJson(list));
}

/** When current editions are on, each once. */
function liveSpans({ routes }: Plan): OfflineList['live'] {
  const editions = routes.flatMap(({ head }) => head.live?.editions ?? []);
  return [...new Map(editions.map(({ edition, from, until }) => [edition, { from, until }])).values()];
}

/** The page with its address, or an empty list if it is not cached on devices. */
function cachedPage(route: Route, hashed: (path: string) => Versioned): readonly CachedPage[] {
  if (route.offline === undefined) return [];
  return [{ route, needs: route.offline, document: [route.path.slice(1), hashed(route.file)[1]] }];
}

function versionOf(hash: string | undefined, tool: string): string {
  return hashOf(`${tool} ${hash}`).slice(0, 12);
}

/** The static queries of pages, without duplicates. */
function queriesOf(pages: readonly CachedPage[]): readonly string[] {
  const hashes = new Set(pages.flatMap(({ route }) => route.staticQueries));
  return [...hashes].map((hash) => `page-data/sq/d/${hash}.json`);
}

/** The programme calendars of the pages, from which a visitor's starred sessions are exported. */
function calendarsOf({ site }: Plan, cached: readonly CachedPage[]): readonly string[] {
  return cached.flatMap(({ needs }) => needs.calendars).map((address) => address.slice(site.basePath.length));
}

/** The pictures of pages and their slices, except those of past editions. */
function picturesOf(
  { site, routes, slices, media: planned }: Plan,
  { cached, media }: Pick<OfflineSources, 'media'> & { readonly cached: readonly CachedPage[] },
): readonly string[] {
  const used = new Set(cached.flatMap(({ route: { slices: own } }) => [own.header, own.footer]));
  const ofSlices = slices.filter(({ name }) => used.has(name)).flatMap(({ pictures }) => pictures);
  const past = new Set(routes.flatMap((route) => route.pastPictures));
  return [...cached.flatMap(({ needs }) => needs.pictures), ...ofSlices]
    .filter(({ src }) => !past.has(src))
    .map(({ file }) => file.slice(site.basePath.length))
    .filter((path) => isSmall({ media: planned }, { path, media }));
}

/** Whether a file of content is small enough to be cached. Pictures that are made always are. */
function isSmall(
  { media: planned }: Pick<Plan, 'media'>,
  { path, media }: Pick<OfflineSources, 'media'> & { readonly path: string },
): boolean {
  const file = planned.get(path);
  return file?.kind !== 'copy' || (media.get(file.source)?.sizeBytes ?? 0) <= MAX_BYTES;
}

/** Files whose names contain their hash, so they need no version. */
function named(paths: readonly string[]): CachedFiles {
  return Object.fromEntries(paths.map((path) => [path, null]));
}
