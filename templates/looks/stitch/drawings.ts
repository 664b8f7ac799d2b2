import type { Drawings } from '../../../src/domain/page/look.ts';
import { band, type Cells, ornament } from '../../../src/domain/page/ornament.ts';
import { shareShapes } from './share-shapes.ts';

/** An event's band and ornament, as repeating masks, and its share images. */
export const drawings: Drawings = { shareShapes, masks: masksOf };

const cache = new Map<string, ReturnType<Drawings['masks']>>();

/** Cached, since masks are slow to draw and a site has few. */
function masksOf(ident: string, randomPixels: number): ReturnType<Drawings['masks']> {
  const key = `${randomPixels} ${ident}`;
  const masks = cache.get(key) ?? {
    band: crossStitches(band(ident)),
    block: crossStitches(ornament(ident, { randomPixels })),
  };
  cache.set(key, masks);
  return masks;
}

/** Draws each cell as a cross stitch; the second tone is translucent. */
function crossStitches(cells: Cells): string {
  const size = `${cells[0]?.length ?? 0} ${cells.length}`;
  const path = (tone: number): string =>
    cells.flatMap((row, y) => row.flatMap((cell, x) => (cell === tone ? [`M${x} ${y}l1 1m-1 0l1-1`] : []))).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" stroke="#000" stroke-width=".42">`,
    `<path d="${path(1)}${path(3)}"/><path opacity=".5" d="${path(2)}"/></svg>\n`,
  ].join('');
}
