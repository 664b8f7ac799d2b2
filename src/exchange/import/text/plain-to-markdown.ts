import { cleanText, escapeInline, escapeLineStart } from './foreign-text.ts';

/**
 * Plain text as people type it into forms, as Markdown that says the same: paragraphs, lists by dashes, dots and
 * numbers, and lines that end where their author ended them. Everything else is escaped.
 */

type Line =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bullet'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string; readonly number: number };

const BULLET = /^[-*+•‣▪●◦·►➤✓✔]\s+(?=\S)/;
/** Signs that are never anything else, and need no blank after them. */
const DOT = /^[•‣▪●◦►➤]\s*(?=\S)/;
/** Signs that also begin a sentence: they make a list only together. */
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
  return joined(paragraphs.flatMap((lines) => runsOf(lines.map((line, at) => lineOf(line, { lines, at, numbers })))));
}

/** Numbers that count from 1 on: a date at the beginning of a line is none. */
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
  const beside = [lines[at - 1], lines[at + 1]].some((other) => other !== undefined && DASH.test(other));
  const sign = BULLET.exec(line) ?? DOT.exec(line) ?? (beside ? DASH.exec(line) : null);
  if (sign !== null) return { kind: 'bullet', text: line.slice(sign[0].length) };
  const number = numbers.has(line) ? NUMBER.exec(line) : null;
  if (number !== null) return { kind: 'number', text: line.slice(number[0].length), number: Number(number[1]) };
  return { kind: 'text', text: line };
}

interface Run {
  readonly kind: Line['kind'];
  readonly markdown: string;
}

/** Lines of one kind that follow each other; a list needs no blank line between its items. */
function runsOf(lines: readonly Line[]): readonly Run[] {
  const runs: Run[] = [];
  let texts: string[] = [];
  const endText = (): void => {
    if (texts.length > 0) runs.push({ kind: 'text', markdown: paragraph(texts) });
    texts = [];
  };
  for (const line of lines) {
    if (line.kind === 'text') {
      texts.push(line.text);
      continue;
    }
    endText();
    const sign = line.kind === 'number' ? `${line.number}.` : '-';
    runs.push({ kind: line.kind, markdown: `${sign} ${escapeLineStart(escapeInline(line.text))}` });
  }
  endText();
  return runs;
}

function joined(runs: readonly Run[]): string {
  return runs
    .map(({ kind, markdown }, at) => {
      const before = runs[at - 1]?.kind;
      if (before === undefined) return markdown;
      return `${kind === before && kind !== 'text' ? '\n' : '\n\n'}${markdown}`;
    })
    .join('');
}

/** Lines that were broken by a width run on; others end where their author ended them. */
function paragraph(lines: readonly string[]): string {
  return lines.map((line) => escapeLineStart(escapeInline(line))).join(wasWrapped(lines) ? '\n' : HARD_BREAK);
}

/** Ends a line in Markdown without ending its paragraph. */
export const HARD_BREAK = '\\\n';

const NARROWEST = 50;
const WIDEST = 100;

/** Whether the lines of a paragraph were broken by a width: each is as full as the longest allows. */
export function wasWrapped(lines: readonly string[]): boolean {
  const width = Math.max(...lines.map((line) => line.length));
  if (width < NARROWEST || width > WIDEST) return false;
  return lines.slice(1).every((line, at) => `${lines[at]} ${line.split(' ', 1)}`.length > width);
}
