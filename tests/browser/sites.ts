import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMoment } from '../../src/domain/zone.ts';
import { builtFolder } from '../support/built-sites.ts';
import { INSTANT_NAMES, INSTANTS, type InstantName } from '../support/instants.ts';
import { packageDir, runTool } from '../support/run-tool.ts';

/**
 * The builds of the real content that the browser tests share: one for each of the three instants, and one of a
 * variation (`staged`), before the event, with what those do not have: Hacklica runs, Devlica has one theme and news, Worklica
 * is dark by default and in one language, photographs stand beside drawings and speakers without a picture, the site has a
 * logo, a colour and a menu of its own, and pages are there for those who work on the looks.
 */

export type ServedName = InstantName | 'staged';

export const SERVED: readonly ServedName[] = [...INSTANT_NAMES, 'staged'];

/** The instant of a build. */
export function instantOf(name: ServedName): string {
  return INSTANTS[name === 'staged' ? 'before' : name];
}

/** Where the global setup tells the workers the address of each build. */
export const ADDRESS_VARIABLE: Readonly<Record<ServedName, string>> = {
  before: 'CONF_SITE_TEST_BEFORE',
  during: 'CONF_SITE_TEST_DURING',
  after: 'CONF_SITE_TEST_AFTER',
  staged: 'CONF_SITE_TEST_STAGED',
};

/** The folder of a build: for the three instants that of the tests of the specification, so that each is made once. */
export function outDirOf(name: ServedName | `law-${string}`): string {
  return builtFolder(name === 'staged' || name.startsWith('law-') ? `browser-${name}` : name);
}

/** The address of a path, which starts with `/`, in one of the builds. */
export function addressOf(name: ServedName, path: string): string {
  const base = process.env[ADDRESS_VARIABLE[name]];
  if (base === undefined) throw new Error(`The build "${name}" is not being served.`);
  return base + asRead(path).slice(1);
}

/** The page behind the printed code leads on by itself; who wants to read it asks it to stay. */
export function asRead(path: string): string {
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

/** Every instant, in epoch seconds and in order, at which one of these pages changes after its build. */
export function boundariesOf(name: ServedName, paths: readonly string[]): readonly number[] {
  const edges = paths.flatMap((path) =>
    [...builtPage(name, path).matchAll(/ data-when="([^"]*)"/g)].flatMap(([, when = '']) => when.match(/\d+/g) ?? []),
  );
  return [...new Set(edges.map(Number))].sort((a, b) => a - b);
}

/** An address of the site, as `conf-site routes` lists it. */
export interface Route {
  /** Ends in `/`, or in `.html`. */
  readonly path: string;
  readonly template: string;
  readonly language: string;
}

const routesFile = (name: ServedName): string => `${outDirOf(name)}.routes.json`;

/** Asks the tool for the addresses of a build, once for all tests. */
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

/** The addresses whose pages only the variation has, or has as they are. */
export function stagedOnly(routes: readonly Route[]): readonly Route[] {
  return routes.filter(({ path }) => /^\/(?:hr\/)?(?:dev|hacklica)\/(?!\d)/.test(path));
}

/** Where the content of the variation stands. */
export const STAGED_ROOT = join(packageDir, '.conf-site/tests/staged');

/** The arguments before a command that name the content of a build. */
export function siteOf(name: ServedName): readonly string[] {
  return name === 'staged' ? ['--root', STAGED_ROOT] : [];
}

/** What a build is asked for beside its instant. */
export function flagsOf(name: ServedName): readonly string[] {
  return name === 'staged' ? ['--dev-pages'] : [];
}

/** The address with the most markup, of each template and language; the page of every event. */
export function richest(name: ServedName, routes: readonly Route[]): readonly Route[] {
  const found = new Map<string, Route & { readonly size: number }>();
  for (const route of routes) {
    const key = route.template === 'event' ? route.path : `${route.template} ${route.language}`;
    const size = builtPage(name, route.path).length;
    if (size > (found.get(key)?.size ?? 0)) found.set(key, { ...route, size });
  }
  return [...found.values()];
}

/** All of these addresses but most of the speakers': the first of each event, year and language stays. */
export function sampled(routes: readonly Route[]): readonly Route[] {
  const seen = new Set<string>();
  return routes.filter(({ path, template }) => {
    if (template !== 'speaker') return true;
    const folder = path.replace(/[^/]+\/$/, '');
    if (seen.has(folder)) return false;
    seen.add(folder);
    return true;
  });
}

/**
 * The addresses whose main part differs from one of the three instants to another, in its build or as time goes by,
 * and one more for each header with its footer.
 */
export function changing(routes: readonly Route[]): readonly Route[] {
  const framed = new Set<string>();
  return routes.filter(({ path }) => {
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

/** Which header and footer a page has. */
function slicesOf(path: string): string {
  const file = join(outDirOf('before'), 'page-data', path.slice(1) || 'index', 'page-data.json');
  return JSON.stringify((JSON.parse(readFileSync(file, 'utf8')) as { readonly slicesMap: object }).slicesMap);
}
