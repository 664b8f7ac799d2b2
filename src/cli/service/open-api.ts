import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { type LogEntry, logLine, type RequestEntry } from '../../api/log.ts';
import type { ServiceStorage, StorageSettings } from '../../api/open-service.ts';
import type { RunningService } from '../../api/start-service.ts';
import { HintedError } from '../../diagnostics/hinted-error.ts';
import type { Site } from '../../domain/site/site.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import { presentInstant } from '../build-instant.ts';
import { type CommandContext, rootsOf } from '../console/command-context.ts';
import { reportContentErrors } from '../console/report-error.ts';
import type { LogFormat } from '../options.ts';

/** Flags of all commands that use the service's data. */
export interface DataFlags {
  readonly data?: string;
  readonly outbox?: string;
  readonly at?: string;
}

/** Flags of the commands that run the service. */
export interface ServiceFlags extends DataFlags {
  readonly origin?: readonly string[];
  readonly behindProxy?: boolean;
  readonly logFormat: LogFormat;
}

export interface OpenApiOptions {
  readonly flags: ServiceFlags;
  /** The pages are served from the same host. */
  readonly isMounted: boolean;
}

const DEFAULT_PATH = '/api/v1';

/**
 * Starts the service with the site's content, which is loaded again when it changes. Returns undefined if the content
 * has errors, after reporting them.
 */
export async function openApi(
  context: CommandContext,
  { flags, isMounted }: OpenApiOptions,
): Promise<RunningService | undefined> {
  requireServicePackages();
  context.say('Starting the service …');
  const now = presentInstant(flags.at, context.flags.root);
  const { watchedSite } = await import('./watched-site.ts');
  const watched = await watchedSite(context, now);
  if (watched === undefined) return undefined;
  const { site } = watched;
  const { startService } = await import('../../api/start-service.ts');
  const address = site().settings.apiAddress;
  const path = address === undefined ? DEFAULT_PATH : new URL(address, 'http://here').pathname;
  if (isMounted) reportAddress(context, { address, path });
  try {
    const service = await startService({
      site,
      now,
      path,
      isMounted,
      origins: flags.origin ?? [],
      isBehindProxy: flags.behindProxy === true,
      storage: await storageFor(context, flags),
      log: createLog(context, flags),
    });
    return { ...service, close: () => Promise.all([watched.close(), service.close()]).then(() => undefined) };
  } catch (error) {
    await watched.close();
    throw error;
  }
}

/**
 * Logs failures and notices as text, or all entries as JSON, for programs that collect logs. The time is that of the computer, even
 * with `--at`.
 */
function createLog(context: CommandContext, { logFormat }: ServiceFlags): (entry: LogEntry) => void {
  return (entry) => {
    if (logFormat === 'json') process.stderr.write(logLine(entry, new Date()));
    else if (entry.event !== 'request') context.say((entry as Exclude<LogEntry, RequestEntry>).message);
  };
}

/** Returns where data and e-mails go. Throws `ApiError` if git tracks a part of the data. */
export async function storageFor(context: CommandContext, flags: DataFlags): Promise<ServiceStorage> {
  const { resolveStorage } = await import('../../api/open-service.ts');
  const { refuseTrackedData } = await import('../../api/refuse-tracked-data.ts');
  const { root } = context.flags;
  const storage = resolveStorage(root, storageSettings(flags));
  refuseTrackedData(root, storage);
  return storage;
}

function storageSettings({ data, outbox }: DataFlags): StorageSettings {
  return {
    data: data === undefined ? undefined : resolve(data),
    outbox: outbox === undefined ? undefined : resolve(outbox),
    environment: process.env,
  };
}

/** Loads the site. Returns undefined if the content has errors, after reporting them. */
export async function loadSite(context: CommandContext, now: () => Instant): Promise<(() => Site) | undefined> {
  const { loadCurrentSite } = await import('../../api/current-site.ts');
  const { checked, site } = await loadCurrentSite(rootsOf(context), now);
  if (site !== undefined) return site;
  reportContentErrors(context, checked, 'The service works once they are fixed.');
  return undefined;
}

function reportAddress(
  context: CommandContext,
  { address, path }: { readonly address: string | undefined; readonly path: string },
): void {
  if (address === undefined) {
    context.say(
      `The content names no service (api in site.yaml), so its forms are not connected. The service is at ${path}.`,
    );
  } else if (!address.startsWith('/')) {
    context.say(`By the content, forms are sent to ${address}; this service is at ${path}.`);
  }
}

/** The packages of the service. They are optional, since a build does not need them. */
export const SERVICE_PACKAGES: readonly string[] = [
  '@electric-sql/pglite',
  '@hono/node-server',
  'hono',
  'kysely',
  'nodemailer',
  'pg',
  'rate-limiter-flexible',
];

/** Throws `HintedError` if packages of the service are not installed. */
export function requireServicePackages(): void {
  const { resolve } = createRequire(import.meta.url);
  const missing = SERVICE_PACKAGES.filter((name) => {
    try {
      resolve(name);
      return false;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND';
    }
  });
  if (missing.length === 0) return;
  const packages = missing.length === 1 ? 'a package that is' : 'packages that are';
  throw new HintedError(`The service needs ${packages} not installed.`, `npm install ${missing.join(' ')}`);
}
