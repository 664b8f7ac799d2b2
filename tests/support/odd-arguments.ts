import fc from 'fast-check';
import { createProgram } from '../../src/cli/program.ts';
import { isFull } from './thoroughness.ts';

/**
 * Command lines with odd values, of all commands that end by themselves: as the tool itself defines its commands and options. The
 * short run leaves out those of the service, since a database takes seconds to make.
 */

type Words = fc.Arbitrary<readonly string[]>;
type Command = ReturnType<typeof createProgram>;
type Option = Command['options'][number];

const UNENDING = ['watch', 'serve', 'api serve'];
const isLeftOut = (name: string): boolean => UNENDING.includes(name) || (!isFull && name.startsWith('api '));
const UNENDING_OPTIONS = ['--watch'];

/** Paths in the folder of `command-fuzz.test.ts`, and others. No device is among them: a fault could replace one if root runs the tests. */
const PATHS = [
  ...['file', 'bytes', 'list.json', 'table.csv', 'bomb.xml', 'empty', 'site', 'site/content', 'site-link', 'made'],
  ...['.', '..', '', ' ', '-', '--', '~', 'x\ny', '\u001b[2J', '\uD800', 'nowhere', 'nowhere/at/all', 'nowhere-link'],
  ...['nowhere-link/x', 'loop', 'loop/x', 'file/x', '/dev/null/x', '/proc/self/x'],
  ...['a'.repeat(300), 'č'.repeat(150), `${'a/'.repeat(2500)}a`, 'http://127.0.0.1:1/'],
];

const WORDS = [
  ...[
    '-1',
    '0',
    '1e9',
    'NaN',
    '99999999999999999999',
    'x',
    'č',
    '__proto__',
    '\u202E',
    'a@b.example',
    'https://x.example/',
  ],
  ...[
    '2026',
    '2027',
    '2028',
    '2027-04-16',
    '2027-13-45',
    '2027-04-16T10:00',
    '0000-01-01T00:00Z',
    '+275760-09-13T00:00Z',
  ],
  ...[
    '10:00',
    '24:61',
    'meander',
    'quiet-forms',
    'en',
    'de',
    'xx-XX',
    'Europe/Zagreb',
    'Mars/Base',
    'value-type',
    'plain',
  ],
];

/** The words that arguments take, by the name of the argument. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  kind: [
    ...['speaker', 'session', 'page', 'event', 'edition', 'schedule', 'asset', 'faq', 'survey', 'press', 'ratings'],
    ...['cancel', 'restore', 'move', 'delay', 'shift', 'replace', 'full', 'notice'],
  ],
  format: ['sessionize', 'pretalx', 'frab', 'pentabarf', 'openplanner', 'indico', 'hoverboard', 'csv', 'json'],
  event: ['meander'],
  year: ['2027', '2028'],
};

const odd = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 4, arbitrary: fc.constantFrom(...PATHS) },
  { weight: 1, arbitrary: fc.string({ maxLength: 8, unit: 'binary' }).map((text) => text.replaceAll('\0', '')) },
);

/** A value for an argument or option: mostly one that it takes, so that commands get beyond their first question. */
function valueFor(name: string, choices: readonly string[] | undefined): fc.Arbitrary<string> {
  const known = choices ?? KNOWN[name];
  return known === undefined ? odd : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, odd);
}

function optionWords({ long, short, argChoices, required, optional }: Option): Words {
  const name = (long ?? short) as string;
  if (!required && !optional) return fc.constant([name]);
  return valueFor(name.replace('--', ''), argChoices).map((value) => [name, value]);
}

function commandWords(command: Command, name: readonly string[]): Words {
  const required = command.registeredArguments.map((argument) => valueFor(argument.name(), argument.argChoices));
  const options = command.options.filter(({ long }) => !UNENDING_OPTIONS.includes(long as string)).map(optionWords);
  const chosen =
    options.length === 0 ? fc.constant([]) : fc.subarray(options, { maxLength: Math.min(options.length, 4) });
  return fc
    .tuple(
      fc.tuple(...required),
      chosen.chain((some) => fc.tuple(...some)),
    )
    .map(([values, flags]) => [...name, ...values, ...flags.flat()]);
}

function commandsBelow(command: Command, name: readonly string[] = []): readonly Words[] {
  if (command.commands.length > 0) return command.commands.flatMap((one) => commandsBelow(one, [...name, one.name()]));
  return isLeftOut(name.join(' ')) ? [] : [commandWords(command, name)];
}

const program = createProgram('1.0.0', () => async () => undefined);
const roots = fc.oneof({ weight: 8, arbitrary: fc.constant('site') }, fc.constantFrom(...PATHS));

/** The arguments of a command line, `--root` among them. */
export const oddArguments: Words = fc
  .tuple(roots, fc.oneof(...commandsBelow(program), fc.tuple(odd, odd)))
  .map(([root, words]) => ['--root', root, ...words]);
