import { compare } from '../diagnostics/diagnostic.ts';
import { around } from '../model/changes.ts';
import { withWholeDates } from '../model/dates.ts';
import { defined } from '../model/defined.ts';
import type { SliceContent } from '../model/page.ts';
import type { Plan, PlannedSite, PlannedSlice, Redirect } from '../model/plan.ts';
import { edgesOf } from '../model/shown.ts';
import type { Site } from '../model/site.ts';
import type { Instant } from '../model/timeline.ts';
import { draftPages } from './draft-pages.ts';
import { keepPart } from './keep-part.ts';
import { type KeptPlans, noKeptPlans } from './kept-plans.ts';
import { lastingName, lastingWhole } from './lasting-name.ts';
import { madeOf } from './made-of.ts';
import { mergedRoutes } from './merge-routes.ts';
import { offlinePictures } from './offline-needs.ts';
import { siteDescription, siteTitle } from './placeholder-values.ts';
import { planFedNews, planFeed } from './plan-feeds.ts';
import { planIcons } from './plan-icons.ts';
import { emptyNotes, type NoteTaker, type PlanNotes } from './plan-notes.ts';
import { createProgrammes, type Programmes } from './plan-programmes.ts';
import { planRedirects } from './plan-redirects.ts';
import { settingsQuery } from './plan-settings.ts';
import { planFooter, planHeader } from './plan-slices.ts';
import { formerCalendars } from './programme-links.ts';
import { keptRoutes, type LanguagePages } from './route-lists.ts';
import { outlineOf } from './site-outline.ts';
import { staticQuery } from './static-query.ts';
import { type EditionKey, localPath, type Translate, type Wording } from './wording.ts';

export interface PlanOptions {
  readonly at: Instant;
  /** Where the site will stand; the base path is its path. */
  readonly baseUrl: string;
  readonly translate: (language: string) => Translate;
  /** Version of what encodes pictures, which is part of their names. */
  readonly encoder: string;
  /** Embargoes still to come, in any order. */
  readonly embargoes: readonly Instant[];
  /** With the pages for those who work on the looks. */
  readonly devPages?: boolean;
  /** A name for all that an edition is made of, for parts that are kept from one process to the next. */
  readonly editionKey?: EditionKey;
  /** Of earlier plans of the site; it must then be made of the same parts as far as they are equal. */
  readonly kept?: KeptPlans;
  /** How many records the site is made of. */
  readonly records?: number;
}

/**
 * Lists every route of the site with its page data, the slices that pages share and the static queries. The instant
 * of the build ends here: what comes out holds timelines cut at it, and nothing of the instant itself.
 */
export function planRoutes(site: Site, options: PlanOptions): Plan {
  const { kept = noKeptPlans, records = 0 } = options;
  kept.begin(options.at, records);
  const wordings = wordingsOf(site, { ...options, kept });
  const isMain = ({ language }: Wording): boolean => language.option === site.settings.defaultLanguage;
  const main = (wordings.find(isMain) ?? wordings[0]) as Wording;
  const fed = planFedNews(main);
  const slices = wordings.flatMap(keptSlices);
  const { media, changes } = main.notes.current;
  const programmes = createProgrammes(main);
  const listed = routesOf(wordings, { ...options, programmes });
  const planned: Plan = {
    ...listed,
    slices,
    media,
    redirects: [...redirectsBeside(listed.routes, wordings), ...formerCalendars(main)],
    feeds: wordings.map(planFeed),
    fed,
    programmes: programmes.all(),
    site: plannedSite(main, options, {
      changes,
      fed: fed.flatMap(({ shown }) => edgesOf(shown)),
    }),
  };
  kept.end(trueUntil(planned));
  return planned;
}

/** No redirect takes the place of a page. */
function redirectsBeside(routes: Plan['routes'], wordings: readonly Wording[]): readonly Redirect[] {
  const taken = new Set(routes.map(({ path }) => path));
  return wordings.flatMap((wording) =>
    planRedirects(wording).filter(({ from }) => !taken.has(`/${from.slice(wording.basePath.length)}`)),
  );
}

/** What each language is planned with. */
function wordingsOf(
  site: Site,
  { at, baseUrl, translate, encoder, kept, editionKey }: PlanOptions & { readonly kept: KeptPlans },
): readonly Wording[] {
  const { origin, basePath } = splitBaseUrl(baseUrl);
  const notes: NoteTaker = { current: emptyNotes() };
  const around = [...outlineOf(site), origin, basePath, encoder];
  const outline = kept.keep(notes, { name: 'outline', of: around, make: () => madeOf(around) });
  return site.languages.map((language) => ({
    ...{ site, at, origin, basePath, encoder, notes, kept, outline, editionKey, translate },
    language: withWholeDates(language),
    t: translate(language.option),
  }));
}

