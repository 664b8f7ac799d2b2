import { countProblems, formatPretty } from '../../diagnostics/format-pretty.ts';
import { HintedError } from '../../diagnostics/hinted-error.ts';
import type { CheckedSite } from '../../pipeline/check.ts';
import type { CommandContext } from './command-context.ts';

/** How errors are reported on the console: those of a command, and those of content that a command cannot work with. */

/** An error that was made for the user: what happened in `message`, what to do in `hint`. */
interface UserError extends Error {
  readonly hint: string;
  /** The command that says more about it. */
  readonly docs?: string;
}

const SYSTEM: Readonly<Record<string, string>> = {
  ENOSPC: 'free some space and try again',
  EACCES: 'look at the owner and the permissions of that file or folder',
  EPERM: 'look at the owner and the permissions of that file or folder',
  ENOTDIR: 'a file stands where a folder should be: move it away',
  EROFS: 'that file system is read-only: choose another folder',
  EMFILE: 'too many files are open: raise the limit with ulimit -n',
};

/** A file that was named does not exist. */
export function fileMissing(name: string): HintedError {
  return new HintedError(`There is no file ${name}.`, 'name files as they stand in the folder you are in');
}

const NOWHERE = new HintedError('The folder that you are in is not there any more.', 'change to one that is: cd DIR');

/** Says what went wrong, on standard error, and gives the exit status. Only our own bugs show a stack. */
export function reportError(error: unknown, context: CommandContext): number {
  const { talkColors } = context;
  const say = (text: string): void => void process.stderr.write(`${text}\n`);
  if (isUserError(error)) {
    say(`${talkColors.red('error')} ${error.message}\n  ${talkColors.cyan('hint:')} ${error.hint}`);
    if (error.docs !== undefined) say(talkColors.dim(`  ${error.docs} says more`));
    return 2;
  }
  const system = error as NodeJS.ErrnoException;
  if (system.syscall === 'uv_cwd') return reportError(NOWHERE, context);
  const hint = SYSTEM[system.code ?? ''];
  if (hint !== undefined) {
    say(`${talkColors.red('error')} ${system.message}\n  ${talkColors.cyan('hint:')} ${hint}`);
    return 2;
  }
  say(
    `${talkColors.red('error')} This is a mistake in conf-site, not in your content. Please report it with the lines below.`,
  );
  say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return 2;
}

function isUserError(error: unknown): error is UserError {
  return error instanceof Error && typeof (error as { hint?: unknown }).hint === 'string';
}

/** Prints the errors of content that a command cannot work with, and at the end what did not come of it. */
export function reportContentErrors(
  { say, talkLook, talkColors }: CommandContext,
  { diagnostics, summary }: CheckedSite,
  outcome: string,
): void {
  for (const diagnostic of diagnostics.filter(({ severity }) => severity === 'error')) {
    say(`${formatPretty(diagnostic, talkLook)}\n`);
  }
  say(`${countProblems(summary, talkColors)}. ${outcome}`);
}
