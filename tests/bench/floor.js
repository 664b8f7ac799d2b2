/**
 * The least work that building the site can take. One thread reads the same speakers and sessions, parses them with
 * js-yaml and marked, renders a page for each of them with the same parts in React, and writes one file per page.
 * No checks, no page data, no cache.
 *
 * Usage: node floor.js CONTENT_DIR OUT_DIR. Prints `{ pages, bytes }`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { marked } from 'marked';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * @typedef {{ name: string, surname: string, position: string, social: Record<string, string> }} SpeakerData
 * @typedef {{ title: string, speakers: readonly string[], type: string, level: string, code: string }} SessionData
 * @typedef {{ edition: string, kind: string, slug: string, data: SpeakerData & SessionData, html: string }} Entry
 * @typedef {{ ident: string, title: string, url: string }} FooterLink
 */

const [contentDir = '', outDir = ''] = process.argv.slice(2);
const site =
  /** @type {{ title: string, baseUrl: string, organiser: string, footer: { links: readonly FooterLink[] } }} */ (
    load(readFileSync(join(contentDir, 'site.yaml'), 'utf8'))
  );
const records = readdirSync(join(contentDir, 'events'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => readRecord(path));
const speakers = new Map(records.filter(({ kind }) => kind === 'speakers').map((one) => [one.slug, one]));
const sessions = records.filter(({ kind }) => kind === 'sessions');
/** @type {Map<string, readonly Entry[]>} */
const talks = new Map();
for (const session of sessions) {
  for (const slug of session.data.speakers) talks.set(slug, [...(talks.get(slug) ?? []), session]);
}
let bytes = 0;
for (const speaker of speakers.values()) writePage(speakerPath(speaker), h(SpeakerPage, { speaker }));
for (const session of sessions) writePage(sessionPath(session), h(SessionPage, { session }));
console.log(JSON.stringify({ pages: records.length, bytes }));

/**
 * @param {string} path
 * @returns {Entry}
 */
function readRecord(path) {
  const [event, year, kind = '', file = ''] = path.split('/');
  const text = readFileSync(join(contentDir, 'events', path), 'utf8');
  const end = text.indexOf('\n---\n', 4);
  return {
    edition: `${event}/${year}`,
    kind,
    slug: file.slice(0, -3),
    data: /** @type {Entry['data']} */ (load(text.slice(4, end))),
    html: marked.parse(text.slice(end + 5), { async: false }),
  };
}

/** @param {Entry} speaker */
function speakerPath({ edition, slug }) {
  return `/${edition}/${slug}/`;
}

/** @param {Entry} session */
function sessionPath({ edition, slug }) {
  return `/${edition}/sessions/${slug}/`;
}

/**
 * @param {string} path
 * @param {import('react').ReactElement} page
 */
function writePage(path, page) {
  const html = `<!doctype html>${renderToStaticMarkup(page)}`;
  mkdirSync(join(outDir, path), { recursive: true });
  writeFileSync(join(outDir, path, 'index.html'), html);
  bytes += html.length;
}

/** @param {Entry} speaker */
function nameOf({ data }) {
  return `${data.name} ${data.surname}`;
}

/** @param {{ speaker: Entry }} props */
function SpeakerPage({ speaker }) {
  const { data, html, slug } = speaker;
  const name = nameOf(speaker);
  const url = site.baseUrl + speakerPath(speaker);
  const sameAs = Object.values(data.social);
  const ld = { '@context': 'https://schema.org', '@type': 'Person', name, jobTitle: data.position, url, sameAs };
  return h(
    Page,
    { title: name, url, ld },
    h(Bio, { name, data, html }),
    talks.get(slug)?.map((session) => h(Talk, { key: session.slug, session })),
  );
}

/** @param {{ session: Entry }} props */
function SessionPage({ session }) {
  const { data, html } = session;
  const url = site.baseUrl + sessionPath(session);
  const people = data.speakers.flatMap((slug) => speakers.get(slug) ?? []);
  const performer = people.map((one) => ({
    '@type': 'Person',
    name: nameOf(one),
    url: site.baseUrl + speakerPath(one),
  }));
  const ld = { '@context': 'https://schema.org', '@type': 'Event', name: data.title, url, performer };
  const items = people.map((one) =>
    h('li', { key: one.slug }, h(PersonLink, { person: one }), h('p', null, one.data.position)),
  );
  return h(
    Page,
    { title: data.title, url, ld },
    h('h1', null, data.title),
    h(Tags, { data }),
    h('div', { className: 'prose', dangerouslySetInnerHTML: { __html: html } }),
    h('h2', null, 'Speakers'),
    h('ul', null, items),
  );
}

/** @param {{ title: string, url: string, ld: object, children?: import('react').ReactNode }} props */
function Page({ title, url, ld, children }) {
  return h(
    'html',
    { lang: 'en' },
    h(Head, { title: `${title} · ${site.title}`, url, ld }),
    h('body', null, h(Header), h('main', { id: 'main' }, children), h(Footer)),
  );
}

/** @param {{ title: string, url: string, ld: object }} props */
function Head({ title, url, ld }) {
  const meta = ['og:title', 'og:type', 'og:url', 'og:site_name', 'description', 'twitter:card'].map((name) =>
    h('meta', { key: name, name, content: title }),
  );
  return h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('title', null, title),
    h('link', { rel: 'canonical', href: url }),
    meta,
    h('script', { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: JSON.stringify(ld) } }),
  );
}

function Header() {
  const items = ['about', 'speakers', 'schedule', 'venue', 'history'].map((section) =>
    h('li', { key: section }, h('a', { href: `/weft/#${section}` }, section)),
  );
  return h(
    'header',
    null,
    h('a', { href: '/' }, h('img', { src: '/logo.svg', alt: site.title, width: 64, height: 32 })),
    h('nav', { 'aria-label': 'Main' }, h('ul', null, items)),
  );
}

/** @param {{ name: string, data: SpeakerData, html: string }} props */
function Bio({ name, data, html }) {
  const links = Object.entries(data.social).map(([kind, href]) =>
    h('li', { key: kind }, h('a', { href, rel: 'noopener' }, kind)),
  );
  return h(
    'section',
    { className: 'hero' },
    h('h1', null, name),
    h('p', { className: 'lead' }, data.position),
    h('ul', null, links),
    h('h2', null, 'About'),
    h('div', { className: 'prose', dangerouslySetInnerHTML: { __html: html } }),
  );
}

/** @param {{ session: Entry }} props */
function Talk({ session }) {
  const { data, html } = session;
  const by = data.speakers.flatMap((slug) => speakers.get(slug) ?? []);
  return h(
    'article',
    { className: 'session' },
    h('h3', null, h('a', { href: sessionPath(session) }, data.title)),
    h(
      'p',
      { className: 'facts' },
      by.map((person) => h(PersonLink, { key: person.slug, person })),
    ),
    h(Tags, { data }),
    h('div', { dangerouslySetInnerHTML: { __html: html } }),
  );
}

/** @param {{ data: SessionData }} props */
function Tags({ data }) {
  const items = [data.type, data.level, data.code].map((tag) => h('li', { key: tag }, tag));
  return h('ul', { className: 'tags' }, items);
}

/** @param {{ person: Entry }} props */
function PersonLink({ person }) {
  return h('a', { href: speakerPath(person) }, nameOf(person));
}

function Footer() {
  const links = site.footer.links.map((link) => h('li', { key: link.ident }, h('a', { href: link.url }, link.title)));
  return h('footer', null, h('ul', null, links), h('p', null, site.organiser));
}
