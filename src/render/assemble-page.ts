import { pictureType } from '../content/picture-type.ts';
import { hashOf } from '../content/short-hash.ts';
import { escapeMarkup, jsonForScript } from '../domain/escape-markup.ts';
import { greatest } from '../domain/extremes.ts';
import { languageSegment } from '../domain/language-tag.ts';
import { memoize } from '../domain/memoize.ts';
import type { PageHead, RenderedPage } from '../domain/page/page.ts';
import type { PageAssets } from '../domain/page/page-data.ts';
import type { Route } from '../domain/page/plan.ts';
import { type StylesheetName, stylesheetAsset } from '../domain/page/stylesheets.ts';
import { colorScheme, GROUND, lightMedia, type PageTheme, readTheme, type Theme } from '../domain/site/theme.ts';
import type { Instant } from '../domain/time/timeline.ts';

export interface LinkedStylesheet {
  readonly name: StylesheetName;
  readonly href: string;
  readonly integrity: string;
}

/** The layout of all pages. If it changes, documents are assembled again, but no page is rendered. */
export interface Layout {
  readonly basePath: string;
  readonly policy: string;
  readonly bootScript: string;
  /** The import map as JSON, with the integrity hash of each module. */
  readonly importMap: string;
  /** In the order of `STYLESHEETS`. The first one is that of all pages. */
  readonly stylesheets: readonly [LinkedStylesheet, ...LinkedStylesheet[]];
  readonly runtimeHref: string;
  readonly runtimeIntegrity: string;
  readonly preloadHrefs: readonly string[];
  /** The address of each island's entry file. */
  readonly islandHrefs: Readonly<Record<string, string>>;
  readonly iconHref?: string;
  /** An ICO file of 32 pixels. */
  readonly iconFallbackHref?: string;
  /** The icon for home screens. */
  readonly touchIconHref?: string;
  readonly manifestHref: string;
  /** Slice name → markup with its slots open. */
  readonly slices: Readonly<Record<string, string>>;
  /** Slice name → the last instant up to the build at which the slice changed. */
  readonly sliceValidFrom: Readonly<Record<string, Instant | null>>;
}

const layoutHashes = memoize((_: Layout) => new Map<string, string>());

/** A hash of the parts of the layout that a route uses, memoized by its slices. */
export function layoutHash(layout: Layout, { slices: { header, footer } }: Pick<Route, 'slices'>): string {
  const cache = layoutHashes(layout);
  const key = `${header}|${footer}`;
  const hash = cache.get(key) ?? hashOfLayout(layout, header, footer);
  cache.set(key, hash);
  return hash;
}

function hashOfLayout({ slices, sliceValidFrom, ...shared }: Layout, header: string, footer: string): string {
  const parts = [header, footer].map((name) => [slices[name], sliceValidFrom[name]]);
  return hashOf(JSON.stringify([shared, parts]));
}

/** A complete HTML document: layout, slices and the page fragment. */
export function assemblePage(
  layout: Layout,
  route: Pick<Route, 'head' | 'slices' | 'staticQueries'>,
  fragment: RenderedPage,
): string {
  const { head } = route;
  const assets: PageAssets = {
    islands: layout.islandHrefs,
    slices: route.slices,
    staticQueryHashes: route.staticQueries,
    live: head.live,
  };
  const { policy, scripts, links } = commonHead(layout);
  return [
    '<!doctype html>\n',
    `<html${attributes({
      lang: fragment.lang,
      dir: fragment.dir,
      'data-base': layout.basePath,
      ...themeAttributes(head.theme),
      'data-event': head.eventMark ?? head.event,
      'data-valid-from': validFrom(layout, route)?.toString(),
    })}>\n<head>\n`,
    policy,
    themeMetas(readTheme(head.theme.default)),
    scripts,
    ...layout.stylesheets.map((sheet) => stylesheetLink(sheet, fragment)),
    links,
    fragment.head,
    '\n</head>\n<body>\n',
    fillSlots(layout.slices[route.slices.header] ?? '', head, layout.basePath),
    `\n<main id="main" tabindex="-1">\n${fragment.html}\n</main>\n`,
    fillSlots(layout.slices[route.slices.footer] ?? '', head, layout.basePath),
    '\n<div id="announcer" class="visually-hidden" role="status"></div>\n',
    `<script type="application/json" id="conf-site-assets">${jsonForScript(assets)}</script>\n`,
    '</body>\n</html>\n',
  ].join('');
}

