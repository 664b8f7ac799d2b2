import type { MediaFile } from '../content/document.ts';
import type { Bundle } from '../model/bundle.ts';
import { canonicalJson } from '../model/canonical-json.ts';
import { keptWith } from '../model/kept-with.ts';
import type { KeptFiles, OfflineList, OfflineNeeds } from '../model/offline.ts';
import type { NamedFile, OutputFile } from '../model/output.ts';
import type { Plan, Route } from '../model/plan.ts';
import { portionsOf } from '../model/portions.ts';
import { hashOf, pageDataName, textFile } from './emit-files.ts';

export interface OfflineSources {
  readonly bundle: Pick<Bundle, 'assets'>;
  readonly media: ReadonlyMap<string, Pick<MediaFile, 'sizeBytes'>>;
  /** All files of the site, in lists. */
  readonly named: readonly (readonly NamedFile[])[];
  /** Of the tool: another one may make other bytes of the same input. */
  readonly version: string;
}

interface KeptPage {
  readonly route: Route;
  readonly needs: OfflineNeeds;
}

/** No larger file is kept on visitors' devices. */
const MAX_BYTES = 2_000_000;

/** The stylesheet, and the cloths that it names. */
const DRESS = /^assets\/(?:style|band|block)-[0-9a-f]+\.(?:css|svg)$/;

/** Scripts, and fonts: not those of letters that few texts hold. */
const CODE = /\.js$|-(?:latin|croatian)-[^-]+\.woff2$/;

/**
 * `offline-files.json`, an `OfflineList`: the site's public pages but those of years that have been, and all that it
 * takes to show them. It names what is content, so that the service worker need not.
 */
export function offlineFiles(plan: Plan, { bundle, media, named: lists, version }: OfflineSources): OutputFile {
  const { languages, defaultLanguage } = plan.site;
  const kept = portionsOf(plan.routes).flatMap(keptPages);
  const standIns = kept.filter(({ needs }) => needs.standsIn).map(({ route }) => route);
  const others = kept.filter(({ needs }) => !needs.standsIn).map(({ route }) => route);
  const calendars = calendarsOf(plan, kept);
  const pages = others.flatMap((route) => filesOf(route).map(([path, file]) => ({ path, file, route })));
  const hashes = hashesOf([...standIns, ...pages].map(({ file }) => file).concat(calendars), lists);
  const hashed = (path: string): string => hashOf(`${version} ${hashes.get(path)}`).slice(0, 12);
  const code = Object.keys(bundle.assets).filter((name) => CODE.test(name));
  const list: OfflineList = {
    first: {
      ...Object.fromEntries(standIns.map(({ path, file }) => [path.slice(1), hashed(file)])),
      ...named([...standIns.flatMap(queriesOf), ...lists.flatMap(dressIn)]),
    },
    shared: {
      ...named([...code.map((name) => `assets/${name}`), ...picturesOf(plan, { kept, media })]),
      ...Object.fromEntries(calendars.map((path) => [path, hashed(path)])),
    },
    pages: Object.fromEntries(
      languages.map((language) => {
        const own = pages.filter(({ route }) => route.head.language === language);
        const versions = Object.fromEntries(own.map(({ path, file }) => [path, hashed(file)]));
        const queries = own.flatMap(({ route }) => queriesOf(route));
        return [language === defaultLanguage ? '' : `${language}/`, { ...versions, ...named(queries) }];
      }),
    ),
  };
  return textFile('offline-files.json', canonicalJson(list));
}

const keptPages = keptWith((routes: readonly Route[]): readonly KeptPage[] =>
  routes.flatMap((route) => (route.offline === undefined ? [] : { route, needs: route.offline })),
);

const dressIn = keptWith((files: readonly NamedFile[]): readonly string[] =>
  files.map(({ path }) => path).filter((path) => DRESS.test(path)),
);

/** The hashes of some files, by their paths. */
function hashesOf(paths: readonly string[], lists: OfflineSources['named']): ReadonlyMap<string, string> {
  const wanted = new Set(paths);
  const hashes = new Map<string, string>();
  for (const files of lists) for (const { path, hash } of files) if (wanted.has(path)) hashes.set(path, hash);
  return hashes;
}

/** The addresses of a page, its data and its slices, each with the file there. */
function filesOf({ path, file, slices: { header, footer } }: Route): readonly (readonly [string, string])[] {
  const data = `page-data/${pageDataName(path)}`;
  const json = [
    `${data}/page-data.json`,
    `${data}/page-data-rsc.json`,
    `slice-data/${header}.json`,
    `slice-data/${footer}.json`,
  ];
  return [[path.slice(1), file], ...json.map((one) => [one, one] as const)];
}

function queriesOf({ staticQueries }: Route): readonly string[] {
  return staticQueries.map((hash) => `page-data/sq/d/${hash}.json`);
}

/** The programmes' calendars that pages offer: of them a visitor's starred sessions are made. */
function calendarsOf({ site }: Plan, kept: readonly KeptPage[]): readonly string[] {
  return kept.flatMap(({ needs }) => needs.calendars).map((address) => address.slice(site.basePath.length));
}

/** The pictures of pages and their slices, but those of years that have been. */
function picturesOf(
  { site, routes, slices, media: planned }: Plan,
  { kept, media }: Pick<OfflineSources, 'media'> & { readonly kept: readonly KeptPage[] },
): readonly string[] {
  const used = new Set(kept.flatMap(({ route: { slices: its } }) => [its.header, its.footer]));
  const ofSlices = slices.filter(({ name }) => used.has(name)).flatMap(({ pictures }) => pictures);
  const past = new Set(portionsOf(routes).flatMap(pastPictures));
  const isSmall = (path: string): boolean => {
    const file = planned.get(path);
    return file?.kind !== 'copy' || (media.get(file.source)?.sizeBytes ?? 0) <= MAX_BYTES;
  };
  return [...kept.flatMap(({ needs }) => needs.pictures), ...ofSlices]
    .filter(({ src }) => !past.has(src))
    .map(({ file }) => file.slice(site.basePath.length))
    .filter(isSmall);
}

const pastPictures = keptWith((routes: readonly Route[]): readonly string[] =>
  routes.flatMap((route) => route.pastPictures),
);

/** Files whose names tell their versions. */
function named(paths: readonly string[]): KeptFiles {
  return Object.fromEntries(paths.map((path) => [path, null]));
}
