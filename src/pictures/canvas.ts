import type { IndexedPicture } from './indexed-png.ts';

/** The number of antialiasing steps at the edge of a letter. With seven, a share image has at most 16 colours. */
export const FULL_COVER = 7;

/** A picture to draw on. Anything outside of it is clipped. */
export interface Canvas extends IndexedPicture {
  /** Fills a rectangle with a colour, `#rrggbb`. */
  fill(color: string, box: Box): void;
  /** Blends a colour into the box: `cover` contains 0 to `FULL_COVER` for each pixel, in rows. */
  blend(color: string, cover: Uint8Array, box: Box): void;
}

/** In whole pixels. */
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
    blend(color, cover, box) {
      const mixed: number[] = [];
      const mixedWith = (behind: number, amount: number): number =>
        indexOf(mix(palette[behind] ?? 0, colorOf(color), amount / FULL_COVER));
      for (let y = Math.max(0, -box.y); y < Math.min(box.height, height - box.y); y += 1) {
        for (let x = Math.max(0, -box.x); x < Math.min(box.width, width - box.x); x += 1) {
          const amount = cover[y * box.width + x] ?? 0;
          if (amount === 0) continue;
          const at = (box.y + y) * width + box.x + x;
          const behind = indexes[at] ?? 0;
          const key = behind * (FULL_COVER + 1) + amount;
          mixed[key] ??= mixedWith(behind, amount);
          indexes[at] = mixed[key];
        }
      }
    },
  };
}

/** `#rrggbb` as `0xrrggbbff`. */
function colorOf(hex: string): number {
  return Number.parseInt(`${hex.slice(1)}ff`, 16);
}

/** Between two colours, as far from the first as `amount` says, from 0 to 1. */
function mix(from: number, to: number, amount: number): number {
  const part = (shift: number): number => {
    const [a, b] = [(from >>> shift) & 255, (to >>> shift) & 255];
    return Math.round(a + (b - a) * amount);
  };
  return part(24) * 2 ** 24 + (part(16) << 16) + (part(8) << 8) + 255;
}
