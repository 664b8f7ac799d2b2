import { describe, expect, it } from 'vitest';
import { convert } from 'xmlbuilder2';
import type { PlannedFeed } from '../../src/domain/page/feed.ts';
import { feedFile } from '../../src/emit/feed-files.ts';
import { type BuiltSite, builtSites } from '../support/built-sites.ts';
import { type Data, variedSite } from '../support/varied-site.ts';

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
  return read(site.text(file));
}

function read(xml: string): Feed {
  return (convert(xml, { format: 'object' }) as unknown as { readonly feed: Feed }).feed;
}

describe.each(builtSites())('the news feeds of the build $name the event', (site) => {
  it.each(FILES)('%s is an Atom feed with its own address', (file) => {
    const feed = feedOf(site, file);
    expect(feed['@xmlns'] ?? site.text(file)).toContain('http://www.w3.org/2005/Atom');
    expect(feed.link.find((link) => link['@rel'] === 'self')?.['@href']).toBe(`${ORIGIN}/${file}`);
  });

  it('have no entry, since the site hides its news', () => {
    expect(FILES.map((file) => feedOf(site, file).entry ?? [])).toEqual([[], []]);
  });

  it.each(['devlica/index.html', 'hr/terms/index.html'])('are not offered by %s while they have no entry', (file) => {
    expect(site.text(file)).not.toContain('feed.xml');
  });
});

describe('a news feed with entries', () => {
  it('gives the publication and update time of each entry, and a full link to its text', async () => {
    const site = await variedSite();
    const { feeds } = await site.plan(Date.parse('2026-03-20T12:00:00+01:00') / 1000, {
      'content/events/devlica/event.yaml': (event) => {
        (event['sections'] as Data)['news'] = true;
      },
    });
    const [feed] = feeds;
    const { content } = feedFile(feed as PlannedFeed);
    const { entry, updated } = read(String(await (content as () => Promise<string>)()));
    expect(entry.map((one) => one.link['@href'])).toEqual(
      ['programme', 'first-keynote'].map((ident) => `${ORIGIN}/devlica/#news-${ident}`),
    );
    for (const one of entry) {
      expect(Date.parse(one.updated)).toBeGreaterThanOrEqual(Date.parse(one.published));
      expect(one.content?.['@type']).toBe('html');
    }
    expect(updated).toBe(entry[0]?.updated);
  });
});
