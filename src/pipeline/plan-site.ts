import { noMemo } from '../cache/memo.ts';
import type { Roots } from '../content/roots.ts';
import { defined } from '../domain/defined.ts';
import { least } from '../domain/extremes.ts';
import type { Plan } from '../domain/page/plan.ts';
import type { Site } from '../domain/site/site.ts';
import type { Instant } from '../domain/time/timeline.ts';
import { translatorFor } from '../domain/translate.ts';
import { editionKeys } from '../model/edition-memo.ts';
import { embargoed } from '../model/model-context.ts';
import { modelSite } from '../model/model-site.ts';
import { pastToCome } from '../plan/parts/plan-history.ts';
import { underMaintenance } from '../plan/plan-maintenance.ts';
import { planRoutes, trueUntil } from '../plan/plan-routes.ts';
import type { RouteMemo } from '../plan/route-lists.ts';
import type { FileCache } from '../read/file-cache.ts';
import { type CheckedSite, checkSite } from './check.ts';
import { createStopwatch, type Stopwatch } from './stopwatch.ts';
import type { WatchCache } from './watch-cache.ts';

export interface PlanSiteOptions extends Roots {
  readonly at: Instant;
  /** Replaces the address in the settings. */
  readonly baseUrl?: string;
  /** The version of the picture encoder, which is part of the names of pictures. Irrelevant if no pictures are made. */
  readonly encoder?: string;
  /** The part of the names of share images that stands for the look that draws them. Absent for the default look. */
  readonly drawings?: string;
  /** Every page shows the maintenance notice. */
  readonly maintenance?: boolean;
  /** No search engine may list the site: for previews and other copies. */
  readonly noindex?: boolean;
  /** Includes the pages for people who work on the design. */
  readonly devPages?: boolean;
  readonly watch?: Stopwatch;
  /** The parsed files of earlier runs. */
  readonly files?: FileCache;
  /** Given by a process that plans repeatedly. */
  readonly cache?: WatchCache;
}

/** A planned site. `site` and `plan` are absent if the content has errors. */
export interface PlannedBuild {
  readonly checked: CheckedSite;
  readonly site?: Site;
  readonly plan?: Plan;
}

/** read → check → model → plan: everything about a site that needs no rendering. */
export async function planSite(options: PlanSiteOptions): Promise<PlannedBuild> {
  const { watch = createStopwatch(), files } = options;
  const checked = await checkSite(options, watch, defined({ files }));
  return planChecked(checked, { ...options, watch });
}

/** model → plan, for checked content. It can be planned as of several instants. */
export async function planChecked(
  checked: CheckedSite,
  options: Omit<PlanSiteOptions, keyof Roots>,
): Promise<PlannedBuild> {
  const { at, baseUrl, encoder = 'none', watch = createStopwatch(), cache, drawings } = options;
  const { maintenance = false, noindex = false, devPages = false } = options;
  if (checked.summary.errors > 0) return { checked };
  const { index } = checked;
  const site = await watch.time('model', () => modelSite(index, at, cache?.editions ?? noMemo));
  const { defaultLanguage, translation: limits } = site.settings;
  const translate = (language: string) => translatorFor(site.texts, language, { defaultLanguage, limits });
  const plan = await watch.time('plan', () => {
    const memo: RouteMemo | undefined = cache && {
      memo: cache.routesAt(at),
      editionKey: editionKeys({ index, at }),
    };
    const planned = planRoutes(site, {
      at,
      baseUrl: baseUrl ?? site.settings.baseUrl,
      encoder,
      rebuilds: [...embargoed({ index, at }), ...pastToCome(site, at)].map((one) => one.at),
      translate,
      devPages,
      ...defined({ memo, drawings }),
    });
    cache?.planned(at, trueUntil(planned));
    const whole = noindex ? { ...planned, site: { ...planned.site, noindex } } : planned;
    return maintenance ? underMaintenance(whole, translate) : whole;
  });
  return { checked, site, plan };
}

/** model, for checked content: the site as of an instant, and until when it is valid (null: for ever). */
export function modelChecked(
  { index }: CheckedSite,
  at: Instant,
): { readonly site: Site; readonly until: Instant | null } {
  const site = modelSite(index, at);
  const embargoes = embargoed({ index, at }).map((one) => one.at);
  return { site, until: embargoes.length === 0 ? null : least(embargoes) };
}
