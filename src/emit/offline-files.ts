import type { MediaFile } from '../content/document.ts';
import type { Bundle } from '../model/bundle.ts';
import { canonicalJson } from '../model/canonical-json.ts';
import type { KeptFiles, OfflineList, OfflineNeeds } from '../model/offline.ts';
import type { OutputFile } from '../model/output.ts';
import type { Plan, Route } from '../model/plan.ts';
import { hashOf, pageDataName, textFile } from './emit-files.ts';

export interface OfflineSources {
  readonly bundle: Pick<Bundle, 'assets'>;
  readonly media: ReadonlyMap<string, Pick<MediaFile, 'sizeBytes'>>;
  /** All files of the site. */
  readonly files: readonly Pick<OutputFile, 'path' | 'hash'>[];
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
export function offlineFiles(plan: Plan, { bundle, media, files, version }: OfflineSources): OutputFile {
  const { languages, defaultLanguage } = plan.site;
  const hashes = new Map(files.map(({ path, hash }) => [path, hash]));
  const hashed = (path: string): string => hashOf(`${version} ${hashes.get(path)}`).slice(0, 12);
  const kept = plan.routes.flatMap((route) => (route.offline === undefined ? [] : { route, needs: route.offline }));
  const standIns = kept.filter(({ needs }) => needs.standsIn).map(({ route }) => route);
  const others = kept.filter(({ needs }) => !needs.standsIn).map(({ route }) => route);
  const code = Object.keys(bundle.assets).filter((name) => CODE.test(name));
  const list: OfflineList = {
    first: {
      ...Object.fromEntries(standIns.map(({ path, file }) => [path.slice(1), hashed(file)])),
      ...named([...standIns.flatMap(queriesOf), ...files.map(({ path }) => path).filter((path) => DRESS.test(path))]),
    },
    shared: {
      ...named([...code.map((name) => `assets/${name}`), ...picturesOf(plan, { kept, media })]),
      ...Object.fromEntries(calendarsOf(plan, kept).map((path) => [path, hashed(path)])),
    },
    pages: Object.fromEntries(
      languages.map((language) => {
        const own = others.filter(({ head }) => head.language === language);
        const versions = own.flatMap(filesOf).map(([path, file]) => [path, hashed(file)] as const);
        const pages = { ...Object.fromEntries(versions), ...named(own.flatMap(queriesOf)) };
        return [language === defaultLanguage ? '' : `${language}/`, pages];
      }),
    ),
  };
  return textFile('offline-files.json', canonicalJson(list));
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
  const past = new Set(routes.flatMap(({ pastPictures }) => pastPictures));
  const isSmall = (path: string): boolean => {
    const file = planned.get(path);
    return file?.kind !== 'copy' || (media.get(file.source)?.sizeBytes ?? 0) <= MAX_BYTES;
  };
  return [...kept.flatMap(({ needs }) => needs.pictures), ...ofSlices]
    .filter(({ src }) => !past.has(src))
    .map(({ file }) => file.slice(site.basePath.length))
    .filter(isSmall);
}

/** Files whose names tell their versions. */
function named(paths: readonly string[]): KeptFiles {
  return Object.fromEntries(paths.map((path) => [path, null]));
}
