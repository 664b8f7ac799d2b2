import type { Cells, Tone } from './ornament.ts';

/** All stitches of one tone as one SVG path, in units of a cell. */
export interface StitchPath {
  readonly tone: Exclude<Tone, 0>;
  readonly d: string;
}

/** Cells as paths, one a tone that occurs, by tone; stitches side by side are one rectangle. */
export function stitchPaths(cells: Cells): readonly StitchPath[] {
  return ([1, 2, 3] as const)
    .map((tone) => ({ tone, d: cells.map((row, y) => rowPath(row, y, tone)).join('') }))
    .filter(({ d }) => d !== '');
}

function rowPath(row: readonly Tone[], y: number, tone: Tone): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== tone) continue;
    const start = x;
    while (row[x + 1] === tone) x += 1;
    const length = x + 1 - start;
    path += `M${start} ${y}h${length}v1h-${length}z`;
  }
  return path;
}
