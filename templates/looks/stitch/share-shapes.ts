import { SHARE_SIZE, type ShareCard } from '../../../src/domain/page/media.ts';
import { BAND_ROWS, band, type Cells, ornament } from '../../../src/domain/page/ornament.ts';
import type { CellsShape, Shape, TextBlock, TextShape } from '../../../src/domain/page/shapes.ts';
import { portraitShapes } from '../portrait-shapes.ts';

/** Composes a share image: portraits or the page's ornament, the event's band at the bottom, and the texts. */

const { width, height } = SHARE_SIZE;

const LINEN = '#f6f1e7';
const INK = '#201b16';
const GOLD = '#d59a1f';

/** The number of cells on a side of the ornament, their distance, and the ornament's position. */
const BLOCK = { size: 15, pitch: 24, x: 776, y: 96 } as const;
const BAND = { columns: 30, pitch: 8 } as const;
const TEXT = { x: 64, y: 64, width: 680, height: 456, gap: 20 } as const;

export function shareShapes(card: ShareCard): readonly Shape[] {
  const { color, ident, randomPixels } = card;
  return [
    { kind: 'rect', x: 0, y: 0, width, height, color: LINEN },
    ...(card.portraits === undefined
      ? [stitches(ornament(ident, { size: BLOCK.size, randomPixels }), { color, ...BLOCK })]
      : portraitShapes(card.portraits.length, { x: BLOCK.x, y: BLOCK.y, side: BLOCK.size * BLOCK.pitch })),
    stitches(seam(card.band), { color, x: 0, y: height - (BAND_ROWS + 1) * BAND.pitch, pitch: BAND.pitch }),
    textShape(card),
  ];
}

/** Draws cells with gaps between them. */
function stitches(
  cells: Cells,
  { color, x, y, pitch }: { readonly color: string; readonly x: number; readonly y: number; readonly pitch: number },
): CellsShape {
  const side = pitch - Math.max(1, pitch / 12);
  return { kind: 'cells', x, y, cells, pitch, side, colors: { 1: color, 2: INK, 3: GOLD } };
}

/** An event's band, repeated to the width of the picture. */
function seam(ident: string): Cells {
  const repeat = band(ident, { columns: BAND.columns });
  return repeat.map((cells) =>
    Array.from({ length: width / BAND.pitch }, (_, across) => cells[across % BAND.columns] ?? 0),
  );
}

function textShape({ title, of, line, color }: ShareCard): TextShape {
  const small = { lines: 2, lineHeight: 1.3, letterSpacing: 0 } as const;
  const blocks: readonly TextBlock[] = [
    { ...small, text: of, sizes: [34], weight: 800, color },
    {
      text: title,
      sizes: titleSizes(title),
      lines: 5,
      weight: 800,
      lineHeight: 1.05,
      letterSpacing: -0.014,
      color: INK,
    },
    ...(line === undefined ? [] : [{ ...small, lines: 3, text: line, sizes: [32], weight: 500, color: INK } as const]),
  ];
  return { kind: 'text', ...TEXT, blocks };
}

/** Font sizes for a title. Longer titles get smaller sizes, so that most fit into four lines. */
function titleSizes(title: string): TextBlock['sizes'] {
  const sizes = [
    [16, 96],
    [40, 78],
    [70, 64],
    [110, 52],
    [Number.POSITIVE_INFINITY, 44],
  ] as const;
  const [first = 44, ...smaller] = sizes.filter(([length]) => title.length <= length).map(([, size]) => size);
  return [first, ...smaller, 38, 32];
}
