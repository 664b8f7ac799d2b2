import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { takeWatchLock } from '../../../src/publish/lock.ts';
import { openPublication, type PublicationOptions } from '../../../src/publish/open-publication.ts';
import { repairPublication } from '../../../src/publish/repair-publication.ts';
import { bundleChild, ended, startChild } from '../../fixtures/publish/run-child.ts';
import { built, newSite, outputFiles, publish, seasons, textsIn } from '../../fixtures/publish/small-site.ts';

let site: PublicationOptions;
let child: ReturnType<typeof bundleChild>;
beforeAll(() => {
  child = bundleChild();
});
afterAll(() => {
  rmSync(child.dir, { recursive: true });
});
beforeEach(() => {
  site = newSite();
});
afterEach(() => {
  rmSync(site.rootDir, { recursive: true, force: true });
});

describe('while a build is being published', () => {
  it('a second one into the same folder is refused with the process of the first one', async () => {
    const first = await openPublication(site);
    await expect(openPublication(site)).rejects.toMatchObject({
      code: 'busy',
      message: `Another build (process ${process.pid}) is writing to ${site.outDir}.`,
    });
    await first.add(outputFiles(seasons.spring));
    await first.finish();
    expect(textsIn(site.outDir)).toEqual(built(seasons.spring));
  });

  it('a second one of another process is refused too', async () => {
    const first = await openPublication(site);
    const second = startChild(child.script, { options: site, seasons: ['summer'] }, 'never');
    expect(await ended(second)).toContain(`Another build (process ${process.pid})`);
    await first.abandon();
    expect(existsSync(site.outDir)).toBe(false);
  });

  it('one into another folder succeeds', async () => {
    const first = await openPublication(site);
    const preview = { ...site, outDir: join(site.rootDir, 'preview') };
    await publish(preview, seasons.spring);
    await first.abandon();
    expect(textsIn(preview.outDir)).toEqual(built(seasons.spring));
  });

  it('a repair does not treat its staged files as those of a killed build', async () => {
    const publication = await openPublication(site);
    await publication.add(outputFiles(seasons.spring));
    expect(await repairPublication(site)).toBe('whole');
    await publication.finish();
    expect(textsIn(site.outDir)).toEqual(built(seasons.spring));
  });
});

describe('the next build finds the folder unlocked', () => {
  it.each([
    [
      'was finished',
      async () => {
        await publish(site, seasons.spring);
      },
    ],
    [
      'was abandoned',
      async () => {
        await (await openPublication(site)).abandon();
      },
    ],
    [
      'failed',
      async () => {
        const publication = await openPublication(site);
        await publication.add([{ path: '..', hash: '', content: '' }]).catch(() => undefined);
        await publication.finish().catch(() => undefined);
      },
    ],
  ])('after one that %s', async (_, before) => {
    await before();
    await expect(publish(site, seasons.summer)).resolves.toMatchObject({ files: 61 });
  });

  it('after one that was killed', async () => {
    const killed = startChild(child.script, { options: site, seasons: ['spring'] }, 40);
    await ended(killed);
    expect(readdirSync(site.stateDir).some((name) => name.endsWith('.lock'))).toBe(true);
    await publish(site, seasons.summer);
    expect(textsIn(site.outDir)).toEqual(built(seasons.summer));
  });

  it.each([
    ['a broken lock', '{"pid":'],
    ['the lock of a process number that does not exist', '{"pid":4194305,"startedAt":null}'],
    ['the lock of all processes', '{"pid":-1,"startedAt":null}'],
    ['the lock of a group of processes', '{"pid":0,"startedAt":null}'],
    ['the lock of a number that no process can have', '{"pid":1e21,"startedAt":null}'],
  ])('with %s', async (_, content) => {
    writeFileSync(await lockPath(), content);
    await publish(site, seasons.spring);
    expect(textsIn(site.outDir)).toEqual(built(seasons.spring));
  });

  it.runIf(process.platform === 'linux')('with the lock of an earlier process with our process id', async () => {
    writeFileSync(await lockPath(), JSON.stringify({ pid: process.pid, startedAt: 'another-boot:1' }));
    await publish(site, seasons.spring);
    expect(textsIn(site.outDir)).toEqual(built(seasons.spring));
  });
});

it.runIf(process.platform === 'linux')('a killed build that its parent never waited for holds no lock', async () => {
  const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 600'], { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => {
    parent.kill();
  });
  const pid = await new Promise<string>((resolve) => {
    parent.stdout.once('data', (line: Buffer) => {
      resolve(line.toString().trim());
    });
  });
  const fields = (): readonly string[] => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  while (fields()[0] !== 'Z')
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  writeFileSync(await lockPath(), JSON.stringify({ pid: Number(pid), startedAt: `${boot}:${fields()[19]}` }));
  await publish(site, seasons.spring);
  expect(textsIn(site.outDir)).toEqual(built(seasons.spring));
});

it('temporary lock files of killed processes are deleted by the next build, and those of running ones are not', async () => {
  const path = await lockPath();
  const [dead, alive] = [`${path}.4194305-0a1b2c3d`, `${path}.${process.ppid}-0a1b2c3d`];
  for (const file of [dead, alive]) writeFileSync(file, '{"pid":');
  await publish(site, seasons.spring);
  expect([dead, alive].map((file) => existsSync(file))).toEqual([false, true]);
});

describe('while a watch builds into a folder', () => {
  it('another watch is refused, but builds are not', async () => {
    const release = takeWatchLock(site);
    expect(() => takeWatchLock(site)).toThrow(`Another watch (process ${process.pid}) builds into ${site.outDir}.`);
    await publish(site, seasons.spring);
    takeWatchLock({ ...site, outDir: join(site.rootDir, 'preview') })();
    release();
    takeWatchLock(site)();
    expect(textsIn(site.outDir)).toEqual(built(seasons.spring));
  });
});

it('a lock contains the id of its process', async () => {
  const path = await lockPath();
  const publication = await openPublication(site);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
  await publication.abandon();
  expect(existsSync(path)).toBe(false);
});

/** The path of the lock while it exists. */
async function lockPath(): Promise<string> {
  const publication = await openPublication(site);
  const name = readdirSync(site.stateDir).find((file) => file.endsWith('.lock')) ?? '';
  await publication.abandon();
  return join(site.stateDir, name);
}
