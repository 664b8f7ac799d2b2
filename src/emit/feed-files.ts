import { canonicalJson } from '../model/canonical-json.ts';
import type { FeedEntry, PlannedFeed } from '../model/feed.ts';
import type { OutputFile } from '../model/output.ts';
import type { Instant } from '../model/timeline.ts';
import { hashOf } from './emit-files.ts';
import { startXml, type XmlElement } from './xml.ts';

/** Raised when a file comes out otherwise of the same feed. */
const FORMAT = 1;

/** A news feed as Atom. @see https://www.rfc-editor.org/rfc/rfc4287 */
export function feedFile(feed: PlannedFeed): OutputFile {
  return {
    path: feed.file,
    hash: hashOf(`atom ${FORMAT} ${canonicalJson(feed)}`),
    content: () => atom(feed),
  };
}

async function atom(feed: PlannedFeed): Promise<string> {
  const root = await startXml('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language });
  root.ele('id').txt(feed.id);
  root.ele('title').txt(feed.title);
  root.ele('subtitle').txt(feed.subtitle);
  root.ele('updated').txt(iso(feed.updated));
  root.ele('author').ele('name').txt(feed.author);
  root.ele('link', { rel: 'self', type: 'application/atom+xml', href: feed.url });
  root.ele('link', { rel: 'alternate', type: 'text/html', hreflang: feed.language, href: feed.home });
  root.ele('generator').txt('conf-site');
  for (const entry of feed.entries) addEntry(root, entry);
  return `${root.end({ prettyPrint: true })}\n`;
}

function addEntry(root: XmlElement, entry: FeedEntry): void {
  const element = root.ele('entry');
  element.ele('id').txt(entry.id);
  element.ele('title').txt(entry.title);
  element.ele('link', { rel: 'alternate', type: 'text/html', href: entry.url });
  element.ele('published').txt(iso(entry.published));
  element.ele('updated').txt(iso(entry.updated));
  element.ele('category', { term: entry.event });
  element.ele('summary').txt(entry.summary);
  if (entry.html !== '') element.ele('content', { type: 'html' }).txt(entry.html);
}

function iso(at: Instant): string {
  return new Date(at * 1000).toISOString().replace('.000', '');
}
