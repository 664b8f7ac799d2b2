/**
 * Ornaments of the site: blocks and bands of stitches that follow from an ident, after the cross-stitch of Slavonia.
 * A block is made of few motifs (a heart, four flowers, corners, a border), each drawn once and mirrored, of seeds strewn
 * between them, and of some random pixels, its maker's mark. The same ident always gives the same ornament.
 */

/** What a cell holds: nothing, the main thread, the second thread, or a random pixel. */
export type Tone = 0 | 1 | 2 | 3;

/** Cells by row, from the top left. */
export type Cells = readonly (readonly Tone[])[];

export interface OrnamentOptions {
  /** Cells a side: odd, 9 or more. */
  readonly size?: number;
  /** Cells of tone 3, in fours: each is somewhere in a quarter, and mirrored into the others. */
  readonly randomPixels?: number;
}

/** A motif: the tone at a place, by the distances along (`far`) and across (`near`) the nearest axis; 0 is none. */
type Motif = (far: number, near: number) => number;

/** Which of all possible books of patterns the blocks are from; another letter is another book. */
const PATTERN_BOOK = 'e';

/** A square block, symmetric to both axes, and but for its random pixels to both diagonals. */
export function ornament(ident: string, { size = 15, randomPixels = 4 }: OrnamentOptions = {}): Cells {
  const random = randomOf(`${PATTERN_BOOK} ${ident}`);
  const radius = (size - 1) / 2;
  const quarter = quarterOf(motifsOf(random, radius), radius);
  strewSeeds(quarter, random);
  strewPixels(quarter, Math.floor(randomPixels / 4), random);
  return mirrored(quarter.map(mirrored));
}

/** A list, and after its last item the others once more, backwards. */
function mirrored<T>(items: readonly T[]): readonly T[] {
  return [...items, ...items.slice(0, -1).reverse()];
}

export interface BandOptions {
  /** Cells of one repeat: even, 8 or more. */
  readonly columns?: number;
}

/** The rows of every band. */
export const BAND_ROWS = 9;

/** One repeat of a strip, which continues itself at both ends; symmetric to its middle row and to each motif. */
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

/** Strews two stitches over the bare ground of a quarter, and mirrors them: by them alone many bands differ. */
function withBandSeeds(cells: Tone[][], random: () => number): Cells {
  const [middle, half] = [(cells.length - 1) / 2, (cells[0]?.length ?? 0) / 2];
  const bare = cells.flatMap((row, y) =>
    row.flatMap((tone, x) => (tone === 0 && y > 0 && y < middle && x > 0 && x < half ? [[x, y]] : [])),
  );
  for (let seed = 0; seed < 2 && bare.length > 0; seed += 1) {
    const [[x = 0, y = 0] = []] = bare.splice(Math.floor(random() * bare.length), 1);
    for (const row of [cells[y], cells[cells.length - 1 - y]]) {
      row?.splice(x, 1, 2);
      row?.splice(2 * half - x, 1, 2);
    }
  }
  return cells;
}

/** Eight petals, the star of every Slavonian sash. */
function star(reach: number): Motif {
  const petal = Math.floor(reach / 2);
  return (far, near) => {
    if (far === 0) return 2;
    return near >= 1 && near <= petal && far - near >= 1 && far - near <= petal ? 1 : 0;
  };
}

/** Rhombs one in another. */
function rhomb(reach: number): Motif {
  return (far, near) => {
    const ring = far + near;
    if (ring > reach) return 0;
    return ring === reach || ring < reach - 1 ? (ring === reach ? 1 : 2 - (ring % 2)) : 0;
  };
}

/** A rose: a full round of petals with a cross in it. */
function rose(reach: number): Motif {
  return (far, near) => {
    if (far > reach || far + near > reach + Math.floor(reach / 2)) return 0;
    if (near === 0) return far < reach ? 2 : 0;
    if (reach > 4 && far + near === reach) return 0;
    return far === near && far > 1 ? 0 : 1;
  };
}

/** A square that stands on its tip, with a hook at each side. */
function hooked(reach: number): Motif {
  return (far, near) => {
    if (far + near <= Math.floor(reach / 2)) return 1;
    if (near === 0 && far <= reach) return 2;
    return far === reach && near <= 1 ? 1 : 0;
  };
}

