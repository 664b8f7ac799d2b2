import type { Cells } from './ornament.ts';

/** What a picture is drawn of, from the back to the front. Colours are `#rrggbb`, lengths pixels of the picture. */
export type Shape = RectShape | CellsShape | TextShape;

export interface RectShape extends Box {
  readonly kind: 'rect';
  readonly color: string;
}

/** A grid of squares, one for each cell that is not empty. */
export interface CellsShape {
  readonly kind: 'cells';
  readonly x: number;
  readonly y: number;
  readonly cells: Cells;
  /** From one cell to the next. */
  readonly pitch: number;
  /** The side of a square; the rest of its cell shows what lies behind. */
  readonly side: number;
  /** By tone. */
  readonly colors: Readonly<Record<1 | 2 | 3, string>>;
}

/** Texts one below the other, wrapped to the width of the box and as a whole in the middle of its height. */
export interface TextShape extends Box {
  readonly kind: 'text';
  /** Between two texts. */
  readonly gap: number;
  readonly blocks: readonly TextBlock[];
}

export interface TextBlock {
  readonly text: string;
  /** Of the letters, the best first: the first at which the text fits into `lines` is taken, else the last. */
  readonly sizes: readonly [number, ...(readonly number[])];
  /** What does not fit into so many lines is cut off, with an ellipsis. */
  readonly lines: number;
  readonly weight: 500 | 800;
  /** The height of a line, as a multiple of the size. */
  readonly lineHeight: number;
  /** Added to the width of each letter, as a share of the size. */
  readonly letterSpacing: number;
  readonly color: string;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