/** The pages of all languages as routes, with the static queries that these use. */
function routesOf(
  wordings: readonly Wording[],
  { devPages = false, programmes }: Pick<PlanOptions, 'devPages'> & { readonly programmes: Programmes },
): Pick<Plan, 'routes' | 'staticQueries'> {
  const byName = new Map<string, LanguagePages[]>();
  for (const wording of wordings) {
    const settings = staticQuery(settingsQuery(wording));
    for (const list of draftPages(wording, { devPages })) {
      byName.set(list.name, [...(byName.get(list.name) ?? []), { wording, settings, ...list }]);
    }
  }
  const lists = [...byName].flatMap(([name, languages]) => {
    const routes = keptRoutes(name, languages);
    const edition = languages[0]?.edition;
    if (edition !== undefined) programmes.plan(edition);
    return routes;
  });
  const queries = new Map(lists.flatMap((list) => list.queries.map((query) => [query.hash, query])));
  return {
    routes: mergedRoutes(lists.map(({ routes }) => routes)),
    staticQueries: [...queries.values()].sort((a, b) => compare(a.hash, b.hash)),
  };
}

/** The next instant at which something of a plan changes; null: never. */
export function trueUntil({ site: { validUntil, nextChange } }: Plan): Instant | null {
  const ends = [validUntil, nextChange.live, nextChange.rebuild].filter((end) => end !== null);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** An address split into origin and path; the path starts and ends with `/`. */
export function splitBaseUrl(baseUrl: string): { readonly origin: string; readonly basePath: string } {
  const { origin, pathname } = new URL(baseUrl);
  return { origin, basePath: pathname.endsWith('/') ? pathname : `${pathname}/` };
}

function keptSlices(wording: Wording): readonly PlannedSlice[] {
  const madeOf = lastingName(wording, []);
  const lasting = madeOf === undefined ? undefined : lastingWhole<readonly PlannedSlice[]>(madeOf);
  return keepPart(wording, { name: 'slices', of: [], make: () => planSlices(wording), ...defined({ lasting }) });
}

function planSlices(wording: Wording): readonly PlannedSlice[] {
  const { option: language } = wording.language;
  return [undefined, ...wording.site.events].flatMap((event): readonly PlannedSlice[] => {
    const of = event?.ident ?? 'site';
    if (event !== undefined && !event.isMultiLanguage && language !== wording.site.settings.defaultLanguage) return [];
    return [
      sliceOf(`footer-${of}-${language}`, language, { kind: 'footer', ...planFooter(wording, event) }),
      sliceOf(`header-${of}-${language}`, language, { kind: 'header', ...planHeader(wording, event) }),
    ];
  });
}

function sliceOf(name: string, language: string, content: SliceContent): PlannedSlice {
  return { name, language, content, pictures: offlinePictures(content) };
}

function plannedSite(
  wording: Wording,
  { at, embargoes }: PlanOptions,
  { changes, fed }: Pick<PlanNotes, 'changes'> & { readonly fed: readonly Instant[] },
): PlannedSite {
  const { site, origin, basePath } = wording;
  const { settings } = site;
  const product = site.events.find((event) => event.ident === settings.product) ?? site.events[0];
  const favicon = settings.favicon ?? product?.logos.favicon;
  const ascending = (moments: Iterable<Instant>): readonly Instant[] => [...new Set(moments)].sort((a, b) => a - b);
  const { next: live } = around(ascending(changes), at);
  const { next: rebuild } = around(ascending([...fed, ...embargoes]), at);
  const { last, next } = around(ascending([...changes, ...fed]), at);
  return defined({
    title: siteTitle(wording),
    description: siteDescription(wording),
    origin,
    basePath,
    defaultLanguage: settings.defaultLanguage,
    languages: site.languages.map((one) => one.option),
    locales: Object.fromEntries(site.languages.map(({ option, locale }) => [option, locale])),
    timeZone: settings.timeZone,
    events: site.events.map(({ ident, baseColor }) => ({ ident, baseColor })),
    randomPixels: settings.limits.randomPixels,
    translation: settings.translation,
    apiOrigin: settings.apiOrigin,
    apiAddress: settings.apiAddress,
    analyticsOrigin: settings.analyticsOrigin,
    strictTransport: settings.strictTransport,
    serviceWorkerActive: settings.serviceWorkerActive,
    icons: favicon && planIcons(wording, favicon),
    color: settings.baseColor,
    themeColor: settings.baseColor ?? product?.baseColor ?? '#000000',
    maintenance: false,
    validFrom: last,
    validUntil: next,
    nextChange: { live, rebuild },
  });
}

/** The default language's path of a page is its name. */
export function pageName(wording: Wording, path: string): { readonly page: string; readonly path: string } {
  return { page: path, path: localPath(wording, path) };
}
