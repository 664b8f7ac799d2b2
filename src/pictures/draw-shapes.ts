import type { CellsShape, Shape, TextShape } from '../domain/page/shapes.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import { coverageOf } from './outline-coverage.ts';
import type { FontWeight, TextFont } from './text-font.ts';
import { type TextLine, textLines } from './text-lines.ts';

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** The shapes from back to front. Uncovered pixels have the colour of the first one. */
  readonly shapes: readonly Shape[];
  readonly fontOf: (weight: FontWeight) => TextFont;
}

/** Draws shapes, without pictures. */
export function drawShapes({ width, height, shapes, fontOf }: Drawing): Canvas {
  const canvas = createCanvas({ width, height });
  for (const shape of shapes) {
    if (shape.kind === 'rect') canvas.fill(shape.color, shape);
    else if (shape.kind === 'cells') drawCells(canvas, shape);
    else if (shape.kind === 'text') drawText(canvas, shape, fontOf);
  }
  return canvas;
}

function drawCells(canvas: Canvas, { x, y, cells, pitch, side, colors }: CellsShape): void {
  for (const [down, row] of cells.entries()) {
    for (const [across, tone] of row.entries()) {
      if (tone === 0) continue;
      canvas.fill(colors[tone], { x: x + across * pitch, y: y + down * pitch, width: side, height: side });
    }
  }
}

function drawText(canvas: Canvas, shape: TextShape, fontOf: Drawing['fontOf']): void {
  for (const line of textLines(shape, fontOf)) drawLine(canvas, line);
}

/** Draws a line of text. The box has a margin, since marks may be above a letter and slanted strokes beside it. */
function drawLine(canvas: Canvas, { shaped, size, letterSpacing, color, x, baseline, width }: TextLine): void {
  const scale = size / 1000;
  const [margin, above, below] = [Math.ceil(size / 8), Math.ceil(size * 1.2), Math.ceil(size * 0.4)];
  const box = { x: x - margin, y: baseline - above, width: Math.ceil(width) + 2 * margin, height: above + below };
  const placed = shaped.glyphs.map((glyph, index) => ({
    outline: glyph.outline,
    x: margin + glyph.x * scale + index * letterSpacing * size,
    baseline: above - glyph.y * scale,
    scale,
  }));
  canvas.blend(color, coverageOf(placed, box), box);
}
