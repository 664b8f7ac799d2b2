import { noMemo } from '../cache/memo.ts';
import { hashOf } from '../content/short-hash.ts';
import { compare } from '../diagnostics/diagnostic.ts';
import { canonicalJson } from '../domain/canonical-json.ts';
import { defined } from '../domain/defined.ts';
import type { SliceContent } from '../domain/page/page.ts';
import type { Plan, PlannedSite, PlannedSlice, Redirect } from '../domain/page/plan.ts';
import { edgesOf, isShownAt } from '../domain/page/shown.ts';
import { pastEditions } from '../domain/paths/page-owners.ts';
import type { Site, SiteEvent } from '../domain/site/site.ts';
import { withNoBreakDates } from '../domain/time/dates.ts';
import { type Instant, neighbouringBoundaries } from '../domain/time/timeline.ts';
import { clockOffsets } from './clock-offsets.ts';
import { planChangeFeeds } from './feeds/plan-change-feeds.ts';
import { planDeadlineCalendars } from './feeds/plan-deadline-calendars.ts';
import { planFeed, planFeedNews } from './feeds/plan-feeds.ts';
import { planLive, withLive } from './feeds/plan-live.ts';
import { planProgrammes } from './feeds/plan-programmes.ts';
import { fediverseAccount } from './links/fediverse-account.ts';
import { planRedirects } from './links/plan-redirects.ts';
import { formerCalendars } from './links/programme-links.ts';
import { eventMark } from './links/publicity.ts';
import { withSecretNotices } from './links/secret-notices.ts';
import { planFonts } from './media/plan-fonts.ts';
import { planIcons, siteIcon } from './media/plan-icons.ts';
import { draftPages } from './pages/draft-pages.ts';
import { offlinePictures } from './pages/offline-needs.ts';
import { planShortcuts } from './parts/plan-shortcuts.ts';
import { planFooter, planHeader, planPastHeader } from './parts/plan-slices.ts';
import { siteDescription, siteTitle } from './placeholder-values.ts';
import type { PlanContext, Translate } from './plan-context.ts';
import { addNotes, collectNotes, emptyNotes, lastChange, type NoteTaker, type PlanNotes } from './plan-notes.ts';
import { planLists, type RouteMemo } from './route-lists.ts';
import { outlineOf } from './site-outline.ts';
import { headerName } from './slice-names.ts';

export interface PlanOptions {
  readonly at: Instant;
  /** The address at which the site will be published, with its base path. */
  readonly baseUrl: string;
  readonly translate: (language: string) => Translate;
  /** The version of the picture encoder, which is part of the names of pictures. */
  readonly encoder: string;
  /** The part of the names of share images that stands for the look that draws them. Absent for the default look. */
  readonly drawings?: string;
  /** The instants at which only a build makes something appear, in any order: when embargoes end, and earlier editions. */
  readonly rebuilds: readonly Instant[];
  /** Includes the pages for designers. */
  readonly devPages?: boolean;
  /** The memo of a process that builds repeatedly. */
  readonly memo?: RouteMemo;
}

const NO_MEMO: RouteMemo = { memo: noMemo, editionKey: () => '' };

/**
 * Plans all routes of the site with their page data, slices and static queries. The result does not contain the build's
 * instant, only timelines that were cut at that instant.
 */
export function planRoutes(site: Site, options: PlanOptions): Plan {
  const { devPages = false, memo = NO_MEMO } = options;
  const contexts = contextsOf(site, options);
  const isMain = ({ language }: PlanContext): boolean => language.option === site.settings.defaultLanguage;
  const main = (contexts.find(isMain) ?? contexts[0]) as PlanContext;
  const feedNews = planFeedNews(main);
  const slices = contexts.flatMap(planSlices);
  const siteKey = hashOf(
    canonicalJson([outlineOf(site), main.origin, main.basePath, options.encoder, options.drawings ?? null]),
  );
  const lists = planLists(contexts, (context) => draftPages(context, { devPages }), { ...memo, siteKey });
  const live = planLive(contexts);
  const planned = lists.flatMap((list) => list.routes).sort((a, b) => compare(a.path, b.path));
  const routes = withSecretNotices(withLive(contexts, planned, live), { site, basePath: main.basePath, slices });
  const queries = new Map(lists.flatMap((list) => list.queries.map((query) => [query.hash, query])));
  const programmes = planProgrammes(main);
  const feeds = [...contexts.map(planFeed), ...contexts.flatMap(planChangeFeeds)];
  const { media, changes } = main.notes.current;
  return {
    routes,
    slices,
    staticQueries: [...queries.values()].sort((a, b) => compare(a.hash, b.hash)),
    media,
    redirects: [...redirectsExceptFromPages(routes, contexts), ...formerCalendars(main)],
    feeds,
    feedNews,
    live,
    programmes,
    deadlines: planDeadlineCalendars(main),
    site: plannedSite(main, options, { changes, feedNews }),
  };
}

/** The redirects of all languages, except those from addresses of pages. */
function redirectsExceptFromPages(routes: Plan['routes'], contexts: readonly PlanContext[]): readonly Redirect[] {
  const taken = new Set(routes.map(({ path }) => path));
  return contexts.flatMap((context) =>
    planRedirects(context).filter(({ from }) => !taken.has(`/${from.slice(context.basePath.length)}`)),
  );
}

