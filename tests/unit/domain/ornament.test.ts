import { hash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BAND_ROWS, band, type Cells, ornament } from '../../../src/domain/page/ornament.ts';
import { stitchPaths } from '../../../src/domain/page/stitches.ts';

const sizes = fc.integer({ min: 4, max: 20 }).map((half) => 2 * half + 1);
const widths = fc.integer({ min: 4, max: 20 }).map((half) => 2 * half);
const mirrored = (cells: Cells): Cells => cells.map((row) => row.toReversed());

test('an ornament is a full square, symmetric about both axes, for any ident', () => {
  fc.assert(
    fc.property(fc.string(), sizes, (ident, size) => {
      const cells = ornament(ident, { size });
      expect(cells.map((row) => row.length)).toEqual(Array(size).fill(size));
      expect(mirrored(cells)).toEqual(cells);
      expect(cells.toReversed()).toEqual(cells);
      expect(cells.flat().some((tone) => tone === 1)).toBe(true);
      expect(ornament(ident, { size })).toEqual(cells);
    }),
  );
});

test('an ornament has the requested number of random pixels, rounded to fours', () => {
  fc.assert(
    fc.property(fc.string(), sizes, fc.integer({ min: 0, max: 40 }), (ident, size, randomPixels) => {
      const pixels = ornament(ident, { size, randomPixels })
        .flat()
        .filter((tone) => tone === 3);
      expect(pixels).toHaveLength(Math.floor(randomPixels / 4) * 4);
    }),
  );
});

test('a band is seamless and looks the same upside down', () => {
  fc.assert(
    fc.property(fc.string(), widths, (ident, columns) => {
      const cells = band(ident, { columns });
      expect(cells.map((row) => row.length)).toEqual(Array(BAND_ROWS).fill(columns));
      expect(cells.toReversed()).toEqual(cells);
      expect(cells.flat().some((tone) => tone === 1)).toBe(true);
    }),
  );
});

test('no two idents in the content have the same ornament, and no two events the same band', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' });
  const names = files.map((file) => file.replace(/^.*\//, '').replace(/\..*$/, ''));
  const idents = new Set([...names, ...Array.from({ length: 1000 }, (_, at) => `speaker-${at}`)]);
  const blocks = [...idents].map((ident) => JSON.stringify(ornament(ident)));
  expect(idents.size).toBeGreaterThan(100);
  expect(new Set(blocks).size).toBe(idents.size);
  const bands = readdirSync('content/events').map((event) => JSON.stringify(band(event)));
  expect(new Set(bands).size).toBe(bands.length);
  const many = Array.from({ length: 300 }, (_, at) => JSON.stringify(band(`event-${at}`)));
  expect(new Set(many).size).toBeGreaterThan(270);
});

test('paths of stitches cover exactly their cells', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.constantFrom(0, 1, 2, 3) as fc.Arbitrary<0 | 1 | 2 | 3>)), (cells) => {
      const drawn = cells.map((row) => row.map(() => 0));
      for (const { tone, d } of stitchPaths(cells)) {
        for (const [, x, y, length] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
          drawn[Number(y)]?.fill(tone, Number(x), Number(x) + Number(length));
        }
      }
      expect(drawn).toEqual(cells);
    }),
  );
});

test('ornaments never change between versions', () => {
  const rows = ornament('devlica', { size: 9 }).map((row) => row.join(''));
  const half = ['222111222', '222202222', '232121232', '121000121'];
  expect(rows).toEqual([...half, '102020201', ...half.toReversed()]);
  const idents = Array.from({ length: 200 }, (_, at) => `speaker-${at}`);
  const blocks = [9, 15, 21].flatMap((size) => idents.map((ident) => ornament(ident, { size, randomPixels: 8 })));
  const bands = idents.map((ident) => band(ident));
  expect(hash('sha256', JSON.stringify([blocks, bands])).slice(0, 16)).toBe('0942240e3ce6cdc8');
});
