import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type BundleOptions, bundleSite } from '../bundle/bundle-site.ts';
import { locateInTemplates } from '../bundle/locate-in-templates.ts';
import { openKeptBytes } from '../content/kept-bytes.ts';
import type { Roots } from '../content/roots.ts';
import { toolIdentity } from '../content/tool-identity.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Against } from '../model/against.ts';
import type { Bundle } from '../model/bundle.ts';
import { defined } from '../model/defined.ts';
import type { PublishResult } from '../model/output.ts';
import type { Plan } from '../model/plan.ts';
import type { Site } from '../model/site.ts';
import type { Instant } from '../model/timeline.ts';
import { openPictures } from '../pictures/open-pictures.ts';
import { encoderVersion } from '../pictures/sharp-door.ts';
import { openPublication } from '../publish/open-publication.ts';
import { noMemo, openOwnMemo } from '../render/own-memo.ts';
import { RenderError } from '../render/render-error.ts';
import type { CheckedSite } from './check-site.ts';
import { compareBuilds } from './compare-builds.ts';
import { emitSite } from './emit-site.ts';
import { planSite } from './plan-site.ts';
import { createStopwatch, type Stage } from './stopwatch.ts';

export interface BuildOptions extends Roots {
  readonly version: string;
  readonly outDir: string;
  readonly at: Instant;
  /** Instead of the address in the settings. */
  readonly baseUrl?: string;
  /** Every page says that the site is under maintenance. */
  readonly maintenance?: boolean;
  /** With the pages for those who work on the looks. */
  readonly devPages?: boolean;
  readonly jobs?: number;
  /** False renders every page, whatever is kept. */
  readonly useCache?: boolean;
  /** Where made pictures are kept, instead of the site's own cache; several sites may share it. */
  readonly pictureDir?: string;
  /** With compressed neighbours beside text files. */
  readonly compress?: boolean;
  /** Islands run React's development form. */
  readonly withDevelopmentReact?: boolean;
  /** Watch keeps the folder itself in place. */
  readonly prefer?: 'in-place' | 'auto';
  /** The folder of a published build whose addresses must all go on. */
  readonly against?: string;
  readonly onStage?: (stage: Stage) => void;
}

/** What a build did. `ok` is false where the content has errors or an address vanished; nothing was published then. */
export interface BuildReport {
  readonly ok: boolean;
  readonly at: Instant;
  readonly durationMs: number;
  readonly stages: Readonly<Record<Stage, number>>;
  readonly routes: number;
  readonly rendered: number;
  readonly reused: number;
  readonly files: number;
  readonly written: number;
  readonly bytes: number;
  readonly errors: number;
  readonly warnings: number;
  readonly nextChange: { readonly live: Instant | null; readonly rebuild: Instant | null };
  readonly diagnostics: readonly Diagnostic[];
  /** With `against` alone. */
  readonly against?: Against;
}

/** Where a build keeps its state is taken by something else. */
export class StateFolderError extends Error {
  readonly hint = 'conf-site keeps there what it needs for the next build: move that file away or delete it';
}

/**
 * One run of the whole flow: read → check → model → plan → render → emit → publish, at one instant, into one folder.
 * The old output stays as it is unless everything succeeds. Throws `ContentMissingError`, `StateFolderError`,
 * `BundleError`, `RenderError`, `ThreadError`, `PictureError`, `OldBuildError` and `PublishError`; what is wrong with the content is in the report.
 */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const started = performance.now();
  const watch = createStopwatch(options.onStage);
  const cacheDir = cacheFolder(options.rootDir);
  const bundling = settled(bundleSite({ ...options, cacheDir }));
  const encoder = encoderVersion(options.packageDir);
  const { checked, site, plan } = await planSite({ ...options, encoder, watch });
  if (site === undefined || plan === undefined) {
    await bundling;
    return report(options, checked, { started, stages: watch.stages });
  }
  const against = options.against === undefined ? undefined : await compareBuilds(plan, options.against);
  const compared = { started, stages: watch.stages, plan, ...defined({ against }) };
  if (against !== undefined && against.vanished.length > 0) {
    await bundling;
    return report(options, checked, compared);
  }
  const bundle = await watch.time('render', async () => unwrap(await bundling));
  const emitted = await publish(options, { checked, site, plan, bundle, cacheDir, encoder, watch });
  return report(options, checked, { ...compared, ...emitted });
}

