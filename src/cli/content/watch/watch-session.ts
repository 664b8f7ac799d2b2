import { join, relative, sep } from 'node:path';
import { readServedDir } from '../../../publish/repair-publication.ts';
import { type ServerOptions, type SiteServer, startServer } from '../../../serve/start-server.ts';
import { type SourceWatcher, watchSources } from '../../../watch/watch-sources.ts';
import type { CommandContext } from '../../console/command-context.ts';
import { builtBasePath, hostOf, type ServeFlags } from '../../publish/serve-command.ts';
import { sourceWatching } from '../../source-watching.ts';
import { editorLinks } from './editor-link.ts';
import { type ToolWatch, toolWatch } from './tool-watch.ts';
import { type WatchBuilds, watchBuilds } from './watch-builds.ts';
import { createAlarm, type SetClock } from './watch-clock.ts';
import { createWatchController, type WatchController } from './watch-controller.ts';

export interface WatchOptions extends ServeFlags {
  readonly outDir: string;
  readonly clock: SetClock;
}

/** A watch that runs. */
export interface RunningWatch {
  readonly url: string;
  readonly port: number;
  /** Resolves to the entry of the tool as it is now, once its own sources have changed. */
  readonly replaced: Promise<string>;
  close(): Promise<void>;
}

/** Builds once, serves, and builds again when a source changes, when the clock is set, and when a change is due that takes a build. */
export async function startWatch(context: CommandContext, options: WatchOptions): Promise<RunningWatch> {
  let watcher: SourceWatcher | undefined;
  let server: SiteServer | undefined;
  const tool = toolWatch(context.tool);
  const { builds, controller, rest } = openBuilds(context, {
    ...options,
    server: () => server,
    again: () => watcher?.again(),
  });
  watcher = await watchSources(context.flags.root, changeTaker(context, { tool, builds }), {
    ...sourceWatching(context, process.env),
    others: tool.roots,
  });
  server = await startServer({
    ...serverOptions(context, { ...options, controller }),
    onNoBuild: () => builds.lost() && watcher?.again(),
  });
  server.report?.(builds.news());
  const { url, port } = server;
  return {
    url,
    port,
    replaced: tool.replaced,
    async close() {
      rest();
      await watcher?.close();
      await server?.close();
    },
  };
}

interface OpenedBuilds {
  readonly builds: WatchBuilds;
  readonly controller: WatchController;
  /** Ends what goes on between builds: the alarm, and what was being worked out for pages. */
  rest(): void;
}

interface BuildsAround extends WatchOptions {
  /** Undefined until it runs. */
  readonly server: () => SiteServer | undefined;
  /** Has the site built once more. */
  readonly again: () => void;
}

/** Builds, the alarm for the next one that is due, and the controller, which uses both. */
function openBuilds(context: CommandContext, { outDir, clock, server, again }: BuildsAround): OpenedBuilds {
  const { root: rootDir } = context.flags;
  const linkTo = editorLinks(rootDir, process.env);
  const alarm = createAlarm(clock, again);
  const onTravel = (): void => {
    server()?.report?.({ ...builds.news(), isBuilding: true });
    again();
  };
  const controller = createWatchController({ rootDir, packageDir: context.tool.packageDir, clock, linkTo, onTravel });
  const builds = watchBuilds(context, {
    outDir,
    clock,
    linkTo,
    server,
    onBuilt(paths, due) {
      if (paths.length > 0) controller.forget();
      alarm.set(due);
    },
  });
  const rest = (): void => {
    alarm.set(null);
    controller.forget();
  };
  return { builds, controller, rest };
}

/** What is done once sources have changed: the tool is compiled if it is among them, and the site built. */
function changeTaker(
  context: CommandContext,
  { tool, builds }: { readonly tool: ToolWatch; readonly builds: WatchBuilds },
): (paths: readonly string[]) => Promise<void> {
  return async (paths) => {
    if (paths.length > 0) context.say(context.talkColors.dim(changedWords(context.flags.root, paths)));
    const compiled = await tool.compile(paths);
    if (compiled === 'replaced') return;
    if (compiled === 'same') await builds.build(paths);
    else builds.fail(compiled);
  };
}

function serverOptions(
  context: CommandContext,
  { outDir, controller, host, port, strictPort }: WatchOptions & { readonly controller: WatchController },
): ServerOptions {
  const place = { outDir, stateDir: join(context.flags.root, '.conf-site') };
  return {
    servedDir: () => readServedDir(place),
    host: hostOf(host),
    port,
    strictPort: strictPort === true,
    basePath: () => builtBasePath(outDir),
    liveReload: true,
    controller,
    onPortTaken: ({ wanted, used }) => context.say(`Port ${wanted} is taken, so it is ${used}.`),
    onFailure: (error) => context.say(error instanceof Error ? error.message : String(error)),
  };
}

const NAMED = 3;

/** `content/site.yaml and 2 more changed` */
function changedWords(rootDir: string, paths: readonly string[]): string {
  const names = paths.slice(0, NAMED).map((path) => relative(rootDir, path).split(sep).join('/'));
  const more = paths.length - names.length;
  return `${names.join(', ')}${more === 0 ? '' : ` and ${more} more`} changed`;
}
