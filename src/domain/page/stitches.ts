import type { Cells, Tone } from './ornament.ts';

/** All cells of one tone as an SVG path, in units of a cell. */
export interface StitchPath {
  readonly tone: Exclude<Tone, 0>;
  readonly d: string;
}

/** Converts cells to SVG paths, one for each tone that occurs. Neighbouring cells in a row become one rectangle. */
export function stitchPaths(cells: Cells): readonly StitchPath[] {
  const paths = { 1: '', 2: '', 3: '' };
  for (const [y, row] of cells.entries()) {
    for (let x = 0, end = 0; x < row.length; x = end) {
      const tone = row[x] as Tone;
      while (row[end] === tone) end += 1;
      const length = end - x;
      if (tone !== 0) paths[tone] += `M${x} ${y}h${length}v1h-${length}z`;
    }
  }
  return ([1, 2, 3] as const).map((tone) => ({ tone, d: paths[tone] })).filter(({ d }) => d !== '');
}
