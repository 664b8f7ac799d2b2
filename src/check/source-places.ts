import type { MarkdownProblem } from '../content/convert-markdown.ts';
import { withoutCode } from '../content/markdown-code.ts';

/** A stretch of a text, in UTF-16 units. */
export interface SourcePlace {
  readonly start: number;
  readonly end: number;
}

/**
 * Where the problems of a Markdown text stand in it, in the problems' order. Each further one of the same source is
 * looked for behind the last. A problem of HTML is looked for as markup, not as a word, and never in code.
 */
export function placeProblems(text: string, problems: readonly MarkdownProblem[]): readonly SourcePlace[] {
  const prose = withoutCode(text);
  const next = new Map<string, number>();
  return problems.map((problem) => {
    const key = `${problem.code} ${problem.source}`;
    const from = next.get(key) ?? 0;
    // A backtick without another one in its paragraph is no code; the next paragraph may have one all the same.
    const found = findFrom(prose, problem, from) ?? (isMark(problem) ? findFrom(text, problem, from) : undefined);
    if (found === undefined) return { start: 0, end: Math.min(text.length, Math.max(1, problem.source.length)) };
    next.set(key, found.end);
    return found;
  });
}

function isMark({ code }: MarkdownProblem): boolean {
  return code === 'mark-unclosed';
}

/** Where the links of a Markdown text stand in it, in the links' order; the text's beginning for one that is not found. */
export function placeLinks(text: string, links: readonly string[]): readonly SourcePlace[] {
  if (links.length === 0) return [];
  const prose = withoutCode(text);
  const next = new Map<string, number>();
  return links.map((link) => {
    const start = linkFrom(prose, link, next.get(link) ?? 0);
    if (start === undefined) return { start: 0, end: Math.min(text.length, 1) };
    next.set(link, start + link.length);
    return { start, end: start + link.length };
  });
}

/** Where an address stands in a text as a whole one, from an offset on. */
function linkFrom(prose: string, link: string, from: number): number | undefined {
  for (let start = prose.indexOf(link, from); start >= 0; start = prose.indexOf(link, start + 1)) {
    const [before, after] = [prose.charAt(start - 1), prose.charAt(start + link.length)];
    if (/[(<"'=\s]/.test(before) && /^(?:[)>"'\s]|$)/.test(after)) return start;
  }
  return undefined;
}

function findFrom(prose: string, { code, source }: MarkdownProblem, from: number): SourcePlace | undefined {
  if (source === '') return undefined;
  const [before, after] = surroundings(code, source);
  const sought = source.slice(0, LONGEST);
  const pattern = new RegExp(`(${before})${escaped(sought)}${sought === source ? after : ''}`, 'gi');
  pattern.lastIndex = from;
  const match = pattern.exec(prose);
  if (match === null) return undefined;
  const start = match.index + (match[1] as string).length;
  return { start, end: Math.min(start + source.length, prose.length) };
}

/** An expression can be too large; what is longer than this is found by how it begins. */
const LONGEST = 1000;

/** Their sources come whole. */
const AS_WRITTEN: readonly MarkdownProblem['code'][] = [
  'image-in-text',
  'text-too-deep',
  'mark-unclosed',
  'block-malformed',
];

/** What stands around a source where it is markup: links and pictures of Markdown come whole. */
function surroundings(code: MarkdownProblem['code'], source: string): readonly [before: string, after: string] {
  if (AS_WRITTEN.includes(code) || source.startsWith('[')) return ['', ''];
  if (source.startsWith('<')) return ['', code === 'unsafe-html' ? '(?=[\\s/>])' : ''];
  if (code === 'unsafe-html') return [`${TAG}\\s`, '(?=[\\s=/>])'];
  return [`${TAG}\\shref\\s*=\\s*["']?`, ''];
}

/** A tag as far as before one of its attributes. */
const TAG = `<[a-z][a-z0-9-]*(?:"[^"]*"|'[^']*'|[^"'<>])*?`;

function escaped(source: string): string {
  return source.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
