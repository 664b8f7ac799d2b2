import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTool } from '../browser/started-tool.ts';
import { type ContentCopy, copyContent, SMALL_SITE } from '../support/content-copy.ts';
import { type Crash, crashTool, type HeldTool, holdTool } from '../support/crashing-tool.ts';
import { runTool, type ToolRun } from '../support/run-tool.ts';
import { isFull } from '../support/thoroughness.ts';
import { treeHash } from '../support/tree-hash.ts';

const AT = ['--at', '2027-03-01T12:00'];
/** What two builds share takes a dozen builds to look at: only the whole run does. */
const KEEPING = isFull ? ['nothing kept from before'] : [];

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
    expect(await held.goOn()).toMatchObject({ status: 0, said: expect.stringContaining('Built 30 pages') as string });
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

describe('two builds that begin at once', () => {
  let copy: ContentCopy;
  beforeEach(() => {
    copy = copyContent(SMALL_SITE);
    // With a source of its own, so that its bundle is kept with it and not with the tool.
    copy.write('templates/styles/tokens.css', "@import 'conf-site/templates/styles/tokens.css';\n:root { --own: 1 }\n");
  });
  afterEach(() => copy.remove());
  const args = (out: string): readonly string[] => ['--root', copy.rootDir, 'build', ...AT, '--out', out];
  const build = (out: string): Promise<ToolRun> => runTool(args(out));
  const hash = (out: string): string => treeHash(join(copy.rootDir, out));
  /** A build that stands before a call, of those that count. */
  const hold = (out: string, { at, among }: Pick<Crash, 'at' | 'among'>): Promise<HeldTool> =>
    holdTool(args(out), { at, among, log: join(copy.rootDir, `${out}.log`) });

  it('into one folder: the one that comes second to the lock is refused, however near it was', async () => {
    const late = await hold('dist', { at: 1, among: /^main (?:linkSync|writeFileSync) .*publish-\w+\.lock(?!\.)/ });
    const first = await hold('dist', { at: `to:${join(copy.rootDir, 'dist')}`, among: /^main renameSync/ });
    const { status, said } = await late.goOn();
    expect(said).toContain(
      `Another build (process ${first.pid}) is writing to ${join(copy.rootDir, 'dist')}.\n  hint: `,
    );
    expect(status).toBe(2);
    expect(await first.goOn()).toMatchObject({ status: 0, said: expect.stringContaining('Built 30 pages') as string });
  });

  it.each(KEEPING)(
    'into two folders, with %s: both make the same site, whichever keeps something first',
    async () => {
      const among = /^main renameSync .*\/cache\//;
      const log = join(copy.rootDir, 'all.log');
      const { calls, status } = await crashTool(args('alone'), { at: 'never', among, log });
      expect([status, calls.length > 2]).toEqual([0, true]);
      for (const at of calls.keys()) {
        for (const name of ['.conf-site', 'one', 'other'])
          rmSync(join(copy.rootDir, name), { recursive: true, force: true });
        const held = await hold('one', { at: at + 1, among });
        expect(await build('other'), calls[at]).toMatchObject({ status: 0, stderr: '' });
        expect(await held.goOn(), calls[at]).toMatchObject({ status: 0 });
        for (const name of ['one', 'other']) expect(hash(name), calls[at]).toBe(hash('alone'));
        expect(await build('one'), calls[at]).toMatchObject({
          stdout: expect.stringContaining(': 0 rendered, 0 files') as string,
        });
      }
    },
    600_000,
  );
});
