import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ConvertedMarkdown } from '../../src/content/convert-markdown.ts';
import { readPack } from '../../src/content/pack.ts';
import { openKeptFiles } from '../../src/read/kept-files.ts';
import type { ReadFile } from '../../src/read/known-file.ts';
import type { KnownFiles } from '../../src/read/known-files.ts';
import { type Content, readContent } from '../../src/read/read-content.ts';
import type { Shelf } from '../../src/read/shelf.ts';
import { stampFiles, type TakenStamps } from '../../src/read/stamp-files.ts';
import { packageDir } from '../support/run-tool.ts';
import { SITES } from '../support/small-site.ts';

let rootDir: string;
const cacheDir = () => join(rootDir, 'cache');
const SITE_YAML = () => join(rootDir, 'content', 'site.yaml');
/** What is kept of each folder, and the state of its file. */
const shelves = (): ReadonlyMap<string, bigint> => {
  const paths = readdirSync(join(cacheDir(), 'read')).map((name) => join(cacheDir(), 'read', name));
  return new Map(paths.map((path) => [path, statSync(path, { bigint: true }).ino]));
};
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
async function readAgain(
  kept = openKeptFiles(cacheDir(), soon),
): Promise<{ readonly content: Content; readonly paths: readonly string[] }> {
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
  rewrite(SITE_YAML());
  const third = await readAgain();
  expect(third.paths).toEqual([SITE_YAML()]);
  expect(third.content).toEqual(first.content);
});

it('does not look again at files that somebody has just looked at, for once', async () => {
  await readAgain();
  const taken: TakenStamps = new Map();
  expect(stampFiles(join(rootDir, 'content'), soon(), taken)).toBeDefined();
  expect(taken.size).toBe(filesOf(join(rootDir, 'content')));
  // What changes after that is found by who looks the next time.
  rewrite(SITE_YAML());
  const kept = openKeptFiles(cacheDir(), soon, { taken });
  expect((await readAgain(kept)).paths).toEqual([]);
  expect((await readAgain(kept)).paths).toEqual([SITE_YAML()]);
  expect((await readAgain()).paths).toEqual([]);
});

it('reads a file again that changed between being looked at and being read', async () => {
  rewrite(SITE_YAML());
  const taken: TakenStamps = new Map();
  stampFiles(join(rootDir, 'content'), soon(), taken);
  rewrite(SITE_YAML());
  expect((await readAgain(openKeptFiles(cacheDir(), soon, { taken }))).paths).toEqual([SITE_YAML()]);
  expect((await readAgain()).paths).toEqual([SITE_YAML()]);
  expect((await readAgain()).paths).toEqual([]);
});

it('keeps of who goes on for ever what the first time came to, whether or not anything was new then', async () => {
  rewrite(SITE_YAML());
  const watching = openKeptFiles(cacheDir(), soon, { isKeptOnce: true });
  expect((await readAgain(watching)).paths).toEqual([SITE_YAML()]);
  const before = shelves();
  rewrite(SITE_YAML());
  expect((await readAgain(watching)).paths).toEqual([SITE_YAML()]);
  expect(shelves()).toEqual(before);
  expect((await readAgain()).paths).toEqual([SITE_YAML()]);
  const another = openKeptFiles(cacheDir(), soon, { isKeptOnce: true });
  expect((await readAgain(another)).paths).toEqual([]);
  rewrite(SITE_YAML());
  const left = shelves();
  expect((await readAgain(another)).paths).toEqual([SITE_YAML()]);
  expect(shelves()).toEqual(left);
});

it('looks at each file the first time, whatever who watches has told of', async () => {
  rewrite(SITE_YAML());
  const watching = openKeptFiles(cacheDir(), soon, { isKeptOnce: true });
  watching.watched(rootDir, []);
  expect((await readAgain(watching)).paths).toEqual([SITE_YAML()]);
});

it('keeps the files of a folder together, and writes no other folder again', async () => {
  const before = shelves();
  expect(before.size).toBe(foldersOf(join(rootDir, 'content')) + foldersOf(join(packageDir, 'content', 'i18n')));
  rewrite(SITE_YAML());
  await readAgain();
  const written = [...shelves()].filter(([path, ino]) => before.get(path) !== ino);
  expect(written).toHaveLength(1);
  expect([...shelves().keys()]).toEqual([...before.keys()]);
});

it('reads a folder where what is kept of it is damaged, cut short, or by another tool', async () => {
  const own = readdirSync(join(rootDir, 'content')).filter(
    (name) => /\.(?:yaml|md)$/.test(name) && name !== 'README.md',
  );
  const before = shelves();
  rewrite(SITE_YAML());
  await readAgain();
  const [path = ''] = [...shelves()].find(([one, ino]) => before.get(one) !== ino) ?? [];
  const whole = readFileSync(path);
  const damaged = Buffer.from(whole);
  damaged[whole.length >> 1] = (damaged[whole.length >> 1] as number) ^ 1;
  for (const bytes of [damaged, whole.subarray(0, 1000), Buffer.alloc(0)]) {
    writeFileSync(path, bytes);
    const { paths, content } = await readAgain();
    expect([...paths].sort()).toEqual(own.map((name) => join(rootDir, 'content', name)).sort());
    expect((await readAgain()).content).toEqual(content);
  }
  expect((await readAgain()).paths).toEqual([]);
});

it('keeps nothing of a folder that is gone', async () => {
  const before = shelves();
  const folder = join(rootDir, 'content', 'news');
  mkdirSync(folder);
  writeFileSync(join(folder, 'more.md'), '---\ntitle: More\n---\nMore of it.\n');
  await readAgain();
  expect(shelves().size).toBe(before.size + 1);
  rmSync(folder, { recursive: true });
  await readAgain();
  expect(shelves()).toEqual(before);
});

it('keeps what Markdown came to beside its document', async () => {
  const before = shelves();
  const page = join(rootDir, 'content', 'pages', 'woven.md');
  writeFileSync(page, '---\ntitle: Woven\n---\nA text that nobody has *asked* for.\n');
  await readAgain();
  const [path = ''] = [...shelves()].find(([one, ino]) => before.get(one) !== ino) ?? [];
  const { files, markdown } = readPack(path) as Shelf;
  const at = files.findIndex(([file]) => file === page);
  const { read } = (deserialize(markdown) as Readonly<Record<number, ConvertedMarkdown>>)[at] as ConvertedMarkdown;
  expect(read.html).toBe('<p>A text that nobody has <em>asked</em> for.</p>');
});

it('leaves nothing half-written', () => {
  expect(readdirSync(cacheDir())).toEqual(['read']);
  expect(readdirSync(join(cacheDir(), 'read')).filter((name) => !/^[\da-f]{16}\.pack$/.test(name))).toEqual([]);
});

/** Leaves the same bytes, and another time. */
function rewrite(path: string): void {
  const { ctimeMs } = statSync(path);
  while (statSync(path).ctimeMs === ctimeMs) writeFileSync(path, readFileSync(path));
}

/** How many folders with files of their own there are, from a folder on. */
function foldersOf(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Set(entries.map(({ parentPath }) => parentPath)).size;
}

/** How many files that are read stand below a folder. */
function filesOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
}
