import { type Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { nearestName } from '../diagnostics/nearest-name.ts';
import type { CommandContext } from './console/command-context.ts';

export { Command, CommanderError, InvalidArgumentError, Option };

/** The adapter of commander: options that several commands have, parsers of their values, and messages about wrong usage. */

/** A command. Its arguments are among the flags. Returns the exit status. */
type LoadedCommand = (context: CommandContext, flags: never) => Promise<number>;

/** Creates the action of a command, which loads the code of the command when it runs. `names` are those of its arguments, in order. */
export type Run = (
  load: () => Promise<LoadedCommand>,
  ...names: readonly string[]
) => (...values: readonly unknown[]) => Promise<void>;

/** The option of commands that work as of an instant. */
export const atOption = (): Option =>
  new Option('--at <instant>', 'as of this instant: 2026-03-01T12:00 (in the zone of the site), or with an offset');

/** The option of commands that use what the last build has cached. */
export const cacheOption = (): Option =>
  new Option(
    '--cache <dir>',
    'the folder for the cache, relative to the root (default: CONF_SITE_CACHE, or .conf-site)',
  );

const LOG_FORMATS = ['text', 'json'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** The option of the commands that run the service. */
export const logFormatOption = (): Option =>
  new Option(
    '--log-format <format>',
    'what the service logs: text has failures only, json also has a line for each request',
  )
    .choices(LOG_FORMATS)
    .default('text');

/** Adds the options of a command that listens on a port. `port` is the default. */
export function listening(command: Command, port: number): Command {
  return command
    .option('--port <n>', 'the port to listen on', parsePort, port)
    .option('--host [address]', 'listen on an address that other computers can reach');
}

/** Adds the same options for a command that uses the next free port if the port is taken. */
export function listeningNearby(command: Command, port: number): Command {
  return listening(command, port).option('--strict-port', 'fail if the port is taken');
}

export function parseCount(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

/** A number of at least 1. */
export function parseJobs(text: string): number {
  const jobs = parseCount(text);
  if (jobs === 0) throw new InvalidArgumentError('It must be 1 or more.');
  return jobs;
}

export function parsePort(text: string): number {
  const port = parseCount(text);
  if (port > 65_535) throw new InvalidArgumentError('A port is a number up to 65535.');
  return port;
}

export function collectUrl(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, parseUrl(text)];
}

/** The name of a host, without scheme and port. */
export function collectHost(text: string, before: readonly string[] = []): readonly string[] {
  if (!URL.canParse(`http://${text}/`) || new URL(`http://${text}/`).hostname !== text.toLowerCase()) {
    throw new InvalidArgumentError('It must be the name of a host, such as api.my-conf.example.');
  }
  return [...before, text];
}

/** The address of a site, without a user, a query and a fragment. */
export function parseBaseUrl(text: string): string {
  const { search, hash, username } = new URL(parseUrl(text));
  if (search + hash + username !== '') throw new InvalidArgumentError('It must not have a user, a "?" or a "#".');
  return text;
}

function parseUrl(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new InvalidArgumentError('It must be an address such as https://my-conf.example/2027/.');
  }
  return text;
}

/** Makes an option or argument with choices suggest the nearest one if its value is not allowed. */
export function suggestNearest(taker: Option | Argument): void {
  const { argChoices: choices } = taker;
  if (choices === undefined) return;
  taker.argParser((word: string): string => {
    if (choices.includes(word)) return word;
    const near = nearestName(word, choices);
    const all = `Allowed choices are ${choices.join(', ')}.`;
    throw new InvalidArgumentError(near === undefined ? all : `${all}\n(Did you mean ${near}?)`);
  });
}

/** Throws `CommanderError` for a command that does not exist. With --help, commander would print the help of the program instead. */
export function refuseUnknownCommand(program: Command, argv: readonly string[]): void {
  const [name] = program.parseOptions([...argv]).operands;
  const names = program.commands.map((command) => command.name());
  if (name === undefined || names.includes(name)) return;
  const near = nearestName(name, names);
  program.error(`error: unknown command '${name}'${near === undefined ? '' : `\n(Did you mean ${near}?)`}`);
}

/** Converts a message of commander to the format of conf-site: the error, and below it the hint. */
export function usageMessage(text: string): string {
  const [first = '', ...rest] = text.replace(/^error: /, '').split('\n');
  const message = first.replace(
    /^command-argument value ('.*') is invalid for argument '(.*?)'/,
    (_, word, name) => `There is no ${name} ${word}`,
  );
  const hints = rest.map((line) => line.replace(/^\(Did you mean (.*)\?\)$/, '  hint: did you mean $1?'));
  const full = /[.?]$/.test(message) ? message : `${message}.`;
  return [`error ${full.charAt(0).toUpperCase()}${full.slice(1)}`, ...hints].join('\n');
}
