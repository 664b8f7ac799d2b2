import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { outcomeIfUpToDate, saveOutcome } from '../../cache/up-to-date.ts';
import { summarise } from '../../diagnostics/diagnostic.ts';
import { HintedError } from '../../diagnostics/hinted-error.ts';
import type { Instant } from '../../domain/timeline.ts';
import { type CheckOutcome, checkKey } from '../../pipeline/check-outcome.ts';
import type { Progress } from '../../pipeline/stopwatch.ts';
import { type CommandContext, rootsOf } from '../console/command-context.ts';
import { showProgress } from '../console/progress.ts';
import { noStatusLine } from '../console/status-line.ts';
import { updateSiteSchemas } from '../update-site-schemas.ts';
import { checkedFiles } from './checked-files.ts';
import { type CheckFormat, type CheckReport, reportCheck } from './report-check.ts';

type OnProgress = (progress: Progress) => void;

export interface CheckFlags {
  readonly files: readonly string[];
  readonly format: CheckFormat;
  readonly maxWarnings?: number;
  readonly watch?: boolean;
  readonly at?: string;
}

/**
 * `conf-site check`: references are resolved over all content, whichever files are reported. Throws `HintedError` for another
 * format than that for people with `--watch`, which goes on for ever.
 */
export async function checkCommand(context: CommandContext, flags: CheckFlags): Promise<number> {
  const { buildInstant } = await import('../build-instant.ts');
  const present = (): Instant => buildInstant(flags.at, context.flags.root);
  const at = present();
  updateSiteSchemas(context);
  if (flags.watch !== true)
    return checkOnce(context, flags, (onProgress) => checkIfChanged(context, { at, onProgress }));
  if (flags.format !== 'pretty') {
    const hint = 'leave --format out, or check without --watch';
    throw new HintedError(`--watch does not go with --format ${flags.format}.`, hint);
  }
  const [{ checkAgain }, { openChecking }] = await Promise.all([import('./check-watch.ts'), import('./check-now.ts')]);
  const check = openChecking(rootsOf(context), cacheDirOf(context));
  return checkAgain(context, () => checkOnce(forEditors(context), flags, (onProgress) => check(present(), onProgress)));
}

/** What the last check reported, where nothing has changed since; what is needed for another is loaded only then. */
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
  const { openChecking } = await import('./check-now.ts');
  const value = await openChecking(roots, cacheDir)(at, onProgress);
  if (file !== undefined && key !== undefined) saveOutcome(file, { key, from: at, until: value.until, value });
  return value;
}

/** Builds keep something there; whoever only checks leaves nothing behind. */
function cacheDirOf(context: CommandContext): string | undefined {
  const cacheDir = join(context.flags.root, '.conf-site', 'cache');
  return existsSync(cacheDir) ? cacheDir : undefined;
}

async function checkOnce(
  context: CommandContext,
  flags: CheckFlags,
  check: (onProgress: OnProgress) => Promise<CheckOutcome>,
): Promise<number> {
  const started = performance.now();
  const { root } = context.flags;
  const progress = showProgress(context);
  const told = await check(progress.report).finally(progress.end);
  const report = await reportOf(told, context, flags);
  const durationMs = performance.now() - started;
  const { format, maxWarnings, watch: isForEditor = false } = flags;
  await reportCheck(context, { ...report, durationMs }, { format, maxWarnings, root, isForEditor });
  const { errors, warnings } = report.summary;
  return errors > 0 || (flags.maxWarnings !== undefined && warnings > flags.maxWarnings) ? 1 : 0;
}

async function reportOf(
  { diagnostics, files, summary, completeness, isInvented }: CheckOutcome,
  context: CommandContext,
  { files: named }: CheckFlags,
): Promise<Omit<CheckReport, 'durationMs'>> {
  const reminders = isInvented ? [INVENTED] : [];
  const whole = { diagnostics, summary, completeness, reminders, isWhole: true };
  if (named.length === 0) return whole;
  const wanted = await checkedFiles(context.flags.root, named);
  for (const name of wanted.foreign) context.say(`${name} is no content of this site, so check does not look at it.`);
  const own = diagnostics.filter(({ file }) => wanted.has(file));
  const count = new Set([...files, ...own.map(({ file }) => file)].filter(wanted.has)).size;
  return { ...whole, diagnostics: own, summary: summarise(own, count), isWhole: false };
}

/** No warning: a site that is only tried out is right to say so, and no limit of warnings is to stop it. */
const INVENTED =
  'content/company.yaml says that the organiser is invented, and so do pages: delete "invented: true" once it is real.';

/** Editors read the lines of their terminal: these are neither broken at its width, nor follow a status line. */
function forEditors(context: CommandContext): CommandContext {
  return { ...context, look: { colors: context.colors }, status: noStatusLine };
}
