import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createKnownFiles } from '../../src/read/known-files.ts';
import { readContent } from '../../src/read/read-content.ts';

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

/** What is read of the site, by somebody who may know its files. */
const read = (known?: ReturnType<typeof createKnownFiles>) => readContent({ rootDir, packageDir: rootDir }, known);

it('gives documents and media in the order of their paths, whatever is a folder', async () => {
  const { documents, media } = await read();
  const [paths, sources] = [documents.map(({ path }) => path), media.map(({ path }) => path)];
  expect(paths).toEqual(
    ['A/z.yaml', 'a-b/c.yaml', 'a.yaml', 'a/b.yaml', 'a/b/c.yaml'].map((path) => `content/${path}`),
  );
  expect(sources).toEqual(['a.svg', 'a/b.svg']);
});

it('gives who watches all of the content what a first reading gives, whatever came, went or changed', async () => {
  const known = createKnownFiles(() => Date.now() + 3_600_000);
  await read(known);
  const changes: readonly (readonly [change: () => void, told: readonly string[]])[] = [
    [() => undefined, []],
    [() => write('a/b.yaml', 'x: 2'), ['a/b.yaml']],
    [() => write('a/new.yaml', 'x: 3'), []],
    [() => write('b/c/d.yaml', 'x: 4'), []],
    [() => rmSync(at('a/b'), { recursive: true }), []],
    [() => rmSync(at('media/a.svg')), []],
  ];
  for (const [change, told] of changes) {
    change();
    known.watched(rootDir, told.map(at));
    expect(await read(known)).toEqual(await read());
  }
});
