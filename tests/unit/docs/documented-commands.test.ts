import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/cli/options.ts';
import { allBelow, pathOf, programOf, wordsOf } from '../../support/command-line.ts';
import { flagsInText, linesInBlocks, linesInText } from '../../support/documented-commands.ts';

/** What the documentation tells people to type exists. */

const program = programOf();
const commands = new Map(allBelow(program).map((command) => [pathOf(command).join(' '), command]));
const allFlags = new Set([program, ...commands.values()].flatMap(flagsOf));

function flagsOf({ options }: Command): readonly string[] {
  return ['--help', ...options.flatMap(({ long, short }) => [long, short]).filter((flag) => flag !== undefined)];
}

/** What a line names that does not exist. Placeholders, such as FILE and `…`, may stand for arguments and values. */
function unknownIn(line: string): readonly string[] {
  const words = wordsOf(line).filter((word, at) => !(word === 'help' && at === 0));
  const named = words.filter((word) => !word.startsWith('-'));
  const found = [named.slice(0, 2), named.slice(0, 1)].map((path) => commands.get(path.join(' '))).find(Boolean);
  const command = found ?? [...commands].find(([name]) => words.includes(name))?.[1];
  if (command === undefined) return /^(?:[A-Z]+|--version)$/.test(words.join(' ')) ? [] : [line];
  const known = new Set([program, command.parent ?? program, command].flatMap(flagsOf));
  return words.filter((word) => word.startsWith('-') && !known.has(word.split('=')[0] ?? ''));
}

describe('the documentation', () => {
  it.each([...linesInText(), ...linesInBlocks()])('names a command with its flags in $page: $line', ({ line }) => {
    expect(unknownIn(line)).toEqual([]);
  });

  it.each(flagsInText())('names a flag in $page: $line', ({ line }) => {
    expect(allFlags).toContain(line);
  });

  it.each(linesInBlocks('sh'))('shows a command that can be typed in $page: $line', async ({ line }) => {
    let wasReached = false;
    const typed = programOf(() => {
      wasReached = true;
    });
    await typed.parseAsync(wordsOf(line), { from: 'user' });
    expect(wasReached).toBe(true);
  });

  it('shows and names many commands', () => {
    expect(linesInBlocks('sh').length).toBeGreaterThan(25);
    expect(linesInText().length).toBeGreaterThan(50);
  });

  it.each(['biuld --out next', 'build --outt next', 'api serve --json', 'change move --compress'])(
    'could not name %s',
    (line) => {
      expect(unknownIn(line)).toHaveLength(1);
    },
  );
});
