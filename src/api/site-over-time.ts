import type { Roots } from '../content/roots.ts';
import type { Site } from '../domain/site.ts';
import type { Instant } from '../domain/timeline.ts';
import { type CheckedSite, checkSite } from '../pipeline/check.ts';
import { modelChecked } from '../pipeline/plan.ts';
import { createStopwatch } from '../pipeline/stopwatch.ts';

/** The content as of now, as it was read. */
export interface SiteOverTime {
  readonly checked: CheckedSite;
  /** Undefined where the content has errors. */
  readonly site: (() => Site) | undefined;
}

export async function siteOverTime(roots: Roots, now: () => Instant): Promise<SiteOverTime> {
  const checked = await checkSite(roots, createStopwatch());
  return { checked, site: checked.summary.errors > 0 ? undefined : modelOverTime(checked, now) };
}

/** Content without errors as of now: modelled again when an embargo of it ends. Time goes on only. */
export function modelOverTime(checked: CheckedSite, now: () => Instant): () => Site {
  let known = modelChecked(checked, now());
  return () => {
    if (known.until !== null && now() >= known.until) known = modelChecked(checked, now());
    return known.site;
  };
}
