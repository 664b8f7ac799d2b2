import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { buildInstant } from '../../src/cli/build-instant.ts';
import type { Instant } from '../../src/domain/time/timeline.ts';
import { INSTANT_NAMES, INSTANTS, type InstantName } from './instants.ts';
import { packageDir, runTool } from './run-tool.ts';
import './time-zones.ts';

/** Builds the real content, and reads the folders of built sites. */

/** The fields that tests read from the output of `conf-site build --json`. */
export interface BuildSummary {
  readonly ok: boolean;
  readonly routes: number;
  readonly rendered: number;
  readonly reused: number;
  readonly files: number;
  readonly written: number;
  /** Milliseconds. */
  readonly stages: Readonly<Record<string, number>>;
  readonly nextChange: unknown;
}

export interface BuildRequest {
  /** A wall-clock time in the site's zone, or an instant. */
  readonly at: string | Instant;
  readonly outDir: string;
  /** The repository's own content by default. */
  readonly rootDir?: string;
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** Builds a site as a user would. Throws with the tool's error output if the build fails. */
export async function build({ at, outDir, rootDir = packageDir, args = [], env }: BuildRequest): Promise<BuildSummary> {
  const moment = typeof at === 'string' ? at : new Date(at * 1000).toISOString();
  const command = ['--root', rootDir, 'build', '--json', '--at', moment, '--out', outDir, ...args];
  const run = await runTool(command, env === undefined ? {} : { env });
  if (run.status !== 0) throw new Error(`conf-site ${command.join(' ')} ended with ${run.status}: ${run.stderr}`);
  return JSON.parse(run.stdout) as BuildSummary;
}

/**
 * Builds into a folder that survives between runs, without the code that an earlier state of the sources has left there for
 * pages in caches.
 */
export async function buildShared(request: BuildRequest): Promise<void> {
  await build(request);
  if (earlierCode(openSite(request.outDir, request.at)).length === 0) return;
  forgetEarlierBuild(request);
  await build(request);
}

/** Deletes an output folder, and what the cache of the site has of it. */
export function forgetEarlierBuild({ outDir, rootDir = packageDir }: Pick<BuildRequest, 'outDir' | 'rootDir'>): void {
  rmSync(outDir, { recursive: true, force: true });
  const cache = join(rootDir, '.conf-site/cache');
  for (const name of readdirSync(cache).filter((one) => one.startsWith('code-')))
    rmSync(join(cache, name), { recursive: true });
}

/**
 * The output folder of a build of the real content, by a name such as that of its instant. It is inside the repository, so
 * that caches survive between runs. Test files that run in parallel must use different names.
 */
export function builtFolder(name: string): string {
  return join(packageDir, '.conf-site', 'tests', name);
}

/** A built site. */
export interface BuiltSite {
  readonly outDir: string;
  /** The instant of the build. */
  readonly at: Instant;
  /** All files, relative to the folder, with `/`, sorted. */
  readonly files: readonly string[];
  readonly bytes: (file: string) => Buffer;
  readonly text: (file: string) => string;
  readonly json: (file: string) => unknown;
}

/** Opens a built site; `at` is the instant of its build. */
export function openSite(outDir: string, at: string | Instant): BuiltSite {
  const bytes = (file: string): Buffer => readFileSync(join(outDir, file));
  return {
    outDir,
    at: typeof at === 'string' ? instantOf(at) : at,
    files: filesBelow(outDir),
    bytes,
    text: (file) => bytes(file).toString('utf8'),
    json: (file) => JSON.parse(bytes(file).toString('utf8')) as unknown,
  };
}

const opened = new Map<InstantName, BuiltSite>();

/** The build of the real content at one of the three instants: the same object for all tests of a process. */
export function builtSite(name: InstantName): BuiltSite {
  const site = opened.get(name) ?? openSite(builtFolder(name), INSTANTS[name]);
  opened.set(name, site);
  return site;
}

/** The builds at all three instants, in chronological order, with their names. */
export function builtSites(): readonly (BuiltSite & { readonly name: InstantName })[] {
  return INSTANT_NAMES.map((name) => Object.assign(builtSite(name), { name }));
}

/** An instant from a wall-clock time in the zone of the real site. */
export function instantOf(wall: string): Instant {
  return buildInstant(wall, packageDir);
}

/** The span of time in which a build stays valid, as its marker file says. */
export function validityOf(site: BuiltSite): { readonly from: Instant | null; readonly until: Instant | null } {
  const marker = site.json('.conf-site-build.json') as { validFrom: Instant | null; validUntil: Instant | null };
  return { from: marker.validFrom, until: marker.validUntil };
}

/** Files that differ between two built sites or exist in only one of them, sorted. Empty if the sites are identical. */
export function differingFiles(a: BuiltSite, b: BuiltSite): readonly string[] {
  const [ofA, ofB] = [new Set(a.files), new Set(b.files)];
  const isCommon = (file: string): boolean => ofA.has(file) && ofB.has(file) && a.bytes(file).equals(b.bytes(file));
  return [...new Set([...a.files, ...b.files])].filter((file) => !isCommon(file)).sort();
}

/** Scripts, styles and what these load, that no page of a site names: they are there for pages of the build before. */
export function earlierCode({ files, text }: Pick<BuiltSite, 'files' | 'text'>): readonly string[] {
  const page = text('404.html');
  const styles = files.filter((file) => file.endsWith('.css') && page.includes(file));
  const named = [page, ...styles.map(text)].join('\n');
  return files.filter((file) => {
    const [, name] = /^assets\/([^/]+\.(?:css|js|svg|woff2))(?:\.br|\.gz)?$/.exec(file) ?? [];
    return name !== undefined && !named.includes(name);
  });
}

/** A site without the code of the build before. */
export function withoutEarlierCode<T extends Pick<BuiltSite, 'files' | 'text'>>(site: T): T {
  const earlier = new Set(earlierCode(site));
  return { ...site, files: site.files.filter((file) => !earlier.has(file)) };
}

/** What `watch` makes on request: the search indexes. Then they are not on the lists of files with hashes either. */
const NOT_IN_WATCH = /^(?:search\/.*\.json|offline-files\.json|\.conf-site-build\.json)$/;

/** The files of a site that are the same after a watch and after a build. */
export function withoutSearchIndexes<T extends Pick<BuiltSite, 'files'>>(site: T): T {
  return { ...site, files: site.files.filter((file) => !NOT_IN_WATCH.test(file)) };
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
