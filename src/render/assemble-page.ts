import { pictureType } from '../content/picture-type.ts';
import { hashOf } from '../content/short-hash.ts';
import { escapeMarkup, jsonForScript } from '../model/escape-markup.ts';
import { memoize } from '../model/memoize.ts';
import type { PageHead, RenderedPage } from '../model/page.ts';
import type { PageAssets } from '../model/page-data.ts';
import type { Route } from '../model/plan.ts';
import { colorScheme, GROUND, lightMedia, type PageTheme, readTheme, type Theme } from '../model/theme.ts';
import type { Instant } from '../model/timeline.ts';

/** What all pages share besides their own parts. A change here rewrites pages and renders none. */
export interface Layout {
  readonly basePath: string;
  readonly policy: string;
  readonly bootScript: string;
  /** The text of the import map: what each module of the site is held against. */
  readonly importMap: string;
  readonly stylesheetHref: string;
  readonly stylesheetIntegrity: string;
  readonly runtimeHref: string;
  readonly runtimeIntegrity: string;
  readonly preloadHrefs: readonly string[];
  /** Island → address of its entry. */
  readonly islandHrefs: Readonly<Record<string, string>>;
  readonly iconHref?: string;
  /** An ICO file of 32 pixels. */
  readonly iconFallbackHref?: string;
  /** For home screens. */
  readonly touchIconHref?: string;
  readonly manifestHref: string;
  readonly validFrom: Instant | null;
  /** Slice name → markup with its slots open. */
  readonly slices: Readonly<Record<string, string>>;
}

const layoutHashes = memoize((_: Layout) => new Map<string, string>());

/** A hash of what a route takes from the layout, made once for all routes with the same slices. */
export function layoutHash(layout: Layout, { slices: { header, footer } }: Pick<Route, 'slices'>): string {
  const cache = layoutHashes(layout);
  const key = `${header}|${footer}`;
  const hash = cache.get(key) ?? hashOfLayout(layout, header, footer);
  cache.set(key, hash);
  return hash;
}

function hashOfLayout({ slices, ...shared }: Layout, header: string, footer: string): string {
  return hashOf(JSON.stringify([shared, slices[header], slices[footer]]));
}

/** One whole HTML document: a join of head, slices and the page's own part. */
export function assemblePage(
  layout: Layout,
  route: Pick<Route, 'head' | 'slices' | 'staticQueries'>,
  own: RenderedPage,
): string {
  const { head } = route;
  const assets: PageAssets = {
    islands: layout.islandHrefs,
    slices: route.slices,
    staticQueryHashes: route.staticQueries,
  };
  const { policy, links } = sameHead(layout);
  return [
    '<!doctype html>\n',
    `<html${attributes({
      lang: own.lang,
      'data-base': layout.basePath,
      ...themeAttributes(head.theme),
      'data-event': head.event,
      'data-valid-from': layout.validFrom?.toString(),
    })}>\n<head>\n`,
    policy,
    themeMetas(readTheme(head.theme.default)),
    links,
    own.head,
    '\n</head>\n<body>\n',
    fillSlots(layout.slices[route.slices.header] ?? '', head, layout.basePath),
    `\n<main id="main" tabindex="-1">\n${own.html}\n</main>\n`,
    fillSlots(layout.slices[route.slices.footer] ?? '', head, layout.basePath),
    '\n<div id="announcer" class="visually-hidden" role="status"></div>\n',
    `<script type="application/json" id="conf-site-assets">${jsonForScript(assets)}</script>\n`,
    '</body>\n</html>\n',
  ].join('');
}

/** What is the same in the head of all pages: what stands before the metas of a theme, and what follows them. */
const sameHead = memoize((layout: Layout): { readonly policy: string; readonly links: string } => ({
  policy: [
    '<meta charset="utf-8">\n',
    `<meta http-equiv="Content-Security-Policy" content="${layout.policy}">\n`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">\n',
  ].join(''),
  links: [
    `<script>${layout.bootScript}</script>\n`,
    `<script type="importmap">${layout.importMap}</script>\n`,
    `<link rel="stylesheet"${attributes({ href: layout.stylesheetHref, integrity: layout.stylesheetIntegrity })}>\n`,
    ...layout.preloadHrefs.map(
      (href) => `<link rel="preload"${attributes({ href })} as="font" type="font/woff2" crossorigin>\n`,
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
}));

/** The page's theme until a script knows of a choice, and what that script has to know. */
function themeAttributes(theme: PageTheme): Readonly<Record<string, string | undefined>> {
  return {
    'data-theme': readTheme(theme.default),
    'data-theme-default': theme.default,
    'data-theme-fixed': theme.isFixed && '',
  };
}

/** They stand before the script that mends them. Of two colours the first one whose media match is taken. */
function themeMetas(theme: Theme | undefined): string {
  return [
    `<meta name="color-scheme" content="${colorScheme(theme)}">\n`,
    `<meta name="theme-color" content="${GROUND.light}" media="${lightMedia(theme)}">\n`,
    `<meta name="theme-color" content="${GROUND.dark}">\n`,
  ].join('');
}

/** Attributes in the given order, each after a space; those without a value are left out. */
function attributes(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeMarkup(value)}"`))
    .join('');
}

/**
 * Fills the slots of a slice with what the page knows: the current menu item, and the page's address in each
 * language. A language that the page does not have gets that language's home page.
 */
export function fillSlots(markup: string, head: PageHead, basePath: string): string {
  const current = attributes({ 'data-current': basePath + head.path.slice(1) });
  return markup
    .replaceAll(current, () => `${current} aria-current="page"`)
    .replace(/"slot:alternate:([a-z]{2})"/g, (_whole, language: string) => {
      const path = head.alternates.find((alternate) => alternate.language === language)?.path ?? `/${language}/`;
      return `"${escapeMarkup(basePath + path.slice(1))}"`;
    });
}
