import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { editorLinks } from '../../../src/cli/content/watch/editor-link.ts';
import { ToolSourceError, toolWatch } from '../../../src/cli/content/watch/tool-watch.ts';
import { createAlarm, startClock } from '../../../src/cli/content/watch/watch-clock.ts';
import { contentProblems, failureProblems } from '../../../src/cli/content/watch/watch-problems.ts';
import { checkedContent } from '../../support/content-in-memory.ts';

const NOON = Date.parse('2026-05-08T12:00:00Z') / 1000;
const DAY = 24 * 60 * 60;
const noLink = () => undefined;

describe('the clock of a watch', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOON * 1000 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('continues from the instant that it was set to, and shows the computer’s time when it is reset', () => {
    const clock = startClock(0);
    clock.set(NOON + 10 * DAY);
    vi.advanceTimersByTime(5000);
    expect(clock.now()).toBe(NOON + 10 * DAY + 5);
    clock.set(null);
    expect([clock.now(), clock.shift()]).toEqual([NOON + 5, 0]);
  });

  it('reports once that a build is due, even if it is too distant for a timer', () => {
    const rung: number[] = [];
    const clock = startClock(0);
    const alarm = createAlarm(clock, () => rung.push(clock.now()));
    alarm.set({ from: NOON, until: NOON + 40 * DAY });
    vi.advanceTimersByTime((40 * DAY - 1) * 1000);
    expect(rung).toEqual([]);
    vi.advanceTimersByTime(50 * DAY * 1000);
    expect(rung).toEqual([NOON + 40 * DAY]);
  });

  it('reports once, within a minute, that the computer’s clock was set forward beyond a due build', () => {
    const rung: number[] = [];
    const clock = startClock(0);
    createAlarm(clock, () => rung.push(clock.now())).set({ from: NOON, until: NOON + 2 * DAY });
    vi.setSystemTime((NOON + 3 * DAY) * 1000);
    vi.advanceTimersByTime(60_000);
    expect(rung).toEqual([NOON + 3 * DAY + 60]);
    vi.advanceTimersByTime(DAY * 1000);
    expect(rung).toHaveLength(1);
  });

  it('reports once, within a minute, that it was set back to before the last build', () => {
    for (const until of [null, NOON + DAY]) {
      vi.setSystemTime(NOON * 1000);
      const rung: number[] = [];
      const clock = startClock(0);
      createAlarm(clock, () => rung.push(clock.now())).set({ from: NOON, until });
      vi.setSystemTime((NOON - 400 * DAY) * 1000);
      vi.advanceTimersByTime(DAY * 1000);
      expect(rung).toEqual([NOON - 400 * DAY + 60]);
    }
  });

  it('forgets a build when another one is set, or none', () => {
    const rung: number[] = [];
    const clock = startClock(100);
    const alarm = createAlarm(clock, () => rung.push(clock.now()));
    alarm.set({ from: NOON, until: NOON + 110 });
    alarm.set({ from: NOON, until: NOON + 130 });
    vi.advanceTimersByTime(60_000);
    expect(rung).toEqual([NOON + 130]);
    alarm.set({ from: NOON, until: NOON + 500 });
    alarm.set(undefined);
    vi.advanceTimersByTime(DAY * 1000);
    expect(rung).toHaveLength(1);
  });
});

describe('links into an editor', () => {
  it('are those of VS Code unless another pattern is given, with encoded paths', () => {
    const place = { file: 'content/two words.yaml', line: 3, column: 7 };
    expect(editorLinks('/site', {})(place)).toBe('vscode://file/site/content/two%20words.yaml:3:7');
    const pattern = 'idea://open?file={file}&line={line}';
    expect(editorLinks('/site', { CONF_SITE_EDITOR: pattern })(place)).toBe(
      'idea://open?file=/site/content/two%20words.yaml&line=3',
    );
    expect(editorLinks('/site', { CONF_SITE_EDITOR: '' })(place)).toBeUndefined();
  });
});

describe('the report of a failed build for a page', () => {
  it('has each diagnostic with its lines, its hint and the meaning of its code', async () => {
    const { diagnostics } = await checkedContent((content) =>
      content.edit('content/events/devlica/2026/edition.yaml', 'venue: ', 'venue: no-'),
    );
    const linkTo = ({ file, line }: { readonly file: string; readonly line?: number }) => `edit:${file}:${line}`;
    const [problem] = await contentProblems(diagnostics, linkTo);
    const [diagnostic] = diagnostics;
    expect(problem).toMatchObject({ severity: 'error', code: diagnostic?.code, message: diagnostic?.message });
    expect(problem?.place).toMatchObject({ line: diagnostic?.line, frame: diagnostic?.frame });
    expect(problem?.place?.href).toBe(`edit:content/events/devlica/2026/edition.yaml:${diagnostic?.line}`);
    expect(problem?.meaning?.length).toBeGreaterThan(40);
  });

  it('has the position in code with the lines before it, if there is one', () => {
    const rootDir = mkdtempSync(join(tmpdir(), 'conf-site-problems-'));
    writeFileSync(join(rootDir, 'a.tsx'), 'one\r\ntwo\r\nthree\r\nfour\r\n');
    const place = { file: 'a.tsx', line: 3, column: 2, endColumn: 4, text: 'This is wrong.' };
    const error = Object.assign(new Error('x'), { hint: 'fix it', places: [place] });
    const [problem] = failureProblems(error, rootDir, noLink);
    rmSync(rootDir, { recursive: true });
    expect(problem).toMatchObject({ message: 'This is wrong.', hint: 'fix it', place: { file: 'a.tsx', line: 3 } });
    expect(problem?.place?.frame.map(({ line, text }) => `${line} ${text}`)).toEqual(['1 one', '2 two', '3 three']);
  });

  it('has only the message of an internal error, never a stack trace', () => {
    const [problem] = failureProblems(new TypeError('x is undefined'), '/site', noLink);
    expect(problem?.message).toBe('x is undefined');
    expect(problem?.hint).toContain('bug in conf-site');
    expect(JSON.stringify(problem)).not.toContain('watch-session.test');
  });
});

describe('the sources of the tool itself', () => {
  const packageDir = '/tool';
  const watchOf = (compile: () => Promise<string>) =>
    toolWatch({ packageDir, version: '1', clone: { entry: 'old', compile, handover: {} } });

  it('are compiled when they change, and a new process of the tool takes over', async () => {
    const watch = watchOf(async () => 'new');
    expect(await watch.compile(['/tool/content/site.yaml', '/tool/templates/entry.tsx'])).toBe('same');
    expect(await watch.compile(['/tool/src/plan/plan-routes.ts'])).toBe('replaced');
    expect(await watch.replaced).toBe('new');
    expect(await watchOf(async () => 'old').compile(['/tool/schemas/faq.schema.json'])).toBe('same');
  });

  it('are reported if they do not compile, and the tool continues to run', async () => {
    const location = { file: 'src/a.ts', line: 4, column: 0, length: 3 };
    const watch = watchOf(async () => Promise.reject({ errors: [{ text: 'Unexpected x', location }] }));
    const error = await watch.compile(['/tool/src/a.ts']);
    expect(error).toBeInstanceOf(ToolSourceError);
    expect(error).toMatchObject({ message: 'src/a.ts:4:1  Unexpected x' });
  });

  it('are not watched in a published package', async () => {
    const watch = toolWatch({ packageDir, version: '1' });
    expect(watch.roots).toEqual([]);
    expect(await watch.compile(['/tool/src/a.ts'])).toBe('same');
  });
});
