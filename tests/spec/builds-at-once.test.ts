import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTool } from '../browser/started-tool.ts';
import { type ContentCopy, copyContent, SMALL_SITE } from '../support/content-copy.ts';
import { type HeldTool, holdTool } from '../support/crashing-tool.ts';
import { runTool, type ToolRun } from '../support/run-tool.ts';
import { isFull } from '../support/thoroughness.ts';
import { treeHash } from '../support/tree-hash.ts';

const AT = ['--at', '2027-03-01T12:00'];
/** Which of the two comes first is chance: only the whole run asks for it, and often. */
const ROUNDS = isFull ? [25] : [];

describe('while a build is at work', () => {
  let copy: ContentCopy;
  let held: HeldTool;
  let before: string;
  const dist = (name = 'dist'): string => join(copy.rootDir, name);
  const build = (...flags: readonly string[]): Promise<ToolRun> =>
    runTool(['--root', copy.rootDir, 'build', ...AT, ...flags]);
  const rename = (name: string): void => {
    copy.write('content/company.yaml', copy.read('content/company.yaml').replace(/^name: .*$/m, `name: ${name}`));
  };
  /** A build that stands before one of its two renames, with everything staged: the first one, or the one to `dist`. */
  const hold = (to = dist('.dist.conf-site-old')): Promise<HeldTool> =>
    holdTool(['--root', copy.rootDir, 'build', ...AT], {
      at: `to:${to}`,
      among: /^main renameSync/,
      log: `${copy.rootDir}.log`,
    });

  beforeAll(async () => {
    copy = copyContent(SMALL_SITE);
    expect(await build()).toMatchObject({ status: 0 });
  });
  beforeEach(async () => {
    before = treeHash(dist());
    rename(`Udruga ${before.slice(0, 8)}`);
    held = await hold();
  });
  afterAll(() => copy.remove());

  it('another one into its folder is refused, says so, and changes nothing', async () => {
    const { status, stderr } = await build();
    expect(stderr).toContain(
      `Another build (process ${held.pid}) is writing to ${dist()}.\n  hint: wait until it is done`,
    );
    expect(status).toBe(2);
    expect(treeHash(dist())).toBe(before);
    expect(await held.goOn()).toMatchObject({ status: 0, said: expect.stringContaining('Built 28 pages') as string });
  });

  it('another one into another folder makes the same site of the same cache', async () => {
    expect(await build('--out', 'other')).toMatchObject({ status: 0 });
    expect(await held.goOn()).toMatchObject({ status: 0 });
    expect(treeHash(dist('other'))).toBe(treeHash(dist()));
  });

  it('visitors are served the old site until the new one is there, and never neither', async () => {
    const server = await startTool(['--root', copy.rootDir, 'serve', '--port', '0']);
    try {
      const page = async () => (await fetch(server.url)).text();
      expect(await held.goOn()).toMatchObject({ status: 0 });
      const old = await page();
      rename('Udruga Most');
      const between = await hold(dist());
      expect(existsSync(dist())).toBe(false);
      expect(await page()).toBe(old);
      expect(await between.goOn()).toMatchObject({ status: 0 });
      expect(await page()).toContain('Udruga Most');
    } finally {
      await server.stop();
    }
  });

  it('a watch of its folder says so, and builds at the next save', async () => {
    const watch = await startTool(['--root', copy.rootDir, 'watch', '--port', '0', ...AT]);
    try {
      await watch.says(`Another build (process ${held.pid}) is writing to ${dist()}.`);
      expect(await held.goOn()).toMatchObject({ status: 0 });
      const said = watch.said().length;
      rename('Udruga Spoj');
      await watch.says('Built', said);
      expect(await build('--dev-pages', '--no-cache')).toMatchObject({
        status: 0,
        stdout: expect.stringContaining(' 0 files written') as string,
      });
    } finally {
      await watch.stop();
    }
  });
});

describe.each(ROUNDS)('two builds that begin at once, %s times', (rounds) => {
  let copy: ContentCopy;
  beforeAll(() => {
    copy = copyContent(SMALL_SITE);
  });
  afterAll(() => copy.remove());
  const build = (out: string): Promise<ToolRun> => runTool(['--root', copy.rootDir, 'build', ...AT, '--out', out]);
  const hash = (out: string): string => treeHash(join(copy.rootDir, out));

  it('into one folder leave what one alone does', async () => {
    expect(await build('alone')).toMatchObject({ status: 0 });
    for (let round = 0; round < rounds; round += 1) {
      if (round % 2 === 0) rmSync(join(copy.rootDir, 'dist'), { recursive: true, force: true });
      const runs = await Promise.all([build('dist'), build('dist')]);
      for (const { status, stderr } of runs) {
        if (status !== 0) expect(stderr).toMatch(/^error Another build \(process \d+\) is writing to .*\n {2}hint: /);
      }
      expect(runs.map(({ status }) => status)).toContain(0);
      expect(hash('dist')).toBe(hash('alone'));
    }
  }, 600_000);

  it('into two folders, with nothing kept from before, both succeed', async () => {
    for (let round = 0; round < rounds; round += 1) {
      for (const name of ['.conf-site', 'one', 'other'])
        rmSync(join(copy.rootDir, name), { recursive: true, force: true });
      const runs = await Promise.all([build('one'), build('other')]);
      for (const run of runs) expect(run).toMatchObject({ status: 0, stderr: '' });
      expect(hash('one')).toBe(hash('other'));
    }
  }, 600_000);
});
