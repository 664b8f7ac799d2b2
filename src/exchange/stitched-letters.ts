/** A small alphabet on the grid of stitches, in which the logos of a new site are written. */

/** Rows of cells, of one length; true where there is a stitch. */
export type Stitches = readonly (readonly boolean[])[];

/** The rows of every word: two for what stands above letters, and seven for the letters. */
export const WORD_ROWS = 9;

/** Letters as they are drawn, six cells for each with the space behind it; narrow ones are cut to their width. */
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

/** What stands above a letter, by its sign of Unicode. */
const MARKS: Readonly<Record<string, readonly [string, string]>> = {
  '\u0300': ['.#...', '..#..'],
  '\u0301': ['...#.', '..#..'],
  '\u0302': ['..#..', '.#.#.'],
  '\u0303': ['.##.#', '#..#.'],
  '\u0308': ['.....', '.#.#.'],
  '\u030a': ['..#..', '.#.#.'],
  '\u030c': ['.#.#.', '..#..'],
};

const ALPHABET: ReadonlyMap<string, Stitches> = new Map(SHEETS.flatMap(([letters, drawn]) => cutUp(letters, drawn)));
const SPACE: Stitches = Array.from({ length: WORD_ROWS - 2 }, () => [false, false]);

/** A name in capitals, a cell between letters. What the alphabet lacks is passed over; of nothing, nothing is made. */
export function stitchedWord(name: string): Stitches {
  const letters = [
    ...name
      .toUpperCase()
      .replaceAll('Đ', 'D')
      .normalize('NFD')
      .matchAll(/(\P{M})(\p{M}*)/gu),
  ].flatMap(([, letter = '', marks = '']) => {
    const drawn = letter === ' ' ? SPACE : ALPHABET.get(letter);
    return drawn === undefined ? [] : [withMark(drawn, MARKS[marks.charAt(0)])];
  });
  return Array.from({ length: WORD_ROWS }, (_, y) =>
    letters.flatMap((letter, index) => [...(index === 0 ? [] : [false]), ...(letter[y] ?? [])]),
  );
}

function cutUp(letters: string, drawn: string): readonly (readonly [string, Stitches])[] {
  const rows = drawn.trim().split('\n');
  return [...letters].map((letter, index) => {
    const cells = rows.map((row) => [...row.slice(index * 6, index * 6 + 5)].map((sign) => sign === '#'));
    const used = [0, 1, 2, 3, 4].filter((x) => cells.some((row) => row[x]));
    return [letter, cells.map((row) => row.slice(used[0], (used.at(-1) ?? 0) + 1))] as const;
  });
}

/** The mark in the middle above its letter. */
function withMark(letter: Stitches, mark: readonly [string, string] = ['', '']): Stitches {
  const width = letter[0]?.length ?? 0;
  const indent = Math.floor((5 - width) / 2);
  const above = mark.map((row) => Array.from({ length: width }, (_, x) => row[x + indent] === '#'));
  return [...above, ...letter];
}
