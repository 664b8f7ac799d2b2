import type { PictureShape } from '../../src/domain/page/shapes.ts';

/** The distance between portraits, in pixels. */
const GAP = 12;

interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Up to three portraits in a square: one fills it, two and three share it as quarters. */
export function portraitShapes(count: number, { x, y, side }: Square): readonly PictureShape[] {
  if (count === 1) return [{ kind: 'picture', portrait: 0, x, y, width: side, height: side }];
  const part = Math.floor((side - GAP) / 2);
  return Array.from({ length: count }, (_, portrait) => ({
    kind: 'picture',
    portrait,
    x: x + (portrait % 2) * (part + GAP),
    y: y + Math.floor(portrait / 2) * (part + GAP) + (count === 2 ? Math.floor((side - part) / 2) : 0),
    width: part,
    height: part,
  }));
}
