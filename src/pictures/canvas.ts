import type { IndexedPicture } from './indexed-png.ts';

/** The number of antialiasing steps at the edges of letters. With seven steps, a share image has at most 16 colours. */
export const MAX_COVERAGE = 7;

/** A picture to draw on. Anything outside of it is clipped. */
export interface Canvas extends IndexedPicture {
  /** Fills a rectangle with a colour, `#rrggbb`. */
  fill(color: string, box: Box): void;
  /** Blends a colour into the box. `coverage` contains 0 to `MAX_COVERAGE` for each pixel, in rows. */
  blend(color: string, coverage: Uint8Array, box: Box): void;
}

/** A box in whole pixels. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Creates a canvas, whose background is the first colour drawn. */
export function createCanvas({ width, height }: Pick<Box, 'width' | 'height'>): Canvas {
  const indexes = new Uint8Array(width * height);
  const palette: number[] = [];
  const indexOf = (color: number): number => {
    const index = palette.indexOf(color);
    if (index >= 0) return index;
    return palette.push(color) - 1;
  };
  return {
    width,
    height,
    indexes,
    palette,
    fill(color, box) {
      const index = indexOf(colorOf(color));
      const [left, right] = [Math.max(0, box.x), Math.min(width, box.x + box.width)];
      for (let y = Math.max(0, box.y); y < Math.min(height, box.y + box.height); y += 1)
        if (left < right) indexes.fill(index, y * width + left, y * width + right);
    },
    blend(color, coverage, box) {
      const mixed: number[] = [];
      const mixedWith = (behind: number, amount: number): number =>
        indexOf(mix(palette[behind] ?? 0, colorOf(color), amount / MAX_COVERAGE));
      for (let y = Math.max(0, -box.y); y < Math.min(box.height, height - box.y); y += 1) {
        for (let x = Math.max(0, -box.x); x < Math.min(box.width, width - box.x); x += 1) {
          const amount = coverage[y * box.width + x] ?? 0;
          if (amount === 0) continue;
          const at = (box.y + y) * width + box.x + x;
          const behind = indexes[at] ?? 0;
          const key = behind * (MAX_COVERAGE + 1) + amount;
          mixed[key] ??= mixedWith(behind, amount);
          indexes[at] = mixed[key];
        }
      }
    },
  };
}

/** Converts `#rrggbb` to `0xrrggbbff`. */
function colorOf(hex: string): number {
  return Number.parseInt(`${hex.slice(1)}ff`, 16);
}

/** Mixes two colours. `amount` is the share of the second one, from 0 to 1. */
function mix(from: number, to: number, amount: number): number {
  const part = (shift: number): number => {
    const [a, b] = [(from >>> shift) & 255, (to >>> shift) & 255];
    return Math.round(a + (b - a) * amount);
  };
  return part(24) * 2 ** 24 + (part(16) << 16) + (part(8) << 8) + 255;
}
