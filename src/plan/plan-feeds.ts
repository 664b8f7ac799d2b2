import { escapeMarkup } from '../model/escape-markup.ts';
import { greatest } from '../model/extremes.ts';
import type { FedNews, FeedEntry, PlannedFeed } from '../model/feed.ts';
import { isOnAt } from '../model/shown.ts';
import type { Edition, News, SiteEvent } from '../model/site.ts';
import { and, constant, type Instant, spans } from '../model/timeline.ts';
import { readMoment } from '../model/zone.ts';
import { absolute } from './json-ld.ts';
import { editionValues, siteDescription, siteTitle } from './placeholder-values.ts';
import { currentEdition, isPublic } from './site-pages.ts';
import { withoutWindows } from './text-windows.ts';
import { markup, type Wording, words } from './wording.ts';

/** The most entries of a feed. */
const MOST = 20;

interface NewsOf {
  readonly event: SiteEvent;
  readonly edition: Edition;
  readonly item: News;
}

/** The news feed of the wording's language: the news that events' pages show at the build, newest first. */
export function planFeed(wording: Wording): PlannedFeed {
  const { site, language } = wording;
  const all = allNews(wording).map((one) => ({ ...fedNews(wording, one), one }));
  const entries = fedAt(all, wording.at).map(({ one }) => feedEntry(wording, one));
  const file = feedFile(wording);
  const home = absolute(wording, '/');
  return {
    language: language.option,
    file,
    title: wording.t('common:feed.title', { site: siteTitle(wording) }),
    subtitle: siteDescription(wording),
    url: wording.origin + wording.basePath + file,
    home,
    id: home,
    author: site.company.name,
    updated: updatedAt(wording, entries),
    entries,
  };
}

/** When the feed last changed. One without entries is as old as the newest of the current editions. */
function updatedAt(wording: Wording, entries: readonly FeedEntry[]): Instant {
  if (entries.length > 0) return greatest(entries.map((entry) => entry.updated));
  const dates = wording.site.events.flatMap((event) => currentEdition(event)?.updated ?? []);
  return Math.max(0, greatest(dates.map((date) => dayOf(date, wording))));
}

/** Where the feed of the wording's language stands, relative to the output folder. */
export function feedFile({ site, language }: Wording): string {
  return language.option === site.settings.defaultLanguage ? 'feed.xml' : `${language.option}/feed.xml`;
}

/** All news that a page shows at some time, with when. */
export function planFedNews(wording: Wording): readonly FedNews[] {
  return allNews(wording).map((one) => fedNews(wording, one));
}

/** What of it a feed tells at an instant: the newest first, and not too many. */
export function fedAt<T extends Pick<FedNews, 'id' | 'published' | 'shown'>>(
  all: readonly T[],
  at: Instant,
): readonly T[] {
  return all
    .filter(({ shown }) => isOnAt(shown, at))
    .sort((a, b) => b.published - a.published || (a.id < b.id ? -1 : 1))
    .slice(0, MOST);
}

/** An event's page has the news of its current edition; those of other years stand on no page. */
function allNews({ site }: Wording): readonly NewsOf[] {
  return site.events
    .filter((event) => isPublic(site, event))
    .flatMap((event) => {
      const edition = currentEdition(event);
      return edition === undefined ? [] : edition.news.map((item) => ({ event, edition, item }));
    });
}

function fedNews(wording: Wording, { event, edition, item }: NewsOf): FedNews {
  const { host } = new URL(wording.site.settings.baseUrl);
  return {
    id: `tag:${host},${item.when}:${event.ident}/${edition.year}/news/${item.ident}`,
    event: event.ident,
    title: words(wording, item.title, editionValues(wording, event, edition)),
    published: item.from ?? dayOf(item.when, wording),
    shown: spans(and(item.window, edition.sections.news ?? constant(false))),
  };
}

function feedEntry(wording: Wording, one: NewsOf): FeedEntry {
  const { event, edition, item } = one;
  const { shown: _, ...news } = fedNews(wording, one);
  const values = editionValues(wording, event, edition);
  return {
    ...news,
    url: `${absolute(wording, event.path)}#news-${item.ident}`,
    updated: Math.max(news.published, item.updated === undefined ? 0 : dayOf(item.updated, wording)),
    summary: words(wording, item.short, values),
    html: withOrigin(wording, htmlOf(wording, item, values)),
    language: wording.language.option,
  };
}

/** The whole text; of blocks, what they say in words. */
function htmlOf(wording: Wording, item: News, values: ReturnType<typeof editionValues>): string {
  const texts = [item.full, ...item.blocks.map((block) => block.text)].filter((text) => text !== undefined);
  if (texts.length === 0) return '';
  const lead = `<p>${escapeMarkup(words(wording, item.short, values))}</p>`;
  return lead + texts.map((text) => withoutWindows(markup(wording, text, 3, values).html)).join('');
}

/** Readers of feeds have no address to resolve links against. */
function withOrigin(wording: Wording, html: string): string {
  return html.replaceAll(' href="/', ` href="${wording.origin}/`);
}

function dayOf(date: string, wording: Wording): Instant {
  const reading = readMoment(date, 'start', wording.site.settings.timeZone);
  return reading.kind === 'instant' ? reading.at : 0;
}
