/** A pixel font on the grid of stitches, for the logos of new events. */

/** Rows of cells, all of one length; true is a stitch. */
export type Stitches = readonly (readonly boolean[])[];

/** The number of rows of a word: two for accents, and seven for the letters. */
export const WORD_ROWS = 9;

/** The glyphs of the letters, each five cells wide with an empty column after it; narrow ones are trimmed. */
const SHEETS: readonly (readonly [letters: string, drawn: string])[] = [
  [
    'ABCDEFGHIJKLM',
    `
.###..####...###..####..#####.#####..###..#...#.#.........#.#...#.#.....#...#.
#...#.#...#.#...#.#...#.#.....#.....#...#.#...#.#.........#.#..#..#.....##.##.
#...#.#...#.#.....#...#.#.....#.....#.....#...#.#.........#.#.#...#.....#.#.#.
#####.####..#.....#...#.####..####..#.###.#####.#.........#.##....#.....#.#.#.
#...#.#...#.#.....#...#.#.....#.....#...#.#...#.#.....#...#.#.#...#.....#...#.
#...#.#...#.#...#.#...#.#.....#.....#...#.#...#.#.....#...#.#..#..#.....#...#.
#...#.####...###..####..#####.#......###..#...#.#......###..#...#.#####.#...#.`,
  ],
  [
    'NOPQRSTUVWXYZ',
    `
#...#..###..####...###..####...####.#####.#...#.#...#.#...#.#...#.#...#.#####.
##..#.#...#.#...#.#...#.#...#.#.......#...#...#.#...#.#...#.#...#.#...#.....#.
#.#.#.#...#.#...#.#...#.#...#.#.......#...#...#.#...#.#...#..#.#...#.#.....#..
#.#.#.#...#.####..#...#.####...###....#...#...#.#...#.#.#.#...#.....#.....#...
#..##.#...#.#.....#.#.#.#.#.......#...#...#...#.#...#.#.#.#..#.#....#....#....
#...#.#...#.#.....#..#..#..#......#...#...#...#..#.#..##.##.#...#...#...#.....
#...#..###..#......##.#.#...#.####....#....###....#...#...#.#...#...#...#####.`,
  ],
  [
    "0123456789&-+.'!",
    `
.###....#....###..####.....#..#####..###..#####..###...###...##.....................#.....#.....
#...#..##...#...#.....#...##..#.....#.........#.#...#.#...#.#..#..........#.........#.....#.....
#..##...#.......#.....#..#.#..####..#........#..#...#.#...#.#.#...........#...............#.....
#.#.#...#.....##...###..#..#......#.####....#....###...####..#....###...#####.............#.....
##..#...#....#........#.#####.....#.#...#...#...#...#.....#.#.#.#.........#...............#.....
#...#...#...#.........#....#..#...#.#...#...#...#...#.....#.#..#..........#.....................
.###....#...#####.####.....#...###...###....#....###...###...##.#...............#.........#.....`,
  ],
];

/** The glyphs of accents, by their combining character. */
const ACCENTS: Readonly<Record<string, readonly [string, string]>> = {
  '\u0300': ['.#...', '..#..'],
  '\u0301': ['...#.', '..#..'],
  '\u0302': ['..#..', '.#.#.'],
  '\u0303': ['.##.#', '#..#.'],
  '\u0308': ['.....', '.#.#.'],
  '\u030a': ['..#..', '.#.#.'],
  '\u030c': ['.#.#.', '..#..'],
};

const ALPHABET: ReadonlyMap<string, Stitches> = new Map(SHEETS.flatMap(([letters, drawn]) => glyphsOf(letters, drawn)));
const SPACE: Stitches = Array.from({ length: WORD_ROWS - 2 }, () => [false, false]);

/** Draws a name in capitals, with one cell between letters. Characters that the font lacks are left out. */
export function stitchedWord(name: string): Stitches {
  const letters = [
    ...name
      .toUpperCase()
      .replaceAll('Đ', 'D')
      .normalize('NFD')
      .matchAll(/(\P{M})(\p{M}*)/gu),
  ].flatMap(([, letter = '', accents = '']) => {
    const drawn = letter === ' ' ? SPACE : ALPHABET.get(letter);
    return drawn === undefined ? [] : [withAccent(drawn, ACCENTS[accents.charAt(0)])];
  });
  return Array.from({ length: WORD_ROWS }, (_, y) =>
    letters.flatMap((letter, index) => [...(index === 0 ? [] : [false]), ...(letter[y] ?? [])]),
  );
}

function glyphsOf(letters: string, drawn: string): readonly (readonly [string, Stitches])[] {
  const rows = drawn.trim().split('\n');
  return [...letters].map((letter, index) => {
    const cells = rows.map((row) => [...row.slice(index * 6, index * 6 + 5)].map((sign) => sign === '#'));
    const used = [0, 1, 2, 3, 4].filter((x) => cells.some((row) => row[x]));
    return [letter, cells.map((row) => row.slice(used[0], (used.at(-1) ?? 0) + 1))] as const;
  });
}

/** Places an accent above the middle of a letter. */
function withAccent(letter: Stitches, accent: readonly [string, string] = ['', '']): Stitches {
  const width = letter[0]?.length ?? 0;
  const indent = Math.floor((5 - width) / 2);
  const above = accent.map((row) => Array.from({ length: width }, (_, x) => row[x + indent] === '#'));
  return [...above, ...letter];
}
