import { join, relative } from 'node:path';
import type { Instant } from '../../../domain/timeline.ts';
import type { WatchProblem } from '../../../domain/watch.ts';
import { buildSite } from '../../../pipeline/build.ts';
import type { BuildOptions } from '../../../pipeline/build-options.ts';
import { type BuildReport, reportOf } from '../../../pipeline/build-report.ts';
import { createStopwatch } from '../../../pipeline/stopwatch.ts';
import { createWatchCache, type WatchCache } from '../../../pipeline/watch-cache.ts';
import type { SiteServer } from '../../../serve/start-server.ts';
import { siteZone } from '../../build-instant.ts';
import { type CommandContext, rootsOf } from '../../console/command-context.ts';
import { showProgress } from '../../console/progress.ts';
import { reportError } from '../../console/report-error.ts';
import { pictureDirOf, reactOf, reportBuild } from '../../publish/build-command.ts';
import type { SetClock } from './watch-clock.ts';
import { contentProblems, failureProblems, type LinkTo } from './watch-problems.ts';

/** The builds of a watch, one after the other, and what the pages that are open are told of them. */
export interface WatchBuilds {
  /** Builds as of the clock, after a change of these files. Pages show what came of it, or are told why nothing did. */
  build(paths: readonly string[]): Promise<void>;
  /** Counts as a build that came to nothing, for a reason that stands before it. */
  fail(error: unknown): void;
  /** To be told that the site is gone: whether another build would bring it back, which is said once. */
  lost(): boolean;
  /** How the watch fares, for pages. */
  news(): WatchNews;
}

export interface WatchNews {
  readonly builds: number;
  readonly problems: readonly WatchProblem[];
  readonly clock: { readonly shift: number; readonly timeZone: string };
}

export interface WatchBuildsOptions {
  readonly outDir: string;
  readonly clock: SetClock;
  readonly linkTo: LinkTo;
  /** What tells the pages; undefined until it runs. */
  readonly server: () => SiteServer | undefined;
  /** Called after a build, before pages are told of it: with what had changed, and when the next build is due. */
  readonly onBuilt: (paths: readonly string[], due: Instant | null) => void;
}

/** After an edit, most builds are done by then: they show no progress. */
const SOON_MS = 300;

export function watchBuilds(context: CommandContext, options: WatchBuildsOptions): WatchBuilds {
  const { clock, linkTo, server, onBuilt } = options;
  const { root: rootDir } = context.flags;
  let builds = 0;
  let problems: readonly WatchProblem[] = [];
  let isPublished = false;
  const cache = createWatchCache(rootDir, Date.now, join(rootDir, '.conf-site', 'cache'));
  const news = () => ({ builds, problems, clock: { shift: clock.shift(), timeZone: siteZone(rootDir) } });
  return {
    news,
    async build(paths) {
      server()?.report?.({ isBuilding: true });
      cache.changed(paths);
      const delayMs = builds === 0 ? 0 : SOON_MS;
      const built = await tryBuild(context, buildOptions(context, options, cache), delayMs);
      problems =
        built.report === undefined
          ? failureProblems(built.error, rootDir, linkTo)
          : await contentProblems(built.report.diagnostics, linkTo);
      builds += 1;
      isPublished = built.report?.ok === true;
      onBuilt(paths, built.report?.nextChange.rebuild ?? null);
      const state = { ...news(), isBuilding: false };
      if (isPublished) server()?.reload?.(state);
      else server()?.report?.(state);
    },
    lost() {
      const isLost = isPublished;
      isPublished = false;
      return isLost;
    },
    fail(error) {
      reportError(error, context);
      problems = failureProblems(error, rootDir, linkTo);
      builds += 1;
      server()?.report?.(news());
    },
  };
}

function buildOptions(context: CommandContext, { outDir, clock }: WatchBuildsOptions, cache: WatchCache): BuildOptions {
  return {
    ...rootsOf(context),
    version: context.tool.version,
    outDir,
    at: clock.now(),
    prefer: 'in-place',
    ...pictureDirOf(process.env),
    ...reactOf(process.env),
    devPages: true,
    cache,
  };
}

type Built = { readonly report: BuildReport } | { readonly report?: never; readonly error: unknown };

/** Builds, and says what came of it. Shows progress after `delayMs`. */
async function tryBuild(context: CommandContext, options: BuildOptions, delayMs: number): Promise<Built> {
  const progress = showProgress(context, { delayMs });
  try {
    const started = performance.now();
    const watch = createStopwatch(progress.report);
    const outcome = await buildSite(options, watch).finally(progress.end);
    const report = reportOf(outcome, { at: options.at, started, watch });
    reportBuild(context, report, relative(options.rootDir, options.outDir) || options.outDir);
    return { report };
  } catch (error) {
    reportError(error, context);
    return { error };
  }
}
