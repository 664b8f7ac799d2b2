import { countProblems, formatPretty } from '../../diagnostics/format-pretty.ts';
import type { CheckedSite } from '../../pipeline/check.ts';
import type { CommandContext } from './command-context.ts';

/** Tells the errors of content that a command cannot work with, and at the end what did not come of it. */
export function tellContentErrors(
  { say, talkLook, talkColors }: CommandContext,
  { diagnostics, summary }: CheckedSite,
  outcome: string,
): void {
  for (const diagnostic of diagnostics.filter(({ severity }) => severity === 'error')) {
    say(`${formatPretty(diagnostic, talkLook)}\n`);
  }
  say(`${countProblems(summary, talkColors)}. ${outcome}`);
}
