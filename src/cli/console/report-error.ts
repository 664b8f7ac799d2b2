import { countProblems, formatPretty } from '../../diagnostics/format-pretty.ts';
import { HintedError } from '../../diagnostics/hinted-error.ts';
import { userErrorOf } from '../../diagnostics/user-error.ts';
import type { CheckedSite } from '../../pipeline/check.ts';
import type { CommandContext } from './command-context.ts';

/** Reports errors on the console: those of a command, and those of invalid content. */

/** The error for a file argument that does not exist. */
export function fileMissing(name: string): HintedError {
  return new HintedError(`There is no file ${name}.`, 'name files relative to the current folder');
}

const NOWHERE = new HintedError('The current folder does not exist any more.', 'change to another one: cd DIR');

/** Prints an error to standard error, and returns the exit status. Only bugs of conf-site are printed with a stack. */
export function reportError(error: unknown, context: Pick<CommandContext, 'stderrColors'>): number {
  const { stderrColors } = context;
  const say = (text: string): void => void process.stderr.write(`${text}\n`);
  if ((error as NodeJS.ErrnoException | undefined)?.syscall === 'uv_cwd') return reportError(NOWHERE, context);
  const refusal = userErrorOf(error);
  if (refusal !== undefined) {
    say(`${stderrColors.red('error')} ${refusal.message}\n  ${stderrColors.cyan('hint:')} ${refusal.hint}`);
    if (refusal.docs !== undefined) say(stderrColors.dim(`  ${refusal.docs} says more`));
    return 2;
  }
  say(
    `${stderrColors.red('error')} This is a bug in conf-site, not in your content. Please report it with the lines below.`,
  );
  say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return 2;
}

/** Prints the errors of invalid content, their number, and the outcome of the command. */
export function reportContentErrors(
  { say, stderrFormat, stderrColors }: CommandContext,
  { diagnostics, summary }: CheckedSite,
  outcome: string,
): void {
  for (const diagnostic of diagnostics.filter(({ severity }) => severity === 'error')) {
    say(`${formatPretty(diagnostic, stderrFormat)}\n`);
  }
  say(`${countProblems(summary, stderrColors)}. ${outcome}`);
}