/** A flower on an axis, from its foot outwards: each row says how far from the axis its stitches are. */
function flower(foot: number, rows: readonly (readonly number[])[]): Motif {
  return (far, near) => {
    const row = rows[far - foot];
    if (row === undefined || !row.includes(near)) return 0;
    return far - foot === rows.length - 1 && near === 0 ? 2 : 1;
  };
}

const HEARTS: readonly ((reach: number) => Motif)[] = [star, rhomb, rose, hooked];

const TULIP = [[0], [0, 1], [1, 2], [0, 2]];
const CARNATION = [[0], [0, 2], [0, 1], [0, 1, 2]];
const SPRIG = [[0, 1], [0], [0, 2], [0, 1]];
const HORNS = [[0], [0], [0, 2], [1, 2]];
const BUD = [[0], [1], [0, 1], [0]];
const FLOWERS = [TULIP, CARNATION, SPRIG, HORNS, BUD];

/** Corners, by the distances from the corner's two sides. */
const CORNERS: readonly Motif[] = [
  () => 0,
  (far, near) => (far + near <= 2 ? 1 : 0),
  (far, near) => (far + near === 3 ? 1 : far + near <= 1 ? 2 : 0),
  (far, near) => (near === 1 && far <= 2 ? 1 : near === 0 && far === 0 ? 2 : 0),
  (far, near) => (far === near && far <= 2 ? 2 : near === 0 && far <= 3 ? 1 : 0),
];

/** Borders, by the distance from the edge and the place along it. */
const BORDERS: readonly ((edge: number, along: number) => number)[] = [
  () => 0,
  (edge, along) => (edge === 0 && along % 2 === 0 ? 1 : 0),
  (edge) => (edge === 0 ? 1 : 0),
  (edge, along) => (edge === (along % 4 < 2 ? 0 : 1) ? 1 : 0),
  (edge, along) => (edge === 0 && along % 4 !== 2 ? 1 : edge === 1 && along % 4 === 2 ? 2 : 0),
  (edge, along) => (edge === 0 && along % 3 === 0 ? 2 : 0),
];

/** What stands between two hearts of a band, by the distances from its own middle. */
const BETWEEN: readonly Motif[] = [
  (along, across) => (along + across === 3 ? 1 : along + across <= 1 ? 2 : 0),
  (along, across) => (along === across && along > 0 && along < 4 ? 1 : along + across === 0 ? 2 : 0),
  (along, across) =>
    along === 0 && across > 0 ? 1 : across === 2 && along === 2 ? 2 : across === 3 && along < 2 ? 1 : 0,
  (along, across) => (along + across <= 2 ? 1 : across === 3 && along === 3 ? 2 : 0),
];

/** The two edges of a band. */
const HEMS: readonly ((x: number) => number)[] = [
  () => 1,
  (x) => (x % 2 === 0 ? 1 : 0),
  (x) => (x % 4 === 0 ? 0 : 1),
  (x) => (x % 4 === 0 ? 2 : x % 2 === 0 ? 1 : 0),
];

/** A block's motifs, the first on top. */
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

/** A motif in its own colours, or now and then with its two threads exchanged. */
function dyed(motif: Motif, random: () => number): Motif {
  if (random() < 0.6) return motif;
  return (far, near) => (3 - motif(far, near)) % 3;
}

/** The upper left quarter of a block, with both axes: an eighth, mirrored at the diagonal. */
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

/** Strews three stitches over the bare ground of an eighth, and mirrors them into the other one of the quarter. */
function strewSeeds(quarter: Tone[][], random: () => number): void {
  const bare: (readonly [x: number, y: number])[] = [];
  for (const [y, row] of quarter.entries()) {
    for (let x = 0; x <= y; x += 1) if (row[x] === 0) bare.push([x, y]);
  }
  for (let seed = 0; seed < 3 && bare.length > 0; seed += 1) {
    const [x, y] = pick(random, bare);
    stitch(quarter, [x, y], 2);
    stitch(quarter, [y, x], 2);
  }
}

/** What the first motif has at the distances from the axes; `far` is not less than `near`. */
function toneAt(motifs: readonly Motif[], far: number, near: number): Tone {
  for (const motif of motifs) {
    const tone = motif(far, near);
    if (tone !== 0) return tone as Tone;
  }
  return 0;
}

/** Puts pixels into cells of a quarter that have none, off the axes. */
function strewPixels(quarter: Tone[][], count: number, random: () => number): void {
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

/** Numbers from 0 up to 1 that follow from a text alone (FNV-1a into mulberry32). */
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
