import { type MarkdownProblem, readMarkdown } from '../../content/markdown.ts';
import { cleanText } from './clean-text.ts';
import { plainToMarkdown } from './plain-to-markdown.ts';
import { webAddress } from './web-address.ts';

/** What a text lost on its way: something that runs, a link that could, or a picture, which is now a link. */
export type Loss = 'script' | 'link' | 'picture';

export interface ConvertedText {
  readonly markdown: string;
  readonly losses: readonly Loss[];
}

const CODE = /(^(?:```|~~~)[\s\S]*?(?:^(?:```|~~~)\s*$|$(?![\s\S]))|`[^`\n]*`)/m;
const RUNS = /<(script|style|iframe|object|embed|noscript|template|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const IMG = /<img\b[^>]*>/gi;
const INLINE_LINK =
  /(!?)\[((?:[^[\]\\]|\\.)*)\]\(\s*(?:<([^<>\n]*)>|([^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*))(?:\s+(?:"[^"\n]*"|'[^'\n]*'))?\s*\)/g;
const ROUNDS = 8;

/**
 * Markdown of others as `check` lets it through: pictures are links, links are absolute addresses of the web, and HTML
 * that a page may not hold is text. What cannot be mended so is taken as plain text.
 */
export function safeMarkdown(source: string, base?: string): ConvertedText {
  const losses = new Set<Loss>();
  const text = cleanText(source).trim();
  let markdown = text
    .split(CODE)
    .map((part, at) => (at % 2 === 1 ? part : mended(part, { losses, ...(base === undefined ? {} : { base }) })))
    .join('');
  for (let round = 0; round < ROUNDS && !isSafe(markdown); round += 1) {
    for (const problem of problemsOf(markdown)) {
      if (problem.code === 'unsafe-link') losses.add('link');
      markdown = withoutProblem(markdown, problem);
    }
  }
  return { markdown: isSafe(markdown) ? markdown.trim() : plainToMarkdown(text), losses: [...losses] };
}

/** Whether `check` finds nothing in a text, and each link leaves the site. */
export function isSafe(markdown: string): boolean {
  const { links, problems } = readMarkdown(markdown, { headingLevel: 3 });
  return problems.length === 0 && links.every((link) => /^(?:https?:\/\/|mailto:[^{]|tel:)/i.test(link));
}

function problemsOf(markdown: string): readonly MarkdownProblem[] {
  return readMarkdown(markdown, { headingLevel: 3 }).problems;
}

interface Mending {
  readonly base?: string;
  readonly losses: Set<Loss>;
}

function mended(part: string, { base, losses }: Mending): string {
  return part
    .replace(RUNS, () => {
      losses.add('script');
      return '';
    })
    .replace(COMMENT, '')
    .replace(IMG, (tag) => {
      losses.add('picture');
      const address = webAddress(/\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1] ?? '', base);
      const words = (/\balt\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag)?.slice(1).find(Boolean) ?? '').replace(
        /[[\]<>]/g,
        '',
      );
      return linked(words, address);
    })
    .replace(/\{(?=contactEmail\})/g, '\\{')
    .replace(INLINE_LINK, (_whole, bang: string, words: string, pointed?: string, plain?: string) => {
      const target = pointed ?? plain ?? '';
      if (bang !== '') losses.add('picture');
      else if (/^\s*(?:javascript|data|vbscript|file):/i.test(target)) losses.add('link');
      return linked(words, /^mailto:[^\s{]+@[^\s{]+$/i.test(target) ? target : webAddress(target, base));
    });
}

function linked(words: string, address: string | undefined): string {
  if (address === undefined) return words;
  return words.trim() === '' ? address : `[${words}](${address})`;
}

function withoutProblem(markdown: string, { code, source }: MarkdownProblem): string {
  const replacement = {
    'unsafe-html': source.replace(/^</, '\\<'),
    'unsafe-link': (/^!?\[([\s\S]*?)\](?:\(|\[|$)/.exec(source)?.[1] ?? '').replace(/</g, '\\<'),
    'image-in-text': source.replace(/^!/, ''),
  }[code];
  if (source === '' || replacement === source) return markdown;
  return markdown.split(new RegExp(`(?<!\\\\)${escapedPattern(source)}`, 'i')).join(replacement);
}

function escapedPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
