import type { Roots } from '../content/roots.ts';
import type { Site } from '../domain/site/site.ts';
import type { Instant } from '../domain/time/timeline.ts';
import { type CheckedSite, checkSite } from '../pipeline/check.ts';
import { modelChecked } from '../pipeline/plan-site.ts';
import { createStopwatch } from '../pipeline/stopwatch.ts';

export interface LoadedSite {
  readonly checked: CheckedSite;
  /** Returns the site as of now. Undefined if the content has errors. */
  readonly site: (() => Site) | undefined;
}

/** Reads and checks the content. */
export async function loadCurrentSite(roots: Roots, now: () => Instant): Promise<LoadedSite> {
  const checked = await checkSite(roots, createStopwatch());
  return { checked, site: checked.summary.errors > 0 ? undefined : currentSite(checked, now) };
}

/**
 * Returns a function that gives the site as of now. It models the content again when an embargo ends, and when the clock
 * was set back. The content must have no errors.
 */
export function currentSite(checked: CheckedSite, now: () => Instant): () => Site {
  let at = now();
  let modelled = modelChecked(checked, at);
  return () => {
    const present = now();
    if (present < at || (modelled.until !== null && present >= modelled.until)) {
      at = present;
      modelled = modelChecked(checked, at);
    }
    return modelled.site;
  };
}
