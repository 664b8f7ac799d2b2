import { SHARE_SIZE, type ShareCard } from '../model/media.ts';
import { BAND_ROWS, band, type Cells, ornament, type Tone } from '../model/ornament.ts';

const { width, height } = SHARE_SIZE;

const LINEN = '#f6f1e7';
const INK = '#201b16';
const GOLD = '#d59a1f';

/** Cells of the ornament a side, and its place. */
const BLOCK = { size: 15, cell: 24, x: 776, y: 96 } as const;
const BAND_CELL = 8;
const BAND_COLUMNS = 30;

/** The linen of a share image: an ornament of its own, the event's band as a seam, and the text beside them. */
export function drawShareCloth({ color, ident, band: seam, randomPixels }: ShareCard, text: string): string {
  const bandTop = height - (BAND_ROWS + 1) * BAND_CELL;
  const repeat = band(seam, { columns: BAND_COLUMNS });
  const row = repeat.map((cells) => Array.from({ length: width / BAND_CELL }, (_, x) => cells[x % BAND_COLUMNS] ?? 0));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" shape-rendering="crispEdges">`,
    `<path fill="${LINEN}" d="M0 0h${width}v${height}H0z"/>`,
    ...stitches(ornament(ident, { size: BLOCK.size, randomPixels }), {
      color,
      cell: BLOCK.cell,
      x: BLOCK.x,
      y: BLOCK.y,
    }),
    ...stitches(row, { color, cell: BAND_CELL, x: 0, y: bandTop }),
    `<g shape-rendering="geometricPrecision" transform="translate(64 64)">${text}</g>`,
    '</svg>',
  ].join('');
}

interface Sewing {
  readonly color: string;
  /** Pixels a side; a thread's width of each stays linen. */
  readonly cell: number;
  readonly x: number;
  readonly y: number;
}

/** One path a tone. */
function stitches(cells: Cells, { color, cell, x, y }: Sewing): readonly string[] {
  const tones: Readonly<Record<Exclude<Tone, 0>, string>> = { 1: color, 2: INK, 3: GOLD };
  const side = cell - Math.max(1, cell / 12);
  return ([1, 2, 3] as const).map((tone) => {
    const squares = cells.flatMap((row, down) =>
      row.map((one, across) =>
        one === tone ? `M${x + across * cell} ${y + down * cell}h${side}v${side}h-${side}z` : '',
      ),
    );
    return `<path fill="${tones[tone]}" d="${squares.join('')}"/>`;
  });
}
