import type { WatchSourcesOptions } from '../watch/watch-sources.ts';
import type { CommandContext } from './console/command-context.ts';

/** The options for watching sources. With `CONF_SITE_POLL` files are polled, for systems that do not report changes. */
export function sourceWatching(
  context: CommandContext,
  env: NodeJS.ProcessEnv,
): Pick<WatchSourcesOptions, 'isPolling' | 'onExhausted'> {
  return {
    isPolling: (env['CONF_SITE_POLL'] ?? '') !== '',
    onExhausted: ({ message }) => {
      context.say(`The system has no file watchers left, so files are polled twice a second (${message}).`);
      context.say('On Linux, fs.inotify.max_user_watches and max_user_instances are the limits.');
    },
  };
}
