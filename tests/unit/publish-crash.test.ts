/**
 * Kills builds at many moments and looks at what the next command makes of it. `CONF_SITE_CRASHES` is the number of
 * moments for each test (default 25), `CONF_SITE_CRASH_SEED` chooses which (default 1).
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PublicationOptions } from '../../src/publish/open-publication.ts';
import { readServedDir, repairPublication } from '../../src/publish/repair-publication.ts';
import type { ChildTask } from '../fixtures/publish/child.ts';
import { bundleChild, ended, startChild } from '../fixtures/publish/run-child.ts';
import { built, newSite, outputFiles, publish, seasons, textsIn, type Folder } from '../fixtures/publish/small-site.ts';

const { spring, summer } = seasons;
const crashes = Number(process.env['CONF_SITE_CRASHES'] ?? 25);
const seed = Number(process.env['CONF_SITE_CRASH_SEED'] ?? 1);

let child: ReturnType<typeof bundleChild>;
let site: PublicationOptions;
beforeAll(() => { child = bundleChild(); });
afterAll(() => { rmSync(child.dir, { recursive: true }); });
beforeEach(() => { site = newSite(); });
afterEach(() => { rmSync(site.rootDir, { recursive: true, force: true }); });

const ways: readonly (readonly [string, (options: PublicationOptions) => PublicationOptions])[] = [
  ['that swaps folders', (options) => options],
  ['in place', (options) => ({ ...options, prefer: 'in-place' })],
  ['into a linked folder', (options) => {
    mkdirSync(join(options.rootDir, 'www'));
    symlinkSync(join(options.rootDir, 'www'), options.outDir);
    return options;
  }],
];

describe.each(ways)('a build %s', (_, prepare) => {
  it('leaves one whole build, killed before any of its changes to the file system', async () => {
    const options = prepare(site);
    const task: ChildTask = { options, seasons: ['summer'] };
    const outcomes = new Set<string>();
    for (const crashAt of chosenMoments(await countChanges(task))) {
      await publish(options, spring);
      await ended(startChild(child.script, task, crashAt));
      outcomes.add(await expectWhole(options, `killed before change ${crashAt}`));
    }
    expect([...outcomes].sort()).toEqual(['completed', 'rolled-back']);
  }, 600_000);

  it('leaves one whole build, killed at any moment of many builds in turn', async () => {
    const options = prepare(site);
    const random = randomFrom(seed);
    await publish(options, spring);
    for (let n = 0; n < crashes; n++) {
      const endless = startChild(child.script, { options, seasons: ['summer', 'spring'], isEndless: true }, 0);
      const rounds = 1 + Math.floor(random() * 3);
      await killAfter(endless, { rounds, spin: Math.floor(random() * 40_000) });
      await expectWhole(options, `kill ${n} of seed ${seed}`);
    }
  }, 600_000);
});

it('a repair that is killed as well is repaired by the next one', async () => {
  await publish(site, spring);
  const total = await countChanges({ options: site, seasons: ['summer'] });
  const repairing: ChildTask = { options: site, seasons: ['summer'] };
  const step = Math.max(1, Math.floor(total / 12));
  for (let crashAt = total; crashAt > 0; crashAt -= step) {
    await publish(site, spring);
    await ended(startChild(child.script, { options: site, seasons: ['summer'] }, crashAt));
    for (const again of [3, 4, 5, 6, 7, 8]) await ended(startChild(child.script, repairing, again));
    await expectWhole(site, `killed before change ${crashAt}, and while repairing`);
  }
}, 600_000);

describe('between the two renames of a swap', () => {
  beforeEach(async () => {
    await publish(site, spring);
    const task: ChildTask = { options: site, seasons: ['summer'] };
    const total = await countChanges(task);
    for (let crashAt = total; existsSync(site.outDir); crashAt--) {
      if (crashAt === 0) throw new Error('no moment found at which the folder is absent');
      await publish(site, spring);
      await ended(startChild(child.script, task, crashAt));
    }
  });

  it('a server reads the old build, and the new one after the repair', async () => {
    expect(textsIn(readServedDir(site))).toEqual(built(spring));
    expect(await repairPublication(site)).toBe('completed');
    expect(textsIn(readServedDir(site))).toEqual(built(summer));
  });

  it('the old build comes back if the new one was deleted', async () => {
    rmSync(join(site.rootDir, '.dist.conf-site-staging'), { recursive: true });
    expect(await repairPublication(site)).toBe('rolled-back');
    expect(textsIn(site.outDir)).toEqual(built(spring));
  });

  it('an empty folder that somebody created does not hinder the new build', async () => {
    mkdirSync(site.outDir);
    expect(await repairPublication(site)).toBe('completed');
    expect(textsIn(site.outDir)).toEqual(built(summer));
  });

  it('a folder that somebody filled stays as it is', async () => {
    mkdirSync(site.outDir);
    writeFileSync(join(site.outDir, 'thesis.odt'), 'years of work');
    expect(await repairPublication(site)).toBe('rolled-back');
    expect(textsIn(site.outDir)).toEqual({ 'thesis.odt': 'years of work' });
    await expect(publish(site, summer)).rejects.toMatchObject({ code: 'out-not-ours' });
  });
});

describe('a repair', () => {
  it('of a whole folder touches nothing', async () => {
    expect(await repairPublication(site)).toBe('whole');
    expect(existsSync(site.stateDir)).toBe(false);
  });

  it('completes a build whose list is lost, and the next build does not trust the old one', async () => {
    await publish(site, spring);
    const list = join(site.stateDir, readdirSync(site.stateDir)[0] ?? '');
    renameSync(list, join(site.rootDir, 'kept.json'));
    await publish(site, summer);
    renameSync(join(site.rootDir, 'kept.json'), list);
    await publish(site, spring);
    expect(textsIn(site.outDir)).toEqual(built(spring));
  });

  it('follows no journal that leads out of the folder', async () => {
    await publish(site, spring);
    const victim = join(site.rootDir, 'victim.txt');
    writeFileSync(victim, 'precious');
    const staging = join(site.outDir, '.conf-site-staging');
    mkdirSync(staging);
    const journal = { version: 1, kind: 'in-place', moves: [], removals: ['../victim.txt'] };
    writeFileSync(join(staging, 'journal.json'), JSON.stringify(journal));
    expect(await repairPublication(site)).toBe('rolled-back');
    expect(existsSync(victim)).toBe(true);
    expect(textsIn(site.outDir)).toEqual(built(spring));
  });
});

/** Repairs, and expects exactly one build, nothing left of the killed one, and a list that the next build may trust. */
async function expectWhole(options: PublicationOptions, moment: string): Promise<string> {
  const served = textsIn(readServedDir(options));
  const outcome = await repairPublication(options);
  const found = textsIn(options.outDir);
  const season = seasonOf(found);
  expect(found, moment).toEqual(built(season));
  if (options.prefer !== 'in-place' && outcome === 'whole') expect(served, moment).toEqual(found);
  expect(readdirSync(options.rootDir).filter((name) => name.startsWith('.dist')), moment).toEqual([]);
  const again = await publish(options, season);
  expect(again, moment).toMatchObject({ files: outputFiles(season).length });
  expect(textsIn(options.outDir), moment).toEqual(built(season));
  expect(again.written + again.removed, `${moment}: the list was wrong`).toBe(0);
  await publish(options, season === spring ? summer : spring);
  expect(textsIn(options.outDir), moment).toEqual(built(season === spring ? summer : spring));
  return outcome;
}

