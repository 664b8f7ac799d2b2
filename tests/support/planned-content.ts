import type { Roots } from '../../src/content/roots.ts';
import { canonicalJson } from '../../src/domain/canonical-json.ts';
import type { Plan } from '../../src/domain/plan.ts';
import type { PlannedProgramme } from '../../src/domain/programme.ts';
import type { Instant } from '../../src/domain/timeline.ts';
import { type PlanSiteOptions, planChecked } from '../../src/pipeline/plan.ts';
import { asItIs, type ContentChange, checkedContent } from './content-in-memory.ts';

/** Everything that a planned site consists of, before rendering, as one text: what is not in it is in no output. */
export function toldBy(plan: Plan): string {
  const { routes, slices, staticQueries, media, redirects, feeds, programmes } = plan;
  const all = [routes, slices, staticQueries, [...media], redirects, feeds, programmes];
  return canonicalJson(JSON.parse(JSON.stringify(all)));
}

/** The programme whose files lie in a folder of the output: `devlica/2026/`. */
export function programmeIn({ programmes }: Plan, folder: string): PlannedProgramme | undefined {
  return programmes.find((one) => one.folder === folder);
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
