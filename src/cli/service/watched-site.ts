import { join, sep } from 'node:path';
import { loadCurrentSite } from '../../api/current-site.ts';
import type { Site } from '../../domain/site/site.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import { watchSources } from '../../watch/watch-sources.ts';
import { type CommandContext, rootsOf } from '../console/command-context.ts';
import { reportContentErrors, reportError } from '../console/report-error.ts';
import { sourceWatching } from '../source-watching.ts';

/** The site, which is loaded again whenever its content changes. */
export interface WatchedSite {
  /** The site as of now. */
  site(): Site;
  close(): Promise<void>;
}

/**
 * Loads the site and watches its content. Returns undefined if the content has errors, after reporting them. Later
 * errors are reported too, and the last site without errors stays in use until they are fixed. Throws
 * `ContentMissingError`.
 */
export async function watchedSite(context: CommandContext, now: () => Instant): Promise<WatchedSite | undefined> {
  const content = join(context.flags.root, 'content') + sep;
  let current: (() => Site) | undefined;
  let failure: unknown;
  const load = async (): Promise<void> => {
    const { checked, site } = await loadCurrentSite(rootsOf(context), now);
    if (site === undefined) {
      const next =
        current === undefined
          ? 'The service works once they are fixed.'
          : 'The service keeps using the previous content.';
      return reportContentErrors(context, checked, next);
    }
    if (current !== undefined) context.say('The service uses the changed content.');
    current = site;
  };
  const watcher = await watchSources(
    context.flags.root,
    async (paths) => {
      const isFirst = paths.length === 0;
      if (!isFirst && !paths.some((path) => path.startsWith(content))) return;
      await load().catch((error: unknown) => {
        if (isFirst) failure = error;
        else reportError(error, context);
      });
    },
    sourceWatching(context, process.env),
  );
  if (current === undefined) await watcher.close();
  if (failure !== undefined) throw failure;
  return current === undefined ? undefined : { site: () => (current as () => Site)(), close: () => watcher.close() };
}
