import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Places } from '../../api/open-service.ts';
import type { Order, OrderResult } from '../../api/organiser/order.ts';
import { HintedError } from '../../diagnostics/hinted-error.ts';
import type { Instant } from '../../domain/timeline.ts';
import { presentInstant } from '../build-instant.ts';
import { type CommandContext, untilStopped } from '../console/command-context.ts';
import { fileMissing } from '../console/report-error.ts';
import { hostOf } from '../publish/serve-command.ts';
import { type DataFlags, openApi, placesFor, requireServicePackages, type ServiceFlags, siteFor } from './open-api.ts';

export interface ApiServeFlags extends ServiceFlags {
  readonly port: number;
  readonly host?: string | true;
  readonly allowHost?: readonly string[];
}

/** `conf-site api serve`: the service alone, until it is stopped. */
export async function apiServeCommand(context: CommandContext, flags: ApiServeFlags): Promise<number> {
  const api = await openApi(context, { flags, isMounted: false });
  if (api === undefined) return 1;
  const { startServiceServer } = await import('../../serve/start-service-server.ts');
  const host = hostOf(flags.host);
  const names = [...api.hosts, ...(flags.allowHost ?? [])];
  const { handle, refuseHost } = api;
  const server = await startServiceServer({ host, port: flags.port, names, handle, refuseHost }).catch(
    async (error: unknown) => {
      await api.close();
      throw error;
    },
  );
  api.listening(server.port);
  context.print(`The service answers at ${server.url}${api.path}/`);
  await untilStopped();
  await api.finish();
  await server.close();
  await api.close();
  return 0;
}

/** The arguments and flags of all commands that give orders; each has those that its order needs. */
export interface OrderFlags extends DataFlags {
  readonly file: string;
  readonly event: string;
  readonly year: number;
  readonly what: string;
  readonly format: 'csv' | 'json';
  readonly id: string;
  readonly email: string;
  readonly replace?: boolean;
  readonly json?: boolean;
}

/** Makes an order of flags. `text` reads a file; it throws `HintedError` where there is none. */
export type ToOrder = (flags: OrderFlags, text: (file: string) => string) => Order;

/** `conf-site api import|export|approve|reject|cancel|forget|stats|restore`: works through a running service, or alone. */
export function orderCommand(toOrder: ToOrder) {
  return async (context: CommandContext, flags: OrderFlags): Promise<number> => {
    const result = await placeOrder(context, { flags, order: toOrder(flags, readText) });
    return result === undefined ? 1 : report(context, result);
  };
}

/** `conf-site api backup FILE`: the file is there whole, or as it was before. */
export async function backupCommand(
  context: CommandContext,
  { file, force, ...flags }: DataFlags & { readonly file: string; readonly force?: boolean },
): Promise<number> {
  requireParentFolder(file);
  if (existsSync(file) && force !== true)
    throw new HintedError(`${file} exists already.`, 'name another file, or replace this one with --force');
  const result = await placeOrder(context, { flags, order: { kind: 'backup' } });
  if (result?.kind !== 'done') return result === undefined ? 1 : report(context, result);
  const unfinished = `${file}.${process.pid}.unfinished`;
  writeFileSync(unfinished, result.output, { mode: 0o600, flush: true });
  renameSync(unfinished, file);
  const rows = result.output.split('\n').length - 3;
  context.print(`${rows} rows are in ${file}. It holds personal data: keep it where nobody else reads it.`);
  return 0;
}

async function placeOrder(context: CommandContext, { flags, order }: OrderRequest): Promise<OrderResult | undefined> {
  requireServicePackages();
  const now = presentInstant(flags.at, context.flags.root);
  const { askRunning } = await import('../../api/organiser/place-order.ts');
  const places = await placesFor(context, flags);
  return (await askRunning(places.place, order)) ?? runHere(context, { order, places, now });
}

function report(context: CommandContext, result: OrderResult): number {
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

/** Undefined where the content has errors, which are reported. */
async function runHere(context: CommandContext, { order, places, now }: OrderHere): Promise<OrderResult | undefined> {
  const { runAlone, runOnData } = await import('../../api/organiser/place-order.ts');
  if (order.kind === 'backup' || order.kind === 'restore') return runOnData(places.place, { order, now: now() });
  const site = await siteFor(context, now);
  if (site === undefined) return undefined;
  return runAlone({ ...places, site, now }, order);
}

function requireParentFolder(file: string): void {
  const folder = dirname(resolve(file));
  if (existsSync(folder)) return;
  throw new HintedError(`There is no folder ${folder}.`, 'make it first, or name a file in another one');
}

function readText(file: string): string {
  if (!existsSync(file)) throw fileMissing(file);
  return readFileSync(file, 'utf8');
}
