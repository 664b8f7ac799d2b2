import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMoment } from '../../src/model/zone.ts';
import { INSTANTS, type InstantName } from '../support/instants.ts';
import { packageDir, runTool } from '../support/run-tool.ts';

/** The builds of the real content that the browser tests share, one for each of the three instants. */

/** Where the global setup tells the workers the address of each build. */
export const ADDRESS_VARIABLE: Readonly<Record<InstantName, string>> = {
  before: 'CONF_SITE_TEST_BEFORE',
  during: 'CONF_SITE_TEST_DURING',
  after: 'CONF_SITE_TEST_AFTER',
};

/** The folder of a build. */
export function outDirOf(name: InstantName | 'law'): string {
  return join(packageDir, '.conf-site/tests', `browser-${name}`);
}

/** The address of a path, which starts with `/`, in one of the builds. */
export function addressOf(name: InstantName, path: string): string {
  const base = process.env[ADDRESS_VARIABLE[name]];
  if (base === undefined) throw new Error(`The build "${name}" is not being served.`);
  return base + path.slice(1);
}

/** An instant in milliseconds since the epoch. */
export function msOf(name: InstantName): number {
  const reading = readMoment(INSTANTS[name], 'start', 'Europe/Zagreb');
  if (reading.kind !== 'instant') throw new Error(`${INSTANTS[name]} is no instant.`);
  return reading.at * 1000;
}

/** The HTML of a page as it was built. `path` ends in `/`. */
export function builtPage(name: InstantName, path: string): string {
  return readFileSync(join(outDirOf(name), path, 'index.html'), 'utf8');
}

/** Every instant, in epoch seconds and in order, at which one of these pages changes after its build. */
export function boundariesOf(name: InstantName, paths: readonly string[]): readonly number[] {
  const edges = paths.flatMap((path) =>
    [...builtPage(name, path).matchAll(/ data-when="([^"]*)"/g)].flatMap(([, when = '']) => when.match(/\d+/g) ?? []),
  );
  return [...new Set(edges.map(Number))].sort((a, b) => a - b);
}

/** An address of the site, as `conf-site routes` lists it. */
export interface ListedRoute {
  readonly path: string;
  readonly template: string;
  readonly language: string;
}

/** Every address of the site as of an instant. */
export async function routesAt(name: InstantName): Promise<readonly ListedRoute[]> {
  const { stdout } = await runTool(['routes', '--json', '--at', INSTANTS[name]]);
  return JSON.parse(stdout) as readonly ListedRoute[];
}

/** All of these addresses but most of the speakers': the first of each event, year and language stays. */
export function sampled(routes: readonly ListedRoute[]): readonly ListedRoute[] {
  const seen = new Set<string>();
  return routes.filter(({ path, template }) => {
    if (template !== 'speaker') return true;
    const folder = path.replace(/[^/]+\/$/, '');
    if (seen.has(folder)) return false;
    seen.add(folder);
    return true;
  });
}

/** The addresses whose main part differs from one instant to another, and one prose page for header and footer. */
export function changing(routes: readonly ListedRoute[]): readonly ListedRoute[] {
  return sampled(routes).filter(
    ({ path, template }) => path === '/sponsors/' || !['text', 'edition', 'notice'].includes(template),
  );
}
