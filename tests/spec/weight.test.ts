import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type BuiltSite, builtSites } from '../support/built-sites.ts';
import { attribute, elements, pageAt, tagged } from './read-html.ts';

/**
 * Budgets for the weight of pages. A budget is what was measured plus about a tenth, so that growth is noticed. A budget
 * that is far too large detects nothing any more, so it fails the test as well.
 */

const WIDEST = 1.35;

/** The heaviest page of each template: bytes uncompressed and compressed, elements, and requests of a first view. */
const PAGES: Readonly<Record<string, readonly [raw: number, gzip: number, elements: number, requests: number]>> = {
  changes: [24_500, 9400, 270, 9],
  edition: [81_000, 21_250, 1060, 9],
  event: [155_000, 39_250, 1930, 11],
  form: [42_000, 13_100, 540, 7],
  home: [46_500, 12_250, 600, 7],
  inactive: [20_000, 8150, 190, 8],
  'newsletter-confirmation': [20_000, 8050, 200, 6],
  notice: [19_500, 7850, 180, 6],
  press: [33_000, 10_850, 400, 6],
  qr: [20_500, 8000, 190, 6],
  schedule: [87_500, 23_100, 1260, 9],
  screen: [87_000, 11_300, 1390, 7],
  search: [29_000, 9350, 380, 8],
  session: [31_500, 10_850, 300, 10],
  speaker: [29_500, 10_400, 260, 9],
  survey: [169_000, 20_850, 2780, 7],
  text: [26_000, 10_350, 260, 6],
  'workshop-seats': [20_000, 7750, 190, 6],
  'unsupported-language': [20_500, 8150, 190, 6],
};

/** Bytes of scripts and styles, compressed. An island includes everything that it loads, most of which is React. */
const CODE: Readonly<Record<string, number>> = {
  'style-index': 7900,
  'style-events': 10_200,
  'style-screen': 2300,
  'style-print': 1300,
  runtime: 9300,
  'history-navigation': 1000,
  'live-changes': 3500,
  worker: 7900,
  confirmation: 79_100,
  form: 85_500,
  'now-line': 2700,
  'rating-dialog': 83_600,
  'remaining-tickets': 1500,
  'schedule-filter': 76_800,
  'schedule-tools': 81_500,
  screen: 2800,
  search: 10_000,
  'session-star': 1600,
  survey: 86_400,
  'survey-choice': 1200,
};

type Weights = Readonly<Record<string, number>>;

function gzipped(site: BuiltSite, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(site.bytes(file), { level: 9 }).length, 0);
}

interface Kind {
  readonly template: string;
  readonly path: string;
  readonly file: string;
}

/** Every page with its template, as its page data says. */
function kindsOf(site: BuiltSite): readonly Kind[] {
  return site.files
    .filter((file) => file.endsWith('/page-data.json'))
    .map((file) => {
      const { componentChunkName, path } = site.json(file) as {
        readonly componentChunkName: string;
        readonly path: string;
      };
      const [, template = ''] = /templates-pages-(.*)-tsx$/.exec(componentChunkName) ?? [];
      return { template, path, file: path.endsWith('/') ? `${path}index.html`.slice(1) : path.slice(1) };
    });
}

/** The page with the most bytes of each template. */
function heaviest(site: BuiltSite): readonly Kind[] {
  const found = new Map<string, Kind>();
  for (const kind of kindsOf(site)) {
    const known = found.get(kind.template);
    if (known === undefined || site.bytes(known.file).length < site.bytes(kind.file).length)
      found.set(kind.template, kind);
  }
  return [...found.values()];
}

function weigh(site: BuiltSite, { path, file }: Kind): readonly number[] {
  const { root } = pageAt(site, path);
  return [site.bytes(file).length, gzipped(site, [file]), elements(root).length, firstRequests(site, path)];
}

/** The document, and all files that its head and its first pictures load before any interaction. */
function firstRequests(site: BuiltSite, path: string): number {
  const { root } = pageAt(site, path);
  const rels = new Set(['stylesheet', 'preload', 'modulepreload']);
  const links = tagged(root, 'link').filter(
    (link) => rels.has(attribute(link, 'rel') ?? '') && attribute(link, 'disabled') === undefined,
  );
  const pictures = tagged(root, 'img').filter((img) => attribute(img, 'loading') !== 'lazy');
  const addresses = [
    ...links.map((link) => attribute(link, 'href')),
    ...pictures.map((img) => attribute(img, 'src')),
    ...tagged(root, 'video').map((video) => attribute(video, 'poster')),
  ];
  return 1 + new Set(addresses.filter((address) => address !== undefined)).size;
}

