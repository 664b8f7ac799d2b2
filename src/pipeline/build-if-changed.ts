import { hash } from 'node:crypto';
import { join, relative, resolve } from 'node:path';
import { bundleSources } from '../bundle/bundle-sources.ts';
import { fingerprintFiles, fingerprintFolder } from '../cache/fingerprint-files.ts';
import { toolIdentity } from '../cache/tool-identity.ts';
import { outcomeIfUpToDate, saveOutcome } from '../cache/up-to-date.ts';
import { packageTextFolders } from '../content/package-text-folders.ts';
import { attempt } from '../fs/attempt.ts';
import { isStateTracked } from '../fs/state-folder.ts';
import { encoderVersion } from '../pictures/sharp-adapter.ts';
import { openPublication } from '../publish/open-publication.ts';
import { type BuildOptions, cacheFolder, publicationOf } from './build-options.ts';
import { type BuildOutcome, type BuildReport, type BuildSummary, reportOf } from './build-report.ts';
import { createStopwatch } from './stopwatch.ts';

/**
 * Builds a site, unless the last build into the folder had the same inputs and its files are still there. Only then are
 * the modules of a build loaded. Throws what `buildSite` does.
 */
export async function buildIfChanged(options: BuildOptions): Promise<BuildReport> {
  const started = performance.now();
  const watch = createStopwatch(options.onProgress);
  const report = (outcome: BuildOutcome): BuildReport => reportOf(outcome, { at: options.at, started, watch });
  if (isStateTracked(options.rootDir)) return report(await (await import('./build.ts')).buildSite(options, watch));
  const cacheDir = cacheFolder(options);
  const key = await watch.time('read', () => buildKey(options, encoderVersion(options.packageDir)));
  const last = key === undefined ? undefined : await watch.time('read', () => lastBuild(options, { key, cacheDir }));
  if (last !== undefined) return report(last);

  const { buildSite } = await import('./build.ts');
  const { until, ...outcome } = await buildSite(options, watch);
  const { published, summary } = outcome;
  if (key !== undefined && published !== undefined) {
    const value: CachedBuild = { summary, marker: published.marker };
    saveOutcome(outcomeFile(options, cacheDir), { key, from: options.at, until, value });
  }
  return report(outcome);
}

/**
 * A key of all inputs of a build except the instant, computed from file fingerprints without reading the files. Builds
 * with equal keys make equal sites. Returns undefined if files are missing or were changed too recently.
 */
function buildKey(options: BuildOptions, encoder: string): string | undefined {
  const { rootDir, packageDir, version, withDevelopmentReact = false } = options;
  const { baseUrl = null, maintenance = false, noindex = false, devPages = false, compress = false } = options;
  const now = Date.now();
  const folders = [join(rootDir, 'content'), ...(rootDir === packageDir ? [] : packageTextFolders(packageDir))];
  const content = folders.map((folder) => fingerprintFolder(folder, now));
  const code = attempt(() => fingerprintFiles(bundleSources(options), now));
  if (code === undefined || content.includes(undefined)) return undefined;
  const tool = [version, toolIdentity, process.version, encoder];
  return hash(
    'sha256',
    JSON.stringify([tool, [baseUrl, maintenance, noindex, devPages, compress, withDevelopmentReact], code, content]),
  );
}

/** The stored outcome of the last build into a folder. `marker` identifies the files that it published. */
interface CachedBuild {
  readonly summary: BuildSummary;
  readonly marker: string;
}

/** The outcome of the last build, if it is up to date and all its files are there. */
async function lastBuild(
  options: BuildOptions,
  { key, cacheDir }: { readonly key: string; readonly cacheDir: string },
): Promise<BuildOutcome | undefined> {
  if (options.useCache === false || options.against !== undefined) return undefined;
  const last = outcomeIfUpToDate<CachedBuild>(outcomeFile(options, cacheDir), key, options.at);
  if (last === undefined) return undefined;
  const publication = await openPublication(publicationOf(options));
  const published = publication.publishedBuild();
  await publication.abandon();
  const { summary, marker } = last.value;
  return published?.marker === marker
    ? { summary, published: { ...published, written: 0, removed: 0, bytes: 0 } }
    : undefined;
}

/**
 * The file that stores the outcome. Its name depends on relative paths, so it stays valid when the folders are moved
 * together.
 */
function outcomeFile({ outDir }: BuildOptions, cacheDir: string): string {
  return join(cacheDir, `build-${hash('sha256', relative(cacheDir, resolve(outDir))).slice(0, 12)}.json`);
}
