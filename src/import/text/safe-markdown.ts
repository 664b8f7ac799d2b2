import { readMarkdown } from '../../content/markdown.ts';
import type { MarkdownProblem } from '../../content/markdown-problem.ts';
import { cleanText } from './foreign-text.ts';
import { HARD_BREAK, wasWrapped } from './plain-to-markdown.ts';
import { isExecutable, webAddress } from './web-address.ts';

/** What the conversion removed from a text: a script, a link to a script, or a picture, which became a link. */
export type Loss = 'script' | 'link' | 'picture';

/** The state of the conversion of one text. */
export interface Conversion {
  /** The base of relative addresses. */
  readonly base: string | undefined;
  readonly losses: Set<Loss>;
}

export interface ConvertedText {
  readonly markdown: string;
  readonly losses: readonly Loss[];
}

const FENCE = '(?:^|\\n)(?:```|~~~)[\\s\\S]*?(?:\\n(?:```|~~~)[^\\n]*|$)';
const FENCED = new RegExp(`(${FENCE})`);
const CODE = new RegExp(`(${FENCE}|\`[^\`\\n]*\`)`);
const EXECUTABLE = /<(script|style|iframe|object|embed|noscript|template|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const IMG = /<img\b[^<>]{0,4000}>/gi;
const ANCHOR = /<a\b([^<>]{0,4000})>([^<]*)<\/a>/gi;
const ANCHOR_TAG = /<\/?a\b[^<>]{0,4000}>/gi;
/** Tags for styling and layout, which are removed. */
const STYLING_TAG =
  /<\/?(?:u|font|center|big|strike|tt|nobr|wbr|div|section|article|main|header|footer|nav|aside|address|figure|figcaption|details|summary|picture|source|video|audio|label|col|colgroup|tfoot)\b[^<>]{0,4000}>/gi;
const WITH_ATTRIBUTES =
  /<(p|br|hr|ul|ol|li|b|i|em|strong|code|pre|su[bp]|blockquote|h[1-6]|table|t[rdh]|tbody|thead|span|del|s|small|mark)\s[^<>]{1,4000}>/gi;
const INLINE_LINK =
  /(!?)\[((?:[^[\]\\]|\\.)*)\]\(\s*(?:<([^<>\n]*)>|([^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*))(?:\s+(?:"[^"\n]*"|'[^'\n]*'))?\s*\)/g;
const MAX_ROUNDS = 8;

/**
 * Fixes Markdown from an export so that it passes `check`: pictures become links, links become absolute web addresses,
 * and HTML that is not allowed becomes text. Use `isSafe` to find out whether everything could be fixed.
 */
export function fixMarkdown(source: string, base?: string): ConvertedText {
  const losses = new Set<Loss>();
  const text = cleanText(source).trim();
  let markdown = withLineBreaks(changeOutside(text, CODE, (part) => fixPart(part, { base, losses }))).trim();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { problems } = readMarkdown(markdown, { headingLevel: 3 });
    if (problems.length === 0) break;
    for (const problem of problems) {
      if (problem.code === 'unsafe-link') losses.add('link');
      markdown = withoutProblem(markdown, problem).trim();
    }
  }
  return { markdown, losses: [...losses] };
}

/** Changes the parts of a text that a pattern does not match. The pattern must have exactly one group. */
function changeOutside(text: string, pattern: RegExp, change: (part: string) => string): string {
  return text
    .split(pattern)
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join('');
}

/** Whether a text passes `check`, and all its links lead to other sites. */
export function isSafe(markdown: string): boolean {
  const read = readMarkdown(markdown, { headingLevel: 3 });
  if (read.problems.length > 0) return false;
  const hasOnlyExternalLinks = !/<a href="(?!https?:\/\/|mailto:|tel:)/i.test(read.html);
  return hasOnlyExternalLinks && read.links.every((link) => /^(?:https?:\/\/|mailto:[^{]|tel:)/i.test(link));
}

function fixPart(part: string, { base, losses }: Conversion): string {
  return part
    .replace(EXECUTABLE, () => {
      losses.add('script');
      return '';
    })
    .replace(COMMENT, '')
    .replace(IMG, (tag) => {
      losses.add('picture');
      return linked(attributeOf(tag, 'alt').replace(/[[\]<>]/g, ''), webAddress(attributeOf(tag, 'src'), base));
    })
    .replace(ANCHOR, (_whole, tag: string, text: string) => {
      const target = attributeOf(tag, 'href');
      if (isExecutable(target)) losses.add('link');
      return linked(text, webAddress(target, base));
    })
    .replace(ANCHOR_TAG, '')
    .replace(STYLING_TAG, '')
    .replace(WITH_ATTRIBUTES, '<$1>')
    .replace(/\{(?=contactEmail\})/g, '\\{')
    .replace(INLINE_LINK, (_whole, bang: string, text: string, bracketed?: string, plain?: string) => {
      const target = bracketed ?? plain ?? '';
      if (bang !== '') losses.add('picture');
      else if (isExecutable(target)) losses.add('link');
      return linked(text, /^mailto:[^\s{]+@[^\s{]+$/i.test(target) ? target : webAddress(target, base));
    });
}

function attributeOf(tag: string, name: string): string {
  const value = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^"'\\s>]+))`, 'i').exec(tag);
  return value?.slice(1).find((part) => part !== undefined) ?? '';
}

/** A line that is not part of a paragraph. */
const BLOCK_LINE = /^(?: {4}|\t|\s*(?:[-+*]\s|#{1,6}\s|[>|<]|(?:[-=_*]\s*){2,}$|\d+[.)]\s|```|~~~|\[[^\]]*\]:))/;

/** Makes line breaks hard breaks, since conference systems show them as such. */
function withLineBreaks(markdown: string): string {
  return changeOutside(markdown, FENCED, (part) =>
    part
      .split(/(\n\s*\n)/)
      .map(withHardBreaks)
      .join(''),
  );
}

function withHardBreaks(block: string): string {
  const lines = block.split('\n');
  if (lines.length < 2 || lines.some((line) => line.trim() === '' || BLOCK_LINE.test(line)) || wasWrapped(lines))
    return block;
  return lines.map((line) => line.replace(/\\$|\s+$/, '')).join(HARD_BREAK);
}

function linked(text: string, address: string | undefined): string {
  if (address === undefined) return text;
  return text.trim() === '' ? address : `[${text}](${address})`;
}

function withoutProblem(markdown: string, { code, source }: MarkdownProblem): string {
  if (source === '' || code === 'text-too-deep') return markdown;
  if (code === 'mark-unclosed' && /^(?:```|~~~)/.test(source)) return `${markdown}\n${source.slice(0, 3)}`;
  return markdown.replace(new RegExp(`(?<!\\\\)${escapedPattern(source)}`, 'gi'), (found) => {
    if (code === 'mark-unclosed') return `\\${found}`;
    if (code === 'unsafe-html') return found.replace(/^</, '\\<');
    if (code === 'image-in-text') return found.replace(/^!/, '');
    return (/^!?\[([\s\S]*?)\](?:\(|\[|$)/.exec(found)?.[1] ?? '').replace(/</g, '\\<');
  });
}

function escapedPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
