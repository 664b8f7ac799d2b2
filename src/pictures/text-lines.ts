import type { TextBlock, TextShape } from '../domain/shapes.ts';
import { brokenText } from './broken-text.ts';
import type { FontWeight, ShapedText, TextFont } from './harfbuzz-adapter.ts';

/** A line of text in its place, in pixels. */
export interface TextLine {
  readonly shaped: ShapedText;
  readonly size: number;
  /** As a share of the size. */
  readonly letterSpacing: number;
  readonly color: string;
  readonly x: number;
  readonly width: number;
  readonly baseline: number;
}

interface SetBlock {
  readonly block: TextBlock;
  readonly font: TextFont;
  readonly size: number;
  readonly lines: readonly ShapedText[];
  readonly isCut: boolean;
}

type FontOf = (weight: FontWeight) => TextFont;

/** Breaks the texts of a shape into lines, in the largest letters with which all of them fit, and places these. */
export function textLines(shape: TextShape, fontOf: FontOf): readonly TextLine[] {
  const blocks = largestThatFit(shape, fontOf);
  let top = shape.y + (shape.height - heightOf(shape, blocks)) / 2;
  return blocks.flatMap((set) => {
    const placed = set.lines.map((shaped, index) => placedLine(set, shaped, { x: shape.x, top, index }));
    top += set.lines.length * lineHeightOf(set) + shape.gap;
    return placed;
  });
}

/** Every text takes its next smaller size at the same time as the others, if it has one. */
function largestThatFit(shape: TextShape, fontOf: FontOf): readonly SetBlock[] {
  const smallest = Math.max(...shape.blocks.map(({ sizes }) => sizes.length)) - 1;
  let step = 0;
  for (;;) {
    const blocks = shape.blocks.map((block) =>
      setBlock(block, { step, font: fontOf(block.weight), width: shape.width }),
    );
    const isWhole = blocks.every(({ block, isCut }) => !isCut || block.sizes.length === 1);
    if (step >= smallest || (isWhole && heightOf(shape, blocks) <= shape.height)) return blocks;
    step += 1;
  }
}

function setBlock(
  block: TextBlock,
  { step, font, width }: { readonly step: number; readonly font: TextFont; readonly width: number },
): SetBlock {
  const size = block.sizes[Math.min(step, block.sizes.length - 1)] ?? block.sizes[0];
  const fits = (line: string): boolean => widthOf(font.shape(line), block, size) <= width;
  const { lines, isCut } = brokenText(block.text, { fits, lines: block.lines });
  return { block, font, size, lines: lines.map((line) => font.shape(line)), isCut };
}

function widthOf({ width, glyphs }: ShapedText, { letterSpacing }: TextBlock, size: number): number {
  return (width / 1000 + letterSpacing * glyphs.length) * size;
}

function heightOf({ gap }: TextShape, blocks: readonly SetBlock[]): number {
  return blocks.reduce((sum, set) => sum + set.lines.length * lineHeightOf(set), gap * (blocks.length - 1));
}

function lineHeightOf({ block, size }: SetBlock): number {
  return block.lineHeight * size;
}

/** The baseline is a whole pixel, so that the feet of letters are sharp. */
function placedLine(
  set: SetBlock,
  shaped: ShapedText,
  { x, top, index }: { readonly x: number; readonly top: number; readonly index: number },
): TextLine {
  const { block, font, size } = set;
  const middle = top + (index + 0.5) * lineHeightOf(set);
  const baseline = Math.round(middle + ((font.ascender - font.descender) * size) / 2000);
  const { letterSpacing, color } = block;
  return { shaped, size, letterSpacing, color, x, width: widthOf(shaped, block, size), baseline };
}
