import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { isOn } from '../../src/domain/page/shown.ts';
import type { Instant } from '../../src/domain/time/timeline.ts';
import type { BuiltSite } from '../support/built-sites.ts';

/** Reads pages with a parser that follows the HTML standard, as browsers do. */
export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** One HTML file of a built site. */
export interface Page {
  /** The path of the file: `devlica/index.html`. */
  readonly file: string;
  /** The address without the base path: `/devlica/`. */
  readonly path: string;
  readonly root: Element;
}

/** Parsed pages by site, because many tests look at the same pages. */
const parsed = new WeakMap<BuiltSite, Map<string, Page>>();

/**
 * All pages of a site except redirects, or those whose address is accepted by a filter. Each page is parsed once, and must
 * not be changed.
 */
export function pagesOf(site: BuiltSite, choose: (path: string) => boolean = () => true): readonly Page[] {
  return allPagesOf(site, choose).filter(({ root }) => attribute(root, 'data-base') !== undefined);
}

/** The pages at addresses that redirect to another address. */
export function redirectPagesOf(site: BuiltSite): readonly Page[] {
  return allPagesOf(site, () => true).filter(({ root }) => leadsOn(root));
}

function leadsOn(root: Element): boolean {
  return tagged(root, 'meta').some((meta) => attribute(meta, 'http-equiv') === 'refresh');
}

function allPagesOf(site: BuiltSite, choose: (path: string) => boolean): readonly Page[] {
  const pages = parsed.get(site) ?? new Map<string, Page>();
  parsed.set(site, pages);
  return site.files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, path: `/${file.replace(/(^|\/)index\.html$/, '$1')}` }))
    .filter(({ path }) => choose(path))
    .map(({ file, path }) => {
      const page = pages.get(file) ?? { file, path, root: readHtml(site.text(file)) };
      pages.set(file, page);
      return page;
    });
}

/** The page at an address. Throws if there is none. */
export function pageAt(site: BuiltSite, path: string): Page {
  const [page] = pagesOf(site, (one) => one === path);
  if (page === undefined) throw new Error(`${site.outDir} has no page ${path}`);
  return page;
}

/** The `html` element of a document. */
export function readHtml(text: string): Element {
  return parse(text).childNodes.find(isElement) as Element;
}

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

/** All elements below an element that meet a condition, in document order. */
export function elements(root: Element, matches: (element: Element) => boolean = () => true): readonly Element[] {
  return root.childNodes
    .filter(isElement)
    .flatMap((child) => [...(matches(child) ? [child] : []), ...elements(child, matches)]);
}

/** All elements with a tag below an element. */
export function tagged(root: Element, tagName: string): readonly Element[] {
  return elements(root, (element) => element.tagName === tagName);
}

/** The first element with a tag below an element. Throws if there is none. */
export function firstTagged(root: Element, tagName: string): Element {
  const [found] = tagged(root, tagName);
  if (found === undefined) throw new Error(`There is no ${tagName} below ${root.tagName}.`);
  return found;
}

/** All elements with a class below an element. */
export function classed(root: Element, name: string): readonly Element[] {
  return elements(root, (element) => (attribute(element, 'class') ?? '').split(' ').includes(name));
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

/** The element with an id. */
export function byId(root: Element, id: string): Element | undefined {
  return elements(root, (element) => attribute(element, 'id') === id)[0];
}

/** The content of a `meta` element, by its `name` or `property`. */
export function metaContent(root: Element, name: string): string | undefined {
  const [found] = tagged(root, 'meta').filter((meta) =>
    [attribute(meta, 'name'), attribute(meta, 'property'), attribute(meta, 'http-equiv')].includes(name),
  );
  return found && attribute(found, 'content');
}

/** The `link` elements with a relation. */
export function linked(root: Element, rel: string): readonly Element[] {
  return tagged(root, 'link').filter((link) => attribute(link, 'rel') === rel);
}

/** The canonical address of a page. */
export function canonicalOf(root: Element): string | undefined {
  return linked(root, 'canonical').map((link) => attribute(link, 'href'))[0];
}

/** Whether a page may be indexed. */
export function isIndexed({ root }: Page): boolean {
  return metaContent(root, 'robots') !== 'noindex';
}

/** All text below an element, unchanged. */
export function rawText(element: Element): string {
  return element.childNodes
    .map((child) => (isElement(child) ? rawText(child) : 'value' in child ? child.value : ''))
    .join('');
}

/** All text below an element, with single spaces. */
export function textOf(element: Element): string {
  return rawText(element).replace(/\s+/g, ' ').trim();
}

/** Whether an element itself is visible at an instant, after the inline script has run. */
export function isShown(element: Element, at: Instant): boolean {
  const when = attribute(element, 'data-when');
  return when === undefined ? attribute(element, 'hidden') === undefined : isOn(when, at);
}

/** All elements below an element that are visible at an instant together with all their ancestors. */
export function shownElements(root: Element, at: Instant): readonly Element[] {
  return root.childNodes
    .filter(isElement)
    .filter((child) => isShown(child, at))
    .flatMap((child) => [child, ...shownElements(child, at)]);
}

/**
 * The visible content below an element at an instant: a line for each visible element with its attributes, and for each
 * piece of text. Scripts and the attributes that show and hide elements are left out.
 */
export function outlineAt(root: Element, at: Instant, depth = 0): readonly string[] {
  const indent = '  '.repeat(depth);
  return root.childNodes.flatMap((child) => {
    if (!isElement(child)) {
      const text = 'value' in child ? child.value.replace(/\s+/g, ' ').trim() : '';
      return text === '' ? [] : [indent + text];
    }
    if (child.tagName === 'script' || !isShown(child, at)) return [];
    const attributes = child.attrs
      .filter(({ name }) => name !== 'data-when' && name !== 'hidden')
      .map(({ name, value }) => ` ${name}="${value}"`)
      .join('');
    return [`${indent}<${child.tagName}${attributes}>`, ...outlineAt(child, at, depth + 1)];
  });
}

/** The parsed contents of a page's JSON-LD scripts. */
export function jsonLdOf(root: Element): readonly Readonly<Record<string, unknown>>[] {
  return tagged(root, 'script')
    .filter((script) => attribute(script, 'type') === 'application/ld+json')
    .map((script) => JSON.parse(rawText(script)) as Readonly<Record<string, unknown>>);
}
