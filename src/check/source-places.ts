import { withoutCode } from '../content/markdown-code.ts';
import type { MarkdownProblem } from '../content/markdown-problem.ts';

/** A range of a text, in UTF-16 units. */
export interface SourcePlace {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the ranges of problems in a Markdown text, in the order of the problems. Problems with the same source get
 * successive occurrences. HTML is searched for as markup rather than as words, and never in code.
 */
export function placeProblems(text: string, problems: readonly MarkdownProblem[]): readonly SourcePlace[] {
  const prose = withoutCode(text);
  const next = new Map<string, number>();
  return problems.map((problem) => {
    const key = `${problem.code} ${problem.source}`;
    const from = next.get(key) ?? 0;
    // An unclosed backtick is not code, but it may have been paired with one in a later paragraph: search the whole text.
    const found = findFrom(prose, problem, from) ?? (isMark(problem) ? findFrom(text, problem, from) : undefined);
    if (found === undefined) return { start: 0, end: Math.min(text.length, Math.max(1, problem.source.length)) };
    next.set(key, found.end);
    return found;
  });
}

function isMark({ code }: MarkdownProblem): boolean {
  return code === 'mark-unclosed';
}

/** Finds the ranges of links in a Markdown text, in order. A link that is not found gets the beginning of the text. */
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

/** The offset of a whole address at or after an offset. */
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
  const searchText = source.slice(0, MAX_LENGTH);
  const pattern = new RegExp(`(${before})${escaped(searchText)}${searchText === source ? after : ''}`, 'gi');
  pattern.lastIndex = from;
  const match = pattern.exec(prose);
  if (match === null) return undefined;
  const start = match.index + (match[1] as string).length;
  return { start, end: Math.min(start + source.length, prose.length) };
}

/** Longer sources are found by their beginning, since a regular expression can be too large. */
const MAX_LENGTH = 1000;

/** Problems whose source is the complete markup. */
const AS_WRITTEN: readonly MarkdownProblem['code'][] = [
  'image-in-text',
  'text-too-deep',
  'mark-unclosed',
  'block-malformed',
];

/** Patterns for what comes before and after a source in markup. Links and pictures of Markdown are complete sources. */
function surroundings(code: MarkdownProblem['code'], source: string): readonly [before: string, after: string] {
  if (AS_WRITTEN.includes(code) || source.startsWith('[')) return ['', ''];
  if (source.startsWith('<')) return ['', code === 'unsafe-html' ? '(?=[\\s/>])' : ''];
  if (code === 'unsafe-html') return [`${TAG}\\s`, '(?=[\\s=/>])'];
  return [`${TAG}\\shref\\s*=\\s*["']?`, ''];
}

/** A tag up to one of its attributes. */
const TAG = `<[a-z][a-z0-9-]*(?:"[^"]*"|'[^']*'|[^"'<>])*?`;

function escaped(source: string): string {
  return source.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
