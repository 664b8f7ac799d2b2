import { existsSync, readFileSync } from 'node:fs';
import type { Places } from '../api/open-service.ts';
import type { Order, OrderResult } from '../api/organiser/order.ts';
import { HintedError } from '../diagnostics/hinted-error.ts';
import type { Instant } from '../model/timeline.ts';
import { presentInstant } from './build-instant.ts';
import type { CommandContext } from './command-context.ts';
import { FileMissingError } from './file-missing-error.ts';
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
export async function orderCommand(context: CommandContext, { flags, order }: OrderRequest): Promise<number> {
  requireServicePackages();
  const now = presentInstant(flags.at, context.flags.root);
  const { usualPlaces } = await import('../api/open-service.ts');
  const { askRunning } = await import('../api/organiser/place-order.ts');
  const places = usualPlaces(context.flags.root, wishesOf(flags));
  const result = (await askRunning(places.place, order)) ?? (await runHere(context, { order, places, now }));
  if (result === undefined) return 1;
  if (result.kind === 'refused') throw new HintedError(result.message, result.hint);
  if (result.kind === 'faulty') {
    process.stderr.write([...result.faults, 'Nothing was imported.', ''].join('\n'));
    return 1;
  }
  if (result.output !== '') context.print(result.output.replace(/\n$/, ''));
  return 0;
}

interface OrderRequest {
  readonly flags: DataFlags;
  readonly order: Order;
}

interface OrderHere {
  readonly order: Order;
  readonly places: Places;
  now(): Instant;
}

/** Undefined where the content has errors, which are told. */
async function runHere(context: CommandContext, { order, places, now }: OrderHere): Promise<OrderResult | undefined> {
  const site = await siteFor(context, now);
  if (site === undefined) return undefined;
  const { runAlone } = await import('../api/organiser/place-order.ts');
  const { safeWords } = await import('../api/safe-words.ts');
  const onFailure = (what: string, error: unknown): void => context.say(`${what} failed: ${safeWords(error)}`);
  return runAlone({ ...places, site, now, onFailure }, order);
}

/** The table of `api import`, as text. Throws `FileMissingError`. */
export function readTable(file: string): string {
  if (!existsSync(file)) throw new FileMissingError(`There is no file ${file}.`);
  return readFileSync(file, 'utf8');
}
