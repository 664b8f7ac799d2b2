import type { SourceFile, WatchMoments } from '../../../model/watch.ts';
import { checkSite } from '../../../pipeline/check-site.ts';
import { pageSources, type RouteSources } from '../../../pipeline/page-sources.ts';
import { createStopwatch } from '../../../pipeline/stopwatch.ts';
import type { LiveDesk } from '../../../serve/live-desk.ts';
import { InstantError, parseInstant } from '../../build-instant.ts';
import type { SetClock } from './watch-clock.ts';
import { findMoments, type MomentsRun } from './watch-moments.ts';
import type { LinkTo } from './watch-problems.ts';

export interface DeskOptions {
  readonly rootDir: string;
  readonly packageDir: string;
  readonly clock: SetClock;
  readonly linkTo: LinkTo;
  /** Called once the clock has been set. */
  readonly onTravel: () => void;
}

/** What the toolbar of the pages asks the watch. */
export interface WatchDesk extends LiveDesk {
  /** Forgets what it knows of content that has changed. */
  forget(): void;
}

const YEAR = 365 * 24 * 60 * 60;

/** Answers are worked out when they are asked for, since most saves are looked at and not asked about. */
export function openDesk({ rootDir, packageDir, clock, linkTo, onTravel }: DeskOptions): WatchDesk {
  const after = clock.now() - YEAR;
  let sources: Promise<ReadonlyMap<string, RouteSources> | undefined> | undefined;
  let run: MomentsRun | undefined;

  const findSources = async (): Promise<ReadonlyMap<string, RouteSources> | undefined> => {
    const checked = await checkSite({ rootDir, packageDir }, createStopwatch());
    return pageSources(checked, { packageDir, at: clock.now(), devPages: true });
  };
  const forget = (): void => {
    run?.stop();
    run = sources = undefined;
  };
  return {
    forget,
    async sourcesOf(path, { isNear }) {
      sources ??= findSources();
      const found = (await sources)?.get(path);
      const told = (file: string): SourceFile => {
        const href = isNear ? linkTo({ file }) : undefined;
        return href === undefined ? { file } : { file, href };
      };
      if (found === undefined) return { own: [], shared: [] };
      return { template: found.template, own: found.own.map(told), shared: found.shared.map(told) };
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

function readInstant(text: string, rootDir: string): number | undefined {
  try {
    return parseInstant(text, rootDir);
  } catch (error) {
    if (error instanceof InstantError) return undefined;
    throw error;
  }
}
