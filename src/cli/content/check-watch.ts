import { watchSources } from '../../watch/watch-sources.ts';
import { type CommandContext, untilStopped } from '../console/command-context.ts';
import { reportError } from '../console/report-error.ts';
import { sourceWatching } from '../source-watching.ts';

/** The lines that the problem matchers of editors wait for, exactly as they are and without colours. */
const STARTED = 'conf-site: check started';
const FINISHED = 'conf-site: check finished';

/**
 * Runs `check` at the start and whenever a source is saved, until the process is stopped. Two lines that editors recognise
 * enclose each run. An error of the first run is thrown; a later one is reported, since the next change may fix it.
 */
export async function checkOnChange(context: CommandContext, check: () => Promise<number>): Promise<number> {
  let isFirst = true;
  let firstError: unknown;
  const checkOnce = async (): Promise<void> => {
    context.print(STARTED);
    try {
      await check();
    } catch (error) {
      if (isFirst) firstError = error;
      else reportError(error, context);
    } finally {
      isFirst = false;
      context.print(FINISHED);
    }
  };
  const watcher = await watchSources(context.flags.root, checkOnce, sourceWatching(context, process.env));
  if (firstError !== undefined) {
    await watcher.close();
    throw firstError;
  }
  context.say('Checking again whenever a file is saved; Ctrl-C ends it.');
  await untilStopped();
  await watcher.close();
  return 0;
}
