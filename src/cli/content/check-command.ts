import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { outcomeIfUpToDate, saveOutcome } from '../../cache/up-to-date.ts';
import { summarise } from '../../diagnostics/diagnostic.ts';
import { HintedError } from '../../diagnostics/hinted-error.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import { isStateTracked, STATE_FOLDER } from '../../fs/state-folder.ts';
import { type CheckOutcome, checkKey } from '../../pipeline/check-outcome.ts';
import type { Progress } from '../../pipeline/stopwatch.ts';
import { type CommandContext, rootsOf } from '../console/command-context.ts';
import { showProgress } from '../console/progress.ts';
import { noStatusLine } from '../console/status-line.ts';
import { reportCommittedSchemas, updateSiteSchemas } from '../update-site-schemas.ts';
import { selectFiles } from './checked-files.ts';
import { type CheckFormat, type CheckReport, reportCheck } from './report-check.ts';
import type { BuildSpan } from './watch/watch-clock.ts';

type OnProgress = (progress: Progress) => void;

export interface CheckFlags {
  readonly files: readonly string[];
  readonly format: CheckFormat;
  readonly maxWarnings?: number;
  readonly watch?: boolean;
  readonly at?: string;
}

/**
 * `conf-site check`. All content is checked, even if only some files are reported. Throws `HintedError` for `--watch` with
 * another format than `pretty`.
 */
export async function checkCommand(context: CommandContext, flags: CheckFlags): Promise<number> {
  const { buildInstant } = await import('../build-instant.ts');
  const now = (): Instant => buildInstant(flags.at, context.flags.root);
  const at = now();
  // A check alone writes nothing into a site that has no state folder yet, such as a fresh clone in a pipeline.
  if (flags.watch === true || existsSync(join(context.flags.root, STATE_FOLDER))) updateSiteSchemas(context);
  reportCommittedSchemas(context);
  if (flags.watch !== true) {
    const once = await checkOnce(context, flags, (onProgress) => checkIfChanged(context, { at, onProgress }));
    return once.status;
  }
  if (flags.format !== 'pretty') {
    const hint = 'omit --format or --watch';
    throw new HintedError(`--watch cannot be used with --format ${flags.format}.`, hint);
  }
  const [{ checkOnChange }, { openCheck }] = await Promise.all([import('./check-watch.ts'), import('./open-check.ts')]);
  const check = openCheck(rootsOf(context), cacheDirOf(context));
  const checkNow = async (): Promise<BuildSpan> => {
    const from = now();
    const { until } = await checkOnce(forEditors(context), flags, (onProgress) => check(from, onProgress));
    return { from, until };
  };
  return checkOnChange(context, { now, check: checkNow });
}

/** Returns the stored outcome of the last check if nothing has changed since. Otherwise loads the code of the check and runs it. */
async function checkIfChanged(
  context: CommandContext,
  { at, onProgress }: { readonly at: Instant; readonly onProgress: OnProgress },
): Promise<CheckOutcome> {
  const [roots, cacheDir] = [rootsOf(context), cacheDirOf(context)];
  const key = cacheDir === undefined ? undefined : checkKey(roots);
  const file = cacheDir === undefined ? undefined : join(cacheDir, 'check.json');
  if (file !== undefined && key !== undefined) {
    const last = outcomeIfUpToDate<CheckOutcome>(file, key, at);
    if (last !== undefined) return last.value;
  }
  const { openCheck } = await import('./open-check.ts');
  const value = await openCheck(roots, cacheDir)(at, onProgress);
  if (file !== undefined && key !== undefined) saveOutcome(file, { key, from: at, until: value.until, value });
  return value;
}

/** The cache folder, if a build has created it and git does not track it. A check alone writes nothing. */
function cacheDirOf({ flags: { root }, state: { cacheDir } }: CommandContext): string | undefined {
  return existsSync(cacheDir) && !isStateTracked(root) ? cacheDir : undefined;
}

async function checkOnce(
  context: CommandContext,
  flags: CheckFlags,
  check: (onProgress: OnProgress) => Promise<CheckOutcome>,
): Promise<{ readonly status: number; readonly until: Instant | null }> {
  const started = performance.now();
  const { root } = context.flags;
  const progress = showProgress(context);
  const outcome = await check(progress.report).finally(progress.end);
  const report = await reportOf(outcome, context, flags);
  const durationMs = performance.now() - started;
  const { format, maxWarnings, watch: isForEditor = false } = flags;
  await reportCheck(context, { ...report, durationMs }, { format, maxWarnings, root, isForEditor });
  const { errors, warnings } = report.summary;
  const hasFailed = errors > 0 || (flags.maxWarnings !== undefined && warnings > flags.maxWarnings);
  return { status: hasFailed ? 1 : 0, until: outcome.until };
}

async function reportOf(
  { diagnostics, files, summary, completeness, isInvented }: CheckOutcome,
  context: CommandContext,
  { files: named }: CheckFlags,
): Promise<Omit<CheckReport, 'durationMs'>> {
  const reminders = isInvented ? [INVENTED] : [];
  const report = { diagnostics, summary, completeness, reminders, isWhole: true };
  if (named.length === 0) return report;
  const selected = await selectFiles(context.flags.root, named, { files, diagnostics });
  for (const note of selected.notes) context.say(note);
  const { count, diagnostics: own } = selected;
  return { ...report, diagnostics: own, summary: summarise(own, count), isWhole: false };
}

/** A reminder and no warning: for a site that is only tried out this is right, so `--max-warnings` must not count it. */
const INVENTED =
  'content/company.yaml says that the organiser is invented, and so do pages: delete "invented: true" once it is real.';

/** Editors parse the lines of the output, so lines are not wrapped, and there is no status line. */
function forEditors(context: CommandContext): CommandContext {
  return { ...context, stdoutFormat: { colors: context.colors }, status: noStatusLine };
}
