import type { MediaFile } from '../content/document.ts';
import { hashOf } from '../content/short-hash.ts';
import type { Bundle } from '../model/bundle.ts';
import { canonicalJson } from '../model/canonical-json.ts';
import { keptWith } from '../model/kept-with.ts';
import type { KeptFiles, OfflineList, OfflineNeeds } from '../model/offline.ts';
import type { NamedFile, OutputFile } from '../model/output.ts';
import type { Plan, Route } from '../model/plan.ts';
import { portionsOf } from '../model/portions.ts';
import { pageDataName, textFile } from './emit-files.ts';

export interface OfflineSources {
  readonly bundle: Pick<Bundle, 'assets'>;
  readonly media: ReadonlyMap<string, Pick<MediaFile, 'sizeBytes'>>;
  /** All pages of the site with their files, in lots. */
  readonly lots: readonly PageLot[];
  /** All other files, in lists. */
  readonly others: readonly (readonly NamedFile[])[];
  /** Of the tool: another one may make other bytes of the same input. */
  readonly version: string;
}

/** Some pages with their files; it does not change. */
export interface PageLot {
  readonly routes: readonly Route[];
  readonly files: readonly NamedFile[];
}

interface KeptPage {
  readonly route: Route;
  readonly needs: OfflineNeeds;
  /** Its address and those of its data, each with its version. */
  readonly own: readonly Versioned[];
}

type Versioned = readonly [address: string, version: string];

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
export function offlineFiles(plan: Plan, { bundle, media, lots, others, version }: OfflineSources): OutputFile {
  const { languages, defaultLanguage } = plan.site;
  const kept = lots.flatMap(keptPagesBy(version));
  const standIns = kept.filter(({ needs }) => needs.standsIn);
  const pages = kept.filter(({ needs }) => !needs.standsIn);
  const calendars = calendarsOf(plan, kept);
  const hashes = hashesOf([...calendars, ...slicesOf(pages)], others);
  const hashed = (path: string): Versioned => [path, versionOf(hashes.get(path), version)];
  const code = Object.keys(bundle.assets).filter((name) => CODE.test(name));
  const list: OfflineList = {
    first: {
      ...Object.fromEntries(standIns.flatMap(({ own: [document] }) => (document === undefined ? [] : [document]))),
      ...named([...queriesOf(standIns), ...others.flatMap(dressIn)]),
    },
    shared: {
      ...named([...code.map((name) => `assets/${name}`), ...picturesOf(plan, { kept, media })]),
      ...Object.fromEntries(calendars.map(hashed)),
    },
    pages: Object.fromEntries(
      languages.map((language) => {
        const these = pages.filter(({ route }) => route.head.language === language);
        const slices = slicesOf(these).map(hashed);
        const versions = Object.fromEntries([...these.flatMap(({ own }) => own), ...slices]);
        return [language === defaultLanguage ? '' : `${language}/`, { ...versions, ...named(queriesOf(these)) }];
      }),
    ),
  };
  return textFile('offline-files.json', canonicalJson(list));
}

type KeptPages = (lot: PageLot) => readonly KeptPage[];

/** By the version of the tool, of which a process has one. */
const known = new Map<string, KeptPages>();

/** The pages of a lot that are kept. */
function keptPagesBy(version: string): KeptPages {
  const before = known.get(version);
  if (before !== undefined) return before;
  const keptPages = keptWith(({ routes, files }: PageLot): readonly KeptPage[] => {
    const kept = routes.filter(({ offline }) => offline !== undefined);
    const hashes = hashesOf(
      kept.flatMap((route) => ownFiles(route).map(([, file]) => file)),
      [files],
    );
    const versioned = ([address, file]: readonly [string, string]): Versioned => [
      address,
      versionOf(hashes.get(file), version),
    ];
    return kept.map((route) => ({
      route,
      needs: route.offline as OfflineNeeds,
      own: ownFiles(route).map(versioned),
    }));
  });
  known.set(version, keptPages);
  return keptPages;
}

function versionOf(hash: string | undefined, version: string): string {
  return hashOf(`${version} ${hash}`).slice(0, 12);
}

const dressIn = keptWith((files: readonly NamedFile[]): readonly string[] =>
  files.map(({ path }) => path).filter((path) => DRESS.test(path)),
);

/** The hashes of some files, by their paths. */
function hashesOf(paths: readonly string[], lists: OfflineSources['others']): ReadonlyMap<string, string> {
  const wanted = new Set(paths);
  const hashes = new Map<string, string>();
  for (const files of lists) for (const { path, hash } of files) if (wanted.has(path)) hashes.set(path, hash);
  return hashes;
}

/** The addresses of a page and its data, each with the file there. */
function ownFiles({ path, file }: Route): readonly (readonly [string, string])[] {
  const data = `page-data/${pageDataName(path)}`;
  const json = [`${data}/page-data.json`, `${data}/page-data-rsc.json`];
  return [[path.slice(1), file], ...json.map((one) => [one, one] as const)];
}

/** The slices of pages, each once. */
function slicesOf(pages: readonly KeptPage[]): readonly string[] {
  const names = new Set<string>();
  for (const { route } of pages) names.add(route.slices.header).add(route.slices.footer);
  return [...names].map((name) => `slice-data/${name}.json`);
}

/** The static queries of pages, each once. */
function queriesOf(pages: readonly KeptPage[]): readonly string[] {
  const hashes = new Set(pages.flatMap(({ route }) => route.staticQueries));
  return [...hashes].map((hash) => `page-data/sq/d/${hash}.json`);
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
