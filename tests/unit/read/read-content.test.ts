import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileCache, type FileCache } from '../../../src/read/file-cache.ts';
import { readContent } from '../../../src/read/read-content.ts';

let rootDir: string;
const at = (path: string) => join(rootDir, 'content', path);

beforeEach(() => {
  rootDir = mkdtempSync(join(tmpdir(), 'conf-site-read-'));
  for (const path of ['a/b.yaml', 'a-b/c.yaml', 'a.yaml', 'a/b/c.yaml', 'A/z.yaml', 'media/a/b.svg', 'media/a.svg'])
    write(path, 'x: 1');
});
afterEach(() => rmSync(rootDir, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}

const read = (cache?: FileCache) => readContent({ rootDir, packageDir: rootDir }, cache);

it('gives documents and media in the order of their paths, including those below folders', async () => {
  const { documents, media } = await read();
  const [paths, sources] = [documents.map(({ path }) => path), media.map(({ path }) => path)];
  expect(paths).toEqual(
    ['A/z.yaml', 'a-b/c.yaml', 'a.yaml', 'a/b.yaml', 'a/b/c.yaml'].map((path) => `content/${path}`),
  );
  expect(sources).toEqual(['a.svg', 'a/b.svg']);
});

it('gives the same with a cache as without, after any changes', async () => {
  const cache = createFileCache(() => Date.now() + 3_600_000);
  await read(cache);
  const changes: readonly (() => void)[] = [
    () => undefined,
    () => write('a/b.yaml', 'x: 23'),
    () => write('a/new.yaml', 'x: 3'),
    () => write('b/c/d.yaml', 'x: 4'),
    () => rmSync(at('a/b'), { recursive: true }),
    () => rmSync(at('media/a.svg')),
  ];
  for (const change of changes) {
    change();
    expect(await read(cache)).toEqual(await read());
  }
});

it('reads an unchanged file once', async () => {
  const cache = createFileCache(() => Date.now() + 3_600_000);
  const [first, second] = [await read(cache), await read(cache)];
  expect(second.documents.every((one, index) => one === first.documents[index])).toBe(true);
});
