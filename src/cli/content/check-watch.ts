import { watchSources } from '../../watch/watch-sources.ts';
import { type CommandContext, untilStopped } from '../console/command-context.ts';
import { reportError } from '../console/report-error.ts';
import { sourceWatching } from '../source-watching.ts';

/** What a problem matcher of an editor waits for: exactly these lines, in no colour. */
const STARTED = 'conf-site: check started';
const FINISHED = 'conf-site: check finished';

/**
 * Checks again whenever a source is saved, until it is stopped; each time stands between two lines that editors know.
 * What cannot be checked now, as while a branch is changed, is reported and tried again with the next change; at the start it
 * is thrown.
 */
export async function checkAgain(context: CommandContext, check: () => Promise<number>): Promise<number> {
  let isFirst = true;
  let atFirst: unknown;
  const checkOnce = async (): Promise<void> => {
    context.print(STARTED);
    try {
      await check();
    } catch (error) {
      if (isFirst) atFirst = error;
      else reportError(error, context);
    } finally {
      isFirst = false;
      context.print(FINISHED);
    }
  };
  const watcher = await watchSources(context.flags.root, checkOnce, sourceWatching(context, process.env));
  if (atFirst !== undefined) {
    await watcher.close();
    throw atFirst;
  }
  context.say('Checking again whenever a file is saved; Ctrl-C ends it.');
  await untilStopped();
  await watcher.close();
  return 0;
}
