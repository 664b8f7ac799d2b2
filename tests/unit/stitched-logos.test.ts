import { describe, expect, it } from 'vitest';
import { stitchedWord, WORD_ROWS } from '../../src/exchange/stitched-letters.ts';
import { stitchedLogos } from '../../src/exchange/stitched-logos.ts';

const drawn = (name: string): readonly string[] =>
  stitchedWord(name).map((row) => row.map((isSet) => (isSet ? '#' : '.')).join(''));

describe('a word in stitches', () => {
  it('has its letters side by side, with their diacritics', () => {
    expect(drawn('Či')).toEqual([
      '.#.#...',
      '..#....',
      '.###..#',
      '#...#.#',
      '#.....#',
      '#.....#',
      '#.....#',
      '#...#.#',
      '.###..#',
    ]);
  });

  it('has a distinct shape for every letter and digit', () => {
    const signs = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&-+.'!"];
    const all = signs.map((sign) => drawn(sign).join('\n'));
    expect(new Set(all).size).toBe(signs.length);
    for (const sign of all) expect(sign).toContain('#');
  });

  it('skips characters that the alphabet lacks', () => {
    expect(drawn('Đ✂d')).toEqual(drawn('DD'));
    expect(drawn('大会')).toEqual(Array.from({ length: WORD_ROWS }, () => ''));
  });
});

describe('the logos of an event', () => {
  const logos = stitchedLogos({ ident: 'lanternfield', title: 'Lanternfield', color: '#2b4fa3' });

  it('are drawn in its colour, and in a brighter one for dark backgrounds', () => {
    expect(logos.full).toContain('fill="#2b4fa3"');
    expect(logos.fullLight).not.toContain('#2b4fa3');
    expect(logos.favicon).toContain('<path fill="#2b4fa3" d="M0 0h17v17H0z"/>');
  });

  it('contain the whole name', () => {
    const [, width] = /viewBox="0 0 (\d+) 15"/.exec(logos.header) ?? [];
    expect(Number(width)).toBe(15 + 3 + (stitchedWord('Lanternfield')[0]?.length ?? 0));
  });

  it('are the ornament alone if the alphabet has no letter of the name', () => {
    expect(stitchedLogos({ ident: 'x', title: '大会', color: '#2b4fa3' }).full).toContain('viewBox="0 0 15 15"');
  });
});
