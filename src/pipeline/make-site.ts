import { join } from 'node:path';
import type { BundleOptions } from '../bundle/bundle-options.ts';
import { bundleSite } from '../bundle/bundle-site.ts';
import { locateInTemplates } from '../bundle/locate-in-templates.ts';
import type { ContentIndex } from '../content/content-index.ts';
import { openKeptBytes } from '../content/kept-bytes.ts';
import { LARGE_SITE } from '../content/large-site.ts';
import { forgetMarkdown } from '../content/markdown.ts';
import type { InterfaceTexts } from '../content/translate.ts';
import type { Against } from '../model/against.ts';
import type { Bundle } from '../model/bundle.ts';
import { defined } from '../model/defined.ts';
import type { PublishResult } from '../model/output.ts';
import type { Plan } from '../model/plan.ts';
import type { Instant } from '../model/timeline.ts';
import { openPictures } from '../pictures/open-pictures.ts';
import { type KeptPlans, noKeptPlans } from '../plan/kept-plans.ts';
import { trueUntil } from '../plan/plan-routes.ts';
import { openStoredPlans } from '../plan/stored-plans.ts';
import { openPublication, type PublicationOptions } from '../publish/open-publication.ts';
import { openKeptFiles } from '../read/kept-files.ts';
import { createKnownFiles, type KnownFiles } from '../read/known-files.ts';
import type { TakenStamps } from '../read/stamp-files.ts';
import { noMemo, openOwnMemo } from '../render/own-memo.ts';
import { RenderError } from '../render/render-error.ts';
import type { BuildOptions } from './build-options.ts';
import type { CheckedSite } from './check-site.ts';
import { compareBuilds } from './compare-builds.ts';
import { emitSite } from './emit-site.ts';
import { toolOf } from './output-place.ts';
import { planSite } from './plan-site.ts';
import { openReadingCrew } from './reading-crew.ts';
import type { ToldOfSite } from './standing-build.ts';
import type { Stopwatch } from './stopwatch.ts';

/** What came of a site. Without `published` where the content has errors or an address vanished. */
export interface MadeSite {
  readonly told: ToldOfSite;
  /** From then on it is another; null: never. */
  readonly until: Instant | null;
  readonly against?: Against;
  readonly published?: PublishResult;
  readonly rendered?: number;
}

export interface Making {
  readonly cacheDir: string;
  /** Version of what encodes pictures. */
  readonly encoder: string;
  readonly watch: Stopwatch;
  readonly place: PublicationOptions;
  /** Of content, as it was just looked at; not of a site in memory. */
  readonly taken: TakenStamps;
}

/** The whole flow, once it is known that there is something to do. Throws what `buildSite` tells. */
export async function makeSite(options: BuildOptions, making: Making): Promise<MadeSite> {
  const { cacheDir, watch } = making;
  const bundling = settled(bundleOf(options, cacheDir));
  const plans = keptPlans(options, cacheDir);
  const { told, planned } = await plannedSite({ ...options, plans }, making);
  if (planned === undefined) {
    await bundling;
    return { told, until: null };
  }
  const { plan } = planned;
  const against = options.against === undefined ? undefined : await compareBuilds(plan, options.against);
  const outcome = { told, until: trueUntil(plan), ...defined({ against }) };
  if (against !== undefined && against.vanished.length > 0) {
    await bundling;
    return outcome;
  }
  const bundle = await watch.time('render', async () => unwrap(await bundling));
  return { ...outcome, ...(await publish(options, { ...making, ...planned, plans, bundle, told })) };
}

/** What is needed of a site once it is planned: documents and model are left behind, which are most of a large one. */
interface PlannedSite {
  readonly plan: Plan;
  readonly texts: InterfaceTexts;
  readonly media: ContentIndex['media'];
}

async function plannedSite(
  options: BuildOptions & { readonly plans: KeptPlans },
  making: Making,
): Promise<{ readonly told: ToldOfSite; readonly planned?: PlannedSite }> {
  const known = knownFiles(options, making);
  const { checked, site, plan } = await planSite({ known, ...options, ...making });
  const told = toldOf(checked, plan);
  if (site === undefined || plan === undefined) return { told };
  if (options.memory === undefined && checked.index.records.length > LARGE_SITE) forgetMarkdown();
  return { told, planned: { plan, texts: site.texts, media: checked.index.media } };
}

function bundleOf(options: BuildOptions, cacheDir: string): Promise<Bundle> {
  const make = (): Promise<Bundle> => bundleSite({ ...options, cacheDir });
  return options.memory?.bundle(make) ?? make();
}

/** Those of the process, else those that the cache keeps. */
function knownFiles({ useCache, memory, jobs }: BuildOptions, { cacheDir, taken }: Making): KnownFiles {
  if (memory !== undefined) return memory.files;
  const crew = openReadingCrew(defined({ jobs }));
  return useCache === false ? createKnownFiles(Date.now, { crew }) : openKeptFiles(cacheDir, Date.now, { crew, taken });
}

/** Plans of the process, else those that the cache keeps. */
function keptPlans(options: BuildOptions, cacheDir: string): KeptPlans {
  return isLasting(options) ? openStoredPlans(cacheDir) : (options.memory?.plans ?? noKeptPlans);
}

/** What a process leaves to the next one; a watch has it all in memory. */
function isLasting({ useCache, memory }: BuildOptions): boolean {
  return useCache !== false && memory === undefined;
}

interface Ready extends Making, PlannedSite {
  readonly plans: KeptPlans;
  readonly bundle: Bundle;
  readonly told: ToldOfSite;
}

async function publish(
  options: BuildOptions,
  { plan, plans, texts, media, bundle, told, cacheDir, encoder, watch, place }: Ready,
): Promise<Required<Pick<MadeSite, 'published' | 'rendered'>>> {
  const memo =
    options.useCache === false ? noMemo() : openOwnMemo(cacheDir, toolOf(options.version), options.memory?.own);
  const compressed = options.compress === true ? openKeptBytes(join(cacheDir, 'compressed')) : undefined;
  const pictures = openPictures({
    cacheDir: options.pictureDir ?? join(cacheDir, 'pictures'),
    packageDir: options.packageDir,
  });
  const publication = await openPublication(place);
  try {
    const rendered = await emitSite({
      plan,
      bundle,
      texts,
      media,
      memo,
      names: { page: plans.names('page'), programme: plans.names('programme') },
      publication,
      watch,
      pictures,
      encoder,
      version: options.version,
      ...defined({ jobs: options.jobs, compressed }),
      renderAll: options.useCache === false,
      told,
    });
    const published = await watch.time('publish', () => publication.finish());
    memo.save();
    plans.save();
    pictures.close();
    compressed?.sweep();
    return { published, rendered };
  } catch (error) {
    // A second failure, while tidying up, must not hide the first.
    await publication.abandon().catch(() => undefined);
    throw await located(error, { ...options, cacheDir });
  }
}

/** A template that throws is told with its file and line, looked up only then. */
async function located(error: unknown, options: BundleOptions): Promise<unknown> {
  if (!(error instanceof RenderError) || error.failure.calls.length === 0) return error;
  const place = await locateInTemplates(options, error.failure.calls).catch(() => undefined);
  return place === undefined ? error : new RenderError({ ...error.failure, place }, error.cause);
}

function toldOf({ summary, diagnostics }: CheckedSite, plan: Plan | undefined): ToldOfSite {
  return {
    routes: plan?.routes.length ?? 0,
    errors: summary.errors,
    warnings: summary.warnings,
    nextChange: plan?.site.nextChange ?? { live: null, rebuild: null },
    diagnostics,
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
