import type { Cells } from './ornament.ts';

/** A shape of a drawn picture. Colours are `#rrggbb`, lengths are pixels. */
export type Shape = RectShape | CellsShape | TextShape | PictureShape;

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
  /** The distance between neighbouring cells. */
  readonly pitch: number;
  /** The side of a square. It may be smaller than `pitch`; the background shows between squares. */
  readonly side: number;
  /** The colour of each tone. */
  readonly colors: Readonly<Record<1 | 2 | 3, string>>;
}

/** Texts below each other, wrapped to the width of the box and vertically centred in it. */
export interface TextShape extends Box {
  readonly kind: 'text';
  /** The distance between two texts. */
  readonly gap: number;
  readonly blocks: readonly TextBlock[];
}

export interface TextBlock {
  readonly text: string;
  /** Font sizes in descending order. The first one at which the text fits into `lines` is used, else the last one. */
  readonly sizes: readonly [number, ...(readonly number[])];
  /** The maximum number of lines. The rest of the text is cut off with an ellipsis. */
  readonly lines: number;
  readonly weight: 500 | 800;
  /** The height of a line, as a multiple of the font size. */
  readonly lineHeight: number;
  /** The space after each letter, as a multiple of the font size. */
  readonly letterSpacing: number;
  readonly color: string;
}

/** One of the portraits of a share image, cropped to the box. Portraits lie above all other shapes. */
export interface PictureShape extends Box {
  readonly kind: 'picture';
  /** The number of the portrait in the card. */
  readonly portrait: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
