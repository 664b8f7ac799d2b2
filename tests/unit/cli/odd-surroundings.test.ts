import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentCopy, copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { finished, packageDir, sharedPictures, type ToolRun } from '../../support/run-tool.ts';
import { runInTerminal } from '../../support/terminal.ts';
import { isFull } from '../../support/thoroughness.ts';

/** Commands where something is missing or full that they usually have: streams, folders, a terminal, open files. */

interface Surroundings {
  /** A script of the shell that starts the command, which is "$@". */
  readonly script: string;
  /** The exit status, if it is not the command's own. */
  readonly status?: number;
  /** What standard error says then. */
  readonly says?: RegExp;
}

const NOT_WRITTEN =
  /^error The output cannot be written\. There is no space left on the disk \(ENOSPC\)\.\n {2}hint: .+\n$/m;

const SURROUNDINGS: Readonly<Record<string, Surroundings>> = {
  'a full disk for its results': { script: 'exec "$@" > /dev/full', status: 2, says: NOT_WRITTEN },
  'a full disk for its messages': { script: 'exec "$@" 2> /dev/full' },
  'a full disk for both': { script: 'exec "$@" > /dev/full 2> /dev/full', status: 2 },
  'no standard output': { script: 'exec "$@" >&-' },
  'no standard error': { script: 'exec "$@" 2>&-' },
  'no open streams': { script: 'exec "$@" <&- >&- 2>&-' },
  'a folder to work in that was deleted': {
    script: 'mkdir gone && cd gone && rmdir ../gone && exec "$@"',
    status: 2,
    says: /^error The current folder does not exist any more\.\n {2}hint: .+\n$/,
  },
  'no home and no temporary folder': { script: 'HOME=/nowhere TMPDIR=/nowhere exec "$@"' },
  'a temporary folder that cannot be written': { script: 'TMPDIR=/proc exec "$@"' },
  'a file as temporary folder': { script: 'TMPDIR=/dev/null exec "$@"' },
  'no environment': { script: 'exec env -i "$@"' },
  'a language that does not exist': { script: 'LANG=xx LC_ALL=zz_ZZ.nonsense LANGUAGE=: exec "$@"' },
  'Turkish letters and a time zone that does not exist': { script: 'LC_ALL=tr_TR.UTF-8 TZ=Mars/Base exec "$@"' },
  'no code from strings': { script: 'NODE_OPTIONS=--disallow-code-generation-from-strings exec "$@"' },
};

/** Commands that succeed in usual surroundings. The first one represents the others in the short run. */
const COMMANDS: readonly (readonly string[])[] = [
  ['check'],
  ['build'],
  ['routes'],
  ['timeline', '--at', '2027-03-01T12:00'],
  ['export', 'contacts'],
  ['new', 'page', 'Somewhere', '--dry-run'],
  ['explain', 'yaml-syntax'],
  ['help', 'build'],
  ['--version'],
  ['api', 'stats'],
];
const commands = COMMANDS.slice(0, isFull ? COMMANDS.length : 1).map((args) => [args.join(' '), args] as const);
const surroundings = Object.entries(SURROUNDINGS).slice(0, isFull ? undefined : 7);

let site: ContentCopy;
beforeAll(() => {
  site = copyContent(SMALL_SITE);
});
afterAll(() => site.remove());

function runIn(script: string, args: readonly string[]): Promise<ToolRun> {
  const env = { ...process.env, NO_COLOR: '1', CONF_SITE_PICTURES: sharedPictures };
  const command = [process.execPath, join(packageDir, 'bin/conf-site.js'), ...args];
  return finished('sh', ['-c', script, 'sh', ...command], { cwd: site.rootDir, env });
}

function expectNoStack({ stdout, stderr }: Pick<ToolRun, 'stdout' | 'stderr'>): void {
  expect(stdout + stderr).not.toMatch(/bug in conf-site|^\s+at .*:\d+|Unhandled|Node\.js v\d/m);
}

describe.each(surroundings)('with %s', (name, { script, status = 0, says }) => {
  it.each(commands)('%s ends with a result or a sentence', async (_name, args) => {
    // The version and help need no folder.
    const isIndependent = name.startsWith('a folder to work in') && ['help', '--version'].includes(args[0] as string);
    const run = await runIn(script, args);
    expectNoStack(run);
    expect(run.status, run.stderr).toBe(isIndependent ? 0 : status);
    if (says !== undefined && !isIndependent) expect(run.stderr).toMatch(says);
  });
});

it.each(isFull ? [24, 28, 32, 36, 40, 48, 64, 128] : [32])(
  'with at most %i open files, a build succeeds or says so',
  async (limit) => {
    const run = await runIn(`rm -rf dist .conf-site; ulimit -n ${limit}; exec "$@"`, ['build']);
    expectNoStack(run);
    if (run.status !== 0)
      expect(run).toMatchObject({ status: 2, stderr: expect.stringMatching(/^error .*open files|^error .*EMFILE/m) });
  },
);

it.each(isFull ? [0, 1, 2, 7] : [1])('in a terminal of %i columns, a check prints its result', async (columns) => {
  const { output, status } = await runInTerminal(['--root', site.rootDir, 'check'], { columns });
  expectNoStack({ stdout: output, stderr: '' });
  expect(status).toBe(0);
});

describe('a root that is no folder', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'conf-site-roots-'));
    writeFileSync(join(folder, 'file'), '');
    symlinkSync('nowhere', join(folder, 'broken'));
    symlinkSync('loop', join(folder, 'loop'));
    mkdirSync(join(folder, 'locked'), { mode: 0o000 });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const ROOTS = ['loop', 'locked', 'locked/x', 'file', 'broken', 'file/x', '/dev/null', 'x'.repeat(300)];
  const roots = ROOTS.slice(0, isFull ? ROOTS.length : 3);
  it.each(commands.slice(0, 5))('%s says what is wrong', async (_name, args) => {
    for (const root of roots) {
      const run = await finished(
        ...withoutPowers([process.execPath, join(packageDir, 'bin/conf-site.js'), '--root', root, ...args]),
        { cwd: folder, env: { ...process.env, NO_COLOR: '1' } },
      );
      expectNoStack(run);
      expect(run, root).toMatchObject({
        status: 2,
        stdout: '',
        stderr: expect.stringMatching(/^error .+\n {2}hint: .+\n/),
      });
    }
  });
});

/** The command and arguments that run a command as somebody who has to obey permissions, even if this is root. */
function withoutPowers([program = '', ...args]: readonly string[]): [string, readonly string[]] {
  if (process.getuid?.() !== 0) return [program, args];
  return ['setpriv', ['--bounding-set', '-all', program, ...args]];
}
