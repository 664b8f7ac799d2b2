/** Editions by path (`weft/2026`): their speakers in order and by file name, and the sessions of each speaker. */
import { getCollection } from 'astro:content';
import settings from '../settings.json';

export const { site, company, event, menu } = settings.params;

const editions = read();

/** Read once for all pages. */
export function getEditions() {
  return editions;
}

async function read() {
  const found = new Map();
  const of = (entry) => {
    const place = entry.id.slice(0, entry.id.lastIndexOf('/'));
    if (!found.has(place))
      found.set(place, { place, title: titleOf(place), order: [], sessions: [], talks: new Map() });
    return found.get(place);
  };
  for (const speaker of await getCollection('speakers')) of(speaker).order.push(speaker);
  for (const session of await getCollection('sessions')) {
    const { sessions, talks } = of(session);
    sessions.push(session);
    for (const slug of session.data.speakers) talks.set(slug, [...(talks.get(slug) ?? []), session]);
  }
  for (const edition of found.values()) {
    edition.order.sort((a, b) => (a.id < b.id ? -1 : 1));
    edition.person = new Map(edition.order.map((speaker) => [slugOf(speaker), speaker]));
  }
  return [...found.values()];
}

export function slugOf({ id }) {
  return id.slice(id.lastIndexOf('/') + 1);
}

/** The address of a session's page. */
export function sessionPath(session, { place }) {
  return `/${place}/sessions/${slugOf(session)}/`;
}

/** The breadcrumbs of a page as linked data. */
export function trailOf(edition, page) {
  const trail = [
    { name: site.title, item: `${site.baseUrl}/` },
    { name: edition.title, item: `${site.baseUrl}/${edition.place}/` },
    page,
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((item, at) => ({ '@type': 'ListItem', position: at + 1, ...item })),
  };
}

export function nameOf({ data }) {
  return `${data.name} ${data.surname}`;
}

function titleOf(place) {
  return `${event.title} ${place.split('/')[1]}`;
}