function seasonOf(found: Folder): Folder {
  return found['.conf-site-build.json'] === built(spring)['.conf-site-build.json'] ? spring : summer;
}

/** How many changes to the file system the task makes if it is left alone, over a folder that holds spring. */
async function countChanges(task: ChildTask): Promise<number> {
  await publish(task.options, spring);
  const output = await ended(startChild(child.script, task, 0));
  return Number(/calls (\d+)/.exec(output)?.[1]);
}

/** The last changes are those that matter most: half of the moments are taken from them. */
function chosenMoments(total: number): readonly number[] {
  if (crashes >= total) return Array.from({ length: total }, (_, n) => n + 1);
  const random = randomFrom(seed);
  const moments = new Set([1, total]);
  while (moments.size < crashes) {
    const from = moments.size % 2 === 0 ? 0 : Math.floor(total / 2);
    moments.add(from + 1 + Math.floor(random() * (total - from)));
  }
  return [...moments];
}

/** Kills a process some turns of the event loop after it has reported its n-th build, and waits until it is gone. */
async function killAfter(
  running: ReturnType<typeof startChild>,
  { rounds, spin }: { readonly rounds: number; readonly spin: number },
): Promise<void> {
  const gone = ended(running);
  let seen = 0;
  await new Promise<void>((resolve) => {
    running.stdout?.on('data', (chunk: Buffer) => {
      seen += chunk.toString().split('\n').length - 1;
      if (seen >= rounds) resolve();
    });
    void gone.then(() => { resolve(); });
  });
  for (let n = 0; n < spin; n++) if (n % 64 === 0) await new Promise((resolve) => { setImmediate(resolve); });
  running.kill('SIGKILL');
  await gone;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
