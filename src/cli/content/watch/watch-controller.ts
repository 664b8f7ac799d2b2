import type { ContentIndex } from '../../../content/content-index.ts';
import type { SourceFile, WatchMoments } from '../../../domain/editor/watch.ts';
import { checkSite } from '../../../pipeline/check.ts';
import { pageSources, type RouteSources } from '../../../pipeline/page-sources.ts';
import { createStopwatch } from '../../../pipeline/stopwatch.ts';
import type { LiveController } from '../../../serve/live-controller.ts';
import { InstantError, parseInstant } from '../../build-instant.ts';
import type { WatchClock } from './watch-clock.ts';
import { findMoments, type MomentsRun } from './watch-moments.ts';
import type { LinkTo } from './watch-problems.ts';

export interface WatchControllerOptions {
  readonly rootDir: string;
  readonly packageDir: string;
  readonly clock: WatchClock;
  readonly linkTo: LinkTo;
  /** As the controller's. */
  readonly searchIndexAt: LiveController['searchIndexAt'];
  /** Called after the clock was set. */
  readonly onTravel: () => void;
}

/** Handles the requests of the toolbar on the pages. */
export interface WatchController extends LiveController {
  /** Discards cached answers. Call after content has changed. */
  reset(): void;
}

const YEAR = 365 * 24 * 60 * 60;

/** Answers are computed on request, since after most saves there is no request. */
export function createWatchController({
  rootDir,
  packageDir,
  clock,
  linkTo,
  onTravel,
  searchIndexAt,
}: WatchControllerOptions): WatchController {
  const after = clock.now() - YEAR;
  let sources: Promise<SiteSources> | undefined;
  let run: MomentsRun | undefined;

  const findSources = async (): Promise<SiteSources> => {
    const checked = await checkSite({ rootDir, packageDir }, createStopwatch());
    const pages = await pageSources(checked, { packageDir, at: clock.now(), devPages: true });
    return { pages, recordByFile: recordByFile(checked.index) };
  };
  const reset = (): void => {
    run?.stop();
    run = sources = undefined;
  };
  return {
    reset,
    searchIndexAt,
    async sourcesOf(path, { isLocal }) {
      sources ??= findSources();
      const { pages, recordByFile: records } = await sources;
      const found = pages?.get(path);
      const sourceFile = (file: string): SourceFile => {
        const href = isLocal ? linkTo({ file }) : undefined;
        const record = records.get(file);
        return { file, ...(href === undefined ? {} : { href }), ...(record === undefined ? {} : { record }) };
      };
      if (found === undefined) return { own: [], shared: [] };
      return { template: found.template, own: found.own.map(sourceFile), shared: found.shared.map(sourceFile) };
    },
    async moments(): Promise<WatchMoments> {
      run ??= findMoments({ rootDir, packageDir, after });
      return { moments: await run.moments };
    },
    travel({ to }) {
      const instant = typeof to === 'string' ? readInstant(to, rootDir) : to;
      if (instant === undefined) return false;
      clock.set(instant);
      sources = undefined;
      onTravel();
      return true;
    },
  };
}

/** The sources of all pages. */
interface SiteSources {
  /** Undefined if the content has errors. */
  readonly pages: ReadonlyMap<string, RouteSources> | undefined;
  /** The main file of the record that each content file belongs to. */
  readonly recordByFile: ReadonlyMap<string, string>;
}

function recordByFile({ records }: ContentIndex): ReadonlyMap<string, string> {
  const files = records.flatMap(({ document, translations }) =>
    [document, ...Object.values(translations)].map(({ path }) => [path, document.path] as const),
  );
  return new Map(files);
}

function readInstant(text: string, rootDir: string): number | undefined {
  try {
    return parseInstant(text, rootDir);
  } catch (error) {
    if (error instanceof InstantError) return undefined;
    throw error;
  }
}
