import { cleanText, escapeInline, escapeLineStart } from './foreign-text.ts';

/**
 * Converts plain text, as people type it into forms, to Markdown: paragraphs, lists with dashes, dots and numbers, and
 * line breaks. Everything else is escaped.
 */

type Line =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bullet'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string; readonly number: number };

const BULLET = /^[-*+•‣▪●◦·►➤✓✔]\s+(?=\S)/;
/** List markers that have no other use, and need no space after them. */
const DOT = /^[•‣▪●◦►➤]\s*(?=\S)/;
/** List markers that can also start a sentence. They count only if the line before or after has one too. */
const DASH = /^(?:[-*](?=[^\s\-*])|[–—]\s*(?=[^\s–—]))/;
const NUMBER = /^(\d{1,2})[.)]\s+(?=\S)/;

export function plainToMarkdown(raw: string): string {
  const paragraphs = cleanText(raw)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n').filter((line) => line !== ''))
    .filter((lines) => lines.length > 0);
  const numbers = listNumbers(paragraphs.flat());
  return joined(paragraphs.flatMap((lines) => blocksOf(lines.map((line, at) => lineOf(line, { lines, at, numbers })))));
}

/** The lines of numbered lists, which count from 1. A date at the start of a line is not a list number. */
function listNumbers(lines: readonly string[]): ReadonlySet<string> {
  const counted = new Set<string>();
  let run: string[] = [];
  for (const line of lines) {
    const number = Number(NUMBER.exec(line)?.[1] ?? Number.NaN);
    if (number === 1) run = [line];
    else if (run.length > 0 && number === run.length + 1) run.push(line);
    if (run.length > 1) for (const item of run) counted.add(item);
  }
  return counted;
}

interface LinePlace {
  readonly lines: readonly string[];
  readonly at: number;
  readonly numbers: ReadonlySet<string>;
}

function lineOf(line: string, { lines, at, numbers }: LinePlace): Line {
  const isNextToDash = [lines[at - 1], lines[at + 1]].some((other) => other !== undefined && DASH.test(other));
  const marker = BULLET.exec(line) ?? DOT.exec(line) ?? (isNextToDash ? DASH.exec(line) : null);
  if (marker !== null) return { kind: 'bullet', text: line.slice(marker[0].length) };
  const number = numbers.has(line) ? NUMBER.exec(line) : null;
  if (number !== null) return { kind: 'number', text: line.slice(number[0].length), number: Number(number[1]) };
  return { kind: 'text', text: line };
}

interface TextBlock {
  readonly kind: Line['kind'];
  readonly markdown: string;
}

/** Groups lines of text into paragraphs. Each list item is a block of its own. */
function blocksOf(lines: readonly Line[]): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  let texts: string[] = [];
  const endText = (): void => {
    if (texts.length > 0) blocks.push({ kind: 'text', markdown: paragraph(texts) });
    texts = [];
  };
  for (const line of lines) {
    if (line.kind === 'text') {
      texts.push(line.text);
      continue;
    }
    endText();
    const marker = line.kind === 'number' ? `${line.number}.` : '-';
    blocks.push({ kind: line.kind, markdown: `${marker} ${escapeLineStart(escapeInline(line.text))}` });
  }
  endText();
  return blocks;
}

/** Joins blocks with blank lines, but not between the items of a list. */
function joined(blocks: readonly TextBlock[]): string {
  return blocks
    .map(({ kind, markdown }, at) => {
      const before = blocks[at - 1]?.kind;
      if (before === undefined) return markdown;
      return `${kind === before && kind !== 'text' ? '\n' : '\n\n'}${markdown}`;
    })
    .join('');
}

/** Joins the lines of a paragraph. Line breaks are kept unless the lines were wrapped at a fixed width. */
function paragraph(lines: readonly string[]): string {
  return lines.map((line) => escapeLineStart(escapeInline(line))).join(wasWrapped(lines) ? '\n' : HARD_BREAK);
}

/** A line break within a Markdown paragraph. */
export const HARD_BREAK = '\\\n';

const MIN_WRAP_WIDTH = 50;
const MAX_WRAP_WIDTH = 100;

/** Whether the lines of a paragraph were wrapped at a fixed width: no line has room for the first word of the next. */
export function wasWrapped(lines: readonly string[]): boolean {
  const width = Math.max(...lines.map((line) => line.length));
  if (width < MIN_WRAP_WIDTH || width > MAX_WRAP_WIDTH) return false;
  return lines.slice(1).every((line, at) => `${lines[at]} ${line.split(' ', 1)}`.length > width);
}
