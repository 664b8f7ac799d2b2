import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openKeptFiles } from '../../src/read/kept-files.ts';
import type { KnownFiles, ReadFile } from '../../src/read/known-files.ts';
import { type Content, readContent } from '../../src/read/read-content.ts';
import { packageDir } from '../support/run-tool.ts';
import { SITES } from '../support/small-site.ts';

let rootDir: string;
const cacheDir = () => join(rootDir, 'cache');
const pack = () => join(cacheDir(), 'read.pack');
const soon = () => Date.now() + 3_600_000;

beforeAll(() => {
  rootDir = mkdtempSync(join(tmpdir(), 'conf-site-kept-'));
  cpSync(join(SITES, 'base', 'content'), join(rootDir, 'content'), { recursive: true });
  writeFileSync(join(rootDir, 'content', 'names.yaml'), '__proto__: 1\nconstructor: 2\nx: [-0, ~, "č"]\n');
});
afterAll(() => rmSync(rootDir, { recursive: true, force: true }));

/** How many files there are: those of the site, and the interface texts of the package. */
const all = () => filesOf(join(rootDir, 'content')) + filesOf(join(packageDir, 'content', 'i18n'));

/** Reads the site as a new process would; `paths` are those of the files that were really read. */
async function readAgain(): Promise<{ readonly content: Content; readonly paths: readonly string[] }> {
  const kept = openKeptFiles(cacheDir(), soon);
  const paths: string[] = [];
  const noted: KnownFiles = {
    ...kept,
    read: (path, read) =>
      kept.read(path, (): Promise<ReadFile> => {
        paths.push(path);
        return read();
      }),
  };
  const content = await readContent({ rootDir, packageDir }, noted);
  kept.save();
  return { content, paths };
}

it('reads everything once, and then only what was written since, with the same outcome', async () => {
  const first = await readAgain();
  expect(first.paths.length).toBe(all());
  const second = await readAgain();
  expect(second.paths).toEqual([]);
  expect(second.content).toEqual(first.content);
  const site = join(rootDir, 'content', 'site.yaml');
  const { ctimeMs } = statSync(site);
  while (statSync(site).ctimeMs === ctimeMs) writeFileSync(site, readFileSync(site));
  const third = await readAgain();
  expect(third.paths).toEqual([site]);
  expect(third.content).toEqual(first.content);
});

it('reads everything where what is kept is damaged, cut short, or by another tool', async () => {
  const whole = readFileSync(pack());
  const damaged = Buffer.from(whole);
  damaged[whole.length >> 1] = (damaged[whole.length >> 1] as number) ^ 1;
  for (const bytes of [damaged, whole.subarray(0, 1000), Buffer.alloc(0)]) {
    writeFileSync(pack(), bytes);
    expect((await readAgain()).paths.length).toBe(all());
  }
  expect((await readAgain()).paths).toEqual([]);
});

it('leaves nothing half-written', () => {
  expect(readdirSync(cacheDir())).toEqual(['read.pack']);
});

/** How many files that are read stand below a folder. */
function filesOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
}
