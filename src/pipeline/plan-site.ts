import { LARGE_SITE } from '../content/large-site.ts';
import { holdFewMarkdown } from '../content/markdown.ts';
import type { Roots } from '../content/roots.ts';
import { translatorFor } from '../content/translate.ts';
import { least } from '../model/extremes.ts';
import type { Plan } from '../model/plan.ts';
import type { Site } from '../model/site.ts';
import type { Instant } from '../model/timeline.ts';
import { type KeptPlans, noKeptPlans } from '../plan/kept-plans.ts';
import { underMaintenance } from '../plan/plan-maintenance.ts';
import { planRoutes } from '../plan/plan-routes.ts';
import type { KnownFiles } from '../read/known-files.ts';
import { editionKeys } from '../site/kept-editions.ts';
import { modelSite } from '../site/model-site.ts';
import { embargoed } from '../site/modelling.ts';
import { type CheckedSite, checkSite } from './check-site.ts';
import type { SiteMemory } from './site-memory.ts';
import { createStopwatch, type Stopwatch } from './stopwatch.ts';

export interface PlanSiteOptions extends Roots {
  readonly at: Instant;
  /** Instead of the address in the settings. */
  readonly baseUrl?: string;
  /** Version of what encodes pictures: part of their names, of no matter where none is made. */
  readonly encoder?: string;
  /** Every page says that the site is under maintenance. */
  readonly maintenance?: boolean;
  /** With the pages for those who work on the looks. */
  readonly devPages?: boolean;
  readonly watch?: Stopwatch;
  /** Files that need not be read once more. */
  readonly known?: KnownFiles;
  /** What was modelled before in this process. */
  readonly memory?: Pick<SiteMemory, 'editions' | 'site'>;
  /** What was planned before. */
  readonly plans?: KeptPlans;
}

/** A planned site; without `site` and `plan` where the content has errors. */
export interface PlannedBuild {
  readonly checked: CheckedSite;
  readonly site?: Site;
  readonly plan?: Plan;
}

/** read → check → model → plan, which is all that can be said of a site without rendering it. */
export async function planSite(options: PlanSiteOptions): Promise<PlannedBuild> {
  const { watch = createStopwatch(), memory } = options;
  const checked = await checkSite(options, watch, { known: options.known });
  if (memory === undefined && checked.index.records.length > LARGE_SITE) holdFewMarkdown();
  return planChecked(checked, { ...options, watch });
}

/** model → plan, of content that was read and checked; it can be planned as of several instants. */
export async function planChecked(
  checked: CheckedSite,
  options: Omit<PlanSiteOptions, keyof Roots>,
): Promise<PlannedBuild> {
  const { at, baseUrl, encoder = 'none', maintenance = false, devPages = false, watch = createStopwatch() } = options;
  const { memory, plans = noKeptPlans } = options;
  if (checked.summary.errors > 0) return { checked };
  const { index } = checked;
  const site = await watch.time('model', () => {
    const modelled = modelSite(index, at, memory?.editions);
    return memory?.site(modelled) ?? modelled;
  });
  const { defaultLanguage, translation: limits, timeZone: zone } = site.settings;
  const translate = (language: string) => translatorFor(site.texts, language, { defaultLanguage, limits });
  const plan = await watch.time('plan', () => {
    const planned = planRoutes(site, {
      at,
      baseUrl: baseUrl ?? site.settings.baseUrl,
      encoder,
      embargoes: embargoed({ index, zone, at }).map((one) => one.at),
      translate,
      devPages,
      kept: plans,
      records: index.records.length,
      ...(plans.areLasting ? { editionKey: editionKeys({ index, zone, at }) } : {}),
    });
    return maintenance ? underMaintenance(planned, translate) : planned;
  });
  return { checked, site, plan };
}

/** model, of content that was read and checked: the site as of an instant, and until when it is (null: for ever). */
export function modelChecked(
  { index }: CheckedSite,
  at: Instant,
): { readonly site: Site; readonly until: Instant | null } {
  const site = modelSite(index, at);
  const lifts = embargoed({ index, zone: site.settings.timeZone, at }).map((one) => one.at);
  return { site, until: lifts.length === 0 ? null : least(lifts) };
}
