import type { BuiltSite } from '../support/built-sites.ts';
import { attribute, type Element, elements, type Page, rawText, tagged } from './read-html.ts';

/** Finds addresses in files of all kinds, and the files that a static host answers them with. */

export const ORIGIN = 'https://devlica.example';

/** Attributes that contain addresses, which may be relative or external. */
const ADDRESSES = ['href', 'xlink:href', 'src', 'poster', 'action', 'formaction', 'data', 'cite'];
const SETS = ['srcset', 'imagesrcset'];

/** Addresses that the site itself answers: absolute paths, and full addresses with its host. */
const isOwn = (text: string): boolean => /^\/(?!\/)\S*$/.test(text) || text === ORIGIN || text.startsWith(`${ORIGIN}/`);

/**
 * Every address on a page: in attributes for addresses, in `srcset`, in any other attribute that contains an address of
 * the site (`og:image`, `data-current`), and in its data (JSON-LD, props of islands).
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

/** Every address of the site among the texts of a JSON value; identifiers (`@id`) are none. */
export function addressesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return isOwn(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (key === '@id' ? [] : addressesIn(one)));
}

/** Every full address of the site in a text of any format: a feed, a calendar, a sitemap. */
export function fullAddressesIn(text: string): readonly string[] {
  const unfolded = text.replaceAll('\r\n ', '');
  const found = unfolded.match(/https:\/\/devlica\.example[^\s"'<>\\,;)&]*/g) ?? [];
  return found.map((address) => address.replace(/[.:!?]+$/, ''));
}

/** The redirects in `_redirects`, each once. */
export function redirectsOf(site: BuiltSite): readonly { readonly from: string; readonly to: string }[] {
  const lines = site.text('_redirects').split('\n').filter(Boolean);
  const moves = lines.map((line) => line.split(' ').slice(0, 2).join(' '));
  return [...new Set(moves)].map((move) => {
    const [from = '', to = ''] = move.split(' ');
    return { from, to };
  });
}

/** The file that a static host answers an address with; undefined if there is none. */
export function fileAt(files: ReadonlySet<string>, pathname: string): string | undefined {
  const path = decodeURIComponent(pathname).slice(1);
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  return files.has(file) ? file : undefined;
}

/** Lists addresses in a file of the site that lead nowhere: to no file, or to no anchor on a page. */
export type BrokenIn = (from: string, addresses: readonly string[]) => readonly string[];

export interface LinkCheckOptions {
  /** Accepts addresses that a host redirects, for readers other than browsers. */
  readonly followsRedirects?: boolean;
}

/** Checks the addresses of a site against its own files. */
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
