import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onShelves, readShelf } from '../../src/read/shelf.ts';

let rootDir: string;
const placeOf = (name: string) => join(rootDir, 'content', name);
const shelf = { name: 'x.pack', folder: 'content', files: ['company.yaml', 'gone.yaml', 'site.yaml'] };
const late = () => Date.now() + 3_600_000;

beforeEach(() => {
  rootDir = mkdtempSync(join(tmpdir(), 'conf-site-shelf-'));
  mkdirSync(join(rootDir, 'content'));
  for (const name of ['company.yaml', 'site.yaml']) writeFileSync(placeOf(name), 'title: Weft\n');
});
afterEach(() => rmSync(rootDir, { recursive: true, force: true }));

it('has the files that are there', async () => {
  const { files } = await readShelf(shelf, { rootDir, clock: late });
  expect(files.map(([path, { file }]) => [path, file.document?.data])).toEqual([
    [placeOf('company.yaml'), { title: 'Weft' }],
    [placeOf('site.yaml'), { title: 'Weft' }],
  ]);
});

it('leaves out what has only just changed', async () => {
  expect((await readShelf(shelf, { rootDir, clock: Date.now })).files).toEqual([]);
});

it('never has older words than the state that it names', async () => {
  const clock = (): number => {
    writeFileSync(placeOf('site.yaml'), 'title: Warp\n');
    return late();
  };
  const { files } = await readShelf({ ...shelf, files: ['site.yaml'] }, { rootDir, clock });
  expect(files[0]?.[1].file.document?.data).toEqual({ title: 'Warp' });
});

it('is all of a folder, or a part of a large one', () => {
  const names = Array.from({ length: 600 }, (_, at) => `file-${at}.md`);
  const few = onShelves('/site/content', names.slice(0, 9));
  const many = onShelves('/site/content', names);
  expect(few.map(([, files]) => files)).toEqual([names.slice(0, 9)]);
  expect(many.flatMap(([, files]) => files)).toEqual(names);
  expect(new Set(many.map(([name]) => name)).size).toBe(3);
  expect(many[0]?.[0]).toBe(few[0]?.[0]);
  expect(onShelves('/site/content/news', names)[0]?.[0]).not.toBe(few[0]?.[0]);
});
