import { spawn } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { EDIT_PAGE } from '../../../domain/edit.ts';
import { takeWatchLock } from '../../../publish/lock.ts';
import { requireSite } from '../../../read/read-content.ts';
import { newEditToken } from '../../../serve/edit-token.ts';
import { buildInstant } from '../../build-instant.ts';
import { type CommandContext, untilStopped } from '../../console/command-context.ts';
import { hostOf, type ServeFlags } from '../../publish/serve-command.ts';
import { updateSiteSchemas } from '../../update-site-schemas.ts';
import { editAddress } from './edit-address.ts';
import { shiftTo, startClock } from './watch-clock.ts';

export interface WatchFlags extends ServeFlags {
  readonly open?: boolean;
  readonly at?: string;
}

/**
 * `conf-site watch`: builds, serves, and builds again whenever a source is saved. After a failed build the last site stays.
 * Its clock starts at `--at`. Throws `ContentMissingError` if the folder is not a site, and `PublishError` if another watch
 * uses the output folder.
 */
export async function watchCommand(context: CommandContext, flags: WatchFlags): Promise<number> {
  const { root } = context.flags;
  const { handover } = context.tool.clone ?? {};
  const isContinued = handover?.port !== undefined;
  if (!isContinued) requireSite(root);
  updateSiteSchemas(context);
  const outDir = resolve(root, flags.out);
  const releaseLock = takeWatchLock({ outDir, stateDir: join(root, '.conf-site') });
  if (!isContinued) context.say(`Watching ${root}`);
  // Loaded only now, so that the first message appears at once.
  const { startWatch } = await import('./watch-session.ts');
  const clock = startClock(handover?.shift ?? shiftTo(buildInstant(flags.at, root)));
  const editToken = handover?.editToken ?? newEditToken();
  const port = handover?.port ?? flags.port;
  const watch = await startWatch(context, { ...flags, outDir, port, clock, editToken }).catch((error: unknown) => {
    releaseLock();
    throw error;
  });
  const stopped = untilStopped();
  context.print(isContinued ? `Continuing at ${watch.url}` : `Ready at ${watch.url}`);
  if (!isContinued) {
    context.print(`Edit: ${new URL(EDIT_PAGE, watch.url)}`);
    printEditAddress(context, { flags, port: watch.port, token: editToken });
  }
  if (flags.open === true && !isContinued) openBrowser(watch.url);
  const entry = await Promise.race([stopped, watch.replaced]);
  await watch.close();
  releaseLock();
  if (handover !== undefined && entry !== undefined) {
    Object.assign(handover, { entry, port: watch.port, shift: clock.shift(), editToken });
  }
  return 0;
}

interface EditorOfWatch {
  readonly flags: WatchFlags;
  readonly port: number;
  readonly token: string;
}

/** Prints the address of the editor for other devices, if they reach the watch. */
function printEditAddress(context: CommandContext, { flags, port, token }: EditorOfWatch): void {
  const names = flags.allowHost ?? [];
  const address = editAddress({ host: hostOf(flags.host), port, names, token, interfaces: networkInterfaces() });
  if (address !== undefined) context.print(`Edit from another device: ${address}`);
}

/** Opens an address in the browser, with the command of the operating system. Errors are ignored. */
function openBrowser(url: string): void {
  const command = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
  spawn(command, [url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
