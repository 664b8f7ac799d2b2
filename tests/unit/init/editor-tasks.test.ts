import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ContentCopy, copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { packageDir } from '../../support/run-tool.ts';

/** Parses the output of the task in `.vscode/tasks.json` that checks after each save, as VS Code does. */

interface Pattern {
  readonly regexp: string;
  readonly file?: number;
  readonly line?: number;
  readonly column?: number;
  readonly severity?: number;
  readonly code?: number;
  readonly message?: number;
}

interface Task {
  readonly command: string;
  readonly isBackground: boolean;
  readonly problemMatcher: {
    readonly fileLocation: readonly string[];
    readonly pattern: readonly Pattern[];
    readonly background: { readonly beginsPattern: string; readonly endsPattern: string };
  };
}

type Problem = Partial<Record<Exclude<keyof Pattern, 'regexp'>, string>>;

const { tasks } = JSON.parse(readFileSync(join(packageDir, '.vscode', 'tasks.json'), 'utf8')) as {
  tasks: readonly Task[];
};
const [task] = tasks as readonly [Task];

/** Finds problems with the problem matcher, whose patterns match consecutive lines. */
function problemsIn(lines: readonly string[], patterns: readonly Pattern[]): readonly Problem[] {
  return lines.flatMap((_, start) => {
    const problem: Record<string, string> = {};
    for (const [offset, { regexp, ...groups }] of patterns.entries()) {
      const match = new RegExp(regexp).exec(lines[start + offset] ?? '');
      if (match === null) return [];
      for (const [name, group] of Object.entries(groups)) problem[name] = match[group] ?? '';
    }
    return [problem];
  });
}

describe('the task that checks after each save', () => {
  const SPEAKER = 'content/events/meander/2027/speakers/brezic-toma.md';
  let site: ContentCopy;
  let stop: () => void;
  /** The lines of the next check, between its first and its last line. */
  let nextCheck: () => Promise<readonly string[]>;

  beforeEach(() => {
    site = copyContent(SMALL_SITE);
    site.edit(SPEAKER, '---\n', '---\nnickname: Ž\n');
    const { beginsPattern, endsPattern } = task.problemMatcher.background;
    const [program, tool, ...args] = task.command.split(' ');
    expect([program, tool]).toEqual(['npx', 'conf-site']);
    const command = [join(packageDir, 'bin', 'conf-site.js'), '--color', 'never', ...args];
    const child = spawn(process.execPath, command, { cwd: site.rootDir, stdio: ['ignore', 'pipe', 'ignore'] });
    stop = () => void child.kill('SIGINT');
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    nextCheck = async () => {
      let found: string[] | undefined;
      for (let next = await lines.next(); next.done !== true; next = await lines.next()) {
        if (new RegExp(beginsPattern).test(next.value)) found = [];
        else if (found !== undefined && new RegExp(endsPattern).test(next.value)) return found;
        else found?.push(next.value);
      }
      throw new Error('It ended before it had checked.');
    };
  });

  afterEach(() => {
    stop();
    site.remove();
  });

  it('gives the editor each problem with its position, and removes it when it is fixed', async () => {
    const { pattern, fileLocation } = task.problemMatcher;
    expect(task.isBackground).toBe(true);
    expect(fileLocation[0]).toBe('relative');
    const found = problemsIn(await nextCheck(), pattern);
    expect(found).toEqual([
      {
        file: SPEAKER,
        line: '2',
        column: '1',
        severity: 'error',
        code: 'field-unknown',
        message: expect.stringContaining('nickname'),
      },
    ]);
    site.edit(SPEAKER, 'nickname: Ž\n', '');
    expect(problemsIn(await nextCheck(), pattern)).toEqual([]);
  });

  it('gives the editor each value to review separately', async () => {
    await nextCheck();
    site.edit(SPEAKER, 'nickname: Ž\n', '');
    await nextCheck();
    site.edit(SPEAKER, 'name: Toma\n', 'name: Toma # review: or Tomo\n');
    const found = problemsIn(await nextCheck(), task.problemMatcher.pattern);
    expect(found).toMatchObject([{ file: SPEAKER, code: 'review-pending', severity: 'warning' }]);
  });
});
