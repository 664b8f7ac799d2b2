import type { Memo } from '../cache/memo.ts';
import { hashOf } from '../content/short-hash.ts';
import { compare } from '../diagnostics/diagnostic.ts';
import { canonicalJson } from '../domain/canonical-json.ts';
import { defined } from '../domain/defined.ts';
import { grouped } from '../domain/grouped.ts';
import type { PageSlices } from '../domain/page/page-data.ts';
import type { Route, StaticQuery } from '../domain/page/plan.ts';
import type { Edition } from '../domain/site/site.ts';
import type { Instant } from '../domain/time/timeline.ts';
import type { DraftList } from './pages/draft-lists.ts';
import type { Draft, DraftMaker } from './pages/page-draft.ts';
import type { PlanContext } from './plan-context.ts';
import { addNotes, collectNotes, lastChange, type PlanNotes } from './plan-notes.ts';
import { settingsQuery } from './plan-settings.ts';
import { siteForEditions } from './site-outline.ts';
import { headerName } from './slice-names.ts';
import { staticQuery } from './static-query.ts';

/** The routes of a list of pages in all languages, and the static queries that they use. */
export interface PlannedRoutes {
  readonly routes: readonly Route[];
  readonly queries: readonly StaticQuery[];
}

/** Routes with the notes that were made while planning them. */
export interface MemoizedRoutes extends PlannedRoutes {
  readonly notes: PlanNotes;
}

/** Memoizes routes between the builds of a process. */
export interface RouteMemo {
  readonly memo: Memo<MemoizedRoutes>;
  /** Returns a key that covers everything an edition was modelled from. */
  readonly editionKey: (edition: Edition) => string;
}

/** `siteKey` covers everything else that a page may depend on. */
export interface ListMemo extends RouteMemo {
  readonly siteKey: string;
}

/**
 * Plans the pages of all languages, list by list. A list with editions comes from the memo, including its notes, if its
 * key is unchanged.
 */
export function planLists(
  contexts: readonly PlanContext[],
  draftLists: (context: PlanContext) => readonly DraftList[],
  { memo, editionKey, siteKey }: ListMemo,
): readonly PlannedRoutes[] {
  const inLanguages = contexts.flatMap((context) => draftLists(context).map((list) => ({ ...list, context })));
  const byName = grouped(inLanguages, ({ name }) => name);
  memo.sweep(new Set(byName.keys()));
  return [...byName].map(([name, lists]) => {
    const [{ editions, context }] = lists as readonly [LanguageList];
    if (editions === undefined) return routesOf(lists);
    const key = hashOf(canonicalJson([siteKey, ...editions.map(editionKey), ...lists.map(languageOf)]));
    const planned = memo.get(name, key, () => {
      const { value, notes } = collectNotes(context.notes, () => routesOf(lists));
      return { ...value, notes };
    });
    addNotes(context.notes, planned.notes);
    return planned;
  });
}

interface LanguageList extends DraftList {
  readonly context: PlanContext;
}

function languageOf({ context }: LanguageList): string {
  return context.language.option;
}

function routesOf(lists: readonly LanguageList[]): PlannedRoutes {
  const drafted = lists.map(({ context, editions, drafts }) => {
    const seen = editions === undefined ? context : { ...context, site: siteForEditions(context.site, editions) };
    return {
      drafts: drafts(seen).map((make) => withValidFrom(context, make)),
      settings: staticQuery(settingsQuery(context)),
    };
  });
  const byPage = grouped(
    drafted.flatMap(({ drafts }) => drafts),
    ({ page }) => page,
  );
  const queries = new Map<string, StaticQuery>();
  const routes = drafted.flatMap(({ drafts, settings }) =>
    drafts.map((draft) => {
      const used = [...draft.queries.map(staticQuery), settings];
      for (const query of used) queries.set(query.hash, query);
      const alternates = (byPage.get(draft.page) ?? []).map(({ language, path }) => ({ language, path }));
      return routeOf(draft, { alternates, staticQueries: used.map(({ hash }) => hash) });
    }),
  );
  return { routes: routes.sort((a, b) => compare(a.path, b.path)), queries: [...queries.values()] };
}

/** A draft with the last instant up to the build at which its page changed. */
interface DatedDraft extends Draft {
  readonly validFrom: Instant | null;
}

function withValidFrom({ notes: taker, at }: PlanContext, make: DraftMaker): DatedDraft {
  const { value, notes } = collectNotes(taker, make);
  addNotes(taker, notes);
  return { ...value, validFrom: lastChange(notes, at) };
}

const NO_SLICES: PageSlices = { header: '', footer: '' };

interface Linked extends Pick<Route, 'staticQueries'> {
  /** The page's address in each of its languages. */
  readonly alternates: Route['head']['alternates'];
}

function routeOf(draft: DatedDraft, { alternates, staticQueries }: Linked): Route {
  const owner = draft.event ?? 'site';
  return {
    path: draft.path,
    file: draft.path.endsWith('/') ? `${draft.path.slice(1)}index.html` : draft.path.slice(1),
    template: draft.template,
    ...defined({ updated: draft.updated, offline: draft.offline }),
    staticQueries,
    pastPictures: draft.pastPictures,
    isSearched: draft.isSearched,
    slices: draft.hasSlices
      ? {
          header: headerName({ owner, year: draft.pastYear, language: draft.language }),
          footer: `footer-${draft.footerOf}-${draft.language}`,
        }
      : NO_SLICES,
    head: defined({
      path: draft.path,
      language: draft.language,
      title: draft.title,
      description: draft.description,
      type: draft.type,
      image: draft.image,
      indexed: draft.indexed,
      secret: draft.secret,
      alternates: draft.alternates ?? alternates,
      event: draft.event,
      eventMark: draft.eventMark,
      offsets: draft.offsets,
      live: draft.live.length === 0 ? undefined : { editions: draft.live },
      theme: draft.theme,
      jsonLd: draft.jsonLd,
      validFrom: draft.validFrom ?? undefined,
    }),
    content: draft.content,
  };
}
