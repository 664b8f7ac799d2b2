import type { Instant } from '../../domain/time/timeline.ts';
import { type SourceWatcher, watchSources } from '../../watch/watch-sources.ts';
import { type CommandContext, untilStopped } from '../console/command-context.ts';
import { reportError } from '../console/report-error.ts';
import { sourceWatching } from '../source-watching.ts';
import { type BuildSpan, createAlarm } from './watch/watch-clock.ts';

/** The lines that the problem matchers of editors wait for, exactly as they are and without colours. */
const STARTED = 'conf-site: check started';
const FINISHED = 'conf-site: check finished';

/** A check that is repeated. */
export interface RepeatedCheck {
  now(): Instant;
  /** Checks and reports. Resolves to the instants for which the findings hold. */
  check(): Promise<BuildSpan>;
}

/**
 * Runs `check` at the start, whenever a source is saved, and when the clock leaves the span of the last run, until the process
 * is stopped. Two lines that editors recognise enclose each run. An error of the first run is thrown; a later one is reported,
 * since the next change may fix it.
 */
export async function checkOnChange(context: CommandContext, { now, check }: RepeatedCheck): Promise<number> {
  let watcher: SourceWatcher | undefined;
  const alarm = createAlarm({ now }, () => watcher?.triggerChange());
  let isFirst = true;
  let firstError: unknown;
  const checkOnce = async (): Promise<void> => {
    context.print(STARTED);
    try {
      alarm.set(await check());
    } catch (error) {
      if (isFirst) firstError = error;
      else reportError(error, context);
    } finally {
      isFirst = false;
      context.print(FINISHED);
    }
  };
  watcher = await watchSources(context.flags.root, checkOnce, sourceWatching(context, process.env));
  if (firstError !== undefined) {
    await watcher.close();
    throw firstError;
  }
  const stopped = untilStopped();
  context.say('Checking again whenever a file is saved; Ctrl-C ends it.');
  await stopped;
  alarm.set(undefined);
  await watcher.close();
  return 0;
}
