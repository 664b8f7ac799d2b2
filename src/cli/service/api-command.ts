import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { ServiceStorage } from '../../api/open-service.ts';
import type { CommandResult, OrganiserCommand } from '../../api/organiser/command.ts';
import { HintedError } from '../../diagnostics/hinted-error.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import { presentInstant } from '../build-instant.ts';
import { type CommandContext, untilStopped } from '../console/command-context.ts';
import { fileMissing } from '../console/report-error.ts';
import { writePrivateFile } from '../console/write-private-file.ts';
import { hostOf } from '../publish/serve-command.ts';
import {
  type DataFlags,
  loadSite,
  openApi,
  requireServicePackages,
  type ServiceFlags,
  storageFor,
} from './open-api.ts';

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
  api.onListening(server.port);
  const stopped = untilStopped();
  context.print(`The service answers at ${server.url}${api.path}/`);
  await stopped;
  await api.drain();
  await server.close();
  await api.close();
  return 0;
}

/** The arguments and flags of all organiser's commands. Each command has only those that it needs. */
export interface OrganiserFlags extends DataFlags {
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

/** Creates a command from flags. `readFile` throws `HintedError` if the file does not exist. */
export type ToCommand = (flags: OrganiserFlags, readFile: (file: string) => string) => OrganiserCommand;

/**
 * `conf-site api import|export|approve|reject|cancel|forget|stats|restore`: works through a running service or, without
 * one, by itself.
 */
export function organiserAction(toCommand: ToCommand) {
  return async (context: CommandContext, flags: OrganiserFlags): Promise<number> => {
    const result = await execute(context, { flags, command: toCommand(flags, readText) });
    return result === undefined ? 1 : report(context, result);
  };
}

/** `conf-site api backup FILE`: writes the file atomically. */
export async function backupCommand(
  context: CommandContext,
  { file, force, ...flags }: DataFlags & { readonly file: string; readonly force?: boolean },
): Promise<number> {
  requireParentFolder(file);
  if (existsSync(file) && force !== true)
    throw new HintedError(`${file} exists already.`, 'name another file, or replace this one with --force');
  const result = await execute(context, { flags, command: { kind: 'backup' } });
  if (result?.kind !== 'done') return result === undefined ? 1 : report(context, result);
  writePrivateFile(file, result.output);
  const rows = result.output.split('\n').length - 3;
  context.print(`${rows} rows are in ${file}. They are personal data: store the file where nobody else can read it.`);
  return 0;
}

interface CommandRequest {
  readonly flags: DataFlags;
  readonly command: OrganiserCommand;
}

/** Undefined if the content has errors, which are reported. */
async function execute(
  context: CommandContext,
  { flags, command }: CommandRequest,
): Promise<CommandResult | undefined> {
  requireServicePackages();
  const now = presentInstant(flags.at, context.flags.root);
  const { sendToRunningService } = await import('../../api/organiser/send-to-service.ts');
  const storage = await storageFor(context, flags);
  return (await sendToRunningService(storage.database, command)) ?? executeHere(context, { command, storage, now });
}

function report(context: CommandContext, result: CommandResult): number {
  if (result.kind === 'refused') throw new HintedError(result.message, result.hint);
  if (result.kind === 'faulty') {
    process.stderr.write([...result.faults, 'Nothing was imported.', ''].join('\n'));
    return 1;
  }
  if (result.output !== '') context.print(result.output.replace(/\n$/, ''));
  return 0;
}

interface LocalCommand {
  readonly command: OrganiserCommand;
  readonly storage: ServiceStorage;
  now(): Instant;
}

/** Executes a command in this process. Undefined if the content has errors, which are reported. */
async function executeHere(
  context: CommandContext,
  { command, storage, now }: LocalCommand,
): Promise<CommandResult | undefined> {
  const { runBackupLocally, runLocally } = await import('../../api/organiser/run-locally.ts');
  if (command.kind === 'backup' || command.kind === 'restore')
    return runBackupLocally(storage.database, { command, now: now() });
  const site = await loadSite(context, now);
  return site === undefined ? undefined : runLocally({ ...storage, site, now }, command);
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
