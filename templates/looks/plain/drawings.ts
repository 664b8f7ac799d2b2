import type { Drawings } from '../../../src/domain/page/look.ts';
import { SHARE_SIZE, type ShareCard } from '../../../src/domain/page/media.ts';
import type { Shape, TextBlock } from '../../../src/domain/page/shapes.ts';
import { portraitShapes } from '../portrait-shapes.ts';

/** Share images of letters and portraits, with a bar in the event's colour. This look has no pictures for stylesheets. */
export const drawings: Drawings = { shareShapes, masks: () => ({}) };

const { width, height } = SHARE_SIZE;
const PAPER = '#ffffff';
const INK = '#17191e';
const QUIET = '#565b64';
const BAR = { x: 0, y: 0, width: 24, height } as const;
/** The square of the portraits. The text beside them is narrower. */
const PORTRAITS = { x: 792, y: 153, side: 324 } as const;
const TEXT_GAP = 40;
const TEXT = { x: 104, y: 72, width: width - 104 - 96, height: height - 2 * 72, gap: 28 } as const;

function shareShapes({ title, of, line, color, portraits = [] }: ShareCard): readonly Shape[] {
  const small = { lines: 2, lineHeight: 1.3, letterSpacing: 0, weight: 500 } as const;
  const blocks: readonly TextBlock[] = [
    ...(of === title ? [] : [{ ...small, text: of, sizes: [36], color } as const]),
    {
      text: title,
      sizes: [88, 76, 64, 54, 46, 40],
      lines: 4,
      weight: 800,
      lineHeight: 1.1,
      letterSpacing: -0.02,
      color: INK,
    },
    ...(line === undefined ? [] : [{ ...small, lines: 3, text: line, sizes: [32], color: QUIET } as const]),
  ];
  return [
    { kind: 'rect', x: 0, y: 0, width, height, color: PAPER },
    { kind: 'rect', ...BAR, color },
    ...(portraits.length === 0 ? [] : portraitShapes(portraits.length, PORTRAITS)),
    { kind: 'text', ...TEXT, ...(portraits.length === 0 ? {} : { width: PORTRAITS.x - TEXT_GAP - TEXT.x }), blocks },
  ];
}
