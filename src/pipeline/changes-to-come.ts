import { compare } from '../diagnostics/diagnostic.ts';
import type { FeedNews } from '../domain/page/feed.ts';
import type { Plan, Route } from '../domain/page/plan.ts';
import { edgesOf } from '../domain/page/shown.ts';
import type { Site } from '../domain/site/site.ts';
import type { Change, ChangeMoment } from '../domain/site/site-changes.ts';
import type { Instant } from '../domain/time/timeline.ts';
import { type Embargoed, embargoed } from '../model/model-context.ts';
import { feedNewsAt } from '../plan/feeds/plan-feeds.ts';
import { liveMoments } from '../plan/list-changes.ts';
import { pastToCome } from '../plan/parts/plan-history.ts';
import type { CheckedSite } from './check.ts';
import { planChecked } from './plan-site.ts';

/** All future changes of a site after an instant. */
export interface SiteChanges {
  readonly site: Site;
  readonly plan: Plan;
  /** Sorted by instant; changes that browsers make come before those that need a rebuild. */
  readonly moments: readonly ChangeMoment[];
}

/** A plan and the interval for which it is valid: until the next change that only a build makes, apart from feeds. */
interface Era {
  readonly plan: Plan;
  readonly from: Instant;
  readonly until: Instant;
}

/**
 * The changes of a site after an instant; undefined if the content has errors. A plan contains all changes of its pages
 * and feeds until an embargo ends, or an edition that is to be listed as past. So the site is planned once, and once more for
 * each of these ends.
 */
export async function siteChanges(checked: CheckedSite, at: Instant): Promise<SiteChanges | undefined> {
  const { plan, site } = await planChecked(checked, { at });
  if (plan === undefined || site === undefined) return undefined;
  const due = [...embargoed({ index: checked.index, at }), ...pastToCome(site, at)];
  const eras = await erasFrom(checked, { plan, at, due });
  const live = eras.flatMap(({ plan: planned, until }) => liveMoments(planned).filter((moment) => moment.at < until));
  const order = { live: 0, rebuild: 1 };
  const moments = [...live, ...rebuildMoments(eras, due)].sort((a, b) => a.at - b.at || order[a.kind] - order[b.kind]);
  return { site, plan, moments };
}

/** The consecutive eras from an instant on. The last one never ends. */
async function erasFrom(
  checked: CheckedSite,
  { plan, at, due }: { readonly plan: Plan; readonly at: Instant; readonly due: readonly Embargoed[] },
): Promise<readonly Era[]> {
  const starts = instantsOf(due.map((one) => one.at));
  const plans = [plan];
  for (const start of starts) plans.push((await planChecked(checked, { at: start })).plan ?? (plans.at(-1) as Plan));
  return plans.map((planned, index) => ({
    plan: planned,
    from: starts[index - 1] ?? at,
    until: starts[index] ?? Number.POSITIVE_INFINITY,
  }));
}

function rebuildMoments(eras: readonly Era[], due: readonly Embargoed[]): readonly ChangeMoment[] {
  return eras.flatMap((era, index) => {
    const former = eras[index - 1]?.plan;
    const end = former === undefined ? [] : [newEra(former, era, due)];
    return [...end, ...newsMoments(era)].filter(({ changes }) => changes.length > 0);
  });
}

function newEra(before: Plan, { plan, from }: Era, due: readonly Embargoed[]): ChangeMoment {
  const changes = [
    ...due.filter((one) => one.at === from).map(publishedChange),
    ...routeChanges(before, plan),
    ...feedChanges(feedNewsAt(before.feedNews, from - 1), feedNewsAt(plan.feedNews, from)),
  ];
  return { at: from, kind: 'rebuild', changes };
}

function newsMoments({ plan: { feedNews }, from, until }: Era): readonly ChangeMoment[] {
  const edges = feedNews.flatMap(({ shown }) => edgesOf(shown)).filter((edge) => edge > from && edge < until);
  return instantsOf(edges).map((at) => ({
    at,
    kind: 'rebuild',
    changes: feedChanges(feedNewsAt(feedNews, at - 1), feedNewsAt(feedNews, at)),
  }));
}

function publishedChange({ kind, ident, event }: Embargoed): Change {
  return { what: 'appears', part: kind, ident, ...(event === undefined ? {} : { event }), pages: [], slices: [] };
}

function routeChanges(before: Plan, after: Plan): readonly Change[] {
  const paths = (plan: Plan): ReadonlySet<string> => new Set(plan.routes.map(({ path }) => path));
  const [old, fresh] = [paths(before), paths(after)];
  return [
    ...before.routes.filter(({ path }) => !fresh.has(path)).map((route) => routeChange('goes', route)),
    ...after.routes.filter(({ path }) => !old.has(path)).map((route) => routeChange('appears', route)),
  ].sort((a, b) => compare(a.ident, b.ident));
}

function routeChange(what: Change['what'], { path, head }: Route): Change {
  return {
    what,
    part: 'page',
    ident: path,
    title: head.title,
    ...(head.event === undefined ? {} : { event: head.event }),
    pages: [path],
    slices: [],
  };
}

/** The entries added to or removed from the news feed, once for all languages. */
function feedChanges(before: readonly FeedNews[], after: readonly FeedNews[]): readonly Change[] {
  const missingIn = (entries: readonly FeedNews[]) => {
    const ids = new Set(entries.map(({ id }) => id));
    return ({ id }: FeedNews): boolean => !ids.has(id);
  };
  return [
    ...before.filter(missingIn(after)).map((news) => feedChange('goes', news)),
    ...after.filter(missingIn(before)).map((news) => feedChange('appears', news)),
  ];
}

function feedChange(what: Change['what'], { id, title, event }: FeedNews): Change {
  return { what, part: 'feed entry', ident: newsIdent(id), title, event, pages: [], slices: [] };
}

/** The file name of a news item, from its id in feeds. */
function newsIdent(id: string): string {
  return id.replace(/^.*\//, '');
}

function instantsOf(all: readonly Instant[]): readonly Instant[] {
  return [...new Set(all)].sort((a, b) => a - b);
}
