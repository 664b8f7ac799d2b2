import { readFileSync } from 'node:fs';

const { params } = JSON.parse(readFileSync('settings.json', 'utf8'));
const DESCRIPTION = 150;

/** An entry of a collection. @typedef {{ fileSlug: string, url: string, data: Record<string, any> }} Entry */

export default function configure(/** @type {any} */ eleventy) {
  eleventy.addGlobalData('settings', params);
  eleventy.addGlobalData('title', '');
  eleventy.addCollection('byEdition', (/** @type {any} */ api) => {
    const speakers = group(api.getFilteredByGlob('content/*/*/speakers/*.md'));
    const sessions = group(api.getFilteredByGlob('content/*/*/sessions/*.md'));
    return Object.fromEntries(
      Object.entries(speakers).map(([edition, entries]) => [edition, editionOf(entries, sessions[edition] ?? [])]),
    );
  });
  eleventy.addFilter('json', (/** @type {unknown} */ value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
  eleventy.addFilter('values', (/** @type {object} */ value) => Object.values(value));
  eleventy.addFilter('around', around);
  eleventy.addFilter('beginning', beginning);
  eleventy.addFilter('plain', plain);
  eleventy.addFilter('performers', performers);
  return {
    dir: { input: 'content', output: 'public', includes: '../_includes' },
    markdownTemplateEngine: false,
    templateFormats: ['md'],
  };
}

/** @param {readonly Entry[]} entries */
function group(entries) {
  /** @type {Record<string, Entry[]>} */
  const groups = {};
  for (const entry of entries) {
    const edition = entry.data['edition'];
    groups[edition] ??= [];
    groups[edition].push(entry);
  }
  return groups;
}

/**
 * Speakers in order and by file name, and the sessions of each speaker.
 * @param {readonly Entry[]} speakers
 * @param {readonly Entry[]} sessions
 */
function editionOf(speakers, sessions) {
  const order = [...speakers].sort((a, b) => (a.fileSlug < b.fileSlug ? -1 : 1));
  const person = Object.fromEntries(order.map((entry) => [entry.fileSlug, entry]));
  const place = Object.fromEntries(order.map((entry, at) => [entry.fileSlug, at]));
  /** @type {Record<string, Entry[]>} */
  const talks = {};
  for (const session of sessions) {
    for (const slug of session.data['speakers']) talks[slug] = [...(talks[slug] ?? []), session];
  }
  return { order, person, place, talks, sessions };
}

/**
 * The previous and the next speaker; the last one is followed by the first.
 * @param {{ order: readonly Entry[], place: Readonly<Record<string, number>> }} edition
 * @param {string} slug
 */
function around({ order, place }, slug) {
  const at = place[slug] ?? 0;
  return order.length < 2 ? [] : [order.at(at - 1), order[(at + 1) % order.length]];
}

/**
 * The speakers of a session as linked data.
 * @param {readonly string[]} slugs
 * @param {{ person: Readonly<Record<string, Entry>> }} edition
 * @param {string} baseUrl
 */
function performers(slugs, { person }, baseUrl) {
  return slugs
    .flatMap((slug) => person[slug] ?? [])
    .map(({ url, data }) => ({ '@type': 'Person', name: `${data['name']} ${data['surname']}`, url: baseUrl + url }));
}

/**
 * A text without tags.
 * @param {string} html
 */
function plain(html) {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}

/**
 * The first words of a text, without tags.
 * @param {string} html
 */
function beginning(html) {
  const text = plain(html);
  return text.length <= DESCRIPTION ? text : `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION))}…`;
}
