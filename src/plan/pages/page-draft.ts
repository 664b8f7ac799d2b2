import { defined } from '../../domain/defined.ts';
import type { OfflineNeeds } from '../../domain/page/offline.ts';
import type { PageContent, PageHead, TemplateName } from '../../domain/page/page.ts';
import { OFFLINE_PAGE } from '../../domain/paths/addresses.ts';
import { currentEdition } from '../../domain/paths/page-owners.ts';
import type { PageLive } from '../../domain/programme/planned-live.ts';
import type { SiteEvent } from '../../domain/site/site.ts';
import { type PageTheme, pageTheme } from '../../domain/site/theme.ts';
import type { Timeline } from '../../domain/time/timeline.ts';
import { clockOffsets } from '../clock-offsets.ts';
import { localPath } from '../links/links.ts';
import { liveEditions } from '../links/live-editions.ts';
import { productScope } from '../links/public-pages.ts';
import { eventMark, isPastOfSecret, publicityOf } from '../links/publicity.ts';
import { type ShareTexts, shareImage } from '../media/plan-share-image.ts';
import type { PlanContext } from '../plan-context.ts';
import { offlineNeeds, pastPictures } from './offline-needs.ts';

/** A page of one language. Its addresses in other languages are added later. */
export interface Draft {
  /** Identifies the page in all languages: its path in the default language. */
  readonly page: string;
  readonly path: string;
  readonly language: string;
  readonly template: TemplateName;
  readonly title: string;
  readonly description: string;
  readonly type: PageHead['type'];
  readonly image?: PageHead['image'];
  readonly indexed: boolean;
  readonly secret?: boolean;
  /** The year of the past edition that the page is about. Such a page has a header with a menu of that year. */
  readonly pastYear?: number;
  /** The page's addresses in other languages, if they differ from those of the page with the same `page`. */
  readonly alternates?: PageHead['alternates'];
  readonly jsonLd: PageHead['jsonLd'];
  readonly event?: string;
  readonly eventMark?: string;
  /** Whose footer the page has: that of its event, or the site's if the event must not be told. */
  readonly footerOf: string;
  /** The offsets of the zone of the edition that the page is about, in seconds, if that is not the site's zone. */
  readonly offsets?: Timeline<number>;
  /** The current editions that the page is about. */
  readonly live: PageLive['editions'];
  readonly theme: PageTheme;
  readonly content: PageContent;
  /** What the page needs offline; absent if it is not cached. */
  readonly offline?: OfflineNeeds;
  readonly pastPictures: readonly string[];
  /** The search page finds it: it is indexed, and not of an event that the site does not show. */
  readonly isSearched: boolean;
  /** The day of the last notable change, `YYYY-MM-DD`. */
  readonly updated?: string | undefined;
  /** False for a page without header and footer. */
  readonly hasSlices: boolean;
  /** Data shared with other pages, as static queries. */
  readonly queries: readonly object[];
}

/** Makes the draft of one page. The instants at which that page changes are noted meanwhile. */
export type DraftMaker = () => Draft;

/** The parts of a draft that a page defines; `draft` fills in the rest. */
export type DraftInput = Pick<Draft, 'template' | 'title' | 'description' | 'content'> &
  Partial<
    Pick<
      Draft,
      'type' | 'indexed' | 'pastYear' | 'updated' | 'jsonLd' | 'event' | 'queries' | 'alternates' | 'hasSlices'
    >
  > & {
    /** Whether visitors' devices cache the page. If absent: those of current pages that are indexed. */
    readonly isCachedOffline?: boolean;
    readonly share?: ShareTexts;
  };

/**
 * The draft of a page in the context's language. `page` is its path in the default language. A hidden or secret page is
 * never indexed.
 */
export function draft(context: PlanContext, page: string, { share, isCachedOffline, ...input }: DraftInput): Draft {
  const publicity = publicityOf(context.site, page);
  const { title, event, pastYear } = input;
  const indexed = publicity === 'public' && (input.indexed ?? true);
  const isCached = isCachedOffline ?? (page === OFFLINE_PAGE || (indexed && pastYear === undefined));
  const owner = context.site.events.find(({ ident }) => ident === event);
  const { themes } = owner ?? context.site.settings;
  const isShown = pastYear === undefined ? owner?.visible : owner?.visibleInHistory;
  const image = shareImage(context, defined({ page, title, event, indexed, share }));
  return {
    page,
    path: localPath(context, page),
    language: context.language.option,
    type: 'website',
    jsonLd: [],
    queries: [],
    hasSlices: true,
    theme: pageTheme(themes),
    live: liveEditions(context.site, { page, ...input }),
    ...input,
    indexed,
    isSearched: indexed && (isShown ?? true),
    pastPictures: pastPictures(input.content),
    footerOf: owner === undefined || isPastOfSecret(context.site, owner, pastYear) ? 'site' : owner.ident,
    ...(owner === undefined ? {} : markOf(context, owner)),
    ...(isCached ? { offline: offlineNeeds(input.content) } : {}),
    ...ownOffsets(context, { owner, pastYear }),
    ...(image === undefined ? {} : { image }),
    ...(publicity === 'secret' ? { secret: true, jsonLd: [] } : {}),
  };
}

/** Pages of no event are about the main one. */
function ownOffsets(
  { site }: PlanContext,
  { owner, pastYear }: { readonly owner: SiteEvent | undefined; readonly pastYear: number | undefined },
): Pick<Draft, 'offsets'> {
  const past = owner?.editions.find(({ year }) => year === pastYear);
  const { timeZone } = past ?? (owner ? currentEdition(owner) : productScope(site)?.edition) ?? site.settings;
  return timeZone === site.settings.timeZone ? {} : { offsets: clockOffsets(site, timeZone) };
}

function markOf({ site }: PlanContext, event: SiteEvent): Pick<Draft, 'eventMark'> {
  const mark = eventMark(site, event);
  return mark === event.ident ? {} : { eventMark: mark };
}
