import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repairPublication } from '../../src/publish/repair-publication.ts';
import { generateSite } from '../bench/generate-site.js';
import { type Crash, type CrashResult, crashTool } from '../support/crashing-tool.ts';
import { replaceText } from '../support/replace-text.ts';
import { packageDir, runTool } from '../support/run-tool.ts';
import { seeded } from '../support/seeded.ts';
import { treeHash } from '../support/tree-hash.ts';

/** `CONF_SITE_KILLS`: how many builds are killed in each stage and in each way of publishing. */
const KILLS = Number(process.env['CONF_SITE_KILLS'] ?? 9);
const AT = ['--at', '2026-03-01T12:00'];

/** Stages of a build, recognized by the calls that they make. Checking and planning access no files: they follow the last file read. */
const STAGES = {
  'compiling templates': /^main .*\/\.bundle-/,
  reading: /^main .*\/content\/events\//,
  'locking the folder': /^main .*\.lock/,
  'making pages': /^main .*staging\/files\/(?:.*\.html|page-data\/)/,
  'making other files': /^main .*staging\/files\/(?!.*\.html|page-data\/)/,
  publishing: /^main .*(?:linkSync|journal|outputs-|conf-site-old|renameSync .*staging)/,
  'caching parsed files': /^main .*\/cache\/.*files\.bin/,
} as const;
type Stage = keyof typeof STAGES;
const SIGNALS = ['SIGKILL', 'SIGTERM', 'SIGINT'] as const;

/** States of one site. `otherWords` changes every page, `otherSpeaker` few of them. */
const STATES = ['asItWas', 'otherWords', 'otherSpeaker'] as const;
type State = (typeof STATES)[number];
type Change = readonly [from: State, to: State];
const WORDS = 'content/i18n/en/common.yaml';
const TOKENS = 'templates/styles/tokens.css';

