import { relative } from 'node:path';
import type { WatchProblem, WatchState } from '../../../domain/editor/watch.ts';
import { memoize } from '../../../domain/memoize.ts';
import type { Plan } from '../../../domain/page/plan.ts';
import { during, type Instant, limitTo, type Timeline } from '../../../domain/time/timeline.ts';
import { offsetsOf } from '../../../domain/time/zone.ts';
import { buildSite } from '../../../pipeline/build.ts';
import type { BuildOptions } from '../../../pipeline/build-options.ts';
import { type BuildReport, reportOf } from '../../../pipeline/build-report.ts';
import { searchFiles } from '../../../pipeline/search-files.ts';
import { createStopwatch } from '../../../pipeline/stopwatch.ts';
import { createWatchCache, type WatchCache } from '../../../pipeline/watch-cache.ts';
import type { SiteServer } from '../../../serve/start-server.ts';
import { siteZone } from '../../build-instant.ts';
import { type CommandContext, rootsOf } from '../../console/command-context.ts';
import { showProgress } from '../../console/progress.ts';
import { reportError } from '../../console/report-error.ts';
import { pictureDirOf, reactOf, reportBuild } from '../../publish/build-command.ts';
import type { BuildSpan, WatchClock } from './watch-clock.ts';
import { contentProblems, failureProblems, type LinkTo } from './watch-problems.ts';

/** Runs the builds of a watch, and reports them to open pages. Builds must not overlap. */
export interface WatchBuilds {
  /** Builds as of the clock, after a change of these files. Open pages show the result or the problems. */
  build(paths: readonly string[]): Promise<void>;
  /** Counts as a failed build, for an error that happened before it. */
  fail(error: unknown): void;
  /**
   * Call when the published site does not exist. Returns whether another build may restore it, which is not the case after a
   * build that found errors in the content. True only once per build.
   */
  reportLost(): boolean;
  /** The text of the search index of the last published build at an address, which is made on request. */
  searchIndexAt(address: string): string | undefined;
  /** The state of the watch, for open pages. */
  status(): WatchStatus;
}

export interface WatchStatus {
  readonly builds: number;
  readonly problems: readonly WatchProblem[];
  readonly clock: WatchState['clock'];
}

export interface WatchBuildsOptions {
  readonly outDir: string;
  readonly clock: WatchClock;
  readonly linkTo: LinkTo;
  /** The server of the pages; undefined until it runs. */
  readonly server: () => SiteServer | undefined;
  /** Called after a build, before pages are informed, with the changed paths and the instants for which the build is true, if it did not fail. */
  readonly onBuilt: (paths: readonly string[], span: BuildSpan | undefined) => void;
}

/** Most builds after an edit are done by then, and show no progress. */
const PROGRESS_DELAY_MS = 300;

export function watchBuilds(context: CommandContext, options: WatchBuildsOptions): WatchBuilds {
  const { clock, linkTo, server, onBuilt } = options;
  const { root: rootDir } = context.flags;
  let builds = 0;
  let problems: readonly WatchProblem[] = [];
  let mayRestore = false;
  let searchable: Plan | undefined;
  const cache = createWatchCache(rootDir, Date.now, context.state.cacheDir);
  const status = () => ({
    builds,
    problems,
    clock: { shift: clock.shift(), offsets: offsetsAround(clock.now(), siteZone(rootDir)) },
  });
  return {
    status,
    async build(paths) {
      server()?.report?.({ isBuilding: true });
      cache.changed(paths);
      const delayMs = builds === 0 ? 0 : PROGRESS_DELAY_MS;
      const built = await tryBuild(
        context,
        {
          ...buildOptions(context, options, cache),
          onSearchable: (plan) => {
            searchable = plan;
          },
        },
        delayMs,
      );
      problems =
        built.report === undefined
          ? failureProblems(built.error, rootDir, linkTo)
          : await contentProblems(built.report.diagnostics, linkTo);
      builds += 1;
      mayRestore = built.report === undefined || built.report.ok;
      onBuilt(paths, built.report && { from: built.report.at, until: built.report.nextChange.rebuild });
      const state = { ...status(), isBuilding: false };
      if (built.report?.ok) server()?.reload?.(state);
      else server()?.report?.(state);
    },
    reportLost() {
      const buildAgain = mayRestore;
      mayRestore = false;
      return buildAgain;
    },
    searchIndexAt: (address) => searchable && searchIndexes(searchable).get(address),
    fail(error) {
      reportError(error, context);
      problems = failureProblems(error, rootDir, linkTo);
      builds += 1;
      server()?.report?.(status());
    },
  };
}

const YEAR_SECONDS = 366 * 86_400;

/** The offsets of a time zone for the moments that the toolbar shows, which begin a year ago. */
function offsetsAround(now: Instant, zone: string): Timeline<number> {
  return limitTo(offsetsOf(zone), during(now - 2 * YEAR_SECONDS, now + 10 * YEAR_SECONDS), 0);
}

/** The texts of all search indexes by their addresses. */
const searchIndexes = memoize(
  (plan: Plan) => new Map(searchFiles(plan).map(({ path, content }) => [plan.site.basePath + path, String(content)])),
);

function buildOptions(context: CommandContext, { outDir, clock }: WatchBuildsOptions, cache: WatchCache): BuildOptions {
  return {
    ...rootsOf(context),
    version: context.tool.version,
    outDir,
    state: context.state,
    at: clock.now(),
    prefer: 'in-place',
    ...pictureDirOf(process.env),
    ...reactOf(process.env),
    devPages: true,
    cache,
  };
}

type Built = { readonly report: BuildReport } | { readonly report?: never; readonly error: unknown };

/** Builds and reports the outcome. Shows progress after `delayMs`. */
async function tryBuild(context: CommandContext, options: BuildOptions, delayMs: number): Promise<Built> {
  const progress = showProgress(context, { delayMs });
  try {
    const started = performance.now();
    const watch = createStopwatch(progress.report);
    const outcome = await buildSite(options, watch).finally(progress.end);
    const report = reportOf(outcome, { at: options.at, started, watch });
    await reportBuild(context, report, relative(options.rootDir, options.outDir) || options.outDir);
    return { report };
  } catch (error) {
    reportError(error, context);
    return { error };
  }
}
