import type { Roots } from '../content/roots.ts';
import { checkSite } from '../pipeline/check-site.ts';
import type { ToldOfContent } from '../pipeline/standing-check.ts';
import { createStopwatch } from '../pipeline/stopwatch.ts';
import { openKeptFiles } from '../read/kept-files.ts';
import { createKnownFiles } from '../read/known-files.ts';

/**
 * A check that can be called again, and then knows what has not changed. With a folder it also takes what another process
 * left there, and leaves its own. Throws `ContentMissingError`.
 */
export function openChecking(roots: Roots, cacheDir?: string): () => Promise<ToldOfContent> {
  const known = cacheDir === undefined ? createKnownFiles(Date.now) : openKeptFiles(cacheDir, Date.now);
  return async () => {
    const { index, ...told } = await checkSite(roots, createStopwatch(), known);
    return told;
  };
}
