import type { Site } from '../model/site.ts';
import type { Instant } from '../model/timeline.ts';
import { type CheckedSite, checkSite } from '../pipeline/check-site.ts';
import { modelChecked } from '../pipeline/plan-site.ts';
import { createStopwatch } from '../pipeline/stopwatch.ts';

/** The content as of now: modelled again when an embargo of it ends. Content is read once, at the start. */
export interface SiteOverTime {
  readonly checked: CheckedSite;
  /** Undefined where the content has errors. */
  readonly site: (() => Site) | undefined;
}

export async function siteOverTime(rootDir: string, now: () => Instant): Promise<SiteOverTime> {
  const checked = await checkSite(rootDir, createStopwatch());
  if (checked.summary.errors > 0) return { checked, site: undefined };
  let known = modelChecked(checked, now());
  return {
    checked,
    site() {
      if (known.until !== null && now() >= known.until) known = modelChecked(checked, now());
      return known.site;
    },
  };
}
