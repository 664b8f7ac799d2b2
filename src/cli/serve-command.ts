import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readServedDir } from '../publish/repair-publication.ts';
import { startServer } from '../serve/start-server.ts';
import type { CommandContext } from './command-context.ts';
import { untilStopped } from './until-stopped.ts';

export interface ServeFlags {
  readonly out: string;
  readonly port: number;
  readonly strictPort?: boolean;
  readonly host?: string | true;
}

/** `conf-site serve`: runs until it is stopped. */
export async function serveCommand(context: CommandContext, flags: ServeFlags): Promise<number> {
  const { root } = context.flags;
  const place = { outDir: resolve(root, flags.out), stateDir: join(root, '.conf-site') };
  const server = await startServer({
    servedDir: () => readServedDir(place),
    host: hostOf(flags.host),
    port: flags.port,
    strictPort: flags.strictPort === true,
    basePath: builtBasePath(readServedDir(place)),
    onPortTaken: ({ wanted, used }) => context.say(`Port ${wanted} is taken, so it is ${used}.`),
    onFailure: (error) => context.say(error instanceof Error ? error.message : String(error)),
  });
  context.print(`Serving ${flags.out} at ${server.url}`);
  await untilStopped();
  await server.close();
  return 0;
}

/** The address to listen on: this computer only, unless asked otherwise. */
export function hostOf(host: string | true | undefined): string {
  if (host === true) return '0.0.0.0';
  return host ?? '127.0.0.1';
}

/** The path under which a build expects to stand, as its marker says. */
export function builtBasePath(dir: string): string {
  try {
    const { basePath } = JSON.parse(readFileSync(join(dir, '.conf-site-build.json'), 'utf8')) as { basePath?: unknown };
    return typeof basePath === 'string' ? basePath : '/';
  } catch {
    return '/';
  }
}
