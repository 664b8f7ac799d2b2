import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMoment } from '../../src/domain/time/zone.ts';
import { builtFolder } from '../support/built-sites.ts';
import { INSTANT_NAMES, INSTANTS, type InstantName } from '../support/instants.ts';
import { packageDir, runTool } from '../support/run-tool.ts';
import { isFull } from '../support/thoroughness.ts';

/**
 * The builds of the real content that the browser tests share: one for each of the three instants, and a variation
 * (`staged`), before the event, with properties that the real content does not have: Hacklica is active, Devlica has one theme and
 * news and a cancelled session, Worklica is dark by default and in one language, there are photographs beside drawings, some speakers have no picture, the
 * site has its own logo, colour and menu, and there are pages for work on the design.
 */

export type ServedName = InstantName | 'staged';

export const SERVED: readonly ServedName[] = [...INSTANT_NAMES, 'staged'];

/** The instant of a build. */
export function instantOf(name: ServedName): string {
  return INSTANTS[name === 'staged' ? 'before' : name];
}

/** The environment variable with which the global setup passes the address of each build to the workers. */
export const ADDRESS_VARIABLE: Readonly<Record<ServedName, string>> = {
  before: 'CONF_SITE_TEST_BEFORE',
  during: 'CONF_SITE_TEST_DURING',
  after: 'CONF_SITE_TEST_AFTER',
  staged: 'CONF_SITE_TEST_STAGED',
};

/** The output folder of a build. The builds at the three instants are shared with the tests in `spec`. */
export function outDirOf(name: ServedName | `law-${string}`): string {
  return builtFolder(name === 'staged' || name.startsWith('law-') ? `browser-${name}` : name);
}

/** The address of a path, which starts with `/`, in one of the builds. */
export function addressOf(name: ServedName, path: string): string {
  const base = process.env[ADDRESS_VARIABLE[name]];
  if (base === undefined) throw new Error(`The build "${name}" is not being served.`);
  return base + asRead(path).slice(1);
}

/** Keeps the page behind the QR code, which redirects by itself, open, and screens, which turn, in one language. */
export function asRead(path: string): string {
  if (path.startsWith('/screen/')) return `${path}?lang=en`;
  return path.endsWith('/qr/') ? `${path}?stay` : path;
}

/** The instant of a build, in milliseconds since the epoch. */
export function msOf(name: ServedName): number {
  return msAt(instantOf(name));
}

/** A wall-clock time in the zone of the site, in milliseconds since the epoch. */
export function msAt(wall: string): number {
  const reading = readMoment(wall, 'start', 'Europe/Zagreb');
  if (reading.kind !== 'instant') throw new Error(`${wall} is no instant.`);
  return reading.at * 1000;
}

/** The HTML of a page as it was built. */
export function builtPage(name: ServedName, path: string): string {
  return readFileSync(join(outDirOf(name), path.endsWith('/') ? `${path}index.html` : path), 'utf8');
}

/** Every instant at which one of these pages changes after its build, in epoch seconds and in order. */
export function boundariesOf(name: ServedName, paths: readonly string[]): readonly number[] {
  const edges = paths.flatMap((path) =>
    [...builtPage(name, path).matchAll(/ data-when="([^"]*)"/g)].flatMap(([, when = '']) => when.match(/\d+/g) ?? []),
  );
  return [...new Set(edges.map(Number))].sort((a, b) => a - b);
}

/** An address of the site, as `conf-site routes` lists it. */
export interface Route {
  /** Ends with `/` or `.html`. */
  readonly path: string;
  readonly template: string;
  readonly language: string;
}

const routesFile = (name: ServedName): string => `${outDirOf(name)}.routes.json`;

/** Lists the addresses of a build with the tool, once for all tests. */
export async function listRoutes(name: ServedName): Promise<void> {
  const { status, stdout, stderr } = await runTool([
    ...[...siteOf(name), 'routes', '--json'],
    ...['--at', instantOf(name), ...flagsOf(name)],
  ]);
  if (status !== 0) throw new Error(`conf-site routes ended with ${status}: ${stderr}`);
  writeFileSync(routesFile(name), stdout);
}

/** Every address of a build. */
export function routesAt(name: ServedName): readonly Route[] {
  return JSON.parse(readFileSync(routesFile(name), 'utf8')) as readonly Route[];
}

/** The addresses of pages that only exist, or differ, in the variation. */
export function stagedOnly(routes: readonly Route[]): readonly Route[] {
  return routes.filter(({ path }) => /^\/(?:hr\/)?(?:dev|hacklica)\/(?!\d)/.test(path));
}

/** The folder with the content of the variation. */
export const STAGED_ROOT = join(packageDir, '.conf-site/tests/staged');

/** Arguments before a command that select the content of a build. */
export function siteOf(name: ServedName): readonly string[] {
  return name === 'staged' ? ['--root', STAGED_ROOT] : [];
}

/** Options of a build besides its instant. */
export function flagsOf(name: ServedName): readonly string[] {
  return name === 'staged' ? ['--dev-pages'] : [];
}

/** The address with the most markup for each template and language, and the page of every event. */
export function richest(name: ServedName, routes: readonly Route[]): readonly Route[] {
  const found = new Map<string, Route & { readonly size: number }>();
  for (const route of routes) {
    const key = route.template === 'event' ? route.path : `${route.template} ${route.language}`;
    const size = builtPage(name, route.path).length;
    if (size > (found.get(key)?.size ?? 0)) found.set(key, { ...route, size });
  }
  return [...found.values()];
}

/** These addresses with only the first speaker and session of each event, year and language. */
export function sampled(routes: readonly Route[]): readonly Route[] {
  const seen = new Set<string>();
  return routes.filter(({ path, template }) => {
    if (template !== 'speaker' && template !== 'session') return true;
    const folder = path.replace(/[^/]+\/$/, '');
    if (seen.has(folder)) return false;
    seen.add(folder);
    return true;
  });
}

/**
 * The addresses whose main part differs between the three instants, in the builds or as time passes, and one more for each
 * header with its footer. In the short run only of the first speaker and session of each year.
 */
export function changing(routes: readonly Route[]): readonly Route[] {
  const framed = new Set<string>();
  return (isFull ? routes : sampled(routes)).filter(({ path }) => {
    const frame = slicesOf(path);
    const isFirst = !framed.has(frame);
    framed.add(frame);
    return isFirst || changes(path);
  });
}

function changes(path: string): boolean {
  const mains = INSTANT_NAMES.map((name) => /<main[\s\S]*<\/main>/.exec(builtPage(name, path))?.[0] ?? '');
  return new Set(mains).size > 1 || mains.some((main) => main.includes(' data-when='));
}

/** The names of the header and footer of a page. */
function slicesOf(path: string): string {
  const file = join(outDirOf('before'), 'page-data', path.slice(1) || 'index', 'page-data.json');
  return JSON.stringify((JSON.parse(readFileSync(file, 'utf8')) as { readonly slicesMap: object }).slicesMap);
}