/** The modules that a script imports statically, directly or indirectly. */
function withImports(site: BuiltSite, file: string, known: Set<string> = new Set([file])): readonly string[] {
  for (const [, name = ''] of site.text(file).matchAll(/(?:from|import)\s*\(?"\.\/([^"]+\.js)"/g)) {
    const imported = `assets/${name}`;
    if (!known.has(imported)) withImports(site, imported, known.add(imported));
  }
  return [...known];
}

function codeOf(site: BuiltSite): Weights {
  const named = (pattern: RegExp): readonly string[] => site.files.filter((file) => pattern.test(file));
  const islands = named(/^assets\/island-[^/]*\.js$/);
  return {
    ...Object.fromEntries(
      named(/^assets\/style-[^/]*\.css$/).map((file) => [
        /style-[a-z]+/.exec(file)?.[0] ?? file,
        gzipped(site, [file]),
      ]),
    ),
    runtime: gzipped(site, named(/^assets\/runtime-[^/]*\.js$/)),
    'history-navigation': gzipped(site, named(/^assets\/history-navigation-[^/]*\.js$/)),
    'live-changes': gzipped(site, named(/^assets\/live-changes-[^/]*\.js$/)),
    worker: gzipped(site, ['sw.js']),
    ...Object.fromEntries(
      islands.map((file) => [/island-(.*)-[^-]*\.js$/.exec(file)?.[1] ?? file, gzipped(site, withImports(site, file))]),
    ),
  };
}

/** The largest of each value over all sites. */
function largest(
  all: readonly Readonly<Record<string, readonly number[]>>[],
): Readonly<Record<string, readonly number[]>> {
  const found: Record<string, readonly number[]> = {};
  for (const [name, values] of all.flatMap((one) => Object.entries(one)))
    found[name] = values.map((value, at) => Math.max(value, found[name]?.[at] ?? 0));
  return found;
}

/** Values over their budgets, and budgets far above their values. */
function outOf(
  budgets: Readonly<Record<string, readonly number[]>>,
  measured: Readonly<Record<string, readonly number[]>>,
) {
  return Object.entries(measured).flatMap(([name, values]) =>
    values.flatMap((value, at) => {
      const budget = budgets[name]?.[at] ?? 0;
      const isWide = value * WIDEST < budget - 1;
      return value > budget || isWide ? [`${name}[${at}] is ${value}, its budget ${budget}`] : [];
    }),
  );
}

describe('the weight of', () => {
  it('the heaviest page of each template is within its budget', () => {
    const measured = largest(
      builtSites().map((site) => Object.fromEntries(heaviest(site).map((kind) => [kind.template, weigh(site, kind)]))),
    );
    expect(outOf(PAGES, measured)).toEqual([]);
    expect(Object.keys(measured).sort()).toEqual(Object.keys(PAGES).sort());
  });

  it('styles, scripts and each island with everything that it loads is within its budget', () => {
    const single = (weights: Weights) =>
      Object.fromEntries(Object.entries(weights).map(([name, one]) => [name, [one]]));
    const measured = largest(builtSites().map((site) => single(codeOf(site))));
    expect(outOf(single(CODE), measured)).toEqual([]);
    expect(Object.keys(measured).sort()).toEqual(Object.keys(CODE).sort());
  });
});

describe.each(builtSites())('a page of the build $name the event', (site) => {
  it.each(['/imprint/', '/safety/', '/hr/imprint/'])('that is a text (%s) loads at most 9 kB of styles', (path) => {
    const links = tagged(pageAt(site, path).root, 'link').filter(
      (link) => attribute(link, 'rel') === 'stylesheet' && attribute(link, 'disabled') === undefined,
    );
    const forScreens = links.filter((link) => attribute(link, 'media') !== 'print');
    expect(
      gzipped(
        site,
        forScreens.map((link) => (attribute(link, 'href') ?? '').slice(1)),
      ),
    ).toBeLessThan(9000);
    expect(links).toHaveLength(2);
  });

  it('has one script if it has no island', () => {
    expect(site.files.filter((file) => /^assets\/runtime-[^/]*\.js$/.test(file))).toHaveLength(1);
  });

  it('loads React at most once: all islands share it', () => {
    const chunks = site.files.filter((file) => /^assets\/chunk-[^/]*\.js$/.test(file));
    expect(chunks.filter((file) => gzipped(site, [file]) > 10_000)).toHaveLength(1);
  });

  it('has no script file that nothing loads', () => {
    const named = new Set(
      site.files
        .filter((file) => /^assets\/(?:runtime|island)-[^/]*\.js$/.test(file))
        .flatMap((file) => withImports(site, file)),
    );
    const scripts = site.files.filter((file) => /^assets\/.*\.js$/.test(file));
    expect(scripts.filter((file) => !named.has(file))).toEqual([]);
  });
});
