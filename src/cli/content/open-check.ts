import { lookOf } from '../../content/looks.ts';
import type { Roots } from '../../content/roots.ts';
import { sortDiagnostics, summarise } from '../../diagnostics/diagnostic.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import { checkSite } from '../../pipeline/check.ts';
import type { CheckOutcome } from '../../pipeline/check-outcome.ts';
import { checkOwnSources } from '../../pipeline/check-own-sources.ts';
import { openFileCache } from '../../pipeline/file-cache-store.ts';
import { createStopwatch, type Progress } from '../../pipeline/stopwatch.ts';

/** Reads and checks the content and the sources of a site, as of an instant. Throws `ContentMissingError`. */
export type Check = (at: Instant, onProgress: (progress: Progress) => void) => Promise<CheckOutcome>;

/** Returns a check that can be repeated. It reads only files that have changed since the last one, or since the cache was saved. */
export function openCheck(roots: Roots, cacheDir: string | undefined): Check {
  const files = openFileCache(cacheDir);
  return async (at, onProgress) => {
    const { index, ...content } = await checkSite(roots, createStopwatch(onProgress), { files, at });
    const sources = await checkOwnSources({ ...roots, look: lookOf(index) });
    const diagnostics = sortDiagnostics([...content.diagnostics, ...sources.diagnostics]);
    return {
      ...content,
      diagnostics,
      files: [...content.files, ...sources.files],
      summary: summarise(diagnostics, content.summary.files + sources.files.length),
    };
  };
}
