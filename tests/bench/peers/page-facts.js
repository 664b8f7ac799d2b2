/** Extracts what the page of a speaker or of a session contains, whichever generator made it. Pages with equal facts took equal work. */
import { parse } from 'parse5';

/**
 * @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element
 * @typedef {import('parse5').DefaultTreeAdapterTypes.ParentNode} ParentNode
 */

const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6'];
const BLOCKS = [...HEADINGS, 'p', 'ul', 'li', 'pre'];

/** The least number of links in a header: our menu of a past year is shorter than that of the current one, which peers show on all pages. */
const HEADER_LINKS = 8;

/** The number of characters of a description that are compared: generators differ in where they cut it. */
const COMPARED_CHARS = 80;

/**
 * Facts as plain data that can be compared. Of Markdown texts it counts words, headings, links and so on. Neighbours are only
 * compared on pages of speakers: those of a session depend on the schedule.
 * @param {string} html
 * @param {'speakers' | 'sessions'} kind
 */
export function pageFacts(html, kind) {
  const page = parse(html);
  const main = first(page, ({ tagName }) => tagName === 'main');
  const sessions = all(main, hasClass('session'));
  const ofSessions = new Set(sessions.flatMap((session) => all(session, () => true)));
  return {
    ...headFacts(page),
    header: Math.min(links(first(page, ({ tagName }) => tagName === 'header')).length, HEADER_LINKS),
    name: textOf(first(main, ({ tagName }) => tagName === 'h1')),
    lead: textOf(first(main, hasClass('lead'))),
    profiles: links(first(main, hasClass('inline'))).map((link) => attribute(link, 'href')),
    tags: tagCount(main),
    text: markdownFacts(first(main, (element) => hasClass('prose')(element) && !ofSessions.has(element))),
    sessions: sessions.map(sessionFacts),
    people: all(first(main, hasClass('talk-people')), ({ tagName }) => tagName === 'li').map(personFacts),
    ...(kind === 'speakers' ? { neighbours: links(first(main, hasClass('neighbours'))).map(linkFacts) } : {}),
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
  const event = linked.find((one) => one['@type'] === 'Event') ?? {};
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
    event: [event.name, event.url, event.inLanguage, words(event.description ?? '')],
    performers: (event.performer ?? []).map((/** @type {{ name: string, url: string }} */ one) => [one.name, one.url]),
    trail: trail.map((/** @type {{ position: number, name: string }} */ { position, name }) => `${position} ${name}`),
  };
}

/** @param {Element} session */
function sessionFacts(session) {
  return {
    title: links(first(session, ({ tagName }) => tagName === 'h3')).map(linkFacts),
    tags: tagCount(session),
    with: links(session)
      .map(linkFacts)
      .filter(([href]) => /^\/\w+\/\d+\/[\w-]+\/$/.test(href ?? '')),
    text: markdownFacts(first(session, hasClass('prose'))),
  };
}

/** @param {Element} item of the list of a session's speakers */
function personFacts(item) {
  return [...links(item).flatMap(linkFacts), textOf(first(item, ({ tagName }) => tagName === 'p'))];
}

/** @param {ParentNode | undefined} node */
function tagCount(node) {
  return all(first(node, hasClass('tags')), ({ tagName }) => tagName === 'li').length;
}

/** @param {Element | undefined} prose */
function markdownFacts(prose) {
  /** @param {readonly string[]} names */
  const count = (...names) => all(prose, ({ tagName }) => names.includes(tagName)).length;
  return {
    words: words(textOf(prose)),
    headings: count(...HEADINGS),
    paragraphs: count('p'),
    links: count('a'),
    items: count('li'),
    code: count('code'),
    stressed: count('strong', 'em'),
  };
}

/** @param {string} text */
function words(text) {
  return text.split(/\s+/).filter(Boolean).length;
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
