import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTool } from '../../browser/started-tool.ts';
import { gitIn } from '../../support/committed-site.ts';
import { type ContentCopy, copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { canMount, mount, unmount } from '../../support/mounts.ts';
import { runTool, type ToolRun } from '../../support/run-tool.ts';

/** Sites that can be read and not written, as in containers and in checkouts of somebody else. */

const AT = ['--at', '2027-03-01T12:00'];
const WITHOUT_CACHE =
  /^Building without a cache, since (.+): the next build makes everything again\.\n {2}hint: (.+)$/m;

let site: ContentCopy;
/** A folder that can be written. */
let elsewhere: string;
beforeEach(() => {
  site = copyContent(SMALL_SITE);
  elsewhere = mkdtempSync(join(tmpdir(), 'conf-site-elsewhere-'));
});
afterEach(() => {
  for (const folder of [site.rootDir, elsewhere]) chmodSync(folder, 0o755);
  site.remove();
  rmSync(elsewhere, { recursive: true, force: true });
});

const out = (): string => join(elsewhere, 'out');
const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<ToolRun> =>
  runTool(['--root', site.rootDir, ...args], { isBound: true, env: { CONF_SITE_PICTURES: '', ...env } });
const build = (args: readonly string[] = [], env?: NodeJS.ProcessEnv): Promise<ToolRun> =>
  run(['build', ...AT, '--out', out(), ...args], env);

describe('a site that cannot be written', () => {
  beforeEach(() => chmodSync(site.rootDir, 0o555));

  it('is built without a cache into a folder elsewhere, which is said with what to do', async () => {
    for (let count = 0; count < 2; count += 1) {
      const { status, stderr } = await build();
      expect(status, stderr).toBe(0);
      const [, where, hint] = WITHOUT_CACHE.exec(stderr) ?? [];
      expect(where).toBe(`${site.rootDir}/.conf-site cannot be written`);
      expect(hint).toContain('--cache DIR');
      expect(hint).not.toContain('--out');
    }
    expect(readdirSync(elsewhere)).toEqual(['out']);
    expect(readdirSync(site.rootDir)).toEqual(['content']);
  });

  it('has its cache where --cache or CONF_SITE_CACHE say, and is found to be up to date with it', async () => {
    const cache = join(elsewhere, 'cache');
    const first = await build(['--cache', cache]);
    expect(first, first.stderr).toMatchObject({ status: 0, stderr: '' });
    const second = await build([], { CONF_SITE_CACHE: cache });
    expect(second).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringContaining(' 0 files written') as string,
    });
    expect(await run(['check', ...AT, '--cache', cache])).toMatchObject({ status: 0 });
    expect(readdirSync(elsewhere).sort()).toEqual(['cache', 'out']);
  });

  it('is built if the named folder cannot be written either, and is not told to name it', async () => {
    mkdirSync(join(elsewhere, 'cache'), { mode: 0o555 });
    const { status, stderr } = await build(['--cache', join(elsewhere, 'cache')]);
    expect(status, stderr).toBe(0);
    const [, where, hint] = WITHOUT_CACHE.exec(stderr) ?? [];
    expect(where).toBe(`neither ${elsewhere}/cache nor ${site.rootDir}/.conf-site can be written`);
    expect(hint).toBe(`let this user write to ${elsewhere}/cache`);
  });

  it('is built where nothing but the output folder can be written, without a home and a temporary folder', async () => {
    mkdirSync(out());
    chmodSync(elsewhere, 0o555);
    for (let count = 0; count < 2; count += 1) {
      const { status, stderr } = await build([], { TMPDIR: '/proc', HOME: '/nowhere' });
      expect(status, stderr).toBe(0);
    }
    expect(readdirSync(out()).filter((name) => name.startsWith('.'))).toEqual(['.conf-site-build.json']);
  });

  it('names the output folder if it is in the site', async () => {
    const { status, stderr } = await run(['build', ...AT]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^error .*cannot be written.*\n {2}hint: .*--out DIR/m);
  });
});

describe('a cache elsewhere', () => {
  it('can be shared by several sites', async () => {
    const other = copyContent(SMALL_SITE);
    const cache = join(elsewhere, 'cache');
    const builds = (): Promise<readonly ToolRun[]> =>
      Promise.all([site, other].map(({ rootDir }) => runTool(['--root', rootDir, 'build', ...AT, '--cache', cache])));
    for (const { status, stderr } of await builds()) expect(status, stderr).toBe(0);
    for (const { stdout } of await builds()) expect(stdout).toContain(' 0 files written');
    expect(existsSync(join(site.rootDir, '.conf-site'))).toBe(false);
    other.remove();
  });

  it('is refused if git tracks it, since a build would run the code in it', async () => {
    const cache = join(site.rootDir, 'kept');
    await build(['--cache', 'kept']);
    gitIn(site.rootDir, 'init', '--quiet');
    gitIn(site.rootDir, 'add', '--force', '.');
    const { status, stderr } = await build(['--cache', 'kept']);
    expect(status).toBe(2);
    expect(stderr).toMatch(new RegExp(`^error git tracks files in ${cache}, .*\\n {2}hint: `));
  });

  it('is not used if other users can put code into it', async () => {
    const cache = join(elsewhere, 'cache');
    await build(['--cache', cache]);
    chmodSync(join(cache, readdirSync(cache)[0] as string), 0o777);
    const { status, stderr } = await build(['--cache', cache]);
    expect(status).toBe(0);
    expect(stderr).toContain(
      `The cache is in ${site.rootDir}/.conf-site, since ${cache} cannot be written, or others can`,
    );
  });
});

describe.runIf(canMount())('a site on a disk that is mounted for reading only', () => {
  beforeEach(() => mount(['--bind', '-o', 'ro', site.rootDir], site.rootDir));
  afterEach(() => unmount(site.rootDir));

  it('is built, checked and served', async () => {
    const built = await build();
    expect(built.status, built.stderr).toBe(0);
    expect(built.stderr).toMatch(WITHOUT_CACHE);
    expect(await run(['check', ...AT])).toMatchObject({ status: 0, stderr: '' });
    const server = await startTool(['--root', site.rootDir, 'serve', '--port', '0', '--out', out()]);
    expect((await fetch(server.url)).status).toBe(200);
    await server.stop();
  });

  it('is watched, and not edited', async () => {
    const watch = await startTool(['--root', site.rootDir, 'watch', '--port', '0', '--out', out(), ...AT]);
    expect((await fetch(watch.url)).status).toBe(200);
    await watch.waitForText('its file system is read-only (EROFS). So this watch does not edit.');
    expect(watch.stderr()).toMatch(WITHOUT_CACHE);
    await watch.stop();
    expect(readdirSync(elsewhere)).toEqual(['out']);
  });
});
