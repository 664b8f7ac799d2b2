import type { Plan } from '../../src/model/plan.ts';
import type { Instant } from '../../src/model/timeline.ts';
import { type PlanSiteOptions, planSite } from '../../src/pipeline/plan-site.ts';
import { type ContentCopy, copyContent } from './broken-copy.ts';

/** Everything that a planned site consists of, before rendering, as one text: what is not in it is in no output. */
export function toldBy(plan: Plan): string {
  const { routes, slices, staticQueries, media, redirects, feeds, programmes } = plan;
  return JSON.stringify([routes, slices, staticQueries, [...media], redirects, feeds, programmes]);
}

/** The plan of the real content after a change, as of an instant, with what a build may be asked for. Throws where the content has errors then. */
export async function planOf(
  at: Instant,
  change: (copy: ContentCopy) => void = () => {},
  options: Pick<PlanSiteOptions, 'maintenance' | 'devPages'> = {},
): Promise<Plan> {
  const copy = copyContent();
  try {
    change(copy);
    const { checked, plan } = await planSite({ ...options, rootDir: copy.rootDir, at });
    if (plan === undefined) throw new Error(JSON.stringify(checked.diagnostics));
    return plan;
  } finally {
    copy.remove();
  }
}
