import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { takeWatchLock } from '../../../publish/lock.ts';
import { requireSite } from '../../../read/read-content.ts';
import { buildInstant } from '../../build-instant.ts';
import { type CommandContext, untilStopped } from '../../console/command-context.ts';
import type { ServeFlags } from '../../publish/serve-command.ts';
import { updateSiteSchemas } from '../../update-site-schemas.ts';
import { shiftTo, startClock } from './watch-clock.ts';

export interface WatchFlags extends ServeFlags {
  readonly open?: boolean;
  readonly at?: string;
}

/**
 * `conf-site watch`: builds, serves, and builds again whenever a source is saved; a broken one keeps the last site. Its clock
 * starts at `--at` and runs on from there. Throws `ContentMissingError`, since a folder that is no site is not waited on,
 * and `PublishError` where another watch has the folder.
 */
export async function watchCommand(context: CommandContext, flags: WatchFlags): Promise<number> {
  const { root } = context.flags;
  const { handover } = context.tool.clone ?? {};
  const isGoingOn = handover?.port !== undefined;
  if (!isGoingOn) requireSite(root);
  updateSiteSchemas(context);
  const outDir = resolve(root, flags.out);
  const letGo = takeWatchLock({ outDir, stateDir: join(root, '.conf-site') });
  if (!isGoingOn) context.say(`Watching ${root}`);
  // What builds and serves is loaded only now, so that something is said at once.
  const { startWatch } = await import('./watch-session.ts');
  const clock = startClock(handover?.shift ?? shiftTo(buildInstant(flags.at, root)));
  const watch = await startWatch(context, { ...flags, outDir, port: handover?.port ?? flags.port, clock }).catch(
    (error: unknown) => {
      letGo();
      throw error;
    },
  );
  const stopped = untilStopped();
  context.print(isGoingOn ? `Going on at ${watch.url}` : `Ready at ${watch.url}`);
  if (flags.open === true && !isGoingOn) openBrowser(watch.url);
  const successor = await Promise.race([stopped, watch.replaced]);
  await watch.close();
  letGo();
  if (handover !== undefined && successor !== undefined) {
    Object.assign(handover, { entry: successor, port: watch.port, shift: clock.shift() });
  }
  return 0;
}

/** The system's own way of opening an address; failing to is no reason to stop. */
function openBrowser(url: string): void {
  const command = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
  spawn(command, [url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
