import { existsSync, readFileSync } from 'node:fs';
import type { Order } from '../api/organiser/orders.ts';
import { presentInstant } from './build-instant.ts';
import { FileMissingError } from './check-command.ts';
import type { CommandContext } from './command-context.ts';
import { type DataFlags, openApi, type ServiceFlags, siteFor, wishesOf } from './open-api.ts';
import { hostOf } from './serve-command.ts';
import { requireServicePackages } from './service-packages.ts';
import { untilStopped } from './until-stopped.ts';

export interface ApiServeFlags extends ServiceFlags {
  readonly port: number;
  readonly host?: string | true;
}

/** `conf-site api serve`: the service alone, until it is stopped. */
export async function apiServeCommand(context: CommandContext, flags: ApiServeFlags): Promise<number> {
  const api = await openApi(context, { flags, isMounted: false });
  if (api === undefined) return 1;
  const { startAlone } = await import('../serve/start-alone.ts');
  const host = hostOf(flags.host);
  const server = await startAlone({ host, port: flags.port, handle: api.handle }).catch(async (error: unknown) => {
    await api.close();
    throw error;
  });
  api.listening(server.port);
  context.print(`The service answers at ${server.url}${api.path}/`);
  await untilStopped();
  await api.finish();
  await server.close();
  await api.close();
  return 0;
}

/** `conf-site api import|export|approve|reject|forget|stats`: works through a running service, or alone. */
export async function orderCommand(
  context: CommandContext,
  { flags, order }: { readonly flags: DataFlags; readonly order: Order },
): Promise<number> {
  requireServicePackages();
  const now = presentInstant(flags.at, context.flags.root);
  const site = await siteFor(context, now);
  if (site === undefined) return 1;
  const { usualPlaces } = await import('../api/open-service.ts');
  const { placeOrder } = await import('../api/organiser/place-order.ts');
  const places = usualPlaces(context.flags.root, wishesOf(flags));
  const onFailure = (what: string): void => context.say(`${what} failed.`);
  const { status, output, said } = await placeOrder({ ...places, site, now, onFailure }, order);
  for (const words of said) process.stderr.write(`${words}\n`);
  if (output !== '') context.print(output.replace(/\n$/, ''));
  return status;
}

/** The table of `api import`, as text. Throws `FileMissingError`. */
export function readTable(file: string): string {
  if (!existsSync(file)) throw new FileMissingError(`There is no file ${file}.`);
  return readFileSync(file, 'utf8');
}
