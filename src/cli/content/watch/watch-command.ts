import { spawn } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { HintedError } from '../../../diagnostics/hinted-error.ts';
import { EDIT_PAGE } from '../../../domain/editor/edit.ts';
import { isTracked } from '../../../fs/is-tracked.ts';
import { refuseTrackedState } from '../../../fs/state-folder.ts';
import { takeWatchLock } from '../../../publish/lock.ts';
import { requireSite } from '../../../read/read-content.ts';
import { newEditSecrets } from '../../../serve/edit-secrets.ts';
import { buildInstant } from '../../build-instant.ts';
import { type CommandContext, reportState, untilStopped } from '../../console/command-context.ts';
import { folderOfRoot } from '../../folder-of-root.ts';
import { hostOf, type ServeFlags } from '../../publish/serve-command.ts';
import { reportCommittedSchemas, updateSiteSchemas } from '../../update-site-schemas.ts';
import { editAddress, withToken } from './edit-address.ts';
import { shiftTo, startClock } from './watch-clock.ts';
import type { RunningWatch } from './watch-session.ts';

export interface WatchFlags extends ServeFlags {
  readonly open?: boolean;
  readonly at?: string;
}

/**
 * `conf-site watch`: builds, serves, and builds again whenever a source is saved. After a failed build the last site stays.
 * Its clock starts at `--at`. Throws `ContentMissingError` if the folder is not a site, `PublishError` if another watch uses
 * the output folder, and `HintedError` if git tracks the output folder or the state folder.
 */
export async function watchCommand(context: CommandContext, flags: WatchFlags): Promise<number> {
  const { root } = context.flags;
  const { handover } = context.tool.clone ?? {};
  const isContinued = handover?.port !== undefined;
  if (!isContinued) requireSite(root);
  refuseTrackedState(root);
  updateSiteSchemas(context);
  reportState(context);
  reportCommittedSchemas(context);
  const outDir = folderOfRoot(root, '--out', flags.out);
  refuseTrackedOutput(outDir);
  const releaseLock = takeWatchLock({ outDir, stateDir: context.state.stateDir });
  if (!isContinued) context.say(`Watching ${root}`);
  // Loaded only now, so that the first message appears at once.
  const { startWatch } = await import('./watch-session.ts');
  const clock = startClock(handover?.shift ?? shiftTo(buildInstant(flags.at, root)));
  const editSecrets = handover?.editSecrets ?? newEditSecrets();
  const port = handover?.port ?? flags.port;
  const watch = await startWatch(context, { ...flags, outDir, port, clock, editSecrets }).catch((error: unknown) => {
    releaseLock();
    throw error;
  });
  const stopped = untilStopped();
  if (isContinued) context.print(`Continuing at ${watch.url}`);
  else printAddresses(context, { flags, watch, token: editSecrets.token });
  if (flags.open === true && !isContinued) openBrowser(withToken(watch.url, editSecrets.token));
  const entry = await Promise.race([stopped, watch.replaced]);
  await watch.close();
  releaseLock();
  if (handover !== undefined && entry !== undefined) {
    Object.assign(handover, { entry, port: watch.port, shift: clock.shift(), editSecrets });
  }
  return 0;
}

/** Until the first build has succeeded, the watch serves what is in the folder, at the address of the editor. */
function refuseTrackedOutput(outDir: string): void {
  if (!isTracked(outDir)) return;
  throw new HintedError(
    `git tracks files in ${outDir}, so its pages may come from somebody else, and their scripts could use the editor.`,
    'run git rm -r --force on that folder, or name another one with --out DIR',
  );
}

interface PrintedWatch {
  readonly flags: WatchFlags;
  readonly watch: Pick<RunningWatch, 'url' | 'port' | 'editRefusal'>;
  readonly token: string;
}

/** Prints the addresses of the site and of the editor. A browser that has opened one of them may edit. */
function printAddresses(context: CommandContext, { flags, watch, token }: PrintedWatch): void {
  context.print(`Ready at ${withToken(watch.url, token)}`);
  if (watch.editRefusal !== undefined) {
    context.print(`${watch.editRefusal.message}\n  hint: ${watch.editRefusal.hint}`);
    return;
  }
  context.print(`Edit: ${withToken(new URL(EDIT_PAGE, watch.url).href, token)}`);
  const reached = { host: hostOf(flags.host), port: watch.port, names: flags.allowHost ?? [] };
  const address = editAddress({ ...reached, token, interfaces: networkInterfaces() });
  if (address !== undefined) context.print(`Edit from another device: ${address}`);
}

/** Opens an address in the browser, with the command of the operating system. Errors are ignored. */
function openBrowser(url: string): void {
  const command = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
  spawn(command, [url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
