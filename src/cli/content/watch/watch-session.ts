import { join, relative, sep } from 'node:path';
import type { HintedError } from '../../../diagnostics/hinted-error.ts';
import { readServedDir } from '../../../publish/repair-publication.ts';
import type { EditSecrets } from '../../../serve/edit-secrets.ts';
import { type ServerOptions, type SiteServer, startServer } from '../../../serve/start-server.ts';
import { type SourceWatcher, watchSources } from '../../../watch/watch-sources.ts';
import { type CommandContext, rootsOf } from '../../console/command-context.ts';
import { builtBasePath, hostOf, type ServeFlags } from '../../publish/serve-command.ts';
import { sourceWatching } from '../../source-watching.ts';
import { createEditService } from './edit-service.ts';
import { editorLinks } from './editor-link.ts';
import { type EditorLock, refusedEditing, takeEditorLock } from './editor-lock.ts';
import { type ToolWatch, toolWatch } from './tool-watch.ts';
import { type WatchBuilds, watchBuilds } from './watch-builds.ts';
import { createAlarm, type WatchClock } from './watch-clock.ts';
import { createWatchController, type WatchController } from './watch-controller.ts';

export interface WatchOptions extends ServeFlags {
  readonly outDir: string;
  readonly clock: WatchClock;
  /** By which it knows who may edit. */
  readonly editSecrets: EditSecrets;
}

/** A running watch. */
export interface RunningWatch {
  readonly url: string;
  readonly port: number;
  /** Why this watch does not edit; undefined if it does. */
  readonly editRefusal: HintedError | undefined;
  /** Resolves to the entry module of the newly compiled tool when its sources have changed. */
  readonly replaced: Promise<string>;
  close(): Promise<void>;
}

/** Builds, serves, and builds again when a source changes, the clock is set, also that of the computer, or a change is due that needs a build. */
export async function startWatch(context: CommandContext, options: WatchOptions): Promise<RunningWatch> {
  let watcher: SourceWatcher | undefined;
  let server: SiteServer | undefined;
  const tool = toolWatch(context.tool);
  const editorLock = takeEditorLock(context.flags.root);
  const { builds, controller, stop } = openBuilds(context, {
    ...options,
    server: () => server,
    buildAgain: () => watcher?.triggerChange(),
  });
  watcher = await watchSources(context.flags.root, sourceHandler(context, { tool, builds }), {
    ...sourceWatching(context, process.env),
    others: tool.roots,
  });
  server = await startServer({
    ...serverOptions(context, { ...options, controller, editorLock }),
    onNoBuild: () => builds.reportLost() && watcher?.triggerChange(),
  });
  server.report?.(builds.status());
  const { url, port } = server;
  if (editorLock.kind === 'taken') editorLock.announce(url);
  return {
    url,
    port,
    editRefusal: editorLock.kind === 'held' ? editorLock.refusal : undefined,
    replaced: tool.replaced,
    async close() {
      stop();
      await watcher?.close();
      await server?.close();
      if (editorLock.kind === 'taken') editorLock.release();
    },
  };
}

interface OpenedBuilds {
  readonly builds: WatchBuilds;
  readonly controller: WatchController;
  /** Stops the alarm and the running computations for pages. */
  stop(): void;
}

interface BuildsContext extends WatchOptions {
  /** Undefined until it runs. */
  readonly server: () => SiteServer | undefined;
  /** Builds the site once more. */
  readonly buildAgain: () => void;
}

/** Creates the builds, the alarm for the next build that is due, and the controller. */
function openBuilds(context: CommandContext, { outDir, clock, server, buildAgain }: BuildsContext): OpenedBuilds {
  const { root: rootDir } = context.flags;
  const linkTo = editorLinks(rootDir, process.env);
  const alarm = createAlarm(clock, buildAgain);
  const onTravel = (): void => {
    server()?.report?.({ ...builds.status(), isBuilding: true });
    buildAgain();
  };
  const controller = createWatchController({
    ...{ rootDir, packageDir: context.tool.packageDir, clock, linkTo, onTravel },
    searchIndexAt: (address) => builds.searchIndexAt(address),
  });
  const builds = watchBuilds(context, {
    outDir,
    clock,
    linkTo,
    server,
    onBuilt(paths, span) {
      if (paths.length > 0) controller.reset();
      alarm.set(span);
    },
  });
  const stop = (): void => {
    alarm.set(undefined);
    controller.reset();
  };
  return { builds, controller, stop };
}

/** Returns the function that handles changed sources: it compiles the tool if they belong to it, and builds the site. */
function sourceHandler(
  context: CommandContext,
  { tool, builds }: { readonly tool: ToolWatch; readonly builds: WatchBuilds },
): (paths: readonly string[]) => Promise<void> {
  return async (paths) => {
    if (paths.length > 0) context.say(context.stderrColors.dim(changedMessage(context.flags.root, paths)));
    const compiled = await tool.compile(paths);
    if (compiled === 'replaced') return;
    if (compiled === 'same') await builds.build(paths);
    else builds.fail(compiled);
  };
}

function serverOptions(
  context: CommandContext,
  {
    outDir,
    controller,
    editorLock,
    host,
    port,
    strictPort,
    clock,
    allowHost = [],
    editSecrets,
  }: WatchOptions & { readonly controller: WatchController; readonly editorLock: EditorLock },
): ServerOptions {
  const handlers = createEditService(rootsOf(context), { controller, now: clock.now });
  const place = { outDir, stateDir: context.state.stateDir };
  return {
    servedDir: () => readServedDir(place),
    host: hostOf(host),
    port,
    strictPort: strictPort === true,
    basePath: () => builtBasePath(outDir),
    liveReload: true,
    controller,
    editing: {
      secrets: editSecrets,
      mediaDir: join(context.flags.root, 'content', 'media'),
      handlers: editorLock.kind === 'held' ? refusedEditing(handlers, editorLock.refusal) : handlers,
    },
    allowedHosts: allowHost,
    onPortTaken: ({ wanted, used }) => context.say(`Port ${wanted} is taken; using ${used}.`),
    onFailure: (error) => context.say(error instanceof Error ? error.message : String(error)),
  };
}

const NAMED = 3;

/** `content/site.yaml and 2 more changed` */
function changedMessage(rootDir: string, paths: readonly string[]): string {
  const names = paths.slice(0, NAMED).map((path) => relative(rootDir, path).split(sep).join('/'));
  const more = paths.length - names.length;
  return `${names.join(', ')}${more === 0 ? '' : ` and ${more} more`} changed`;
}
