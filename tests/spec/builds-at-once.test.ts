import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTool } from '../browser/started-tool.ts';
import { type ContentCopy, copyContent, SMALL_SITE } from '../support/content-copy.ts';
import { type Crash, crashTool, type PausedTool, pauseTool } from '../support/crashing-tool.ts';
import { runTool, type ToolRun } from '../support/run-tool.ts';
import { isFull } from '../support/thoroughness.ts';
import { treeHash } from '../support/tree-hash.ts';

const AT = ['--at', '2027-03-01T12:00'];
/** Looking at the cache that two builds share takes a dozen builds, so only the full run does it. */
const CACHE_STATES = isFull ? ['an empty cache'] : [];

describe('while another build is running', () => {
  let copy: ContentCopy;
  let paused: PausedTool;
  let before: string;
  const dist = (name = 'dist'): string => join(copy.rootDir, name);
  const build = (...flags: readonly string[]): Promise<ToolRun> =>
    runTool(['--root', copy.rootDir, 'build', ...AT, ...flags]);
  const rename = (name: string): void => {
    copy.write('content/company.yaml', copy.read('content/company.yaml').replace(/^name: .*$/m, `name: ${name}`));
  };
  /** A build that is paused before one of its two renames, with everything staged: by default the first one, or the one to `dist`. */
  const pauseBuild = (to = dist('.dist.conf-site-old')): Promise<PausedTool> =>
    pauseTool(['--root', copy.rootDir, 'build', ...AT], {
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
    paused = await pauseBuild();
  });
  afterAll(() => copy.remove());

  it('a build into the same folder is refused with a message and changes nothing', async () => {
    const { status, stderr } = await build();
    expect(stderr).toContain(
      `Another build (process ${paused.pid}) is writing to ${dist()}.\n  hint: wait until it is done`,
    );
    expect(status).toBe(2);
    expect(treeHash(dist())).toBe(before);
    expect(await paused.resume()).toMatchObject({
      status: 0,
      output: expect.stringContaining('Built 40 pages') as string,
    });
  });

  it('a build into another folder makes the same site with the same cache', async () => {
    expect(await build('--out', 'other')).toMatchObject({ status: 0 });
    expect(await paused.resume()).toMatchObject({ status: 0 });
    expect(treeHash(dist('other'))).toBe(treeHash(dist()));
  });

  it('visitors get the old site until the new one is published, and always one of them', async () => {
    const server = await startTool(['--root', copy.rootDir, 'serve', '--port', '0']);
    try {
      const page = async () => (await fetch(server.url)).text();
      expect(await paused.resume()).toMatchObject({ status: 0 });
      const old = await page();
      rename('Udruga Most');
      const between = await pauseBuild(dist());
      expect(existsSync(dist())).toBe(false);
      expect(await page()).toBe(old);
      expect(await between.resume()).toMatchObject({ status: 0 });
      expect(await page()).toContain('Udruga Most');
    } finally {
      await server.stop();
    }
  });

  it('a watch of the same folder reports the other build, and builds at the next save', async () => {
    const watch = await startTool(['--root', copy.rootDir, 'watch', '--port', '0', ...AT]);
    try {
      await watch.waitForText(`Another build (process ${paused.pid}) is writing to ${dist()}.`);
      expect(await paused.resume()).toMatchObject({ status: 0 });
      const outputLength = watch.output().length;
      rename('Udruga Spoj');
      await watch.waitForText('Built', outputLength);
      // A watch has written all files except the search index of each language and the list that contains them.
      expect(await build('--dev-pages', '--no-cache')).toMatchObject({
        status: 0,
        stdout: expect.stringContaining(' 3 files written') as string,
      });
    } finally {
      await watch.stop();
    }
  });
});

describe('two builds that start at the same time', () => {
  let copy: ContentCopy;
  beforeEach(() => {
    copy = copyContent(SMALL_SITE);
    // An overridden source gives the site its own bundle, which is in the cache of the site instead of the tool's.
    copy.write('templates/styles/tokens.css', "@import 'conf-site/templates/styles/tokens.css';\n:root { --own: 1 }\n");
  });
  afterEach(() => copy.remove());
  const args = (out: string): readonly string[] => ['--root', copy.rootDir, 'build', ...AT, '--out', out];
  const build = (out: string): Promise<ToolRun> => runTool(args(out));
  const hash = (out: string): string => treeHash(join(copy.rootDir, out));
  /** A build that is paused before one of the matching calls. */
  const pauseBuild = (out: string, { at, among }: Pick<Crash, 'at' | 'among'>): Promise<PausedTool> =>
    pauseTool(args(out), { at, among, log: join(copy.rootDir, `${out}.log`) });

  it('into one folder: the one that takes the lock second is refused, even if it is only just late', async () => {
    const late = await pauseBuild('dist', {
      at: 1,
      among: /^main (?:linkSync|writeFileSync) .*publish-\w+\.lock(?!\.)/,
    });
    const first = await pauseBuild('dist', { at: `to:${join(copy.rootDir, 'dist')}`, among: /^main renameSync/ });
    const { status, output } = await late.resume();
    expect(output).toContain(
      `Another build (process ${first.pid}) is writing to ${join(copy.rootDir, 'dist')}.\n  hint: `,
    );
    expect(status).toBe(2);
    expect(await first.resume()).toMatchObject({
      status: 0,
      output: expect.stringContaining('Built 40 pages') as string,
    });
  });

  it.each(CACHE_STATES)(
    'into two folders, with %s: both make the same site, whichever writes a cache file first',
    async () => {
      const among = /^main renameSync .*\/cache\//;
      const log = join(copy.rootDir, 'all.log');
      const { calls, status } = await crashTool(args('alone'), { at: 'never', among, log });
      expect([status, calls.length > 2]).toEqual([0, true]);
      for (const at of calls.keys()) {
        for (const name of ['.conf-site', 'one', 'other'])
          rmSync(join(copy.rootDir, name), { recursive: true, force: true });
        const paused = await pauseBuild('one', { at: at + 1, among });
        expect(await build('other'), calls[at]).toMatchObject({ status: 0, stderr: '' });
        expect(await paused.resume(), calls[at]).toMatchObject({ status: 0 });
        for (const name of ['one', 'other']) expect(hash(name), calls[at]).toBe(hash('alone'));
        expect(await build('one'), calls[at]).toMatchObject({
          stdout: expect.stringContaining(': 0 rendered, 0 files') as string,
        });
      }
    },
    600_000,
  );
});
