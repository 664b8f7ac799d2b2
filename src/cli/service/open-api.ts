import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { type LogEntry, logLine } from '../../api/log.ts';
import type { Places, PlaceWishes } from '../../api/open-service.ts';
import type { RunningService } from '../../api/start-service.ts';
import { HintedError } from '../../diagnostics/hinted-error.ts';
import type { Site } from '../../domain/site.ts';
import type { Instant } from '../../domain/timeline.ts';
import { presentInstant } from '../build-instant.ts';
import { type CommandContext, rootsOf } from '../console/command-context.ts';
import { reportContentErrors } from '../console/report-error.ts';
import type { LogFormat } from '../options.ts';

/** The flags of whatever works with the service's data. */
export interface DataFlags {
  readonly data?: string;
  readonly outbox?: string;
  readonly at?: string;
}

/** The flags of whatever runs the service. */
export interface ServiceFlags extends DataFlags {
  readonly origin?: readonly string[];
  readonly behindProxy?: boolean;
  readonly logFormat: LogFormat;
}

export interface OpenApiOptions {
  readonly flags: ServiceFlags;
  /** It shares its host with the pages. */
  readonly isMounted: boolean;
}

const USUAL_PATH = '/api/v1';

/** Opens the service on the site's content, and follows that as it changes; undefined where the content has errors, which are reported. */
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
  const path = address === undefined ? USUAL_PATH : new URL(address, 'http://here').pathname;
  if (isMounted) reportAddress(context, { address, path });
  try {
    const service = await startService({
      site,
      now,
      path,
      isMounted,
      origins: flags.origin ?? [],
      isBehindProxy: flags.behindProxy === true,
      places: await placesFor(context, flags),
      log: logOf(context, flags),
    });
    return { ...service, close: () => Promise.all([watched.close(), service.close()]).then(() => undefined) };
  } catch (error) {
    await watched.close();
    throw error;
  }
}

/**
 * As text only what failed is said; as JSON everything, requests too, for programs that collect logs. The time is that of the
 * computer, also with `--at`.
 */
function logOf(context: CommandContext, { logFormat }: ServiceFlags): (entry: LogEntry) => void {
  return (entry) => {
    if (logFormat === 'json') process.stderr.write(logLine(entry, new Date()));
    else if (entry.level === 'error') context.say(entry.message);
  };
}

/** Where data and letters are. Data that an older conf-site has left elsewhere is moved there, which is said. */
export async function placesFor(context: CommandContext, flags: DataFlags): Promise<Places> {
  const { usualPlaces } = await import('../../api/open-service.ts');
  const { moveOldData } = await import('../../api/move-old-data.ts');
  const { root } = context.flags;
  const places = usualPlaces(root, wishesOf(flags));
  const moved = await moveOldData(root, places.place);
  if (moved !== undefined) context.say(`The data of the service was moved from ${moved.from} to ${moved.to}.`);
  return places;
}

/** What the flags say about data and mail. */
function wishesOf({ data, outbox }: DataFlags): PlaceWishes {
  return {
    data: data === undefined ? undefined : resolve(data),
    outbox: outbox === undefined ? undefined : resolve(outbox),
    environment: process.env,
  };
}

/** The content over time, or undefined after having reported its errors. */
export async function siteFor(context: CommandContext, now: () => Instant): Promise<(() => Site) | undefined> {
  const { siteOverTime } = await import('../../api/site-over-time.ts');
  const { checked, site } = await siteOverTime(rootsOf(context), now);
  if (site !== undefined) return site;
  reportContentErrors(context, checked, 'The service works once they are mended.');
  return undefined;
}

function reportAddress(
  context: CommandContext,
  { address, path }: { readonly address: string | undefined; readonly path: string },
): void {
  if (address === undefined) {
    context.say(`The content names no service (api in site.yaml), so its forms are not connected. It is at ${path}.`);
  } else if (!address.startsWith('/')) {
    context.say(`The forms of the pages send to ${address}, as the content says; this service is at ${path} here.`);
  }
}

/** The optional packages of the service: who only builds a site has no use for them. */
export const SERVICE_PACKAGES: readonly string[] = [
  '@electric-sql/pglite',
  '@hono/node-server',
  'hono',
  'kysely',
  'nodemailer',
  'pg',
  'rate-limiter-flexible',
];

/** Throws `HintedError` if one of them is not there. */
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
