import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openPublication, type PublicationOptions } from '../../../src/publish/open-publication.ts';
import { bundleChild, runAsOrdinaryUser } from '../../fixtures/publish/run-child.ts';
import {
  built,
  type Folder,
  identitiesIn,
  newSite,
  publish,
  seasons,
  textsIn,
} from '../../fixtures/publish/small-site.ts';
import { copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { canMount, mount as mountAt, unmount } from '../../support/mounts.ts';
import { runTool } from '../../support/run-tool.ts';

const { spring, summer } = seasons;
const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;

let site: PublicationOptions;
let mounts: string[];
beforeEach(() => {
  site = newSite();
  mounts = [];
});
afterEach(() => {
  for (const path of mounts.reverse()) unmount(path);
  spawnSync('chmod', ['-R', 'u+rwX', site.rootDir]);
  rmSync(site.rootDir, { recursive: true, force: true });
});

describe('for a user without root’s permissions', () => {
  let child: ReturnType<typeof bundleChild>;
  beforeAll(() => {
    child = bundleChild();
  });
  afterAll(() => {
    rmSync(child.dir, { recursive: true });
  });

  const publishAsUser = (season: 'spring' | 'summer'): Record<string, unknown> =>
    runAsOrdinaryUser(child.script, { options: site, seasons: [season] });

  /** The site belongs to that user, with a writable state folder. */
  beforeEach(() => {
    mkdirSync(site.stateDir);
    give(site.rootDir);
    give(site.stateDir);
  });

  it('a read-only output folder is reported and not changed', () => {
    publishAsUser('spring');
    chmodSync(site.outDir, 0o555);
    const before = identitiesIn(site.outDir);
    expect(publishAsUser('summer')).toMatchObject({
      code: 'out-unwritable',
      path: site.outDir,
      hint: expect.stringContaining('permissions') as string,
    });
    expect(identitiesIn(site.outDir)).toEqual(before);
    expect(readdirSync(site.rootDir).sort()).toEqual(['.conf-site', 'content', 'dist']);
  });

  it('a folder that cannot be created is reported', () => {
    chmodSync(site.rootDir, 0o555);
    expect(publishAsUser('spring')).toMatchObject({ code: 'out-unwritable', path: site.rootDir });
  });

  it('a state folder that is not writable is reported by its name', () => {
    chmodSync(site.stateDir, 0o555);
    const { code, path } = publishAsUser('spring');
    expect(code).toBe('out-unwritable');
    expect(path).toContain(site.stateDir);
  });

  it('a folder below a read-only one is changed in place, with staging inside it', () => {
    mkdirSync(site.outDir);
    give(site.outDir);
    chmodSync(site.rootDir, 0o555);
    const inode = statSync(site.outDir).ino;
    expect(publishAsUser('spring')).toMatchObject({ files: 61, written: 61 });
    expect(publishAsUser('summer')).toMatchObject({ files: 61, written: 46, removed: 20 });
    expect(textsIn(site.outDir)).toEqual(built(summer));
    expect(statSync(site.outDir).ino).toBe(inode);
    expect(readdirSync(site.outDir)).not.toContain('.conf-site-staging');
  });

  it('an unreadable folder inside the build is reported before anything is changed', () => {
    publishAsUser('spring');
    chmodSync(join(site.outDir, 'page-data'), 0o555);
    chmodSync(join(site.outDir, 'page-data/devlica'), 0o555);
    chmodSync(join(site.outDir, 'page-data/devlica/speaker-3'), 0o555);
    const before = textsIn(site.outDir);
    expect(publishAsUser('summer')).toMatchObject({
      code: 'out-unwritable',
      path: join(site.outDir, 'page-data/devlica/speaker-3'),
    });
    expect(textsIn(site.outDir)).toEqual(before);
    expect(readdirSync(site.rootDir).sort()).toEqual(['.conf-site', 'content', 'dist']);
  });

  it.runIf(isRoot)('files that may be read but not linked are copied', async () => {
    await publish(site, spring);
    spawnSync('find', [site.outDir, site.stateDir, '-exec', 'chown', `${NOBODY}:${NOBODY}`, '{}', '+']);
    const font = join(site.outDir, 'assets/font-0.woff2');
    chownSync(font, 0, 0);
    expect(publishAsUser('summer')).toMatchObject({ written: 46, removed: 20 });
    expect(textsIn(site.outDir)).toEqual(built(summer));
  });

  it.runIf(isRoot)('a folder that is writable but cannot be renamed is changed in place', async () => {
    await publish(site, spring);
    chownSync(site.rootDir, 0, 0);
    chmodSync(site.rootDir, 0o1777);
    spawnSync('chmod', ['-R', 'a+rwX', site.outDir]);
    rmSync(site.stateDir, { recursive: true });
    const inode = statSync(site.outDir).ino;
    expect(publishAsUser('summer')).toMatchObject({ files: 61, written: 61, removed: 20 });
    expect(textsIn(site.outDir)).toEqual(built(summer));
    expect(statSync(site.outDir).ino).toBe(inode);
    expect(readdirSync(site.rootDir).sort()).toEqual(['.conf-site', 'content', 'dist']);
  });
});

describe.runIf(canMount())('on separate disks', () => {
  const big: Folder = { ...summer, 'assets/video.mp4': 'v'.repeat(300_000) };

  it.each([
    ['the folder on a full disk', 'disk/dist'],
    ['a full disk that is the folder', 'disk'],
  ])('%s keeps the old build, and reports that the disk is full', async (_, outDir) => {
    const disk = join(site.rootDir, 'disk');
    mount(['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs'], disk);
    const options = { ...site, outDir: join(site.rootDir, outDir) };
    await publish(options, spring);
    const before = identitiesIn(options.outDir);
    await expect(publish(options, { ...big, 'assets/more.mp4': 'm'.repeat(300_000) })).rejects.toMatchObject({
      code: 'disk-full',
      path: options.outDir,
      hint: expect.stringContaining('untouched') as string,
    });
    expect(textsIn(options.outDir)).toEqual(built(spring));
    expect(withoutFolder(identitiesIn(options.outDir))).toEqual(withoutFolder(before));
    await publish(options, summer);
    expect(textsIn(options.outDir)).toEqual(built(summer));
  });

  it.each([
    ['other files', '128k'],
    ['pages', '900k'],
  ])('a build whose %s fill the disk reports that, and leaves nothing behind', async (_, size) => {
    const disk = join(site.rootDir, 'disk');
    mount(['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs'], disk);
    const copy = copyContent(SMALL_SITE);
    onTestFinished(() => copy.remove());
    const out = join(disk, 'dist');
    const { status, stderr } = await runTool([
      '--root',
      copy.rootDir,
      'build',
      '--at',
      '2026-03-01T12:00',
      '--out',
      out,
    ]);
    expect(stderr).toContain(`There is no space left on the disk for ${out} (ENOSPC).`);
    expect(status).toBe(2);
    expect(readdirSync(disk)).toEqual([]);
  });

  it('a build whose copies fill the disk reports that too', async () => {
    const disk = join(site.rootDir, 'disk');
    mount(['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs'], disk);
    const source = join(site.rootDir, 'content', 'video.mp4');
    writeFileSync(source, 'v'.repeat(300_000));
    const publication = await openPublication({ ...site, outDir: join(disk, 'dist') });
    const adding = publication.add([{ path: 'assets/video.mp4', hash: 'x', content: { copyOf: source } }]);
    await expect(adding).rejects.toMatchObject({ code: 'disk-full', path: join(disk, 'dist') });
    await publication.abandon();
    expect(readdirSync(disk)).toEqual([]);
  });

  it('a mounted folder is filled and changed in place', async () => {
    mount(['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs'], site.outDir);
    await publish(site, spring);
    expect(await publish(site, summer)).toMatchObject({ written: 46, removed: 20 });
    expect(textsIn(site.outDir)).toEqual(built(summer));
    expect(readdirSync(site.rootDir).sort()).toEqual(['.conf-site', 'content', 'dist']);
  });

  it('a folder mounted from the same disk is changed in place, whatever its name', async () => {
    const source = join(site.rootDir, 'volume');
    mkdirSync(source);
    const outDir = join(site.rootDir, 'my dist');
    mount(['--bind', source], outDir);
    await publish({ ...site, outDir }, spring);
    await publish({ ...site, outDir }, summer);
    expect(textsIn(source)).toEqual(built(summer));
    expect(readdirSync(site.rootDir).sort()).toEqual(['.conf-site', 'content', 'my dist', 'volume']);
  });

  it('a link to another disk is followed', async () => {
    const disk = join(site.rootDir, 'disk');
    mount(['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs'], disk);
    mkdirSync(join(disk, 'www'));
    symlinkSync(join(disk, 'www'), site.outDir);
    await publish(site, spring);
    await publish(site, summer);
    expect(textsIn(join(disk, 'www'))).toEqual(built(summer));
  });

  it('a read-only disk is reported', async () => {
    await publish(site, spring);
    mount(['--bind', site.outDir], site.outDir);
    spawnSync('mount', ['-o', 'remount,ro,bind', site.outDir]);
    await expect(publish(site, summer)).rejects.toMatchObject({ code: 'out-unwritable', path: site.outDir });
    expect(textsIn(site.outDir)).toEqual(built(spring));
  });
});

function give(path: string): void {
  if (isRoot) chownSync(path, NOBODY, NOBODY);
}

/** Mounts the disk until the end of the test. */
function mount(args: readonly string[], path: string): void {
  mountAt(args, path);
  mounts.push(path);
}

/** Whether a staging folder was created inside the folder: that changes the folder's modification time. */
function withoutFolder(identities: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(identities).filter(([path]) => path !== '.'));
}
