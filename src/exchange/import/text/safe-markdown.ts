import { readMarkdown } from '../../../content/markdown.ts';
import type { MarkdownProblem } from '../../../content/markdown-problem.ts';
import { cleanText } from './foreign-text.ts';
import { HARD_BREAK, wasWrapped } from './plain-to-markdown.ts';
import { runs, webAddress } from './web-address.ts';

/** What a text lost on its way: something that runs, a link that could, or a picture, which is now a link. */
export type Loss = 'script' | 'link' | 'picture';

/** What goes along while one text is converted: what its addresses are relative to, and what it has lost so far. */
export interface Converting {
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
const RUNS = /<(script|style|iframe|object|embed|noscript|template|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const IMG = /<img\b[^<>]{0,4000}>/gi;
const ANCHOR = /<a\b([^<>]{0,4000})>([^<]*)<\/a>/gi;
const ANCHOR_TAG = /<\/?a\b[^<>]{0,4000}>/gi;
/** Tags of looks and of layout, which say nothing. */
const LOOKS =
  /<\/?(?:u|font|center|big|strike|tt|nobr|wbr|div|section|article|main|header|footer|nav|aside|address|figure|figcaption|details|summary|picture|source|video|audio|label|col|colgroup|tfoot)\b[^<>]{0,4000}>/gi;
const WITH_ATTRIBUTES =
  /<(p|br|hr|ul|ol|li|b|i|em|strong|code|pre|su[bp]|blockquote|h[1-6]|table|t[rdh]|tbody|thead|span|del|s|small|mark)\s[^<>]{1,4000}>/gi;
const INLINE_LINK =
  /(!?)\[((?:[^[\]\\]|\\.)*)\]\(\s*(?:<([^<>\n]*)>|([^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*))(?:\s+(?:"[^"\n]*"|'[^'\n]*'))?\s*\)/g;
const ROUNDS = 8;

/**
 * Markdown of others, fixed for `check`: pictures are links, links are absolute addresses of the web, and HTML that a
 * page may not hold is text. `isSafe` says whether nothing is left to fix.
 */
export function fixedMarkdown(source: string, base?: string): ConvertedText {
  const losses = new Set<Loss>();
  const text = cleanText(source).trim();
  let markdown = withEndings(parted(text, CODE, (part) => fixed(part, { base, losses }))).trim();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { problems } = readMarkdown(markdown, { headingLevel: 3 });
    if (problems.length === 0) break;
    for (const problem of problems) {
      if (problem.code === 'unsafe-link') losses.add('link');
      markdown = withoutProblem(markdown, problem).trim();
    }
  }
  return { markdown, losses: [...losses] };
}

/** A text in which a change is made to all that a pattern with one group does not match. */
function parted(text: string, pattern: RegExp, change: (part: string) => string): string {
  return text
    .split(pattern)
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join('');
}

/** Whether `check` finds nothing in a text, and each link leaves the site. */
export function isSafe(markdown: string): boolean {
  const read = readMarkdown(markdown, { headingLevel: 3 });
  if (read.problems.length > 0) return false;
  const leaves = !/<a href="(?!https?:\/\/|mailto:|tel:)/i.test(read.html);
  return leaves && read.links.every((link) => /^(?:https?:\/\/|mailto:[^{]|tel:)/i.test(link));
}

function fixed(part: string, { base, losses }: Converting): string {
  return part
    .replace(RUNS, () => {
      losses.add('script');
      return '';
    })
    .replace(COMMENT, '')
    .replace(IMG, (tag) => {
      losses.add('picture');
      return linked(attributeOf(tag, 'alt').replace(/[[\]<>]/g, ''), webAddress(attributeOf(tag, 'src'), base));
    })
    .replace(ANCHOR, (_whole, tag: string, words: string) => {
      const target = attributeOf(tag, 'href');
      if (runs(target)) losses.add('link');
      return linked(words, webAddress(target, base));
    })
    .replace(ANCHOR_TAG, '')
    .replace(LOOKS, '')
    .replace(WITH_ATTRIBUTES, '<$1>')
    .replace(/\{(?=contactEmail\})/g, '\\{')
    .replace(INLINE_LINK, (_whole, bang: string, words: string, pointed?: string, plain?: string) => {
      const target = pointed ?? plain ?? '';
      if (bang !== '') losses.add('picture');
      else if (runs(target)) losses.add('link');
      return linked(words, /^mailto:[^\s{]+@[^\s{]+$/i.test(target) ? target : webAddress(target, base));
    });
}

function attributeOf(tag: string, name: string): string {
  const value = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^"'\\s>]+))`, 'i').exec(tag);
  return value?.slice(1).find((part) => part !== undefined) ?? '';
}

/** Lines that mean something else than a line of a paragraph. */
const BLOCK_LINE = /^(?: {4}|\t|\s*(?:[-+*]\s|#{1,6}\s|[>|<]|(?:[-=_*]\s*){2,}$|\d+[.)]\s|```|~~~|\[[^\]]*\]:))/;

/** Systems that take Markdown show its line breaks, so their authors count on them. */
function withEndings(markdown: string): string {
  return parted(markdown, FENCED, (part) =>
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

function linked(words: string, address: string | undefined): string {
  if (address === undefined) return words;
  return words.trim() === '' ? address : `[${words}](${address})`;
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
