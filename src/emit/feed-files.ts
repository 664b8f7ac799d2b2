import { hashOf } from '../content/short-hash.ts';
import { canonicalJson } from '../domain/canonical-json.ts';
import type { FeedEntry, PlannedFeed } from '../domain/page/feed.ts';
import type { OutputFile } from '../domain/page/output.ts';
import type { Instant } from '../domain/time/timeline.ts';
import { type XmlElement, xmlDocument } from './xml.ts';

/** Increase this when the same feed produces other bytes. */
const FORMAT = 2;

/** A feed as Atom. @see https://www.rfc-editor.org/rfc/rfc4287 */
export function feedFile(feed: PlannedFeed): OutputFile {
  return {
    path: feed.file,
    hash: hashOf(`atom ${FORMAT} ${canonicalJson(feed)}`),
    content: () => atom(feed),
  };
}

async function atom(feed: PlannedFeed): Promise<string> {
  return await xmlDocument({
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': feed.language,
      id: feed.id,
      title: feed.title,
      subtitle: feed.subtitle,
      updated: iso(feed.updated),
      author: { name: feed.author },
      link: [
        { '@rel': 'self', '@type': 'application/atom+xml', '@href': feed.url },
        { '@rel': 'alternate', '@type': 'text/html', '@hreflang': feed.language, '@href': feed.home },
      ],
      generator: 'conf-site',
      entry: feed.entries.map(atomEntry),
    },
  });
}

function atomEntry(entry: FeedEntry): XmlElement {
  return {
    id: entry.id,
    title: entry.title,
    link: { '@rel': 'alternate', '@type': 'text/html', '@href': entry.url },
    published: iso(entry.published),
    updated: iso(entry.updated),
    category: { '@term': entry.event },
    summary: entry.summary,
    ...(entry.html === '' ? {} : { content: { '@type': 'html', '#': entry.html } }),
  };
}

function iso(at: Instant): string {
  return new Date(at * 1000).toISOString().replace('.000', '');
}
