import type { TextBlock, TextShape } from '../domain/page/shapes.ts';
import { drawableText } from './drawable-text.ts';
import { type Direction, directionOf } from './text-direction.ts';
import type { FontWeight, ShapedText, TextFont } from './text-font.ts';
import { wrapText } from './wrap-text.ts';

/** A line of text with its position in pixels. */
export interface TextLine {
  readonly shaped: ShapedText;
  readonly size: number;
  /** The space after each letter, as a multiple of the font size. */
  readonly letterSpacing: number;
  readonly color: string;
  readonly x: number;
  readonly width: number;
  readonly baseline: number;
}

/** A text with its font, and a function that shapes lines of it. */
interface ShapedBlock {
  readonly block: TextBlock;
  readonly font: TextFont;
  readonly shaped: (line: string) => ShapedText;
}

interface TypesetBlock {
  readonly block: TextBlock;
  readonly font: TextFont;
  readonly size: number;
  readonly lines: readonly ShapedText[];
  readonly isCut: boolean;
}

type FontOf = (weight: FontWeight) => TextFont;

/**
 * Wraps the texts of a shape in the largest font sizes in which they fit, and places their lines: at the right edge if
 * one of the texts is written from right to left. Letters that a font does not have are left out.
 */
export function textLines(whole: TextShape, fontOf: FontOf): readonly TextLine[] {
  const texts = whole.blocks.map((block) => ({ ...block, text: drawableText(block.text, fontOf(block.weight)) }));
  const shape = { ...whole, blocks: texts.filter(({ text }) => text !== '') };
  if (shape.blocks.length === 0) return [];
  const direction = shape.blocks.some(({ text }) => directionOf(text) === 'rtl') ? 'rtl' : 'ltr';
  const blocks = largestThatFit(shape, fontOf);
  let top = shape.y + (shape.height - heightOf(shape, blocks)) / 2;
  return blocks.flatMap((set) => {
    const placed = set.lines.map((shaped, index) => placedLine(set, shaped, { shape, direction, top, index }));
    top += set.lines.length * lineHeightOf(set) + shape.gap;
    return placed;
  });
}

/** Typesets the texts in ever smaller sizes until they fit. All texts take their next smaller size at the same time. */
function largestThatFit(shape: TextShape, fontOf: FontOf): readonly TypesetBlock[] {
  const smallest = Math.max(...shape.blocks.map(({ sizes }) => sizes.length)) - 1;
  const shapedBlocks = shape.blocks.map((block): ShapedBlock => {
    const font = fontOf(block.weight);
    return { block, font, shaped: lineShaper(block.text, font) };
  });
  let step = 0;
  for (;;) {
    const blocks = shapedBlocks.map((one) => typeset(one, { step, width: shape.width }));
    const isWhole = blocks.every(({ block, isCut }) => !isCut || block.sizes.length === 1);
    if (step >= smallest || (isWhole && heightOf(shape, blocks) <= shape.height)) return blocks;
    step += 1;
  }
}

/** Shapes lines of a text, each once, since the same lines are measured in several sizes. */
function lineShaper(text: string, font: TextFont): (line: string) => ShapedText {
  const direction = directionOf(text);
  const shapedByLine = new Map<string, ShapedText>();
  return (line) => {
    const shaped = shapedByLine.get(line) ?? font.shape(line, direction);
    shapedByLine.set(line, shaped);
    return shaped;
  };
}

function typeset(
  { block, font, shaped }: ShapedBlock,
  { step, width }: { readonly step: number; readonly width: number },
): TypesetBlock {
  const size = block.sizes[Math.min(step, block.sizes.length - 1)] ?? block.sizes[0];
  const fits = (line: string): boolean => widthOf(shaped(line), block, size) <= width;
  const { lines, isCut } = wrapText(block.text, { fits, lines: block.lines });
  return { block, font, size, lines: lines.map(shaped), isCut };
}

function widthOf({ width, glyphs }: ShapedText, block: TextBlock, size: number): number {
  return (width / 1000 + letterSpacingOf(block) * glyphs.length) * size;
}

/** Letters that are joined, as in Arabic, cannot be spaced. */
function letterSpacingOf({ text, letterSpacing }: TextBlock): number {
  return directionOf(text) === 'rtl' ? 0 : letterSpacing;
}

function heightOf({ gap }: TextShape, blocks: readonly TypesetBlock[]): number {
  return blocks.reduce((sum, set) => sum + set.lines.length * lineHeightOf(set), gap * (blocks.length - 1));
}

function lineHeightOf({ block, size }: TypesetBlock): number {
  return block.lineHeight * size;
}

interface LinePlace {
  readonly shape: TextShape;
  /** The edge at which lines begin. */
  readonly direction: Direction;
  readonly top: number;
  readonly index: number;
}

/** The baseline is at a whole pixel, so that the bottom edges of letters are sharp. */
function placedLine(set: TypesetBlock, shaped: ShapedText, { shape, direction, top, index }: LinePlace): TextLine {
  const { block, font, size } = set;
  const middle = top + (index + 0.5) * lineHeightOf(set);
  const baseline = Math.round(middle + ((font.ascender - font.descender) * size) / 2000);
  const width = widthOf(shaped, block, size);
  const x = direction === 'rtl' ? Math.round(shape.x + shape.width - width) : shape.x;
  return { shaped, size, letterSpacing: letterSpacingOf(block), color: block.color, x, width, baseline };
}
