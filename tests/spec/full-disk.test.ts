import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTool } from '../browser/started-tool.ts';
import { type ContentCopy, copyContent, SMALL_SITE } from '../support/content-copy.ts';
import { pauseTool } from '../support/crashing-tool.ts';
import { canMount, mount, mountDisk, unmount } from '../support/mounts.ts';
import { runTool, type ToolRun } from '../support/run-tool.ts';
import { seeded } from '../support/seeded.ts';
import { treeHash } from '../support/tree-hash.ts';

const AT = ['--at', '2027-03-01T12:00'];
const ROUNDS = 12;
const LARGE_KB = 65_536;
const NAMES = ['Udruga Meandar', 'Udruga Rukavac'] as const;

describe.runIf(canMount())('on a disk of limited size', () => {
  let disk: string;
  let site: ContentCopy;
  let cold: ContentCopy;
  const builtHashes: string[] = [];
  const random = seeded(20_270_301);

  const build = (rootDir: string, ...flags: readonly string[]): Promise<ToolRun> =>
    runTool(['--root', rootDir, 'build', ...AT, ...flags]);
  const dist = (copy: ContentCopy): string => join(copy.rootDir, 'dist');
  const rename = (copy: ContentCopy, name: string): void =>
    copy.write('content/company.yaml', copy.read('content/company.yaml').replace(/^name: .*$/m, `name: ${name}`));
  const content = (): string => treeHash(join(disk, 'content'));
  /** Leaves this much free space on the disk. */
  const leaveFree = (kb: number): void => {
    const { blocks, bfree, bsize } = statfsSync(disk);
    mountDisk(disk, { sizeKb: Math.ceil(((blocks - bfree) * bsize) / 1024) + kb, isRemount: true });
  };
  const enlarge = (): void => mountDisk(disk, { sizeKb: LARGE_KB, isRemount: true });

  beforeAll(async () => {
    disk = mkdtempSync(join(tmpdir(), 'conf-site-disk-'));
    mountDisk(disk, { sizeKb: LARGE_KB });
    cold = copyContent(SMALL_SITE);
    site = copyContent(SMALL_SITE, disk);
    for (const name of NAMES) {
      rename(cold, name);
      expect(await build(cold.rootDir)).toMatchObject({ status: 0 });
      builtHashes.push(treeHash(dist(cold)));
    }
    rename(site, NAMES[1]);
    expect(await build(disk)).toMatchObject({ status: 0 });
  });
  afterAll(() => {
    unmount(disk);
    rmSync(disk, { recursive: true, force: true });
    cold.remove();
  });

  /** With enough space again, the next build must publish the new site. */
  const expectRecovery = async (wanted: string | undefined, what: string): Promise<void> => {
    await build(disk);
    expect(treeHash(dist(site)), what).toBe(wanted);
  };

  it(`a build that fills it reports the error and leaves a complete site, ${ROUNDS} times`, async () => {
    const statuses = new Set<number | null>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const wanted = round % 2;
      rename(site, NAMES[wanted] as string);
      const before = content();
      const freeKb = Math.floor(random() ** 2 * 1500);
      leaveFree(freeKb);
      const { status, stderr } = await build(disk, '--no-cache');
      statuses.add(status);
      const what = `${freeKb} kB: ${stderr}`;
      if (status !== 0) expect(stderr, what).toMatch(/^error .*(?:space left|ENOSPC).*\n {2}hint: free some space/);
      enlarge();
      await runTool(['--root', disk, 'check']);
      expect(builtHashes, what).toContain(treeHash(dist(site)));
      expect(content(), what).toBe(before);
      await expectRecovery(builtHashes[wanted], what);
    }
    expect([...statuses].sort()).toEqual([0, 2]);
  }, 900_000);

  it(`a build reports that the disk became read-only and leaves a complete site, ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const wanted = round % 2;
      rename(site, NAMES[wanted] as string);
      const at = 1 + Math.floor(random() * 30);
      const paused = await pauseTool(['--root', disk, 'build', '--no-cache', ...AT], {
        at,
        among: /^main (?:openSync|writeFileSync|linkSync|renameSync) .*staging/,
        log: `${cold.rootDir}.log`,
      });
      mount(['-o', 'remount,ro'], disk);
      const { status, output } = await paused.resume();
      mount(['-o', 'remount,rw'], disk);
      expect(output, `call ${at}`).toMatch(/^error .* cannot be written \(EROFS\)\.\n {2}hint: /);
      expect(status).toBe(2);
      await runTool(['--root', disk, 'check']);
      expect(builtHashes).toContain(treeHash(dist(site)));
      await expectRecovery(builtHashes[wanted], `call ${at}`);
    }
  }, 900_000);

  it('a watch that fills it reports the error, serves the old site, and builds at the next save after space was freed', async () => {
    const watch = await startTool(['--root', disk, 'watch', '--port', '0', ...AT]);
    try {
      const before = treeHash(dist(site));
      leaveFree(0);
      const full = watch.output().length;
      site.write('content/pages/code.md', `${site.read('content/pages/code.md').slice(0, -1)}.\n`);
      await watch.waitForText('hint: free some space', full);
      expect(treeHash(dist(site))).toBe(before);
      expect((await fetch(watch.url)).status).toBe(200);
      enlarge();
      const free = watch.output().length;
      site.write('content/pages/code.md', site.read('content/pages/code.md'));
      await watch.waitForText('Built', free);
    } finally {
      await watch.stop();
    }
    cold.write('content/pages/code.md', site.read('content/pages/code.md'));
    cold.write('content/company.yaml', site.read('content/company.yaml'));
    await build(cold.rootDir, '--dev-pages');
    // A watch does not write the search index.
    const isOfSearch = (name: string): boolean => name === 'search' || name === '.conf-site-build.json';
    expect(treeHash(dist(site), isOfSearch)).toBe(treeHash(dist(cold), isOfSearch));
  });
});
