import type { Roots } from '../../content/roots.ts';
import { sortDiagnostics, summarise } from '../../diagnostics/diagnostic.ts';
import type { Instant } from '../../model/timeline.ts';
import { checkOwnSources } from '../../pipeline/check-own-sources.ts';
import { checkSite } from '../../pipeline/check-site.ts';
import { openReadingCrew } from '../../pipeline/reading-crew.ts';
import type { ToldOfContent } from '../../pipeline/standing-check.ts';
import { createStopwatch, type Progress } from '../../pipeline/stopwatch.ts';
import { openKeptFiles } from '../../read/kept-files.ts';
import { createKnownFiles, type KnownFiles } from '../../read/known-files.ts';
import type { TakenStamps } from '../../read/stamp-files.ts';

/** Reads and checks the content of a site, as of an instant. */
export type Check = (at: Instant, onProgress: (progress: Progress) => void) => Promise<ToldOfContent>;

/**
 * A check that can be called again, and then knows what has not changed; the first time by what another process left in the
 * folder, if there is one. Throws `ContentMissingError`.
 */
export function openChecking(roots: Roots, cacheDir: string | undefined): Check {
  const known =
    cacheDir === undefined ? createKnownFiles(Date.now) : openKeptFiles(cacheDir, Date.now, { isKeptOnce: true });
  return checking(roots, known);
}

/** The folder where processes leave something for each other, and what this one has seen of the content already. */
interface KeptBetween {
  readonly cacheDir: string;
  readonly taken: TakenStamps;
}

/**
 * A single check, by as many threads as there is work for. With a folder it takes what another process left there, and leaves
 * its own. Throws `ContentMissingError` and `ThreadError`.
 */
export function checkNow(
  roots: Roots,
  options: { readonly at: Instant; readonly onProgress: (progress: Progress) => void; readonly kept?: KeptBetween },
): Promise<ToldOfContent> {
  const { at, onProgress, kept } = options;
  const crew = openReadingCrew();
  const known =
    kept === undefined
      ? createKnownFiles(Date.now, { crew })
      : openKeptFiles(kept.cacheDir, Date.now, { crew, taken: kept.taken });
  return checking(roots, known)(at, onProgress);
}

function checking(roots: Roots, known: KnownFiles): Check {
  return async (at, onProgress) => {
    const { index, ...content } = await checkSite(roots, createStopwatch(onProgress), { known, at });
    const sources = await checkOwnSources(roots);
    const diagnostics = sortDiagnostics([...content.diagnostics, ...sources.diagnostics]);
    return {
      ...content,
      diagnostics,
      files: [...content.files, ...sources.files],
      summary: summarise(diagnostics, content.summary.files + sources.files.length),
    };
  };
}
