import { type Cells, ornament, type Tone } from '../domain/ornament.ts';
import { stitchPaths } from '../domain/stitches.ts';
import { stitchedWord } from './stitched-letters.ts';

/** Logos for an event that has none yet: its ornament and its name, drawn in stitches of its colour. */

export interface LogoSource {
  /** The ident of the event, from which the ornament is made, as on the pages. */
  readonly ident: string;
  readonly title: string;
  /** The event's `baseColor`, `#rrggbb`. */
  readonly color: string;
}

/** The variants of an event's `logos`, each as an SVG. */
export type StitchedLogos = Readonly<Record<'favicon' | 'full' | 'fullLight' | 'header' | 'selection', string>>;

/** The colours of a logo. */
interface Threads {
  /** The first thread, the second thread and the random pixels of the ornament. */
  readonly tones: readonly [string, string, string];
  /** The colour of the name. */
  readonly ink: string;
  /** The background. */
  readonly ground?: string;
}

const INK = '#25222c';
const LINEN = '#f6efe1';
const GOLD = { dark: '#b0741a', bright: '#f3c15a' };
const SIDE = 15;
const GAP = 3;
const CELL_PX = 8;

/** Draws all variants. Equal sources give equal SVGs. */
export function stitchedLogos({ ident, title, color }: LogoSource): StitchedLogos {
  const block = ornament(ident, { size: SIDE });
  const onLight: Threads = { tones: [color, mixed(color, INK, 0.4), GOLD.dark], ink: INK };
  const onDark: Threads = { tones: [mixed(color, LINEN, 0.45), mixed(color, LINEN, 0.7), GOLD.bright], ink: LINEN };
  const onColor: Threads = { tones: [LINEN, mixed(color, LINEN, 0.6), GOLD.bright], ink: LINEN, ground: color };
  return {
    favicon: drawn(onColor, framed(block)),
    full: drawn(onLight, block, title),
    fullLight: drawn(onDark, block, title),
    header: drawn(onLight, block, title),
    selection: drawn(onColor, framed(repeated(block, 3))),
  };
}

/** The SVG of the ornament with the title to its right. Without a title it is the ornament alone. */
function drawn({ tones, ink, ground }: Threads, block: Cells, title = ''): string {
  const word = stitchedWord(title);
  const letters = word[0]?.length ?? 0;
  const height = block.length;
  const width = height + (letters === 0 ? 0 : GAP + letters);
  const paths = stitchPaths(block).map(({ tone, d }) => `<path fill="${tones[tone - 1]}" d="${d}"/>`);
  // The letters are centred without the two rows for accents.
  const top = Math.floor((height - word.length) / 2) - 1;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * CELL_PX}" height="${height * CELL_PX}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">`,
    ...(ground === undefined ? [] : [`<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>`]),
    ...paths,
    ...stitchPaths(word.map((row) => row.map((isSet): Tone => (isSet ? 1 : 0)))).map(
      ({ d }) => `<path fill="${ink}" transform="translate(${height + GAP} ${top})" d="${d}"/>`,
    ),
    '</svg>\n',
  ].join('\n');
}

/** Adds a margin of one cell. */
function framed(cells: Cells): Cells {
  const empty: readonly Tone[] = Array.from({ length: cells.length + 2 }, () => 0);
  return [empty, ...cells.map((row): readonly Tone[] => [0, ...row, 0]), empty];
}

/** Repeats the block in both directions, with one cell between the copies. */
function repeated(block: Cells, times: number): Cells {
  const side = (SIDE + 1) * times - 1;
  return Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_, x) => block[y % (SIDE + 1)]?.[x % (SIDE + 1)] ?? 0),
  );
}

/** Mixes two colours. `share` is the part of the second one, from 0 to 1. */
function mixed(color: string, other: string, share: number): string {
  const part = (text: string, at: number): number => Number.parseInt(text.slice(at, at + 2), 16);
  const channels = [1, 3, 5].map((at) => Math.round(part(color, at) * (1 - share) + part(other, at) * share));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
