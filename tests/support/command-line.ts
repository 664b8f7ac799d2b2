import type { Command } from '../../src/cli/options.ts';
import { createProgram } from '../../src/cli/program.ts';

/** The command line as data: its commands, their help, and lines that somebody could type. No command runs. */

/** The program, whose commands only call `reached`. It prints nothing. */
export function programOf(reached: () => void = () => {}): Command {
  const program = createProgram('1.2.3', () => async () => reached());
  for (const command of [program, ...allBelow(program)]) command.configureOutput({ writeErr: () => {} });
  return program;
}

/** All commands below a command, each before its subcommands, in the order in which help lists them. */
export function allBelow(command: Command): readonly Command[] {
  return command.commands.flatMap((one) => [one, ...allBelow(one)]);
}

/** The words of a command after `conf-site`; empty for the program itself. */
export function pathOf(command: Command): readonly string[] {
  return command.parent === null ? [] : [...pathOf(command.parent), command.name()];
}

/** What a command prints for `--help` on a terminal with 80 columns. */
export function helpOf(command: Command): string {
  let help = '';
  command.configureOutput({ writeOut: (text) => (help += text), getOutHelpWidth: () => 80 }).outputHelp();
  return help;
}

/** Splits a line as a shell does. */
export function wordsOf(line: string): readonly string[] {
  return [...line.matchAll(/(?:"[^"]*"|[^\s"])+/g)].map(([word]) => word.replaceAll('"', ''));
}
