import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contentFile, listHash } from '../../src/emit/emit-files.ts';
import type { NamedFile } from '../../src/model/output.ts';

const named = (...pairs: readonly (readonly [path: string, hash: string])[]): readonly NamedFile[] =>
  pairs.map(([path, hash]) => ({ path, hash }));

it('a hash of files is the same in whatever order and lists they come', () => {
  const files = fc.uniqueArray(fc.record({ path: fc.string(), hash: fc.string() }), { selector: ({ path }) => path });
  fc.assert(
    fc.property(files, fc.nat(), (all, at) => {
      const cut = at % (all.length + 1);
      expect(listHash([all.slice(cut).reverse(), [], all.slice(0, cut)])).toBe(listHash([all]));
    }),
  );
});

it('a hash of files is another one where one is more or less, or has another hash or path', () => {
  const hashes = [
    [],
    named(['a', '1']),
    named(['a', '1'], ['b', '1']),
    named(['a', '1'], ['b', '2']),
    named(['a', '2'], ['b', '1']),
    named(['a', '2'], ['c', '1']),
  ].map((files) => listHash([files]));
  expect(new Set(hashes).size).toBe(hashes.length);
  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{32}$/);
});

it('content is another where a page’s or a slice’s data is, and for no other file', () => {
  const content = (data: string, page: string, slice: string) =>
    contentFile([
      named(['page-data/index/page-data.json', data], ['index.html', page]),
      named(['slice-data/header.json', slice]),
    ]).hash;
  const before = content('1', '1', '1');
  expect(content('1', '2', '1')).toBe(before);
  expect(content('2', '1', '1')).not.toBe(before);
  expect(content('1', '1', '2')).not.toBe(before);
});
