import { BETWEEN, BORDERS, CORNERS, FLOWERS, flower, HEARTS, HEMS, type Motif } from './ornament-motifs.ts';

/**
 * The ornaments of the site: square blocks and horizontal bands of stitches in the style of Slavonian cross-stitch.
 * They are generated from an ident, and the same ident always gives the same ornament. A block consists of motifs (a
 * heart, four flowers, corners, a border), each generated once and mirrored, of seeds between them, and of some random
 * pixels.
 */

/** The content of a cell: 0 empty, 1 the main colour, 2 the second colour, 3 a random pixel. */
export type Tone = 0 | 1 | 2 | 3;

/** Cells by row, from the top left. */
export type Cells = readonly (readonly Tone[])[];

export interface OrnamentOptions {
  /** The number of cells on a side: odd, at least 9. Default: 15. */
  readonly size?: number;
  /**
   * The number of random pixels, rounded down to a multiple of four: each is mirrored into all quarters. Default: 4.
   */
  readonly randomPixels?: number;
}

/** Part of the seed of all blocks. Another letter gives other blocks. */
const BLOCK_SEED = 'e';

/** A square block. It is symmetric to both axes, and to both diagonals except for its random pixels. */
export function ornament(ident: string, { size = 15, randomPixels = 4 }: OrnamentOptions = {}): Cells {
  const random = randomOf(`${BLOCK_SEED} ${ident}`);
  const radius = (size - 1) / 2;
  const quarter = quarterOf(motifsOf(random, radius), radius);
  addSeeds(quarter, random);
  addPixels(quarter, Math.floor(randomPixels / 4), random);
  return mirrored(quarter.map(mirrored));
}

/** The list followed by all its items but the last in reverse order. */
function mirrored<T>(items: readonly T[]): readonly T[] {
  return [...items, ...items.slice(0, -1).reverse()];
}

export interface BandOptions {
  /** The number of columns after which the band repeats: even, at least 8. Default: 16. */
  readonly columns?: number;
}

/** The number of rows of a band. */
export const BAND_ROWS = 9;

/**
 * One repeat of a band, which can be tiled horizontally. It is symmetric to its middle row and to the axes of its
 * motifs.
 */
export function band(ident: string, { columns = 16 }: BandOptions = {}): Cells {
  const random = randomOf(`${ident} band`);
  const middle = (BAND_ROWS - 1) / 2;
  const half = columns / 2;
  const heart = pick(random, HEARTS)(3);
  const between = pick(random, BETWEEN);
  const hem = pick(random, HEMS);
  const cells = Array.from({ length: BAND_ROWS }, (_, y) =>
    Array.from({ length: columns }, (_, x) => {
      const across = Math.abs(y - middle);
      const along = Math.abs(x - half);
      if (across === middle) return hem(x) as Tone;
      return (heart(Math.max(along, across), Math.min(along, across)) || between(half - along, across)) as Tone;
    }),
  );
  return withBandSeeds(cells, random);
}

/** Adds two random cells of tone 2 on the empty ground and mirrors them, so that bands with the same motifs differ. */
function withBandSeeds(cells: Tone[][], random: () => number): Cells {
  const [middle, half] = [(cells.length - 1) / 2, (cells[0]?.length ?? 0) / 2];
  const empty = cells.flatMap((row, y) =>
    row.flatMap((tone, x) => (tone === 0 && y > 0 && y < middle && x > 0 && x < half ? [[x, y]] : [])),
  );
  for (let seed = 0; seed < 2 && empty.length > 0; seed += 1) {
    const [[x = 0, y = 0] = []] = empty.splice(Math.floor(random() * empty.length), 1);
    for (const row of [cells[y], cells[cells.length - 1 - y]]) {
      row?.splice(x, 1, 2);
      row?.splice(2 * half - x, 1, 2);
    }
  }
  return cells;
}

/** The motifs of a block. The first motif that is not empty determines a cell. */
function motifsOf(random: () => number, radius: number): readonly Motif[] {
  const reach = pick(random, radius > 5 ? [3, 4, radius - 1] : [radius - 1]);
  const heart = pick(random, HEARTS)(reach);
  const corner = dyed(pick(random, CORNERS), random);
  const border = dyed(pick(random, BORDERS), random);
  const rows = pick(random, FLOWERS);
  const petals = dyed(flower(reach + 1, rows), random);
  return [
    heart,
    ...(reach + rows.length <= radius + 1 ? [petals] : []),
    (far, near) => corner(radius - near, radius - far),
    (far, near) => border(radius - far, near),
  ];
}

/** Exchanges the two colours of a motif with a probability of 40 per cent. */
function dyed(motif: Motif, random: () => number): Motif {
  if (random() < 0.6) return motif;
  return (far, near) => (3 - motif(far, near)) % 3;
}

/** The upper left quarter of a block, including both axes. One half of it is mirrored at the diagonal. */
function quarterOf(motifs: readonly Motif[], radius: number): Tone[][] {
  const quarter: Tone[][] = [];
  for (let y = 0; y <= radius; y += 1) {
    const row: Tone[] = [];
    for (let x = 0; x <= radius; x += 1) {
      row.push(x < y ? (quarter[x]?.[y] as Tone) : toneAt(motifs, radius - y, radius - x));
    }
    quarter.push(row);
  }
  return quarter;
}

/** Adds three random cells of tone 2 on the empty ground below the diagonal, and mirrors them at the diagonal. */
function addSeeds(quarter: Tone[][], random: () => number): void {
  const empty: (readonly [x: number, y: number])[] = [];
  for (const [y, row] of quarter.entries()) {
    for (let x = 0; x <= y; x += 1) if (row[x] === 0) empty.push([x, y]);
  }
  for (let seed = 0; seed < 3 && empty.length > 0; seed += 1) {
    const [x, y] = pick(random, empty);
    stitch(quarter, [x, y], 2);
    stitch(quarter, [y, x], 2);
  }
}

/** The tone of the first motif that is not empty at these distances from the axes. */
function toneAt(motifs: readonly Motif[], far: number, near: number): Tone {
  for (const motif of motifs) {
    const tone = motif(far, near);
    if (tone !== 0) return tone as Tone;
  }
  return 0;
}

/** Adds random pixels to a quarter, but not on its axes. */
function addPixels(quarter: Tone[][], count: number, random: () => number): void {
  const radius = quarter.length - 1;
  let missing = Math.min(count, radius ** 2);
  while (missing > 0) {
    const y = Math.floor(random() * radius);
    const x = Math.floor(random() * radius);
    if (quarter[y]?.[x] === 3) continue;
    stitch(quarter, [x, y], 3);
    missing -= 1;
  }
}

function stitch(cells: Tone[][], [x, y]: readonly [number, number], tone: Tone): void {
  (cells[y] as Tone[])[x] = tone;
}

function pick<T>(random: () => number, choices: readonly T[]): T {
  return choices[Math.floor(random() * choices.length)] as T;
}

/** A generator of pseudo-random numbers in [0, 1) from a text: FNV-1a seeds mulberry32. */
function randomOf(text: string): () => number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
