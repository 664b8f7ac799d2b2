import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTool } from '../browser/started-tool.ts';
import { build, differingFiles, openSite } from '../support/built-sites.ts';
import { INSTANTS } from '../support/instants.ts';
import { packageDir, runTool, type ToolRun } from '../support/run-tool.ts';
import { SITES } from '../support/small-site.ts';
import { isFull } from '../support/thoroughness.ts';
import { pagesOf } from './read-html.ts';

/** Compressed neighbours belong to the shard of their file. */
const ARGS = isFull ? ['--compress'] : [];
const MARKER = '.conf-site-build.json';

function merge(rootDir: string, dirs: readonly string[], out = 'merged'): Promise<ToolRun> {
  return runTool(['--root', rootDir, 'build', '--merge', ...dirs, '--out', out]);
}

async function buildShard(
  rootDir: string,
  shard: string,
  { at = INSTANTS.before as string, out = '' } = {},
): Promise<ToolRun> {
  const run = await runTool(['--root', rootDir, 'build', '--at', at, '--shard', shard, '--out', out, ...ARGS]);
  expect(run.stderr).toBe('');
  return run;
}

/** A small site, and in the whole run the real content as well. */
const CONTENTS = { 'a small site': join(SITES, 'base'), ...(isFull ? { 'the real content': packageDir } : {}) };

describe.each(Object.entries(CONTENTS))('%s that is built in shards', (_name, source) => {
  const DIRS = ['shard-1', 'shard-2', 'shard-3'];
  let rootDir: string;
  const site = (dir: string) => openSite(join(rootDir, dir), INSTANTS.before);
  const ownFiles = (dir: string) => site(dir).files.filter((file) => file !== MARKER);
  const told: string[] = [];

  beforeAll(async () => {
    rootDir = mkdtempSync(join(tmpdir(), 'conf-site-shards-'));
    cpSync(join(source, 'content'), join(rootDir, 'content'), { recursive: true });
    for (const index of [1, 2, 3]) {
      const { stdout } = await buildShard(rootDir, `${index}/3`, { out: `shard-${index}` });
      told.push(stdout);
    }
    await build({ rootDir, outDir: join(rootDir, 'dist'), at: INSTANTS.before, args: ARGS });
  });
  afterAll(() => rmSync(rootDir, { recursive: true, force: true }));

  it('is made once, by all of them together', () => {
    expect(DIRS.map((dir) => ownFiles(dir).length > 20)).toEqual([true, true, true]);
    expect(DIRS.flatMap(ownFiles).sort()).toEqual(ownFiles('dist'));
  });

  it('is told shard by shard, with the pages of each', () => {
    const pages = DIRS.map((dir) => pagesOf(site(dir)).length);
    for (const [at, text] of told.entries()) {
      expect(text).toContain(`Built ${pages[at]} pages into shard-${at + 1}, shard ${at + 1} of 3, in `);
    }
  });

  it('is the same as if it had been built at once, whatever the order, and nothing is written twice', async () => {
    const run = await merge(rootDir, ['shard-2', 'shard-3', 'shard-1']);
    expect(run.stderr).toBe('');
    expect(run.stdout).toMatch(/^Merged 3 shards with \d+ pages into merged: \d+ files written\.\n$/);
    expect(differingFiles(site('dist'), site('merged'))).toEqual([]);
    expect((await merge(rootDir, DIRS)).stdout).toContain(': 0 files written.');
    const again = await runTool(['--root', rootDir, 'build', '--at', INSTANTS.before, '--out', 'merged', ...ARGS]);
    expect(again.stdout).toContain(': 0 rendered, 0 files written');
  });
});

