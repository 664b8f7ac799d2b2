import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CommandContext } from '../../../src/cli/console/command-context.ts';
import { showProgress } from '../../../src/cli/console/progress.ts';
import { createStatusLine } from '../../../src/cli/console/status-line.ts';
import type { Progress } from '../../../src/pipeline/stopwatch.ts';
import { type ContentCopy, copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { runTool } from '../../support/run-tool.ts';
import { runInTerminal } from '../../support/terminal.ts';

const AT = ['--at', '2026-03-01T12:00'];
const ESCAPE = '\u001b';
const CLEARED = `\r${ESCAPE}[K`;

/** The texts of the status line, in order, without colours. */
function statusTexts(output: string): readonly string[] {
  return output
    .replaceAll(new RegExp(`${ESCAPE}\\[\\d+m`, 'g'), '')
    .split('\r')
    .filter((part) => part.startsWith('…'))
    .map((part) => part.split(ESCAPE)[0] as string);
}

describe('the status line', () => {
  const written: string[] = [];
  const line = createStatusLine({ columns: 20, write: (text) => written.push(text) }, (text) => text);
  beforeEach(() => void written.splice(0));

  it('is replaced in one write, and leaves nothing of a longer text', () => {
    line.show('… rendering');
    expect(written).toEqual([`\r… rendering${ESCAPE}[K`]);
  });

  it('is shortened to the width of the terminal, so that it never takes two lines', () => {
    line.show('… rendering  120/246 pages');
    expect(statusTexts(written.join(''))).toEqual(['… rendering  120/24']);
  });

  it('is cleared once', () => {
    line.show('… rendering');
    line.clear();
    line.clear();
    expect(written.slice(1)).toEqual([CLEARED]);
  });
});

describe('the progress of a build', () => {
  const none = { done: 0, total: 0 };
  const rendering = (done: number): Progress => ({
    stage: 'render',
    pages: { done, total: 246 },
    pictures: { done: 0, total: 415 },
  });
  let now = 0;
  let shown: string[] = [];
  let output: string[] = [];
  const progressOf = ({ verbose = false, delayMs = 0 } = {}) => {
    const status = { show: (text: string) => void shown.push(text), clear: () => void shown.push('(cleared)') };
    const context = { flags: { verbose }, say: (text: string) => void output.push(text), status };
    return showProgress(context as unknown as CommandContext, { delayMs, clock: () => now });
  };
  beforeEach(() => {
    [now, shown, output] = [0, [], []];
  });

  it('shows each new stage immediately, and counts at most ten times a second', () => {
    const progress = progressOf();
    progress.report({ stage: 'plan', pages: none, pictures: none });
    for (now = 1; now <= 250; now += 1) progress.report(rendering(now - 1));
    expect(shown).toEqual([
      '… planning pages',
      '… rendering  0/246 pages, 0/415 pictures',
      '… rendering  100/246 pages, 0/415 pictures',
      '… rendering  200/246 pages, 0/415 pictures',
    ]);
    progress.end();
    expect(shown.at(-1)).toBe('(cleared)');
  });

  it('is not shown for a build that ends soon', () => {
    const progress = progressOf({ delayMs: 300 });
    progress.report(rendering(1));
    now = 299;
    progress.report(rendering(2));
    expect(shown).toEqual([]);
    now = 301;
    progress.report(rendering(3));
    expect(shown).toHaveLength(1);
  });

  it('has a line for each completed stage with --verbose, with its time and counts', () => {
    const progress = progressOf({ verbose: true });
    progress.report({ stage: 'render', pages: none, pictures: none });
    now = 40;
    progress.report(rendering(0));
    now = 90;
    progress.report(rendering(246));
    now = 1240;
    progress.report({ ...rendering(246), stage: 'emit' });
    now = 9240;
    progress.report({ ...rendering(246), stage: 'emit', pictures: { done: 415, total: 415 } });
    progress.end();
    expect(output).toEqual([
      'preparing templates     40 ms',
      'rendering             1200 ms  246 pages',
      'writing files         8000 ms  415 pictures',
    ]);
  });
});

describe('a long command', () => {
  let copy: ContentCopy;
  beforeEach(() => {
    copy = copyContent(SMALL_SITE);
  });
  afterEach(() => copy.remove());
  const buildArgs = (...flags: readonly string[]) => ['--root', copy.rootDir, ...flags, 'build', ...AT];

  it('shows the progress of build on a terminal, and removes it before the result', async () => {
    const { output, status } = await runInTerminal(buildArgs());
    expect(status).toBe(0);
    const texts = statusTexts(output);
    expect(texts[0]).toBe('… reading content');
    expect(texts).toContainEqual(expect.stringMatching(/^… rendering {2}\d+\/\d+ pages, 0\/\d+ pictures$/));
    expect(texts.at(-1)).toMatch(/^… publishing {2}(\d+)\/\1 pages, (\d+)\/\2 pictures$/);
    expect(output).toMatch(new RegExp(`${ESCAPE}\\[K\r${ESCAPE}\\[KBuilt \\d+ pages .*\\.\r\n$`));
  });

  it('writes the lines of --verbose instead of the status line', async () => {
    const { output } = await runInTerminal(buildArgs('--verbose'), { env: { NO_COLOR: '1' } });
    expect(output).toMatch(new RegExp(`\r… reading content${ESCAPE}\\[K\r${ESCAPE}\\[Kreading content +\\d+ ms\r\n`));
  });

  it('fits into its terminal, and has no colours with NO_COLOR', async () => {
    const { output } = await runInTerminal(buildArgs(), { columns: 24, env: { NO_COLOR: '1' } });
    const lengths = statusTexts(output).map((text) => text.length);
    expect(Math.max(...lengths)).toBe(23);
    expect(output).not.toContain(`${ESCAPE}[2m`);
  });

  it('shows no progress with --quiet', async () => {
    const { output } = await runInTerminal(buildArgs('--quiet'));
    expect(output).toMatch(/^Built \d+ pages .*\r\n$/);
  });

  it('shows no progress if standard error is no terminal, and with --verbose a line for each stage', async () => {
    expect(await runTool(buildArgs())).toMatchObject({ status: 0, stderr: '' });
    const { stderr } = await runTool([...buildArgs('--verbose'), '--no-cache']);
    const stages = stderr.split('\n').filter((line) => / \d+ ms/.test(line));
    expect(stages.map((line) => line.replaceAll(/ {2,}/g, ' ').replaceAll(/\d+/g, '…'))).toEqual([
      'reading content … ms',
      'checking … ms',
      'modelling … ms',
      'planning pages … ms',
      'preparing templates … ms',
      'rendering … ms … pages',
      'writing files … ms … pictures',
      'publishing … ms',
    ]);
  });

  it('shows the times of a check with --verbose', async () => {
    const { stderr } = await runTool(['--root', copy.rootDir, '--verbose', 'check']);
    expect(stderr).toMatch(/^reading content +\d+ ms\nchecking +\d+ ms\n$/);
  });

  it('shows on a terminal what watch does from the start, and the address of the site after the first build', async () => {
    const args = ['--root', copy.rootDir, 'watch', '--port', '0', ...AT];
    const { output, status } = await runInTerminal(args, { stopAfter: /Ready at http:\S+\r\n/ });
    expect(status).toBe(0);
    expect(output).toMatch(new RegExp(`^Watching ${copy.rootDir}\r\n`));
    expect(statusTexts(output)).toEqual(
      expect.arrayContaining(['… reading content', expect.stringContaining('… rendering')]),
    );
    expect(output.indexOf('… rendering')).toBeLessThan(output.indexOf('Ready at'));
  });
});
