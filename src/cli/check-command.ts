import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { completeness } from '../check/completeness.ts';
import { summarise } from '../diagnostics/diagnostic.ts';
import { type CheckedSite, checkSite } from '../pipeline/check-site.ts';
import { createStopwatch } from '../pipeline/stopwatch.ts';
import { openKeptFiles } from '../read/kept-files.ts';
import { createKnownFiles, type KnownFiles } from '../read/known-files.ts';
import { buildInstant } from './build-instant.ts';
import { checkedFiles } from './checked-files.ts';
import { type CommandContext, rootsOf } from './command-context.ts';
import { type CheckFormat, type CheckReport, reportCheck } from './report-check.ts';

export interface CheckFlags {
  readonly files: readonly string[];
  readonly format: CheckFormat;
  readonly maxWarnings?: number;
  readonly watch?: boolean;
  readonly at?: string;
}

/** `--watch` goes on for ever, and only the format for people has a beginning and an end for each time. */
export class WatchFormatError extends Error {
  readonly hint = 'leave --format out, or check without --watch';
}

/** `conf-site check`: references are resolved over all content, whichever files are reported. */
export async function checkCommand(context: CommandContext, flags: CheckFlags): Promise<number> {
  // Content is right or wrong at all times; an instant that is none is still a mistake.
  if (flags.at !== undefined) buildInstant(flags.at, context.flags.root);
  if (flags.watch !== true) return checkOnce(context, flags, keptBeside(context));
  if (flags.format !== 'pretty') throw new WatchFormatError(`--watch does not go with --format ${flags.format}.`);
  const { checkAgain } = await import('./check-watch.ts');
  const known = createKnownFiles(Date.now);
  return checkAgain(context, () => checkOnce(withoutWidth(context), flags, known));
}

/** What the builds of this site keep; whoever only checks leaves nothing behind. */
function keptBeside({ flags: { root } }: CommandContext): KnownFiles | undefined {
  const cacheDir = join(root, '.conf-site', 'cache');
  return existsSync(cacheDir) ? openKeptFiles(cacheDir, Date.now) : undefined;
}

async function checkOnce(context: CommandContext, flags: CheckFlags, known?: KnownFiles): Promise<number> {
  const started = performance.now();
  const { root } = context.flags;
  const site = await checkSite(rootsOf(context), createStopwatch(), known);
  const report = await reportOf(site, context, flags);
  const durationMs = performance.now() - started;
  await reportCheck(context, { ...report, durationMs }, { format: flags.format, maxWarnings: flags.maxWarnings, root });
  const { errors, warnings } = report.summary;
  return errors > 0 || (flags.maxWarnings !== undefined && warnings > flags.maxWarnings) ? 1 : 0;
}

async function reportOf(
  { diagnostics, index, files, summary }: CheckedSite,
  context: CommandContext,
  { files: named }: CheckFlags,
): Promise<Omit<CheckReport, 'durationMs'>> {
  const whole = { diagnostics, summary, completeness: completeness(index), isWhole: true };
  if (named.length === 0) return whole;
  const wanted = await checkedFiles(context.flags.root, named);
  for (const name of wanted.foreign) context.say(`${name} is no content of this site, so check does not look at it.`);
  const told = diagnostics.filter(({ file }) => wanted.has(file));
  const count = new Set([...files, ...told.map(({ file }) => file)].filter(wanted.has)).size;
  return { ...whole, diagnostics: told, summary: summarise(told, count), isWhole: false };
}

/** Lines that a program reads are not broken by the width of the terminal that it shows them in. */
function withoutWidth(context: CommandContext): CommandContext {
  return { ...context, look: { colors: context.colors } };
}