describe('a build that is killed at any call to the file system', () => {
  let rootDir: string;
  let speaker: string;
  const original: Record<string, string> = {};
  const hashes = {} as Record<State, string>;
  const dist = (): string => join(rootDir, 'dist');
  const random = seeded(20_260_508);

  const writeState = (state: State): void => {
    const edit = (path: string, from: string, to: string): void =>
      writeFileSync(path, replaceText(original[path] as string, { from, to, where: path }));
    for (const [path, text] of Object.entries(original)) writeFileSync(path, text);
    if (state === 'otherWords') edit(join(rootDir, WORDS), 'menu: ', 'menu: All of the ');
    if (state === 'otherSpeaker') edit(speaker, '\nsurname: ', '\nsurname: Novak ');
  };
  const build = async (folder = rootDir) =>
    expect(await runTool(['--root', folder, 'build', ...AT])).toMatchObject({ status: 0 });
  const crashBuild = (crash: Omit<Crash, 'log'>): Promise<CrashResult> =>
    crashTool(['--root', rootDir, 'build', '--jobs', '2', ...AT], { ...crash, log: `${rootDir}.log` });
  const sourceHash = (): string =>
    treeHash(rootDir, (name) => /^(?:dist|\.conf-site|\.dist\.conf-site-.*)$/.test(name));

  /** A cold build of the same content, which only reuses the compiled templates. */
  const coldHash = async (): Promise<string> => {
    const folder = mkdtempSync(join(tmpdir(), 'conf-site-cold-'));
    for (const name of ['content', 'templates']) cpSync(join(rootDir, name), join(folder, name), { recursive: true });
    mkdirSync(join(folder, '.conf-site/cache'), { recursive: true });
    const cache = join(rootDir, '.conf-site/cache');
    for (const name of readdirSync(cache).filter((one) => one.startsWith('bundle-')))
      cpSync(join(cache, name), join(folder, '.conf-site/cache', name), { recursive: true });
    await build(folder);
    const hash = treeHash(join(folder, 'dist'));
    rmSync(folder, { recursive: true });
    return hash;
  };

  beforeAll(async () => {
    rootDir = mkdtempSync(join(tmpdir(), 'conf-site-killed-'));
    speaker = generateSite(rootDir, packageDir, { speakers: 60, perEdition: 30 }).touch;
    // An overridden source gives the site its own bundle, which is made when the site is built.
    mkdirSync(join(rootDir, dirname(TOKENS)), { recursive: true });
    writeFileSync(join(rootDir, TOKENS), `${readFileSync(join(packageDir, TOKENS), 'utf8')}:root { --own: 1 }\n`);
    for (const path of [speaker, join(rootDir, WORDS)]) original[path] = readFileSync(path, 'utf8');
    await build();
    for (const state of STATES) {
      writeState(state);
      hashes[state] = await coldHash();
    }
    writeState('asItWas');
    expect(new Set(Object.values(hashes)).size).toBe(3);
  });
  afterAll(() => rmSync(rootDir, { recursive: true, force: true }));

  const clearCache = (stage: Stage): void => {
    const cache = join(rootDir, '.conf-site/cache');
    const cleared = stage === 'compiling templates' ? 'bundle-' : 'files.bin';
    for (const name of readdirSync(cache)) if (name.startsWith(cleared)) rmSync(join(cache, name), { recursive: true });
  };
  /** How many calls a build makes in a stage when the site changes from one state to another. */
  const countCalls = async (stage: Stage, [from, to]: Change): Promise<number> => {
    writeState(from);
    await build();
    writeState(to);
    clearCache(stage);
    const { calls, status } = await crashBuild({ at: 'never', among: STAGES[stage] });
    expect(status).toBe(0);
    expect(calls, 'the stage makes calls').not.toEqual([]);
    return calls.length;
  };
  /** Kills one build. Expects a complete site, and that the next build succeeds. */
  const killOnce = async (
    stage: Stage,
    [from, to]: Change,
    crash: Pick<Crash, 'at' | 'with'>,
  ): Promise<CrashResult> => {
    writeState(to);
    clearCache(stage);
    const before = sourceHash();
    const run = await crashBuild({ ...crash, among: STAGES[stage] });
    await repairPublication({ outDir: dist(), stateDir: join(rootDir, '.conf-site') });
    const moment = `${crash.with} at ${crash.at}: ${run.calls.join('')}`;
    expect([hashes[from], hashes[to]], moment).toContain(treeHash(dist()));
    expect(sourceHash(), moment).toBe(before);
    await build();
    expect(treeHash(dist()), moment).toBe(hashes[to]);
    expect(readdirSync(rootDir).sort(), moment).toEqual(['.conf-site', 'content', 'dist', 'templates']);
    expect(leftoversIn(rootDir), moment).toEqual([]);
    return run;
  };

  const cases = (Object.keys(STAGES) as Stage[]).flatMap((stage) => [
    { stage, other: 'otherWords' as const, what: 'every page changes' },
    ...(stage === 'compiling templates' ? [] : [{ stage, other: 'otherSpeaker' as const, what: 'few pages change' }]),
  ]);

  it.each(cases)(
    'leaves a site that the next build can update, when $stage, where $what',
    async ({ stage, other }) => {
      const count = await countCalls(stage, ['asItWas', other]);
      const signals: (NodeJS.Signals | null)[] = [];
      let change: Change = [other, 'asItWas'];
      for (let kill = 0; kill < KILLS; kill += 1) {
        const at = 1 + Math.floor(random() * count);
        const run = await killOnce(stage, change, { at, with: SIGNALS[kill % SIGNALS.length] as 'SIGKILL' });
        signals.push(run.signal);
        change = [change[1], change[0]];
      }
      expect(signals).toContain('SIGKILL');
    },
    3_600_000,
  );
});

/** Leftovers of a build: files that the cache names with a process id, and lock files. */
function leftoversIn(rootDir: string): readonly string[] {
  const names = [join(rootDir, '.conf-site'), join(rootDir, '.conf-site/cache')].flatMap((one) => readdirSync(one));
  return names.filter((name) => /^\.|\.lock|\.\d+/.test(name));
}
