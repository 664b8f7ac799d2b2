import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { type BuildOptions, buildSite } from '../pipeline/build-site.ts';
import { readServedDir } from '../publish/repair-publication.ts';
import { type SiteServer, startServer } from '../serve/start-server.ts';
import { watchSources } from '../watch/watch-sources.ts';
import { pictureDirOf, reactOf, tellBuild } from './build-command.ts';
import { buildInstant } from './build-instant.ts';
import { type CommandContext, rootsOf } from './command-context.ts';
import { builtBasePath, hostOf, type ServeFlags } from './serve-command.ts';
import { tellError } from './tell-error.ts';
import { untilStopped } from './until-stopped.ts';

export interface WatchFlags extends ServeFlags {
  readonly open?: boolean;
  readonly at?: string;
}

/** `conf-site watch`: builds, serves, and builds again whenever a source is saved; a broken one keeps the last site. */
export async function watchCommand(context: CommandContext, flags: WatchFlags): Promise<number> {
  const { root } = context.flags;
  const place = { outDir: resolve(root, flags.out), stateDir: join(root, '.conf-site') };
  const options: Omit<BuildOptions, 'at'> = {
    ...rootsOf(context),
    version: context.tool.version,
    outDir: place.outDir,
    prefer: 'in-place',
    ...pictureDirOf(process.env),
    ...reactOf(process.env),
    devPages: true,
  };
  /** Whether there is a new site to look at. */
  const build = async (): Promise<boolean> => {
    try {
      const report = await buildSite({ ...options, at: buildInstant(flags.at, root) });
      tellBuild(context, report, flags.out);
      return report.ok;
    } catch (error) {
      tellError(error, context);
      return false;
    }
  };
  let server: SiteServer | undefined;
  const watcher = await watchSources(root, async () => {
    if (await build()) server?.reload?.();
  });
  server = await startServer({
    servedDir: () => readServedDir(place),
    host: hostOf(flags.host),
    port: flags.port,
    strictPort: flags.strictPort === true,
    basePath: builtBasePath(place.outDir),
    liveReload: true,
    onPortTaken: ({ wanted, used }) => context.say(`Port ${wanted} is taken, so it is ${used}.`),
    onFailure: (error) => context.say(error instanceof Error ? error.message : String(error)),
  });
  context.print(`Watching ${root}; the site is at ${server.url}`);
  if (flags.open === true) openBrowser(server.url);
  await untilStopped();
  await watcher.close();
  await server.close();
  return 0;
}

/** The system's own way of opening an address; failing to is no reason to stop. */
function openBrowser(url: string): void {
  const command = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
  spawn(command, [url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
