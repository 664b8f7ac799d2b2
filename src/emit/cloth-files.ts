import { hashOf } from '../content/short-hash.ts';
import { band, type Cells, ornament } from '../domain/ornament.ts';
import type { OutputFile } from '../domain/output.ts';
import type { PlannedSite } from '../domain/plan.ts';
import { textFile } from './emit-files.ts';

/**
 * The colours of events and tracks, and the events' ornaments, as stylesheet rules, since the Content Security Policy forbids inline styles:
 * `--thread` is an event's colour, and `--track` a track's; `--band` and `--block` are repeating masks of its strip and its ornament. Pages of
 * no event use the ornament of the site's title.
 */
export function eventRules({ title, color, events, trackColors, randomPixels }: PlannedSite): string {
  const maskProperties = (ident: string): string => propertiesOf(masksOf(ident, randomPixels));
  return [
    `:root{${color === undefined ? '' : `--thread:${color};`}${maskProperties(title)}}`,
    ...events.map(({ ident, baseColor }) => `[data-event="${ident}"]{--thread:${baseColor};${maskProperties(ident)}}`),
    ...trackColors.map((one) => `[data-color="${one}"]{--track:${one}}`),
  ].join('');
}

/** The mask files that the rules refer to. Two idents may share a mask. */
export function clothFiles({ title, events, randomPixels }: PlannedSite): readonly OutputFile[] {
  const masks = [title, ...events.map((event) => event.ident)].flatMap((ident) =>
    Object.values(masksOf(ident, randomPixels)),
  );
  const files = new Map(masks.map(({ name, svg }) => [name, textFile(`assets/${name}`, svg)]));
  return [...files.values()];
}

interface Mask {
  readonly name: string;
  readonly svg: string;
}

type Masks = Readonly<Record<'band' | 'block', Mask>>;

function propertiesOf(masks: Masks): string {
  return Object.entries(masks)
    .map(([kind, { name }]) => `--${kind}:url(${name})`)
    .join(';');
}

const cache = new Map<string, Masks>();

/** Cached, since masks are slow to draw and a site has few. */
function masksOf(ident: string, randomPixels: number): Masks {
  const name = `${randomPixels} ${ident}`;
  const masks = cache.get(name) ?? {
    band: mask('band', band(ident)),
    block: mask('block', ornament(ident, { randomPixels })),
  };
  cache.set(name, masks);
  return masks;
}

function mask(kind: string, cells: Cells): Mask {
  const svg = crossStitches(cells);
  return { name: `${kind}-${hashOf(svg).slice(0, 10)}.svg`, svg };
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