/** The plan context of each language. */
function contextsOf(site: Site, { at, baseUrl, translate, encoder, drawings }: PlanOptions): readonly PlanContext[] {
  const { origin, basePath } = splitBaseUrl(baseUrl);
  const notes: NoteTaker = { current: emptyNotes() };
  return site.languages.map((language) => ({
    ...{ site, at, origin, basePath, encoder, notes, translate, ...defined({ drawings }) },
    language: withNoBreakDates(language),
    t: translate(language.option),
  }));
}

/** The next instant at which something in a plan changes; null if there is none. */
export function trueUntil({ site: { validUntil, nextChange } }: Plan): Instant | null {
  const ends = [validUntil, nextChange.live, nextChange.rebuild].filter((end) => end !== null);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** Splits an address into origin and path. The path starts and ends with `/`. */
export function splitBaseUrl(baseUrl: string): { readonly origin: string; readonly basePath: string } {
  const { origin, pathname } = new URL(baseUrl);
  return { origin, basePath: pathname.endsWith('/') ? pathname : `${pathname}/` };
}

function planSlices(context: PlanContext): readonly PlannedSlice[] {
  const { option: language } = context.language;
  return [undefined, ...context.site.events].flatMap((event): readonly PlannedSlice[] => {
    const owner = event?.ident ?? 'site';
    if (event !== undefined && !event.isMultiLanguage && language !== context.site.settings.defaultLanguage) return [];
    return [
      sliceOf(context, { name: `footer-${owner}-${language}`, event }, () => ({
        kind: 'footer',
        ...planFooter(context, event),
      })),
      sliceOf(context, { name: headerName({ owner, language }), event }, () => ({
        kind: 'header',
        ...planHeader(context, event),
      })),
      ...(event === undefined ? [] : pastHeaders(context, event)),
    ];
  });
}

/** A header for the pages of each past year of an event. */
function pastHeaders(context: PlanContext, event: SiteEvent): readonly PlannedSlice[] {
  const { option: language } = context.language;
  return pastEditions(event).map((edition) =>
    sliceOf(context, { name: headerName({ owner: event.ident, year: edition.year, language }), event }, () => ({
      kind: 'header',
      ...planPastHeader(context, event, edition),
    })),
  );
}

function sliceOf(
  context: PlanContext,
  { name, event }: { readonly name: string; readonly event: SiteEvent | undefined },
  make: () => SliceContent,
): PlannedSlice {
  const { value: content, notes } = collectNotes(context.notes, make);
  addNotes(context.notes, notes);
  const { option: language } = context.language;
  return defined({
    ...{ name, language, event: event?.ident, content },
    pictures: offlinePictures(content),
    validFrom: lastChange(notes, context.at),
  });
}

function plannedSite(
  context: PlanContext,
  { at, rebuilds }: PlanOptions,
  { changes, feedNews }: Pick<PlanNotes, 'changes'> & Pick<Plan, 'feedNews'>,
): PlannedSite {
  const { site, origin, basePath } = context;
  const { settings } = site;
  const product = site.events.find((event) => event.ident === settings.product) ?? site.events[0];
  const favicon = siteIcon(site);
  const ascending = (moments: Iterable<Instant>): readonly Instant[] => [...new Set(moments)].sort((a, b) => a - b);
  const feedChanges = feedNews.flatMap(({ shown }) => edgesOf(shown));
  const { next: live } = neighbouringBoundaries(ascending(changes), at);
  const { next: rebuild } = neighbouringBoundaries(ascending([...feedChanges, ...rebuilds]), at);
  const { last, next } = neighbouringBoundaries(ascending([...changes, ...feedChanges]), at);
  return defined({
    title: siteTitle(context),
    description: siteDescription(context),
    origin,
    basePath,
    defaultLanguage: settings.defaultLanguage,
    languages: site.languages.map((one) => one.option),
    locales: Object.fromEntries(site.languages.map(({ option, locale }) => [option, locale])),
    offsets: clockOffsets(site, settings.timeZone),
    folderNotice: {
      language: context.language.option,
      title: context.t('notices:not-found.title'),
      link: context.t('common:home'),
    },
    events: site.events.map((event) => ({
      ident: event.ident,
      mark: eventMark(site, event),
      baseColor: event.baseColor,
    })),
    trackColors: trackColorsOf(site),
    fonts: planFonts(context),
    randomPixels: settings.limits.randomPixels,
    translation: settings.translation,
    apiOrigin: settings.apiOrigin,
    apiAddress: settings.apiAddress,
    analyticsOrigin: settings.analyticsOrigin,
    security: settings.security,
    fediverseCreator: fediverseAccount(settings.footer.social),
    hasNews: feedNews.some(({ shown }) => isShownAt(shown, at)),
    strictTransport: settings.strictTransport,
    serviceWorkerActive: settings.serviceWorkerActive,
    icons: favicon && planIcons(context, favicon),
    shortcuts: product === undefined ? [] : planShortcuts(context, product),
    color: settings.baseColor,
    themeColor: settings.baseColor ?? product?.baseColor ?? '#000000',
    maintenance: false,
    validFrom: last,
    validUntil: next,
    nextChange: { live, rebuild },
  });
}

function trackColorsOf({ events }: Site): readonly string[] {
  const tracks = events.flatMap(({ editions }) => editions.flatMap(({ days }) => days.flatMap((day) => day.tracks)));
  return [...new Set(tracks.flatMap(({ color }) => color ?? []))].sort();
}
