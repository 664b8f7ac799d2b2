import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LARGE_SITE } from '../../src/content/large-site.ts';
import type { ReadFile } from '../../src/read/known-file.ts';
import { createKnownFiles, type KnownFiles, type ReadFolder } from '../../src/read/known-files.ts';

let folder: string;
let reads: number;
/** Milliseconds after all that the tests write. */
let lateMs: number;
const file = () => join(folder, 'site.yaml');
const known = () => createKnownFiles(() => Date.now() + lateMs);
const read = async (): Promise<ReadFile> => {
  reads += 1;
  return { findings: [] };
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conf-site-known-'));
  writeFileSync(file(), 'title: Weft');
  reads = 0;
  lateMs = 3_600_000;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Leaves other bytes, and another time. */
function rewrite(): void {
  const { ctimeMs } = statSync(file());
  while (statSync(file()).ctimeMs === ctimeMs) writeFileSync(file(), 'title: Warp');
}

it('reads a file once, and gives the very same for as long as it stays', async () => {
  const files = known();
  const first = await files.read(file(), read);
  files.sweep();
  expect(await files.read(file(), read)).toBe(first);
  files.sweep();
  expect(await files.read(file(), read)).toBe(first);
  expect(reads).toBe(1);
});

it('reads a file again that was written, whatever its size', async () => {
  const files = known();
  await files.read(file(), read);
  files.sweep();
  rewrite();
  await files.read(file(), read);
  expect(reads).toBe(2);
});

it('reads a file again that had only just changed when it was read', async () => {
  lateMs = 0;
  const files = known();
  await files.read(file(), read);
  files.sweep();
  lateMs = 3_600_000;
  await files.read(file(), read);
  expect(reads).toBe(2);
});

it('forgets a file that was not asked for, and knows nothing of one that is not there', async () => {
  const files = known();
  await files.read(file(), read);
  files.sweep();
  files.sweep();
  await files.read(file(), read);
  await files.read(join(folder, 'none'), read);
  files.sweep();
  await files.read(join(folder, 'none'), read);
  expect(reads).toBe(4);
});

it('keeps what takes little room alone, of very many files that are read once', () => {
  const once = createKnownFiles(Date.now, { crew: { begin: () => undefined } });
  const counts = [LARGE_SITE, LARGE_SITE + 1];
  expect([once, known()].map(({ areMany }) => counts.map(areMany))).toEqual([
    [false, true],
    [false, false],
  ]);
});

it('looks only at files that were told to have changed, by who watches them', async () => {
  const files = known();
  const other = join(folder, 'company.yaml');
  writeFileSync(other, 'name: Weft');
  for (const path of [file(), other]) await files.read(path, read);
  files.sweep();
  rewrite();
  files.watched(folder, [other]);
  await files.read(file(), read);
  expect(reads).toBe(2);
  files.sweep();
  await files.read(file(), read);
  expect(reads).toBe(3);
});

it('looks at files that were told to have changed until they have been read', async () => {
  const files = known();
  await files.read(file(), read);
  files.sweep();
  rewrite();
  files.watched(folder, [file()]);
  files.watched(folder, []);
  await files.read(file(), read);
  expect(reads).toBe(2);
});

it('looks at all files where nobody knows which have changed, and at links always', async () => {
  const files = known();
  const link = join(folder, 'link.yaml');
  symlinkSync(file(), link);
  for (const path of [file(), link]) await files.read(path, read);
  files.sweep();
  rewrite();
  files.watched(folder, []);
  await files.read(link, read);
  expect(reads).toBe(3);
  files.watched(folder, 'unknown');
  files.watched(folder, []);
  await files.read(file(), read);
  expect(reads).toBe(4);
});

it('looks at files of folders that nobody watches', async () => {
  const files = known();
  await files.read(file(), read);
  files.sweep();
  rewrite();
  files.watched(join(folder, 'content'), []);
  await files.read(file(), read);
  expect(reads).toBe(2);
});

describe('a folder', () => {
  /** The folder as it comes to, with a file that is asked for, and what else it is said to have. */
  const list = (files: KnownFiles, others: Partial<ReadFolder> = {}) =>
    files.folder(folder, async () => ({ entries: [await files.read(file(), read)], hasLinks: false, ...others }));

  /** What it comes to twice; between, who watches it tells `changed`. */
  async function twice(
    between: (files: KnownFiles) => void,
    others: Partial<ReadFolder> = {},
  ): Promise<readonly [ReadFolder, ReadFolder]> {
    const files = known();
    const first = await list(files, others);
    files.sweep();
    between(files);
    return [first, await list(files, others)];
  }

  it('is the very same, with the files in it, where nothing was told of it and it is as it was', async () => {
    const [first, second] = await twice((files) => files.watched(folder, [join(folder, 'media', 'logo.svg')]));
    expect(second).toBe(first);
  });

  it('keeps its files known where it is not listed', async () => {
    const files = known();
    for (const changed of [[], [], [join(folder, 'company.yaml')]]) {
      files.watched(folder, changed);
      await list(files);
      files.sweep();
    }
    expect(reads).toBe(1);
  });

  it('is listed again where something came or went, though nobody told', async () => {
    const [first, second] = await twice((files) => {
      mkdirSync(join(folder, 'media'));
      files.watched(folder, []);
    });
    expect(second).not.toBe(first);
  });

  it('is listed again where a file in it was told to have changed', async () => {
    const [first, second] = await twice((files) => files.watched(folder, [file()]));
    expect(second).not.toBe(first);
  });

  it('is listed again where nobody watches it, or knows what has changed', async () => {
    const [first, second] = await twice(() => undefined);
    expect(second).not.toBe(first);
    const [third, fourth] = await twice((files) => files.watched(folder, 'unknown'));
    expect(fourth).not.toBe(third);
    const [fifth, sixth] = await twice((files) => files.watched(join(folder, 'content'), []));
    expect(sixth).not.toBe(fifth);
  });

  it('is listed again where it has a link, or a file of whose state nothing could be said', async () => {
    const [first, second] = await twice((files) => files.watched(folder, []), { hasLinks: true });
    expect(second).not.toBe(first);
    const files = known();
    const withGone = () =>
      files.folder(folder, async () => ({ entries: [await files.read(join(folder, 'gone'), read)], hasLinks: false }));
    const third = await withGone();
    files.sweep();
    files.watched(folder, []);
    expect(await withGone()).not.toBe(third);
  });

  it('is listed again where it was listed for a build that failed, and then could not be known', async () => {
    const files = known();
    const failed = await list(files);
    await files.folder(folder, async () => ({
      entries: [await files.read(join(folder, 'gone'), read)],
      hasLinks: false,
    }));
    files.sweep();
    files.watched(folder, []);
    expect(await list(files)).not.toBe(failed);
  });
});
