import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOwnMemo } from '../../src/render/own-memo.ts';
import { createPlacesMemory, ownFiles } from '../../src/render/own-places.ts';

const own = (key: string): string => `{"html":"<p>č ${key}</p>"}`;

describe('what is kept of rendered parts', () => {
  let folder: string;
  const fill = (tool: string): void => {
    const memo = openOwnMemo(folder, tool);
    for (const key of ['a', 'b']) {
      memo.keep([key]);
      memo.set(key, own(key));
    }
    memo.save();
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'conf-site-memo-'));
    fill('1.0.0');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is there for the next build', () => {
    expect(openOwnMemo(folder, '1.0.0').get('b')).toBe(own('b'));
  });

  it('is there at once, before it is saved', () => {
    const memo = openOwnMemo(folder, '1.0.0');
    memo.set('c', own('c'));
    expect([memo.get('c'), memo.get('a')]).toEqual([own('c'), own('a')]);
  });

  it('grows by what is new, and is written anew without what most pages no longer have', () => {
    const packed = join(folder, 'own.pack');
    const before = readFileSync(packed).length;
    const again = openOwnMemo(folder, '1.0.0');
    for (const key of ['a', 'b', 'c']) again.keep([key]);
    again.set('c', own('c'));
    again.save();
    expect(readFileSync(packed).length).toBe((before / 2) * 3);
    const fewer = openOwnMemo(folder, '1.0.0');
    fewer.keep(['c']);
    fewer.save();
    expect(readFileSync(packed).length).toBe(before / 2);
    expect(['a', 'b', 'c'].map((key) => openOwnMemo(folder, '1.0.0').get(key))).toEqual([
      undefined,
      undefined,
      own('c'),
    ]);
  });

  it('is nothing where it cannot be written, and no reason to fail', () => {
    writeFileSync(join(folder, 'file'), '');
    const memo = openOwnMemo(join(folder, 'file'), '1.0.0');
    memo.keep(['a']);
    memo.set('a', own('a'));
    expect(memo.get('a')).toBeUndefined();
    expect(() => memo.save()).not.toThrow();
  });

  it('is not there for another version of the tool', () => {
    expect(openOwnMemo(folder, '1.0.1').get('b')).toBeUndefined();
  });

  it('is never given with a changed byte', () => {
    const file = join(folder, 'own.pack');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('<p>č b', '<p>č x'));
    const memo = openOwnMemo(folder, '1.0.0');
    expect(memo.get('a')).toBe(own('a'));
    expect(memo.get('b')).toBeUndefined();
  });

  it('is known to who remembers where it is, also what others have added since', () => {
    const memory = createPlacesMemory();
    const files = ownFiles(folder);
    const remembering = () => openOwnMemo(folder, '1.0.0', memory);
    const first = remembering();
    first.keep(['a', 'b']);
    first.save();
    expect(memory.recall(files, '1.0.0')?.places.size).toBe(2);
    expect(memory.recall(files, '1.0.1')).toBeUndefined();
    const other = openOwnMemo(folder, '1.0.0');
    other.keep(['a', 'b', 'c']);
    other.set('c', own('c'));
    other.save();
    expect(remembering().get('c')).toBe(own('c'));
    const second = remembering();
    second.keep(['a', 'b', 'c', 'd']);
    second.set('d', own('d'));
    second.save();
    expect([remembering().get('d'), openOwnMemo(folder, '1.0.0').get('d')]).toEqual([own('d'), own('d')]);
    rmSync(files.list);
    expect(remembering().get('d')).toBeUndefined();
  });

  it('is found behind half of a line', () => {
    const { list } = ownFiles(folder);
    writeFileSync(list, readFileSync(list).subarray(0, -1));
    const memo = openOwnMemo(folder, '1.0.0');
    memo.keep(['a', 'b', 'c']);
    memo.set('c', own('c'));
    memo.save();
    expect(openOwnMemo(folder, '1.0.0').get('c')).toBe(own('c'));
  });
});