/** The last instant up to the build at which a page or one of its slices changed. Visitors' clocks cannot be earlier. */
function validFrom(
  { sliceValidFrom }: Layout,
  { head, slices: { header, footer } }: Pick<Route, 'head' | 'slices'>,
): Instant | undefined {
  const dates = [head.validFrom, sliceValidFrom[header], sliceValidFrom[footer]].flatMap((date) => date ?? []);
  return dates.length === 0 ? undefined : greatest(dates);
}

/**
 * The parts of the head that are the same on all pages: `policy` comes before the theme's metas, `scripts` after
 * them, and `links` after the stylesheets.
 */
const commonHead = memoize(
  (layout: Layout): { readonly policy: string; readonly scripts: string; readonly links: string } => ({
    policy: [
      '<meta charset="utf-8">\n',
      `<meta http-equiv="Content-Security-Policy" content="${layout.policy}">\n`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">\n',
    ].join(''),
    scripts: [
      `<script>${layout.bootScript}</script>\n`,
      `<script type="importmap">${layout.importMap}</script>\n`,
    ].join(''),
    links: [
      ...layout.preloadHrefs.map(
        (href) => `<link rel="preload"${attributes({ href })} as="font" type="${fontType(href)}" crossorigin>\n`,
      ),
      `<link rel="modulepreload"${attributes({ href: layout.runtimeHref, integrity: layout.runtimeIntegrity })} data-runtime>\n`,
      layout.iconFallbackHref === undefined
        ? ''
        : `<link rel="icon"${attributes({ href: layout.iconFallbackHref, sizes: '32x32' })}>\n`,
      layout.iconHref === undefined
        ? ''
        : `<link rel="icon"${attributes({ href: layout.iconHref, type: pictureType(layout.iconHref) })}>\n`,
      layout.touchIconHref === undefined
        ? ''
        : `<link rel="apple-touch-icon"${attributes({ href: layout.touchIconHref })}>\n`,
      `<link rel="manifest"${attributes({ href: layout.manifestHref })}>\n`,
    ].join(''),
  }),
);

/** The media type of a font by the extension of its address: `font/woff2`, `font/ttf` … */
function fontType(href: string): string {
  return `font/${/[a-z\d]+$/.exec(href)?.[0] ?? 'woff2'}`;
}

/**
 * Every page links all stylesheets in the same order, so the cascade is the same however a visitor came to it. Those that
 * the page does not use are disabled, and browsers do not load them until navigation enables them.
 */
function stylesheetLink({ name, href, integrity }: LinkedStylesheet, { assets }: RenderedPage): string {
  const asset = stylesheetAsset(name);
  const isUsed = name === 'index' || name === 'print' || assets.includes(asset);
  return `<link rel="stylesheet"${attributes({
    href,
    integrity,
    media: name === 'print' ? 'print' : undefined,
    'data-asset': asset,
    disabled: isUsed ? undefined : '',
  })}>\n`;
}

/** The theme attributes of a page: its default theme, and what the theme script needs to know. */
function themeAttributes(theme: PageTheme): Readonly<Record<string, string | undefined>> {
  return {
    'data-theme': readTheme(theme.default),
    'data-theme-default': theme.default,
    'data-theme-fixed': theme.isFixed && '',
  };
}

/**
 * The meta elements of the theme. They come before the script that updates them. Browsers use the first theme colour
 * whose media query matches.
 */
function themeMetas(theme: Theme | undefined): string {
  return [
    `<meta name="color-scheme" content="${colorScheme(theme)}">\n`,
    `<meta name="theme-color" content="${GROUND.light}" media="${lightMedia(theme)}">\n`,
    `<meta name="theme-color" content="${GROUND.dark}">\n`,
  ].join('');
}

/** Serializes attributes in the given order, each after a space. Attributes without a value are left out. */
function attributes(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeMarkup(value)}"`))
    .join('');
}

/**
 * Fills the slots of a slice with the page's data: the current menu item, and the page's address in each language. If
 * the page does not exist in a language, the address is that of the language's home page.
 */
export function fillSlots(markup: string, head: PageHead, basePath: string): string {
  const current = attributes({ 'data-current': basePath + head.path.slice(1) });
  return markup
    .replaceAll(current, () => `${current} aria-current="page"`)
    .replace(/"slot:alternate:([A-Za-z\d-]+)"/g, (_whole, language: string) => {
      const path =
        head.alternates.find((alternate) => alternate.language === language)?.path ?? `/${languageSegment(language)}/`;
      return `"${escapeMarkup(basePath + path.slice(1))}"`;
    });
}
