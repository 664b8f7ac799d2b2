import { describe, expect, it } from 'vitest';
import { convert } from 'xmlbuilder2';
import { type BuiltSite, builtSite, builtSites } from '../support/built-sites.ts';

type Json = Readonly<Record<string, unknown>>;

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly link: { readonly '@href': string };
  readonly published: string;
  readonly updated: string;
  readonly summary: string;
  readonly content?: { readonly '@type': string; readonly '#': string };
}

interface Feed extends Json {
  readonly id: string;
  readonly updated: string;
  readonly link: readonly { readonly '@rel': string; readonly '@href': string }[];
  readonly entry: readonly Entry[];
}

const FILES = ['feed.xml', 'hr/feed.xml'];
const ORIGIN = 'https://devlica.example';

function feedOf(site: BuiltSite, file: string): Feed {
  return (convert(site.text(file), { format: 'object' }) as unknown as { readonly feed: Feed }).feed;
}

describe.each(builtSites())('the news feeds of the build $name the event', (site) => {
  it.each(FILES)('%s is an Atom feed that knows its own address', (file) => {
    const feed = feedOf(site, file);
    expect(feed['@xmlns'] ?? site.text(file)).toContain('http://www.w3.org/2005/Atom');
    expect(feed.link.find((link) => link['@rel'] === 'self')?.['@href']).toBe(`${ORIGIN}/${file}`);
    expect(feed.entry.length).toBeGreaterThan(1);
    expect(new Set(feed.entry.map(({ id }) => id)).size).toBe(feed.entry.length);
    for (const entry of feed.entry) {
      expect(entry.id).toMatch(/^tag:devlica\.example,\d{4}-\d{2}-\d{2}:\w+\/\d{4}\/news\/[\w-]+$/);
      expect(entry.title).toMatch(/\S/);
      expect(Date.parse(entry.updated)).toBeGreaterThanOrEqual(Date.parse(entry.published));
      expect(Date.parse(entry.published) / 1000).toBeLessThanOrEqual(site.at);
      expect(`${entry.title} ${entry.summary} ${entry.content?.['#'] ?? ''}`).not.toMatch(/\{\w+\}|undefined/);
    }
  });

  it('has the newest first, and is as new as that', () => {
    for (const file of FILES) {
      const feed = feedOf(site, file);
      const published = feed.entry.map((entry) => Date.parse(entry.published));
      expect(published).toEqual([...published].sort((a, b) => b - a));
      expect(feed.updated).toBe(
        feed.entry
          .map(({ updated }) => updated)
          .sort()
          .at(-1),
      );
    }
  });

  it('has the same news in both languages, under the same ids', () => {
    const [english, croatian] = FILES.map((file) => feedOf(site, file).entry);
    expect(croatian?.map(({ id }) => id)).toEqual(english?.map(({ id }) => id));
    expect(croatian?.map(({ title }) => title)).not.toEqual(english?.map(({ title }) => title));
  });

  it('links to pages by their full addresses', () => {
    for (const file of FILES) {
      for (const entry of feedOf(site, file).entry) {
        const path = entry.link['@href'].replace(ORIGIN, '');
        expect(site.files, entry.id).toContain(`${path.slice(1)}index.html`);
        expect(entry.content?.['#'] ?? '').not.toMatch(/href="\//);
      }
    }
  });

  it('are named in the head of every page, in its language', () => {
    expect(site.text('devlica/index.html')).toMatch(/type="application\/atom\+xml"[^>]*href="\/feed\.xml"/);
    expect(site.text('hr/terms/index.html')).toMatch(/type="application\/atom\+xml"[^>]*href="\/hr\/feed\.xml"/);
  });
});

describe('what is news', () => {
  it('ends with its time', () => {
    const idsIn = (name: 'before' | 'during' | 'after') =>
      feedOf(builtSite(name), 'feed.xml').entry.map(({ id }) => id.replace(/^.*:/, ''));
    expect(idsIn('before')).not.toContain('devlica/2026/news/programme');
    expect(idsIn('during')).toContain('devlica/2026/news/programme');
    expect(idsIn('after')).not.toContain('devlica/2026/news/programme');
  });

  it('is due for a rebuild when the next item begins or ends', async () => {
    const marker = builtSite('before').json('.conf-site-build.json') as { readonly validUntil: number };
    expect(new Date(marker.validUntil * 1000).toISOString() <= '2026-03-15T23:00:00.000Z').toBe(true);
  });
});
