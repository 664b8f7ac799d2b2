import { join, relative, sep } from 'node:path';
import type { WatchProblem } from '../model/watch.ts';
import { type BuildOptions, type BuildReport, buildSite } from '../pipeline/build-site.ts';
import { readServedDir } from '../publish/repair-publication.ts';
import { type SiteServer, startServer } from '../serve/start-server.ts';
import { type SourceWatcher, watchSources } from '../watch/watch-sources.ts';
import { pictureDirOf, reactOf, tellBuild } from './build-command.ts';
import { siteZone } from './build-instant.ts';
import { type CommandContext, rootsOf } from './command-context.ts';
import { editorLinks } from './editor-link.ts';
import { builtBasePath, hostOf, type ServeFlags } from './serve-command.ts';
import { tellError } from './tell-error.ts';
import { toolWatch } from './tool-watch.ts';
import { createAlarm, type SetClock } from './watch-clock.ts';
import { openDesk } from './watch-desk.ts';
import { contentProblems, failureProblems } from './watch-problems.ts';

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
  const { root: rootDir } = context.flags;
  const { packageDir } = context.tool;
  const { clock, outDir } = options;
  const place = { outDir, stateDir: join(rootDir, '.conf-site') };
  const linkTo = editorLinks(rootDir, process.env);
  const alarm = createAlarm(clock, () => watcher?.again());
  const tool = toolWatch(context.tool);
  let watcher: SourceWatcher | undefined;
  let server: SiteServer | undefined;
  let builds = 0;
  let problems: readonly WatchProblem[] = [];

  const news = () => ({ builds, problems, clock: { shift: clock.shift(), timeZone: siteZone(rootDir) } });
  const desk = openDesk({
    rootDir,
    packageDir,
    clock,
    linkTo,
    onTravel: () => {
      server?.tell?.({ ...news(), isBuilding: true });
      watcher?.again();
    },
  });
  const build = async (paths: readonly string[]): Promise<void> => {
    server?.tell?.({ isBuilding: true });
    const built = await tryBuild(context, buildOptions(context, options));
    problems =
      built.report === undefined
        ? failureProblems(built.error, rootDir, linkTo)
        : await contentProblems(built.report.diagnostics, linkTo);
    if (paths.length > 0) desk.forget();
    builds += 1;
    alarm.set(built.report?.nextChange.rebuild ?? null);
    const told = { ...news(), isBuilding: false };
    if (built.report?.ok === true) server?.reload?.(told);
    else server?.tell?.(told);
  };
  const onChange = async (paths: readonly string[]): Promise<void> => {
    if (paths.length > 0) context.say(context.talkColors.dim(changedWords(rootDir, paths)));
    const compiled = await tool.compile(paths);
    if (compiled === 'replaced') return;
    if (compiled === 'same') return build(paths);
    tellError(compiled, context);
    problems = failureProblems(compiled, rootDir, linkTo);
    builds += 1;
    server?.tell?.(news());
  };

  watcher = await watchSources(rootDir, onChange, tool.roots);
  server = await startServer({
    servedDir: () => readServedDir(place),
    host: hostOf(options.host),
    port: options.port,
    strictPort: options.strictPort === true,
    basePath: () => builtBasePath(outDir),
    liveReload: true,
    desk,
    onPortTaken: ({ wanted, used }) => context.say(`Port ${wanted} is taken, so it is ${used}.`),
    onFailure: (error) => context.say(error instanceof Error ? error.message : String(error)),
  });
  server.tell?.(news());
  const { url, port } = server;
  return {
    url,
    port,
    replaced: tool.replaced,
    async close() {
      alarm.set(null);
      desk.forget();
      await watcher?.close();
      await server?.close();
    },
  };
}

function buildOptions(context: CommandContext, { outDir, clock }: WatchOptions): BuildOptions {
  return {
    ...rootsOf(context),
    version: context.tool.version,
    outDir,
    at: clock.now(),
    prefer: 'in-place',
    ...pictureDirOf(process.env),
    ...reactOf(process.env),
    devPages: true,
  };
}

type Built = { readonly report: BuildReport } | { readonly report?: never; readonly error: unknown };

/** Builds, and says what came of it. */
async function tryBuild(context: CommandContext, options: BuildOptions): Promise<Built> {
  try {
    const report = await buildSite(options);
    tellBuild(context, report, relative(options.rootDir, options.outDir) || options.outDir);
    return { report };
  } catch (error) {
    tellError(error, context);
    return { error };
  }
}

const NAMED = 3;

/** `content/site.yaml and 2 more changed` */
function changedWords(rootDir: string, paths: readonly string[]): string {
  const names = paths.slice(0, NAMED).map((path) => relative(rootDir, path).split(sep).join('/'));
  const more = paths.length - names.length;
  return `${names.join(', ')}${more === 0 ? '' : ` and ${more} more`} changed`;
}
