import { MAX_COVERAGE } from './canvas.ts';

/** A segment of a letter's outline, as in an SVG path: `M`, `L`, `Q` and `Z` with absolute coordinates. */
export interface OutlineStep {
  readonly type: string;
  readonly values: readonly number[];
}

/** An outline with its position: it is scaled, flipped vertically, and moved. */
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

/** The number of straight lines that replace a curve. At the sizes of share images, corners are invisible. */
const LINES_PER_CURVE = 6;

/**
 * Calculates how much of each pixel is inside outlines, from 0 to `MAX_COVERAGE`, in rows.
 *
 * Each edge adds signed areas to the rows that it crosses: the area to its right within its own pixel, and the rest in
 * the next pixel. A running sum along a row then gives the area inside the outlines.
 */
export function coverageOf(outlines: readonly Placed[], size: Size): Uint8Array {
  const areas = new Float32Array(size.width * size.height + 2);
  for (const placed of outlines) addOutline(areas, size, placed);
  const coverage = new Uint8Array(size.width * size.height);
  for (let y = 0; y < size.height; y += 1) {
    let sum = 0;
    for (let x = 0; x < size.width; x += 1) {
      const at = y * size.width + x;
      sum += areas[at] ?? 0;
      const steps = Math.floor(Math.abs(sum) * MAX_COVERAGE + 0.5);
      if (steps > 0) coverage[at] = Math.min(MAX_COVERAGE, steps);
    }
  }
  return coverage;
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
      for (let piece = 1; piece <= LINES_PER_CURVE; piece += 1) {
        const share = piece / LINES_PER_CURVE;
        lineTo(between(fromX, a, endX, share), between(fromY, b, endY, share));
      }
    }
  }
}

/** A coordinate of a point on a quadratic Bézier curve. `share` is the position along the curve, from 0 to 1. */
function between(from: number, control: number, to: number, share: number): number {
  return (1 - share) ** 2 * from + 2 * share * (1 - share) * control + share ** 2 * to;
}

interface Edge {
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
}

/** Adds an edge row by row. Downward edges add area, upward edges subtract it. */
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
  /** The index of the row's first pixel. */
  readonly at: number;
  readonly area: number;
  readonly left: number;
  readonly right: number;
}

/** Distributes the area of one row over the pixels that an edge crosses there. */
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

/**
 * The area, in a row one pixel high, to the left of `x` and to the right of an edge that runs from `left` to `right`.
 */
function areaLeftOf(x: number, left: number, right: number): number {
  if (x <= left) return 0;
  return x < right ? (x - left) ** 2 / (2 * (right - left)) : x - (left + right) / 2;
}