describe('shards that are not those of one site', () => {
  let rootDir: string;
  const inRoot = (...path: readonly string[]) => join(rootDir, ...path);

  beforeAll(async () => {
    rootDir = mkdtempSync(join(tmpdir(), 'conf-site-shards-'));
    cpSync(join(SITES, 'base'), rootDir, { recursive: true });
    await buildShard(rootDir, '1/2', { out: 'first' });
    await buildShard(rootDir, '2/2', { out: 'second' });
    await buildShard(rootDir, '2/2', { out: 'later', at: '2031-01-01T12:00' });
  });
  beforeEach(() => {
    rmSync(inRoot('a'), { recursive: true, force: true });
    cpSync(inRoot('first'), inRoot('a'), { recursive: true });
  });
  afterAll(() => rmSync(rootDir, { recursive: true, force: true }));

  interface Mistake {
    readonly dirs: readonly string[];
    readonly out?: string;
    readonly prepare?: () => void;
    readonly told: RegExp;
  }

  const MISTAKES: Readonly<Record<string, Mistake>> = {
    'one is missing': { dirs: ['a'], told: /^error Shard 2 of 2 is missing\.\n +hint: build it with --shard 2\/2\n$/ },
    'one is there twice': { dirs: ['a', 'second', 'first'], told: /a and .*first are the same shard, 1 of 2\./ },
    'one is of another time': { dirs: ['a', 'later'], told: /later and .*a are not parts of the same site\.\n.*--at/ },
    'one is no shard': { dirs: ['a', 'content'], told: /content holds no shard of a site\.\n +hint: name the folders/ },
    'one is not there': { dirs: ['a', 'nowhere'], told: /nowhere holds no shard of a site\./ },
    'one is of another version': {
      dirs: ['a', 'second'],
      prepare: () => editMarker({ version: '0.0.1' }),
      told: /a was built by conf-site 0\.0\.1; this is \d/,
    },
    'one is of another tool of that version': {
      dirs: ['a', 'second'],
      prepare: () => editMarker({ shard: { ...readMarker().shard, tool: 'another' } }),
      told: /second and .*a were not built by the same conf-site\.\n +hint: build all shards with the same/,
    },
    'one names files outside of it': {
      dirs: ['a', 'second'],
      prepare: () => editShard((files) => [['../second/index.html', 'x', 1], ...files]),
      told: /a holds no shard of a site\./,
    },
    'one has lost a file': {
      dirs: ['a', 'second'],
      prepare: () => rmSync(inRoot('a', firstFile())),
      told: /is not as shard 1 of 2 left it\.\n +hint: take that folder over once more/,
    },
    'one has half a file': {
      dirs: ['a', 'second'],
      prepare: () => writeFileSync(inRoot('a', firstFile()), ''),
      told: /is not as shard 1 of 2 left it\./,
    },
    'one has a marker cut short': {
      dirs: ['a', 'second'],
      prepare: () => writeFileSync(inRoot('a', MARKER), readFileSync(inRoot('a', MARKER), 'utf8').slice(0, 500)),
      told: /a holds no shard of a site\./,
    },
    'the output is one of them': {
      dirs: ['a', 'second'],
      out: 'a',
      told: /a is one of the shards\.\n +hint: name another/,
    },
    'the output lies in one of them': {
      dirs: ['a', 'second'],
      out: 'a/merged',
      told: /a\/merged lies in the shard .*a\.\n +hint: name another/,
    },
    'the output holds one of them': {
      dirs: ['a', 'both/second'],
      prepare: () => cpSync(inRoot('second'), inRoot('both/second'), { recursive: true }),
      out: 'both',
      told: /both holds the shard .*both\/second\.\n +hint: name another/,
    },
  };

  it.each(Object.keys(MISTAKES))('are refused in words, with nothing written: %s', async (name) => {
    const { dirs, out, prepare, told } = MISTAKES[name] as Mistake;
    prepare?.();
    const run = await merge(rootDir, dirs, out);
    expect(run.status).toBe(2);
    expect(run.stderr).toMatch(told);
    expect(run.stderr).not.toContain('    at ');
    expect(openSite(rootDir, INSTANTS.before).files.filter((file) => file.startsWith('merged'))).toEqual([]);
  });

  it('are not put together in a way that only a build knows', async () => {
    const run = await runTool(['--root', rootDir, 'build', '--merge', 'a', 'second', '--no-cache']);
    expect(run.status).toBe(2);
    expect(run.stderr).toMatch(/--merge.*cannot be used with.*--no-cache/);
  });

  it('can be looked at one by one, which is told', async () => {
    const server = await startTool(['--root', rootDir, 'serve', '--out', 'a', '--port', '0']);
    await server.stop();
    expect(server.talk()).toContain(
      'a holds shard 1 of 2 of a site, without the files of the others.\n  hint: conf-site build --merge puts',
    );
  });

  it('are no earlier build to compare with', async () => {
    const run = await runTool(['--root', rootDir, 'build', '--out', 'next', '--against', inRoot('a')]);
    expect(run.stderr).toMatch(/a holds a shard of a build\./);
  });

  type Files = readonly (readonly [path: string, hash: string, sizeBytes: number])[];
  interface Marker {
    readonly shard: { readonly files: Files };
  }
  const readMarker = () => JSON.parse(readFileSync(inRoot('a', MARKER), 'utf8')) as Marker;
  const editMarker = (change: object) =>
    writeFileSync(inRoot('a', MARKER), JSON.stringify({ ...readMarker(), ...change }));
  const editShard = (edit: (files: Files) => Files) => {
    const { shard } = readMarker();
    editMarker({ shard: { ...shard, files: edit(shard.files) } });
  };
  const firstFile = () => readMarker().shard.files[0]?.[0] as string;
});
