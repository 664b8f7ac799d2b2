import { join } from 'node:path';
import type { BundleOptions } from '../bundle/bundle-options.ts';
import { bundleSite } from '../bundle/bundle-site.ts';
import { drawingsKey } from '../bundle/drawings-key.ts';
import { locateInTemplates } from '../bundle/locate-in-templates.ts';
import { type DiskCache, openDiskCache } from '../cache/disk-cache.ts';
import { noMemo } from '../cache/memo.ts';
import { lookOf } from '../content/looks.ts';
import { defined } from '../domain/defined.ts';
import type { Bundle } from '../domain/page/bundle.ts';
import type { Plan } from '../domain/page/plan.ts';
import { shareFonts } from '../domain/site/fonts.ts';
import type { Instant } from '../domain/time/timeline.ts';
import { omittedRedirects } from '../emit/host-files.ts';
import { isStateTracked } from '../fs/state-folder.ts';
import { openPictures } from '../pictures/open-pictures.ts';
import { encoderVersion } from '../pictures/sharp-adapter.ts';
import { trueUntil } from '../plan/plan-routes.ts';
import { openPublication } from '../publish/open-publication.ts';
import { RenderError } from '../render/render-error.ts';
import { loadTemplates } from '../render/renderer.ts';
import { type BuildOptions, cacheFolder, publicationOf } from './build-options.ts';
import type { BuildOutcome, BuildSummary } from './build-report.ts';
import { type CheckedSite, checkSite } from './check.ts';
import { compareBuilds } from './compare-builds.ts';
import { openEarlierCode } from './earlier-code.ts';
import { emitSite } from './emit.ts';
import { openFileCache } from './file-cache-store.ts';
import { type PlannedBuild, planChecked } from './plan-site.ts';
import type { Stopwatch } from './stopwatch.ts';

/**
 * The whole pipeline: read → check → model → plan → render → emit → publish, at one instant, into one folder. The old
 * output is unchanged unless everything succeeds. Only checks if git tracks the state folder. Throws `ContentMissingError`, `StateFolderError`, `BundleError`,
 * `RenderError`, `PictureError`, `OldBuildError` and `PublishError`; problems of the content are in the outcome.
 */
export async function buildSite(
  options: BuildOptions,
  watch: Stopwatch,
): Promise<BuildOutcome & { readonly until: Instant | null }> {
  if (isStateTracked(options.rootDir)) return refused(await checkSite(options, watch));
  const cacheDir = cacheFolder(options);
  const encoder = encoderVersion(options.packageDir);

  const files = options.cache?.files ?? openFileCache(options.useCache === false ? undefined : cacheDir);
  const checked = await checkSite(options, watch, { files });
  const sources: BundleOptions = { ...options, cacheDir, look: lookOf(checked.index) };
  const bundling = bundleOf(sources, options.cache);
  // The promise is awaited later. This prevents an unhandled rejection until then.
  bundling.catch(() => {});
  const drawings = drawingsKey(sources);
  const build = await planChecked(checked, { ...options, encoder, watch, ...defined({ drawings }) });
  const summary = summaryOf(build);
  const { plan, site } = build;
  if (plan === undefined || site === undefined) return { summary, until: null };

  const until = trueUntil(plan);
  const against = options.against === undefined ? undefined : await compareBuilds({ plan, site }, options.against);
  const outcome = { summary, until, ...defined({ against }) };
  if (against !== undefined && against.vanished.length > 0) return outcome;

  const bundle = await watch.time('render', () => bundling);
  return {
    ...outcome,
    ...(await emitAndPublish(options, { ...build, plan, bundle, sources, encoder, watch })),
  };
}

function refused(checked: CheckedSite): BuildOutcome & { readonly until: null } {
  return { summary: summaryOf({ checked }), until: null };
}

interface Ready extends PlannedBuild {
  readonly plan: Plan;
  readonly bundle: Bundle;
  readonly sources: BundleOptions;
  readonly encoder: string;
  readonly watch: Stopwatch;
}

async function emitAndPublish(
  options: BuildOptions,
  { plan, site, checked, bundle, sources, encoder, watch }: Ready,
): Promise<Required<Pick<BuildOutcome, 'published' | 'rendered'>>> {
  const { cacheDir } = sources;
  const { pictureDir = join(cacheDir, 'pictures'), packageDir, version, jobs, useCache, cache, onSearchable } = options;
  const { drawings } = await loadTemplates(bundle.templatesFile);
  const fonts = shareFonts(site?.settings.fonts).flatMap(({ src, role, weights }) => {
    const file = checked.index.media.get(src);
    return file === undefined ? [] : [{ path: file.source, role, weights }];
  });
  const pictures = openPictures({ cacheDir: pictureDir, packageDir, shareShapes: drawings.shareShapes, fonts });
  const compressed = compressedFilesCache(options, cacheDir);
  const earlierCode = openEarlierCode(options, cacheDir);
  const publication = await openPublication(publicationOf(options));
  try {
    const rendered = await emitSite({
      ...{ plan, bundle, publication, watch, pictures, encoder, version },
      texts: site?.texts ?? {},
      media: checked.index.media,
      sourceHash: checked.sourceHash,
      pages: cache?.pages ?? noMemo,
      renderAll: useCache === false,
      hasSearchOnRequest: onSearchable !== undefined,
      ...defined({ jobs, compressed, earlierCode }),
    });
    const published = await watch.time('publish', () => publication.finish());
    earlierCode?.save();
    onSearchable?.(plan);
    pictures.close();
    compressed?.sweep();
    return { published, rendered };
  } catch (error) {
    // An error while abandoning must not hide the first one.
    await publication.abandon().catch(() => undefined);
    throw await locateFailure(error, sources);
  }
}

function bundleOf(sources: BundleOptions, cache: BuildOptions['cache']): Promise<Bundle> {
  const make = (): Promise<Bundle> => bundleSite(sources);
  return cache?.bundle(sources.look ?? '', make) ?? make();
}

function compressedFilesCache({ compress }: BuildOptions, cacheDir: string): DiskCache | undefined {
  return compress === true ? openDiskCache(join(cacheDir, 'compressed')) : undefined;
}

function summaryOf({ checked: { summary, diagnostics }, plan }: PlannedBuild): BuildSummary {
  return {
    routes: plan?.routes.length ?? 0,
    errors: summary.errors,
    warnings: summary.warnings,
    omittedRedirects: omittedRedirects(plan?.redirects ?? []),
    nextChange: plan?.site.nextChange ?? { live: null, rebuild: null },
    diagnostics,
  };
}

/** Adds file and line to a template's error. They are looked up only when a build has failed. */
async function locateFailure(error: unknown, options: BundleOptions): Promise<unknown> {
  if (!(error instanceof RenderError) || error.failure.calls.length === 0) return error;
  const place = await locateInTemplates(options, error.failure.calls).catch(() => undefined);
  return place === undefined ? error : new RenderError({ ...error.failure, place }, error.cause);
}
