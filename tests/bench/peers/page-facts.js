/** Extracts what the page of a speaker contains, whichever generator made it. Pages with equal facts took equal work. */
import { parse } from 'parse5';

/**
 * @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element
 * @typedef {import('parse5').DefaultTreeAdapterTypes.ParentNode} ParentNode
 */

const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6'];
const BLOCKS = [...HEADINGS, 'p', 'ul', 'li', 'pre'];

/** The number of characters of a description that are compared: generators differ in where they cut it. */
const COMPARED_CHARS = 80;

/**
 * Facts as plain data that can be compared. Of Markdown texts it counts words, headings, links and so on.
 * @param {string} html
 */
export function pageFacts(html) {
  const page = parse(html);
  const main = first(page, ({ tagName }) => tagName === 'main');
  const sessions = all(main, (element) => element.tagName === 'article');
  const ofSessions = new Set(sessions.flatMap((session) => all(session, () => true)));
  return {
    ...headFacts(page),
    header: links(first(page, ({ tagName }) => tagName === 'header')).length,
    name: textOf(first(main, ({ tagName }) => tagName === 'h1')),
    lead: textOf(first(main, hasClass('lead'))),
    profiles: links(first(main, hasClass('inline'))).map((link) => attribute(link, 'href')),
    biography: markdownFacts(first(main, (element) => hasClass('prose')(element) && !ofSessions.has(element))),
    sessions: sessions.map(sessionFacts),
    neighbours: links(first(main, hasClass('neighbours'))).map(linkFacts),
    footer: links(first(page, ({ tagName }) => tagName === 'footer')).length,
  };
}

/** @param {ParentNode} page */
function headFacts(page) {
  /** @param {string} name */
  const meta = (name) => {
    const found = first(page, (element) => [attribute(element, 'name'), attribute(element, 'property')].includes(name));
    return attribute(found, 'content')?.slice(0, COMPARED_CHARS);
  };
  const linked = all(page, (element) => attribute(element, 'type') === 'application/ld+json').map((element) =>
    JSON.parse(textOf(element)),
  );
  const person = linked.find((one) => one['@type'] === 'Person') ?? {};
  const trail = linked.find((one) => one['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
  const named = ['description', 'og:type', 'og:site_name', 'og:title', 'og:description', 'og:url', 'twitter:card'];
  return {
    title: textOf(first(page, ({ tagName }) => tagName === 'title')),
    canonical: attribute(
      first(page, (element) => attribute(element, 'rel') === 'canonical'),
      'href',
    ),
    ...Object.fromEntries(named.map((name) => [name, meta(name)])),
    person: [person.name, person.jobTitle, person.url, ...(person.sameAs ?? [])],
    trail: trail.map((/** @type {{ position: number, name: string }} */ { position, name }) => `${position} ${name}`),
  };
}

/** @param {Element} session */
function sessionFacts(session) {
  return {
    title: textOf(first(session, ({ tagName }) => tagName === 'h3')),
    with: links(session)
      .map(linkFacts)
      .filter(([href]) => /^\/\w+\/\d+\/[\w-]+\/$/.test(href ?? '')),
    text: markdownFacts(first(session, hasClass('prose'))),
  };
}

/** @param {Element | undefined} prose */
function markdownFacts(prose) {
  /** @param {readonly string[]} names */
  const count = (...names) => all(prose, ({ tagName }) => names.includes(tagName)).length;
  return {
    words: textOf(prose).split(/\s+/).filter(Boolean).length,
    headings: count(...HEADINGS),
    paragraphs: count('p'),
    links: count('a'),
    items: count('li'),
    code: count('code'),
    stressed: count('strong', 'em'),
  };
}

/** @param {Element} link */
function linkFacts(link) {
  return [attribute(link, 'href'), textOf(link)];
}

/** @param {ParentNode | undefined} node */
function links(node) {
  return all(node, ({ tagName }) => tagName === 'a');
}

/**
 * All elements below a node for which `holds` is true, in document order.
 * @param {ParentNode | undefined} node
 * @param {(element: Element) => boolean} holds
 * @returns {Element[]}
 */
function all(node, holds) {
  return (node?.childNodes ?? []).flatMap((child) =>
    'tagName' in child ? [...(holds(child) ? [child] : []), ...all(child, holds)] : [],
  );
}

/**
 * @param {ParentNode | undefined} node
 * @param {(element: Element) => boolean} holds
 */
function first(node, holds) {
  return all(node, holds)[0];
}

/** @param {string} name */
function hasClass(name) {
  return (/** @type {Element} */ element) => (attribute(element, 'class') ?? '').split(' ').includes(name);
}

/**
 * @param {Element | undefined} element
 * @param {string} name
 */
function attribute(element, name) {
  return element?.attrs.find((one) => one.name === name)?.value;
}

/**
 * The text of an element, with single spaces.
 * @param {ParentNode | undefined} node
 * @returns {string}
 */
function textOf(node) {
  return textIn(node).replace(/\s+/g, ' ').trim();
}

/**
 * The text of a node. The texts of two blocks are always separated, whether or not there is space between their tags.
 * @param {ParentNode | undefined} node
 * @returns {string}
 */
function textIn(node) {
  return (node?.childNodes ?? [])
    .map((child) => {
      if ('value' in child) return child.value;
      if (!('tagName' in child)) return '';
      return BLOCKS.includes(child.tagName) ? ` ${textIn(child)} ` : textIn(child);
    })
    .join('');
}
