import type { BuiltSite } from '../support/built-sites.ts';
import { attribute, type Element, elements, type Page, rawText, tagged } from './read-html.ts';

/** Addresses in files of all kinds, and where a static host leads them. */

export const ORIGIN = 'https://devlica.example';

/** Attributes that hold addresses, which may be relative or lead elsewhere. */
const ADDRESSES = ['href', 'xlink:href', 'src', 'poster', 'action', 'formaction', 'data', 'cite'];
const SETS = ['srcset', 'imagesrcset'];

/** What the site itself can answer: from its root, or with its host. */
const isOwn = (text: string): boolean => /^\/(?!\/)\S*$/.test(text) || text === ORIGIN || text.startsWith(`${ORIGIN}/`);

/**
 * Every address that a page names: in attributes made for it, in sets of pictures, in any other attribute that holds
 * an address of the site (`og:image`, `data-current`), and in its blocks of data (JSON-LD, props of islands).
 */
export function addressesOf(root: Element): readonly string[] {
  const all = elements(root);
  const attributes = all.flatMap((one) => one.attrs);
  const named = attributes.filter(({ name, value }) => ADDRESSES.includes(name) || isOwn(value));
  const sets = all.flatMap((one) => SETS.flatMap((name) => attribute(one, name)?.split(',') ?? []));
  const blocks = tagged(root, 'script').filter((script) => /json$/.test(attribute(script, 'type') ?? ''));
  return [
    ...named.map(({ value }) => value),
    ...sets.map((one) => one.trim().split(/\s+/)[0] as string),
    ...blocks.flatMap((block) => addressesIn(JSON.parse(rawText(block)))),
  ];
}

/** Every address of the site that is a text of a JSON value; names of things (`@id`) are none. */
export function addressesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return isOwn(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (key === '@id' ? [] : addressesIn(one)));
}

/** Every full address of the site in a text of any kind: a feed, a calendar, a sitemap. */
export function fullAddressesIn(text: string): readonly string[] {
  const unfolded = text.replaceAll('\r\n ', '');
  const found = unfolded.match(/https:\/\/devlica\.example[^\s"'<>\\,;)&]*/g) ?? [];
  return found.map((address) => address.replace(/[.:!?]+$/, ''));
}

/** The moves that `_redirects` tells a host, each once. */
export function redirectsOf(site: BuiltSite): readonly { readonly from: string; readonly to: string }[] {
  const lines = site.text('_redirects').split('\n').filter(Boolean);
  const moves = lines.map((line) => line.split(' ').slice(0, 2).join(' '));
  return [...new Set(moves)].map((move) => {
    const [from = '', to = ''] = move.split(' ');
    return { from, to };
  });
}

/** The file that a static host answers an address with; undefined where it has none. */
export function fileAt(files: ReadonlySet<string>, pathname: string): string | undefined {
  const path = decodeURIComponent(pathname).slice(1);
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  return files.has(file) ? file : undefined;
}

/** Says which addresses, as named in a file of the site, lead nowhere: to no file, or to no place on a page. */
export type BrokenIn = (from: string, addresses: readonly string[]) => readonly string[];

export interface LinkCheckOptions {
  /** Readers that are not browsers begin at addresses that a host leads on from. */
  readonly followsRedirects?: boolean;
}

/** A check of the addresses of a site against its own pages. */
export function linkCheck(
  site: BuiltSite,
  pages: readonly Page[],
  { followsRedirects = false }: LinkCheckOptions = {},
): BrokenIn {
  const files = new Set(site.files);
  const moved = new Set(followsRedirects ? redirectsOf(site).map(({ from }) => from) : []);
  const places = new Map(
    pages.map(({ file, root }) => [file, new Set(elements(root).flatMap((one) => attribute(one, 'id') ?? []))]),
  );
  const isBroken = (url: URL): boolean => {
    if (moved.has(url.pathname)) return false;
    const file = fileAt(files, url.pathname);
    const place = decodeURIComponent(url.hash.slice(1));
    return file === undefined || (place !== '' && places.get(file)?.has(place) === false);
  };
  return (from, addresses) => {
    const urls = addresses.map((address) => new URL(address, ORIGIN + from)).filter(({ origin }) => origin === ORIGIN);
    return [...new Set(urls.filter(isBroken).map((url) => `${from} → ${url.pathname}${url.hash}`))];
  };
}
