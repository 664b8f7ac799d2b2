import type { Roots } from '../../src/content/roots.ts';
import type { Plan } from '../../src/model/plan.ts';
import type { Instant } from '../../src/model/timeline.ts';
import { type PlanSiteOptions, planChecked } from '../../src/pipeline/plan-site.ts';
import { asItIs, type ContentChange, checkedContent } from './content-in-memory.ts';

/** Everything that a planned site consists of, before rendering, as one text: what is not in it is in no output. */
export function toldBy(plan: Plan): string {
  const { routes, slices, staticQueries, media, redirects, feeds, programmes } = plan;
  return JSON.stringify([routes, slices, staticQueries, [...media], redirects, feeds, programmes]);
}

/** Plans of the content as it is, by what was asked for: many tests look at the same one. */
const known = new Map<string, Promise<Plan>>();

/** The plan of the real content after a change, as of an instant, with what a build may be asked for. Throws where the content has errors then. */
export function planOf(
  at: Instant,
  change: ContentChange = asItIs,
  options: Pick<PlanSiteOptions, 'maintenance' | 'devPages'> = {},
): Promise<Plan> {
  if (change !== asItIs) return planned(change, { ...options, at });
  const key = JSON.stringify([at, options]);
  const plan = known.get(key) ?? planned(change, { ...options, at });
  known.set(key, plan);
  return plan;
}

async function planned(change: ContentChange, options: Omit<PlanSiteOptions, keyof Roots>): Promise<Plan> {
  const { checked, plan } = await planChecked(await checkedContent(change), options);
  if (plan === undefined) throw new Error(JSON.stringify(checked.diagnostics));
  return plan;
}
