import { FULL_COVER } from './canvas.ts';

/** A step along the edge of a letter, as in the path of an SVG: `M`, `L`, `Q` and `Z` with absolute values. */
export interface OutlineStep {
  readonly type: string;
  readonly values: readonly number[];
}

/** Where an outline is drawn: it is scaled, turned upside down, and moved. */
export interface Placed {
  readonly outline: readonly OutlineStep[];
  readonly x: number;
  readonly baseline: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Straight pieces that stand for a curve: at the sizes of a share image nobody sees corners. */
const PIECES = 6;

/**
 * How much of each pixel lies within outlines, from 0 to `FULL_COVER`, in rows.
 *
 * Each piece of an edge adds what it covers to the row that it crosses: the area to its right within its own pixel, and
 * the rest in the pixel after that, so that a running sum along the row gives the area within the outline.
 */
export function coverOf(outlines: readonly Placed[], size: Size): Uint8Array {
  const areas = new Float32Array(size.width * size.height + 2);
  for (const placed of outlines) addOutline(areas, size, placed);
  const cover = new Uint8Array(size.width * size.height);
  for (let y = 0; y < size.height; y += 1) {
    let sum = 0;
    for (let x = 0; x < size.width; x += 1) {
      const at = y * size.width + x;
      sum += areas[at] ?? 0;
      const steps = Math.floor(Math.abs(sum) * FULL_COVER + 0.5);
      if (steps > 0) cover[at] = Math.min(FULL_COVER, steps);
    }
  }
  return cover;
}

function addOutline(areas: Float32Array, size: Size, { outline, x: left, baseline, scale }: Placed): void {
  let [startX, startY, x, y] = [0, 0, 0, 0];
  const lineTo = (nextX: number, nextY: number): void => {
    addEdge(areas, size, {
      fromX: left + x * scale,
      fromY: baseline - y * scale,
      toX: left + nextX * scale,
      toY: baseline - nextY * scale,
    });
    [x, y] = [nextX, nextY];
  };
  for (const { type, values } of outline) {
    const [a = startX, b = startY, endX = 0, endY = 0] = values;
    if (type === 'M') [startX, startY, x, y] = [a, b, a, b];
    else if (type !== 'Q') lineTo(a, b);
    else {
      const [fromX, fromY] = [x, y];
      for (let piece = 1; piece <= PIECES; piece += 1) {
        const share = piece / PIECES;
        lineTo(between(fromX, a, endX, share), between(fromY, b, endY, share));
      }
    }
  }
}

/** A coordinate on a quadratic Bézier curve. */
function between(from: number, control: number, to: number, share: number): number {
  return (1 - share) ** 2 * from + 2 * share * (1 - share) * control + share ** 2 * to;
}

interface Edge {
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
}

/** Row by row. An edge that goes down adds, one that goes up takes away. */
function addEdge(areas: Float32Array, { width, height }: Size, { fromX, fromY, toX, toY }: Edge): void {
  if (fromY === toY) return;
  const sign = fromY < toY ? 1 : -1;
  const [topX, topY, bottomY] = sign === 1 ? [fromX, fromY, toY] : [toX, toY, fromY];
  const slope = (toX - fromX) / (toY - fromY);
  const within = (x: number): number => Math.min(width - 1, Math.max(0, x));
  for (let row = Math.max(0, Math.floor(topY)); row < Math.min(height, Math.ceil(bottomY)); row += 1) {
    const [from, to] = [Math.max(topY, row), Math.min(bottomY, row + 1)];
    const [x, nextX] = [within(topX + (from - topY) * slope), within(topX + (to - topY) * slope)];
    addSpan(areas, { at: row * width, area: sign * (to - from), left: Math.min(x, nextX), right: Math.max(x, nextX) });
  }
}

interface Span {
  /** Where the row begins. */
  readonly at: number;
  readonly area: number;
  readonly left: number;
  readonly right: number;
}

/** Spreads the area of one row over the pixels that an edge crosses there. */
function addSpan(areas: Float32Array, { at, area, left, right }: Span): void {
  let x = Math.floor(left);
  let covered = 0;
  do {
    const next = area * (areaLeftOf(x + 1, left, right) - areaLeftOf(x, left, right));
    areas[at + x] = (areas[at + x] ?? 0) + next - covered;
    covered = next;
    x += 1;
  } while (x < right);
  areas[at + x] = (areas[at + x] ?? 0) + area - covered;
}

/** Of a row one pixel high: the area between `x` and an edge that runs from `left` at one side of it to `right` at the other. */
function areaLeftOf(x: number, left: number, right: number): number {
  if (x <= left) return 0;
  return x < right ? (x - left) ** 2 / (2 * (right - left)) : x - (left + right) / 2;
}
