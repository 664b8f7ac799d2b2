import { describe, expect, it } from 'vitest';
import { CommanderError } from '../../../src/cli/options.ts';
import { createProgram } from '../../../src/cli/program.ts';
import { allBelow, helpOf, pathOf, programOf, wordsOf } from '../../support/command-line.ts';
import { runTool } from '../../support/run-tool.ts';

/** Examples may be followed by a comment or a redirection. */
function withoutComment(line: string): string {
  return line.trim().replace(/ {2,}.*| > .*/, '');
}

const helpByName = new Map(allBelow(programOf()).map((command) => [pathOf(command).join(' '), helpOf(command)]));
const allHelp = [...helpByName.values()].join('\n');
const examples = (allHelp.match(/^ {2}conf-site .*$/gm) ?? []).map(withoutComment);

describe('the help of a command', () => {
  it.each([...helpByName])('of %s describes it, and lists its options and examples', (name, help) => {
    expect(help).toContain(`Usage: conf-site ${name}`);
    expect(help).toMatch(/\n\n[A-Z].*[^.]\.\n/s);
    expect(help).toMatch(/\nExamples:\n {2}conf-site /);
  });

  it.each([...new Set(examples)])('has examples that can be typed: %s', async (line) => {
    let wasReached = false;
    const program = programOf(() => {
      wasReached = true;
    });
    try {
      await program.parseAsync(wordsOf(line).slice(1), { from: 'user' });
      expect(wasReached).toBe(true);
    } catch (error) {
      // The example's file does not exist, which proves that the command was called.
      if (error instanceof CommanderError || !/\.(?:csv|jsonl)\b/.test(line)) throw error;
    }
  });
});

it('help applies to any site: it does not mention the one in this repository', () => {
  expect(allHelp.match(/devlica|worklica|hacklica|osijek|zagreb|horvat/i)).toBeNull();
});

describe('a mistyped command', () => {
  it.each([
    { args: ['biuld'], says: "Unknown command 'biuld'", near: 'build' },
    { args: ['biuld', '--help'], says: "Unknown command 'biuld'", near: 'build' },
    { args: ['help', 'chekc'], says: "Unknown command 'chekc'", near: 'check' },
    { args: ['api', 'serv'], says: "Unknown command 'serv'", near: 'serve' },
    { args: ['build', '--outt', 'x'], says: "Unknown option '--outt'", near: '--out' },
    { args: ['check', '--format', 'jsno'], says: "'jsno' is invalid", near: 'json' },
    { args: ['--color', 'nevr', 'check'], says: "'nevr' is invalid", near: 'never' },
    { args: ['api', 'approve', 'pres', '1'], says: "There is no kind 'pres'", near: 'press' },
  ])('is reported with the nearest existing one: $args', async ({ args, says, near }) => {
    const { status, stdout, stderr } = await runTool(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^error [A-Z]/);
    expect(stderr).toContain(says);
    expect(stderr).toContain(`hint: did you mean ${near}?`);
    expect(stderr).toMatch(/--help lists all commands and options\n$/);
  });

  it('is not reported if help is requested', async () => {
    const [flag, ...help] = await Promise.all([
      runTool(['check', '--help']),
      runTool(['help', 'check']),
      runTool(['--color', 'never', 'help', 'check']),
      runTool(['--root', '/', '--quiet', 'help', 'check']),
    ]);
    expect(help).toEqual([flag, flag, flag]);
    expect(flag.status).toBe(0);
    expect(flag.stdout).toContain('Usage: conf-site check');
  });

  it('prints all commands if none was given', async () => {
    const { status, stdout, stderr } = await runTool([]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('Usage: conf-site');
  });
});

describe('a service behind a proxy', () => {
  it.each([['api serve'], ['serve --api']])('is configured by a flag of conf-site %s', async (words) => {
    const given: unknown[] = [];
    const program = createProgram('1.2.3', () => async (flags) => void given.push(flags));
    await program.parseAsync([...words.split(' '), '--behind-proxy'], { from: 'user' });
    expect(given).toEqual([expect.objectContaining({ behindProxy: true })]);
  });
});
