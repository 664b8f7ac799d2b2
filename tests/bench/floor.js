/**
 * The least work that building the site can take. One thread reads the same speakers and sessions, parses them with
 * js-yaml and marked, renders a page with the same parts in React, and writes one file per speaker.
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
 * @typedef {{ title: string, speakers: readonly string[] }} SessionData
 * @typedef {{ edition: string, kind: string, slug: string, data: SpeakerData & SessionData, html: string }} Entry
 * @typedef {{ title: string, html: string, with: readonly string[] }} TalkOf
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
/** @type {Map<string, readonly TalkOf[]>} */
const sessions = new Map();
for (const { data, html } of records.filter(({ kind }) => kind === 'sessions')) {
  for (const slug of data.speakers)
    sessions.set(slug, [...(sessions.get(slug) ?? []), { title: data.title, html, with: data.speakers }]);
}
const speakers = records.filter(({ kind }) => kind === 'speakers');
let bytes = 0;
for (const speaker of speakers) {
  const folder = join(outDir, speaker.edition, speaker.slug);
  const html = `<!doctype html>${renderToStaticMarkup(h(Page, { speaker, talks: sessions.get(speaker.slug) ?? [] }))}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), html);
  bytes += html.length;
}
console.log(JSON.stringify({ pages: speakers.length, bytes }));

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

/** @param {{ speaker: Entry, talks: readonly TalkOf[] }} props */
function Page({ speaker, talks }) {
  const { data, html, edition, slug } = speaker;
  const name = `${data.name} ${data.surname}`;
  const url = `${site.baseUrl}/${edition}/${slug}/`;
  const ld = {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
    jobTitle: data.position,
    url,
    sameAs: Object.values(data.social),
  };
  return h(
    'html',
    { lang: 'en' },
    h(Head, { title: `${name} · ${site.title}`, url, ld }),
    h(
      'body',
      null,
      h(Header),
      h(
        'main',
        { id: 'main' },
        h(Bio, { name, data, html }),
        talks.map((talk) => h(Talk, { key: talk.title, talk, edition })),
      ),
      h(Footer),
    ),
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

/** @param {{ talk: TalkOf, edition: string }} props */
function Talk({ talk, edition }) {
  const by = talk.with.map((slug) => h('a', { key: slug, href: `/${edition}/${slug}/` }, slug));
  return h(
    'article',
    { className: 'session' },
    h('h3', null, talk.title),
    h('p', { className: 'facts' }, by),
    h('div', { dangerouslySetInnerHTML: { __html: talk.html } }),
  );
}

function Footer() {
  const links = site.footer.links.map((link) => h('li', { key: link.ident }, h('a', { href: link.url }, link.title)));
  return h('footer', null, h('ul', null, links), h('p', null, site.organiser));
}
