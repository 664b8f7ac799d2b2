import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sweepOwnNames } from '../content/process-files.ts';
import type { Against } from '../model/against.ts';
import { defined } from '../model/defined.ts';
import type { PublishResult } from '../model/output.ts';
import type { Instant } from '../model/timeline.ts';
import { encoderVersion } from '../pictures/sharp-door.ts';
import { openPublication } from '../publish/open-publication.ts';
import type { TakenStamps } from '../read/stamp-files.ts';
import type { BuildOptions } from './build-options.ts';
import type { MadeSite } from './make-site.ts';
import { outputPlace } from './output-place.ts';
import { inputKey, isTrueAt, keepStandingBuild, readStandingBuild, type ToldOfSite } from './standing-build.ts';
import { createStopwatch, type Stage } from './stopwatch.ts';

/** What a build did. `ok` is false where the content has errors or an address vanished; nothing was published then. */
export interface BuildReport extends ToldOfSite {
  readonly ok: boolean;
  readonly at: Instant;
  readonly durationMs: number;
  readonly stages: Readonly<Record<Stage, number>>;
  readonly rendered: number;
  readonly reused: number;
  readonly files: number;
  readonly written: number;
  readonly bytes: number;
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
  const watch = createStopwatch(options.onProgress);
  const cacheDir = cacheFolder(options.rootDir);
  const encoder = encoderVersion(options.packageDir);
  const isKnown = options.memory !== undefined;
  const taken: TakenStamps = new Map();
  const key = isKnown
    ? undefined
    : await watch.time('read', () => inputKey({ ...options, encoder }, Date.now(), taken));
  const standing = await watch.time('read', () => standingBuild(options, { key, cacheDir }));
  if (standing !== undefined) return report(options, standing.told, { started, stages: watch.stages, ...standing });
  const { makeSite } = await import('./make-site.ts');
  const { told, until, ...made } = await makeSite(options, {
    ...{ cacheDir, encoder, watch, taken },
    place: outputPlace(options),
  });
  if (key !== undefined && made.published !== undefined) {
    const { marker } = made.published;
    keepStandingBuild(cacheDir, options.outDir, { key, marker, from: options.at, until, told });
  }
  return report(options, told, { started, stages: watch.stages, ...made });
}

interface Standing {
  readonly told: ToldOfSite;
  readonly published: PublishResult;
  readonly rendered: 0;
}

/**
 * The build that stands in the output folder, where one of now would be the same: nothing that it was made of has
 * changed, it is still true, and all its files are there.
 */
async function standingBuild(
  options: BuildOptions,
  { key, cacheDir }: { readonly key: string | undefined; readonly cacheDir: string },
): Promise<Standing | undefined> {
  const isKept = key !== undefined && options.useCache !== false;
  const kept = isKept ? readStandingBuild(cacheDir, options.outDir) : undefined;
  const isOfNow = kept !== undefined && kept.key === key && isTrueAt(kept, options.at);
  if (!isOfNow || options.against !== undefined) return undefined;
  const publication = await openPublication(outputPlace(options));
  const files = publication.standing();
  await publication.abandon();
  if (files?.marker !== kept.marker) return undefined;
  return { told: kept.told, published: { ...files, written: 0, removed: 0, bytes: 0 }, rendered: 0 };
}

/** The folder for what is kept between builds, without what killed ones left in it; it need not be there yet. */
function cacheFolder(rootDir: string): string {
  const folders = [join(rootDir, '.conf-site'), join(rootDir, '.conf-site', 'cache')];
  for (const folder of folders) {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
      throw new StateFolderError(`${folder} is a file, and it should be a folder.`);
  }
  const [, cacheDir] = folders as [string, string];
  sweepOwnNames(cacheDir);
  return cacheDir;
}

interface Outcome extends Pick<MadeSite, 'published' | 'rendered' | 'against'> {
  readonly started: number;
  readonly stages: BuildReport['stages'];
}

function report(
  options: BuildOptions,
  told: ToldOfSite,
  { started, stages, against, published, rendered = 0 }: Outcome,
): BuildReport {
  return {
    ok: published !== undefined,
    at: options.at,
    durationMs: performance.now() - started,
    stages,
    routes: told.routes,
    rendered,
    reused: told.routes - rendered,
    files: published?.files ?? 0,
    written: published?.written ?? 0,
    bytes: published?.bytes ?? 0,
    errors: told.errors,
    warnings: told.warnings,
    nextChange: told.nextChange,
    diagnostics: told.diagnostics,
    ...defined({ against }),
  };
}