/** The folder for what is kept between builds; it need not be there yet. */
function cacheFolder(rootDir: string): string {
  const folders = [join(rootDir, '.conf-site'), join(rootDir, '.conf-site', 'cache')];
  for (const folder of folders) {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
      throw new StateFolderError(`${folder} is a file, and it should be a folder.`);
  }
  return folders[1] as string;
}

interface Ready {
  readonly checked: CheckedSite;
  readonly site: Site;
  readonly plan: Plan;
  readonly bundle: Bundle;
  readonly cacheDir: string;
  readonly encoder: string;
  readonly watch: ReturnType<typeof createStopwatch>;
}

interface Emitted {
  readonly published: PublishResult;
  readonly rendered: number;
}

async function publish(
  options: BuildOptions,
  { checked, site, plan, bundle, cacheDir, encoder, watch }: Ready,
): Promise<Emitted> {
  const { rootDir, outDir } = options;
  const memo = options.useCache === false ? noMemo() : openOwnMemo(cacheDir, `${options.version} ${toolIdentity}`);
  const compressed = options.compress === true ? openKeptBytes(join(cacheDir, 'compressed')) : undefined;
  const pictures = openPictures({
    cacheDir: options.pictureDir ?? join(cacheDir, 'pictures'),
    packageDir: options.packageDir,
  });
  const publication = await openPublication({
    rootDir,
    outDir,
    stateDir: join(rootDir, '.conf-site'),
    sources: ['content', 'templates', 'client', 'schemas', 'src', 'bin', 'tests'].map((folder) =>
      join(rootDir, folder),
    ),
    ...(options.prefer === undefined ? {} : { prefer: options.prefer }),
  });
  try {
    const rendered = await emitSite({
      plan,
      bundle,
      texts: site.texts,
      media: checked.index.media,
      memo,
      publication,
      watch,
      cacheDir,
      pictures,
      encoder,
      version: options.version,
      ...(options.jobs === undefined ? {} : { jobs: options.jobs }),
      renderAll: options.useCache === false,
      ...(compressed === undefined ? {} : { compressed }),
    });
    const published = await watch.time('publish', () => publication.finish());
    memo.save();
    pictures.close();
    compressed?.sweep();
    return { published, rendered };
  } catch (error) {
    await publication.abandon();
    throw await located(error, { ...options, cacheDir });
  }
}

/** A template that throws is told with its file and line, looked up only then. */
async function located(error: unknown, options: BundleOptions): Promise<unknown> {
  if (!(error instanceof RenderError) || error.failure.calls.length === 0) return error;
  const place = await locateInTemplates(options, error.failure.calls).catch(() => undefined);
  return place === undefined ? error : new RenderError({ ...error.failure, place }, error.cause);
}

interface Outcome extends Partial<Emitted> {
  readonly started: number;
  readonly stages: BuildReport['stages'];
  readonly plan?: Plan;
  readonly against?: Against;
}

function report(
  options: BuildOptions,
  checked: CheckedSite,
  { started, stages, plan, against, published, rendered = 0 }: Outcome,
): BuildReport {
  const routes = plan?.routes.length ?? 0;
  return {
    ok: published !== undefined,
    at: options.at,
    durationMs: performance.now() - started,
    stages,
    routes,
    rendered,
    reused: routes - rendered,
    files: published?.files ?? 0,
    written: published?.written ?? 0,
    bytes: published?.bytes ?? 0,
    errors: checked.summary.errors,
    warnings: checked.summary.warnings,
    nextChange: plan?.site.nextChange ?? { live: null, rebuild: null },
    diagnostics: checked.diagnostics,
    ...defined({ against }),
  };
}

/** A promise that is awaited later must not be an unhandled rejection meanwhile. */
function settled<T>(promise: Promise<T>): Promise<PromiseSettledResult<T>> {
  return promise.then(
    (value) => ({ status: 'fulfilled', value }),
    (reason: unknown) => ({ status: 'rejected', reason }),
  );
}

function unwrap<T>(result: PromiseSettledResult<T>): T {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
