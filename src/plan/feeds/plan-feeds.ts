import { unescaped } from '../../content/plain-text.ts';
import { escapeMarkup } from '../../domain/escape-markup.ts';
import { greatest } from '../../domain/extremes.ts';
import { languagePrefix } from '../../domain/language-tag.ts';
import type { FeedEntry, FeedNews, PlannedFeed } from '../../domain/page/feed.ts';
import { isShownAt } from '../../domain/page/shown.ts';
import { currentEdition } from '../../domain/paths/page-owners.ts';
import { partId } from '../../domain/paths/part-ids.ts';
import type { Edition, News, SiteEvent } from '../../domain/site/site.ts';
import { and, constant, type Instant, spans } from '../../domain/time/timeline.ts';
import { isPublic } from '../links/publicity.ts';
import { startOfDay } from '../moments.ts';
import { absolute } from '../pages/json-ld.ts';
import { editionValues, siteDescription, siteTitle } from '../placeholder-values.ts';
import type { PlanContext } from '../plan-context.ts';
import { withoutWindows } from '../text-windows.ts';
import { markup, plainText } from '../texts.ts';

/** The maximum number of entries in a feed. */
const MAX_ENTRIES = 20;

interface NewsItem {
  readonly event: SiteEvent;
  readonly edition: Edition;
  readonly item: News;
}

/** The news feed in the context's language: the news that events' pages show at the build, newest first. */
export function planFeed(context: PlanContext): PlannedFeed {
  const { site, language } = context;
  const all = allNews(context).map((one) => ({ ...feedNews(context, one), one }));
  const entries = feedNewsAt(all, context.at).map(({ one }) => feedEntry(context, one));
  const file = feedFile(context);
  const home = absolute(context, '/');
  return {
    language: language.option,
    file,
    title: context.t('common:feed.title', { site: siteTitle(context) }),
    subtitle: siteDescription(context),
    url: context.origin + context.basePath + file,
    home,
    id: home,
    author: site.company.name,
    updated: updatedAt(context, entries),
    entries,
  };
}

/** When the feed last changed. A feed without entries takes the date of the newest current edition. */
function updatedAt(context: PlanContext, entries: readonly FeedEntry[]): Instant {
  if (entries.length > 0) return greatest(entries.map((entry) => entry.updated));
  const events = context.site.events.filter((event) => isPublic(context.site, event));
  const instants = events.flatMap((event) => {
    const edition = currentEdition(event);
    return edition?.updated === undefined ? [] : [startOfDay(edition, edition.updated)];
  });
  return Math.max(0, greatest(instants));
}

/** The path of the feed in the context's language, relative to the output folder. */
export function feedFile({ site, language }: PlanContext): string {
  return `${languagePrefix(language.option, site.settings.defaultLanguage)}feed.xml`;
}

/** The news that events' pages show at some time, with their windows. */
export function planFeedNews(context: PlanContext): readonly FeedNews[] {
  return allNews(context).map((one) => feedNews(context, one));
}

/** The entries of the feed at an instant, newest first. */
export function feedNewsAt<T extends Pick<FeedNews, 'id' | 'published' | 'shown'>>(
  all: readonly T[],
  at: Instant,
): readonly T[] {
  return all
    .filter(({ shown }) => isShownAt(shown, at))
    .sort((a, b) => b.published - a.published || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_ENTRIES);
}

/** The news of current editions, which are the only ones that events' pages show. */
function allNews({ site }: PlanContext): readonly NewsItem[] {
  return site.events
    .filter((event) => isPublic(site, event))
    .flatMap((event) => {
      const edition = currentEdition(event);
      return edition === undefined ? [] : edition.news.map((item) => ({ event, edition, item }));
    });
}

function feedNews(context: PlanContext, { event, edition, item }: NewsItem): FeedNews {
  const { host } = new URL(context.site.settings.baseUrl);
  return {
    id: `tag:${host},${item.when}:${event.ident}/${edition.year}/news/${item.ident}`,
    event: event.ident,
    title: plainText(context, item.title, editionValues(context, event, edition)),
    published: item.from ?? startOfDay(edition, item.when),
    shown: spans(and(item.window, edition.sections.news ?? constant(false))),
  };
}

function feedEntry(context: PlanContext, one: NewsItem): FeedEntry {
  const { event, edition, item } = one;
  const { shown: _, ...news } = feedNews(context, one);
  const values = editionValues(context, event, edition);
  const page = absolute(context, event.path);
  return {
    ...news,
    url: `${page}#${partId('news', item.ident)}`,
    updated: Math.max(news.published, item.updated === undefined ? 0 : startOfDay(edition, item.updated)),
    summary: plainText(context, item.short, values),
    html: withAbsoluteLinks(htmlOf(context, item, values), page),
    language: context.language.option,
  };
}

/** The full text as HTML. Of blocks only the text is included. */
function htmlOf(context: PlanContext, item: News, values: ReturnType<typeof editionValues>): string {
  const texts = [item.full, ...item.blocks.map((block) => block.text)].filter((text) => text !== undefined);
  if (texts.length === 0) return '';
  const lead = `<p>${escapeMarkup(plainText(context, item.short, values))}</p>`;
  return lead + texts.map((text) => withoutWindows(markup(context, text, 3, values).html)).join('');
}

/** Resolves links against the page that shows the text, because feed readers know no page to resolve them against. */
function withAbsoluteLinks(html: string, page: string): string {
  return html.replaceAll(/ href="(?![a-z][a-z\d+.-]*:)([^"]*)"/gi, (_link, address: string) => {
    const { href } = new URL(unescaped(address), page);
    return ` href="${escapeMarkup(href)}"`;
  });
}
