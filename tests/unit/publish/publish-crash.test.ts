/**
 * Kills builds at many moments and runs the next command after each. `CONF_SITE_CRASHES` is the number of moments
 * for each test (default 10, or 25 in the full run), and `CONF_SITE_CRASH_SEED` chooses the moments (default 1).
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withChecksum } from '../../../src/cache/checksum.ts';
import type { PublicationOptions } from '../../../src/publish/open-publication.ts';
import { outputFolder } from '../../../src/publish/output-folder.ts';
import { readServedDir, repairPublication } from '../../../src/publish/repair-publication.ts';
import type { ChildTask } from '../../fixtures/publish/child.ts';
import { bundleChild, ended, startChild } from '../../fixtures/publish/run-child.ts';
import { built, type Folder, newSite, publish, seasons, textsIn } from '../../fixtures/publish/small-site.ts';
import { isFull } from '../../support/thoroughness.ts';

const { spring, summer } = seasons;
const crashes = Number(process.env['CONF_SITE_CRASHES'] ?? (isFull ? 25 : 10));
const seed = Number(process.env['CONF_SITE_CRASH_SEED'] ?? 1);

let child: ReturnType<typeof bundleChild>;
let site: PublicationOptions;
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

const ways: readonly (readonly [string, (options: PublicationOptions) => PublicationOptions])[] = [
  ['by swap', (options) => options],
  ['in place', (options) => ({ ...options, prefer: 'in-place' })],
  [
    'into a linked folder',
    (options) => {
      mkdirSync(join(options.rootDir, 'www'));
      symlinkSync(join(options.rootDir, 'www'), options.outDir);
      return options;
    },
  ],
];

describe.each(ways)('a build %s', (_, prepare) => {
  it('leaves one complete build if it is killed before any of its changes to the file system', async () => {
    const options = prepare(site);
    const task: ChildTask = { options, seasons: ['summer'] };
    const outcomes = new Set<string>();
    for (const crashAt of chosenMoments(await changesOf(task))) {
      await publish(options, spring);
      await ended(startChild(child.script, task, crashAt));
      outcomes.add(await expectComplete(options, `killed before change ${crashAt}`));
    }
    expect([...outcomes]).toEqual(expect.arrayContaining(['completed', 'rolled-back']));
  });
});

it.each(ways.slice(0, 2))(
  'builds in turn, %s, leave one complete build if killed at any moment',
  async (_, prepare) => {
    const options = prepare(site);
    const random = randomFrom(seed);
    const task: ChildTask = { options, seasons: ['summer', 'spring'], isEndless: true };
    const outcomes = new Set<string>();
    await publish(options, spring);
    for (let n = 0; n < crashes; n++) {
      const endless = startChild(child.script, task, 'never');
      await killAt(endless, random());
      outcomes.add(await expectComplete(options, `kill ${n} of seed ${seed}`));
    }
    expect([...outcomes]).toContain('rolled-back');
  },
  600_000,
);

it('a repair that is killed too is completed by the next one', async () => {
  await publish(site, spring);
  const options: PublicationOptions = { ...site, prefer: 'in-place' };
  const task: ChildTask = { options, seasons: ['summer'] };
  const total = (await changesOf(task)).length;
  for (const part of [0.7, 0.8, 0.9]) {
    const crashAt = Math.floor(total * part);
    await publish(options, spring);
    await ended(startChild(child.script, task, crashAt));
    for (const again of [6, 12, 24]) await ended(startChild(child.script, task, again));
    await expectComplete(options, `killed before change ${crashAt}, and while repairing`);
  }
});

describe('between the two renames of a swap', () => {
  beforeEach(async () => {
    await publish(site, spring);
    const task: ChildTask = { options: site, seasons: ['summer'] };
    await ended(startChild(child.script, task, `to:${site.outDir}`));
    expect(existsSync(site.outDir)).toBe(false);
  });

  it('a server reads the old build, and the new one after the repair', async () => {
    expect(textsIn(readServedDir(site))).toEqual(built(spring));
    expect(await repairPublication(site)).toBe('completed');
    expect(textsIn(readServedDir(site))).toEqual(built(summer));
  });

  it('the old build is restored if the new one was deleted', async () => {
    rmSync(join(site.rootDir, '.dist.conf-site-staging'), { recursive: true });
    expect(await repairPublication(site)).toBe('rolled-back');
    expect(textsIn(site.outDir)).toEqual(built(spring));
  });

  it('an empty folder that somebody created does not prevent the new build', async () => {
    mkdirSync(site.outDir);
    expect(await repairPublication(site)).toBe('completed');
    expect(textsIn(site.outDir)).toEqual(built(summer));
  });

  it('a folder that somebody filled is not changed', async () => {
    mkdirSync(site.outDir);
    writeFileSync(join(site.outDir, 'thesis.odt'), 'years of work');
    expect(await repairPublication(site)).toBe('rolled-back');
    expect(textsIn(site.outDir)).toEqual({ 'thesis.odt': 'years of work' });
    await expect(publish(site, summer)).rejects.toMatchObject({ code: 'out-not-ours' });
  });
});

describe('a repair', () => {
  it('of a complete folder changes nothing', async () => {
    expect(await repairPublication(site)).toBe('whole');
    expect(existsSync(site.stateDir)).toBe(false);
  });

  it('completes nothing if the state folder was deleted, and the next build starts from scratch', async () => {
    const options: PublicationOptions = { ...site, prefer: 'in-place' };
    await publish(options, spring);
    const before = `to:${join(site.outDir, 'sw.js')}` as const;
    await ended(startChild(child.script, { options, seasons: ['summer'] }, before));
    rmSync(site.stateDir, { recursive: true });
    expect(await repairPublication(options)).toBe('rolled-back');
    expect(readdirSync(site.rootDir)).not.toContain('.dist.conf-site-staging');
    expect(await publish(options, spring)).toMatchObject({ written: 61 });
    expect(textsIn(site.outDir)).toEqual(built(spring));
  });

  it('still finds the list of a build that was killed just before its list was put in place', async () => {
    await publish(site, spring);
    const list = join(site.stateDir, readdirSync(site.stateDir)[0] ?? '');
    await ended(startChild(child.script, { options: site, seasons: ['summer'] }, `to:${list}`));
    expect(textsIn(site.outDir)).toEqual(built(summer));
    expect(await repairPublication(site)).toBe('completed');
    expect(await publish(site, summer)).toMatchObject({ written: 0, removed: 0 });
  });

  it('that finds a damaged journal makes the next build write every file again', async () => {
    const options: PublicationOptions = { ...site, prefer: 'in-place' };
    await publish(options, spring);
    const before = `to:${join(site.outDir, 'sw.js')}` as const;
    await ended(startChild(child.script, { options, seasons: ['summer'] }, before));
    writeFileSync(outputFolder(site).journal, '{"version":2,"kind":"in-pl');
    expect(await repairPublication(options)).toBe('rolled-back');
    await publish(options, spring);
    expect(textsIn(site.outDir)).toEqual(built(spring));
  });

  it('ignores a journal that leads out of the folder', async () => {
    await publish(site, spring);
    const victim = join(site.rootDir, 'victim.txt');
    writeFileSync(victim, 'precious');
    const steps = { staging: 'inside', kind: 'in-place', moves: [], removals: ['../victim.txt'] };
    writeFileSync(outputFolder(site).journal, withChecksum(JSON.stringify({ version: 2, ...steps })));
    expect(await repairPublication(site)).toBe('rolled-back');
    expect(existsSync(victim)).toBe(true);
    expect(textsIn(site.outDir)).toEqual(built(spring));
  });
});

/**
 * Repairs the folder. Expects exactly one complete build, no leftovers of the killed one, and a list that the next builds can
 * trust. If folders were swapped, a server must have found a complete build even before the repair.
 */
