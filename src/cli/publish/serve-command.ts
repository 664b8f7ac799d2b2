import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningService } from '../../api/start-service.ts';
import { MARKER } from '../../domain/page/output.ts';
import { attempt } from '../../fs/attempt.ts';
import { refuseTrackedState } from '../../fs/state-folder.ts';
import { readServedDir } from '../../publish/repair-publication.ts';
import { startServer } from '../../serve/start-server.ts';
import { type CommandContext, untilStopped } from '../console/command-context.ts';
import { folderOfRoot } from '../folder-of-root.ts';
import type { ServiceFlags } from '../service/open-api.ts';

export interface ServeFlags {
  readonly out: string;
  readonly port: number;
  readonly strictPort?: boolean;
  readonly host?: string | true;
  readonly allowHost?: readonly string[];
}

export type ServeCommandFlags = ServeFlags & ServiceFlags & { readonly api?: boolean };

/** `conf-site serve`: runs until it is stopped. With `--api` the service answers on the same host. */
export async function serveCommand(context: CommandContext, flags: ServeCommandFlags): Promise<number> {
  if (flags.api !== true) return serveSite(context, { flags });
  const { openApi } = await import('../service/open-api.ts');
  const api = await openApi(context, { flags, isMounted: true });
  if (api === undefined) return 1;
  return serveSite(context, { flags, api });
}

async function serveSite(
  context: CommandContext,
  { flags, api }: { readonly flags: ServeFlags; readonly api?: RunningService },
): Promise<number> {
  const { root } = context.flags;
  refuseTrackedState(root);
  const place = { outDir: folderOfRoot(root, '--out', flags.out), stateDir: context.state.stateDir };
  const server = await startServer({
    servedDir: () => readServedDir(place),
    host: hostOf(flags.host),
    port: flags.port,
    strictPort: flags.strictPort === true,
    basePath: builtBasePath(readServedDir(place)),
    allowedHosts: [...(api?.hosts ?? []), ...(flags.allowHost ?? [])],
    onPortTaken: ({ wanted, used }) => context.say(`Port ${wanted} is taken; using ${used}.`),
    onFailure: (error) => context.say(error instanceof Error ? error.message : String(error)),
    ...(api === undefined ? {} : { mounted: { path: api.path, handle: api.handle } }),
  }).catch(async (error: unknown) => {
    await api?.close();
    throw error;
  });
  api?.onListening(server.port);
  const stopped = untilStopped();
  context.print(`Serving ${flags.out} at ${server.url}`);
  await stopped;
  await api?.drain();
  await server.close();
  await api?.close();
  return 0;
}

/** The address to listen on: this computer only, unless asked otherwise. */
export function hostOf(host: string | true | undefined): string {
  if (host === true) return '0.0.0.0';
  return host ?? '127.0.0.1';
}

/** The base path of a build, from its marker file. */
export function builtBasePath(dir: string): string {
  const { basePath } = markerIn(dir);
  return typeof basePath === 'string' ? basePath : '/';
}

interface Marker {
  readonly basePath?: unknown;
}

/** The content of a build's marker file; empty if it is missing or invalid. */
function markerIn(dir: string): Marker {
  const read = attempt(() => JSON.parse(readFileSync(join(dir, MARKER), 'utf8')) as Marker | null);
  return read ?? {};
}
