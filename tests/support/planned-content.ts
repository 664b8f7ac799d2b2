import type { Roots } from '../../src/content/roots.ts';
import { canonicalJson } from '../../src/domain/canonical-json.ts';
import type { Plan } from '../../src/domain/page/plan.ts';
import type { PlannedProgramme } from '../../src/domain/programme/programme.ts';
import type { Instant } from '../../src/domain/time/timeline.ts';
import { type PlannedBuild, type PlanSiteOptions, planChecked } from '../../src/pipeline/plan-site.ts';
import { type ContentChange, checkedContent, noChange } from './content-in-memory.ts';

/** Serializes everything that a plan contains. A text that does not occur in it cannot occur in the output. */
export function serializePlan(plan: Plan): string {
  const { routes, slices, staticQueries, media, redirects, feeds, live, programmes, deadlines } = plan;
  const all = [routes, slices, staticQueries, [...media], redirects, feeds, live, programmes, deadlines];
  return canonicalJson(JSON.parse(JSON.stringify(all)));
}

/** The programme whose files are in this output folder, such as `devlica/2026/`. */
export function programmeIn({ programmes }: Plan, folder: string): PlannedProgramme | undefined {
  return programmes.find((one) => one.folder === folder);
}

/** Plans of the unchanged content by instant and options, because many tests use the same ones. */
const cached = new Map<string, Promise<Plan>>();

/** Plans the real content after a change, at an instant. Throws if the changed content has errors. */
export function planOf(
  at: Instant,
  change: ContentChange = noChange,
  options: Pick<PlanSiteOptions, 'maintenance' | 'devPages'> = {},
): Promise<Plan> {
  if (change !== noChange) return planned(change, { ...options, at });
  const key = JSON.stringify([at, options]);
  const plan = cached.get(key) ?? planned(change, { ...options, at });
  cached.set(key, plan);
  return plan;
}

async function planned(change: ContentChange, options: Omit<PlanSiteOptions, keyof Roots>): Promise<Plan> {
  return (await buildOf(change, options)).plan;
}

/** The site and its plan after a change of the real content. Throws if the changed content has errors. */
export async function buildOf(
  change: ContentChange,
  options: Omit<PlanSiteOptions, keyof Roots>,
): Promise<Required<Pick<PlannedBuild, 'site' | 'plan'>>> {
  const { checked, site, plan } = await planChecked(await checkedContent(change), options);
  if (site === undefined || plan === undefined) throw new Error(JSON.stringify(checked.diagnostics));
  return { site, plan };
}
