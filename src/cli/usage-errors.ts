import { nearestName } from '../diagnostics/nearest-name.ts';
import { type Argument, type Command, InvalidArgumentError, type Option } from './commander-door.ts';

/** What is said where a command is written wrongly: what is wrong, and the nearest word that is right. */

/** Where only some words are allowed, another one is refused with the nearest of them, and then all. */
export function nameNearest(takes: Option | Argument): void {
  const { argChoices: choices } = takes;
  if (choices === undefined) return;
  takes.argParser((word: string): string => {
    if (choices.includes(word)) return word;
    const near = nearestName(word, choices);
    const all = `Allowed choices are ${choices.join(', ')}.`;
    throw new InvalidArgumentError(near === undefined ? all : `${all}\n(Did you mean ${near}?)`);
  });
}

/** With --help, commander would show the help of the program for a command that there is not. Throws `CommanderError`. */
export function refuseUnknownCommand(program: Command, argv: readonly string[]): void {
  const [name] = program.parseOptions([...argv]).operands;
  const names = program.commands.map((command) => command.name());
  if (name === undefined || names.includes(name)) return;
  const near = nearestName(name, names);
  program.error(`error: unknown command '${name}'${near === undefined ? '' : `\n(Did you mean ${near}?)`}`);
}

/** Commander's words in the form of our own: the error, and below it the hint. */
export function toldUsage(text: string): string {
  const [first = '', ...rest] = text.replace(/^error: /, '').split('\n');
  const message = first.replace(
    /^command-argument value ('.*') is invalid for argument '(.*?)'/,
    (_, word, name) => `There is no ${name} ${word}`,
  );
  const hints = rest.map((line) => line.replace(/^\(Did you mean (.*)\?\)$/, '  hint: did you mean $1?'));
  const full = /[.?]$/.test(message) ? message : `${message}.`;
  return [`error ${full.charAt(0).toUpperCase()}${full.slice(1)}`, ...hints].join('\n');
}
