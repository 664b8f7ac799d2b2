import { compare } from '../diagnostics/diagnostic.ts';
import type { FeedEntry } from '../model/feed.ts';
import type { Plan } from '../model/plan.ts';
import type { Site } from '../model/site.ts';
import type { Change, ChangeMoment } from '../model/site-changes.ts';
import type { Instant } from '../model/timeline.ts';
import { liveMoments } from '../plan/list-changes.ts';
import { type Embargoed, embargoed } from '../site/modelling.ts';
import type { CheckedSite } from './check-site.ts';
import { planChecked } from './plan-site.ts';

/** All that is going to change on a site after an instant. */
export interface SiteChanges {
  readonly site: Site;
  readonly plan: Plan;
  /** By instant; what the browser does before what a rebuild does. */
  readonly moments: readonly ChangeMoment[];
}

/**
 * The changes of a site after an instant; undefined where the content has errors. Live ones stand in the plan; for
 * what takes a rebuild, the site is planned again at each instant and the routes are compared.
 */
export async function siteChanges(checked: CheckedSite, at: Instant): Promise<SiteChanges | undefined> {
  const { plan, site } = await planChecked(checked, { at });
  if (plan === undefined || site === undefined) return undefined;
  const lifts = embargoed({ index: checked.index, zone: site.settings.timeZone, at });
  const live = await allLive(checked, plan, lifts);
  const rebuilds = await rebuildMoments(checked, plan, { lifts, live, at });
  const order = { live: 0, rebuild: 1 };
  const moments = [...live, ...rebuilds].sort((a, b) => a.at - b.at || order[a.kind] - order[b.kind]);
  return { site, plan, moments };
}

/** An embargo that lifts brings timelines of its own, so each plan tells what is live until the next lift. */
async function allLive(
  checked: CheckedSite,
  plan: Plan,
  lifts: readonly Embargoed[],
): Promise<readonly ChangeMoment[]> {
  const instants = instantsOf(lifts);
  const moments: ChangeMoment[] = [];
  for (const [index, from] of [undefined, ...instants].entries()) {
    const until = instants[index] ?? Number.POSITIVE_INFINITY;
    const planned = from === undefined ? plan : (await planChecked(checked, { at: from })).plan;
    if (planned !== undefined) moments.push(...liveMoments(planned).filter((moment) => moment.at < until));
  }
  return moments;
}

interface Known {
  readonly lifts: readonly Embargoed[];
  readonly live: readonly ChangeMoment[];
  readonly at: Instant;
}

async function rebuildMoments(
  checked: CheckedSite,
  plan: Plan,
  { lifts, live, at: start }: Known,
): Promise<readonly ChangeMoment[]> {
  const moments: ChangeMoment[] = [];
  let before = plan;
  const fed = plan.feedMoments.filter((at) => at > start).map((at) => ({ at }));
  for (const at of instantsOf([...lifts, ...live, ...fed])) {
    const after = (await planChecked(checked, { at })).plan ?? before;
    const lifted = lifts.filter((one) => one.at === at).map(liftedChange);
    const changes = [...lifted, ...routeChanges(before, after), ...feedChanges(before, after)];
    if (changes.length > 0) moments.push({ at, kind: 'rebuild', changes });
    before = after;
  }
  return moments;
}

function liftedChange({ kind, ident, event }: Embargoed): Change {
  return { what: 'appears', part: kind, ident, ...(event === undefined ? {} : { event }), pages: [], slices: [] };
}

function routeChanges(before: Plan, after: Plan): readonly Change[] {
  const change = (what: Change['what'], { path, head }: Plan['routes'][number]): Change => ({
    what,
    part: 'page',
    ident: path,
    title: head.title,
    ...(head.event === undefined ? {} : { event: head.event }),
    pages: [path],
    slices: [],
  });
  const paths = (plan: Plan): ReadonlySet<string> => new Set(plan.routes.map(({ path }) => path));
  const [old, fresh] = [paths(before), paths(after)];
  return [
    ...before.routes.filter(({ path }) => !fresh.has(path)).map((route) => change('goes', route)),
    ...after.routes.filter(({ path }) => !old.has(path)).map((route) => change('appears', route)),
  ].sort((a, b) => compare(a.ident, b.ident));
}

/** What comes into the news feed or leaves it, told once for all languages. */
function feedChanges(before: Plan, after: Plan): readonly Change[] {
  const entries = (plan: Plan): readonly FeedEntry[] => plan.feeds[0]?.entries ?? [];
  const missingIn = (plan: Plan) => {
    const known = new Set(entries(plan).map(({ id }) => id));
    return ({ id }: FeedEntry): boolean => !known.has(id);
  };
  const change = (what: Change['what'], { id, title, event }: FeedEntry): Change => ({
    what,
    part: 'feed entry',
    ident: id.replace(/^.*\//, ''),
    title,
    event,
    pages: [],
    slices: [],
  });
  return [
    ...entries(before)
      .filter(missingIn(after))
      .map((entry) => change('goes', entry)),
    ...entries(after)
      .filter(missingIn(before))
      .map((entry) => change('appears', entry)),
  ];
}

function instantsOf(all: readonly { readonly at: Instant }[]): readonly Instant[] {
  return [...new Set(all.map(({ at }) => at))].sort((a, b) => a - b);
}