async function expectComplete(options: PublicationOptions, moment: string): Promise<string> {
  const servedDir = readServedDir(options);
  const served = textsIn(servedDir);
  const isSwapped = options.prefer === undefined && realpathSync(servedDir) === servedDir;
  const outcome = await repairPublication(options);
  const found = textsIn(options.outDir);
  const season = seasonOf(found);
  expect(found, moment).toEqual(built(season));
  if (isSwapped) expect(served, moment).toEqual(built(seasonOf(served)));
  expect(
    readdirSync(options.rootDir).filter((name) => name.startsWith('.dist')),
    moment,
  ).toEqual([]);
  expect(await publish(options, season), `${moment}: the list`).toMatchObject({ written: 0, removed: 0 });
  return outcome;
}

function seasonOf(found: Folder): Folder {
  return found['.conf-site-build.json'] === built(spring)['.conf-site-build.json'] ? spring : summer;
}

/** Descriptions of the changes to the file system that the task makes if it is not killed, over a folder that contains spring. */
async function changesOf(task: ChildTask): Promise<readonly string[]> {
  await publish(task.options, spring);
  const log = join(child.dir, 'changes');
  rmSync(log, { force: true });
  await ended(startChild(child.script, task, 'never', log));
  return readFileSync(log, 'utf8').trimEnd().split('\n');
}

/** The number of changes before and after the journal is written that are especially interesting. */
const [BEFORE, AFTER] = [3, 9];

/** Chooses half of the moments around the point of no return, as long as there are any left. */
function chosenMoments(changes: readonly string[]): readonly number[] {
  const total = changes.length;
  const pointOfNoReturn = changes.findIndex((words) => /renameSync .*journal\.json$/.test(words)) + 1;
  expect(pointOfNoReturn).toBeGreaterThan(0);
  const random = randomFrom(seed);
  const moments = new Set([1, total]);
  const left = new Set(Array.from({ length: total }, (_, n) => n + 1).filter((moment) => !moments.has(moment)));
  while (moments.size < crashes && left.size > 0) {
    const near = [...left].filter((moment) => moment > pointOfNoReturn - BEFORE && moment <= pointOfNoReturn + AFTER);
    const among = moments.size % 2 === 1 && near.length > 0 ? near : [...left];
    const chosen = among[Math.floor(random() * among.length)] as number;
    moments.add(chosen);
    left.delete(chosen);
  }
  return [...moments];
}

/**
 * Kills a process at a fraction (0 to 1) of one of its builds, and waits until it has ended. The duration of a build is
 * measured in turns of our own event loop between two of its reports.
 */
async function killAt(running: ReturnType<typeof startChild>, part: number): Promise<void> {
  const exit = ended(running);
  let reported = 0;
  running.stdout?.on('data', (chunk: Buffer) => {
    reported += chunk.toString().split('\n').length - 1;
  });
  const turnsUntil = async (isEnough: (turns: number) => boolean): Promise<number> => {
    let turns = 0;
    for (; !isEnough(turns); turns++)
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    return turns;
  };
  await turnsUntil(() => reported >= 1);
  const perBuild = await turnsUntil(() => reported >= 2);
  await turnsUntil((turns) => turns >= perBuild * part);
  running.kill('SIGKILL');
  await exit;
}

/** Random numbers from 0 to 1, which are the same for the same seed (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
