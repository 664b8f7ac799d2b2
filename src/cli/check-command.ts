import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { summarise } from '../diagnostics/diagnostic.ts';
import { formatJson } from '../diagnostics/format-json.ts';
import { formatPretty, formatSummary } from '../diagnostics/format-pretty.ts';
import { checkSite } from '../pipeline/check-site.ts';
import { createStopwatch } from '../pipeline/stopwatch.ts';
import { type CommandContext, rootsOf } from './command-context.ts';

/** A file that was named does not exist. */
export class FileMissingError extends Error {
  readonly hint = 'name files as they stand in the folder you are in';
}

export interface CheckFlags {
  readonly files: readonly string[];
  readonly format: 'pretty' | 'json';
  readonly maxWarnings?: number;
}

/** `conf-site check`: references are resolved over all content, whichever files are reported. */
export async function checkCommand(
  context: CommandContext,
  { files, format, maxWarnings }: CheckFlags,
): Promise<number> {
  const started = performance.now();
  const { root } = context.flags;
  const { diagnostics: all, summary: whole } = await checkSite(rootsOf(context), createStopwatch());
  refuseMissing(files);
  const wanted = new Set(files.map((file) => relative(root, resolve(file)).split(sep).join('/')));
  const diagnostics = wanted.size === 0 ? all : all.filter((diagnostic) => wanted.has(diagnostic.file));
  const summary = summarise(diagnostics, wanted.size === 0 ? whole.files : wanted.size);
  if (format === 'json') {
    context.print(formatJson(diagnostics, summary, performance.now() - started));
  } else {
    for (const diagnostic of diagnostics) context.print(`${formatPretty(diagnostic, context.colors)}\n`);
    context.print(formatSummary(summary, context.colors));
  }
  return summary.errors > 0 || (maxWarnings !== undefined && summary.warnings > maxWarnings) ? 1 : 0;
}

function refuseMissing(files: readonly string[]): void {
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) throw new FileMissingError(`There is no file ${missing}.`);
}
