import type { ReadingNotes } from '../read/reading-notes.ts';
import { cleanText } from './foreign-text.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { parseMarkup, textIn } from './markup-tree.ts';
import { plainToMarkdown } from './plain-to-markdown.ts';
import { type ConvertedText, fixedMarkdown, isSafe, type Loss } from './safe-markdown.ts';

/** How a format writes its texts; `mixed` has HTML in one record and Markdown in the next, and each text is looked at. */
export type TextStyle = 'plain' | 'mixed';

export interface TextSource {
  readonly style: TextStyle;
  /** Whose text it is, for notes. */
  readonly of: string;
  readonly notes: ReadingNotes;
  /** What relative addresses in it are relative to. */
  readonly base?: string | undefined;
}

const BLOCK = '(?:p|ul|ol|li|div|h[1-6]|blockquote|pre|table|dl)';
const STARTS_AS_HTML = new RegExp(`^<${BLOCK}\\b[^<>]*>`, 'i');
const ENDS_OF_BLOCKS = new RegExp(`</${BLOCK}>`, 'i');
const TAG = /<(?:br|hr)\s*\/?>|<(a|b|i|em|strong|u|span|code)\b[^<>]*>[^<]*<\/\1>/i;
const ESCAPED_TAG = /&lt;\/?(?:p|br|ul|ol|li|div|h[1-6]|a|b|i|em|strong|span)\b/i;
const MARKDOWN_SIGN = /\]\(|^#{1,6} |^[-*+] |\*\*|^```|^> /m;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp);/i;

/** Marks that nobody means: each would be nested in the one before, and to read them takes its time. */
const NESTED = /(?:[>+*-] |\d{1,2}[.)] ){40}|>{100}|[*_~[]{300}/;
const EMAIL = /[\w.+-]{1,64}@[a-z\d-]{1,63}\.[a-z]/i;

const LOSSES: Readonly<Record<Loss, string>> = {
  script: 'Scripts, frames and the like were left out of the texts of',
  link: 'Links that are no web addresses were left out of the texts of',
  picture: 'Pictures, which cannot stand in texts, became links or words in those of',
};

/** A text as Markdown that `check` finds nothing in; absent if it says nothing. */
export function importedText(value: unknown, source: TextSource): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = cleanText(value).trim();
  if (text === '') return undefined;
  const { markdown, losses } =
    source.style === 'plain' || NESTED.test(text)
      ? { markdown: plainToMarkdown(text), losses: [] }
      : converted(text, source.base);
  for (const loss of losses) source.notes.add('left-out', LOSSES[loss], source.of);
  if (EMAIL.test(text))
    source.notes.add('doubtful', 'E-mail addresses, which would be public, stand in the texts of', source.of);
  const safe = isSafe(markdown) ? markdown : plainToMarkdown(withoutTags(text));
  return safe.trim() === '' ? undefined : safe;
}

/** A line in which entities may have been escaped once too often, `Q&amp;A`. */
export function unescapedLine(line: string): string {
  return ENTITY.test(line) ? textIn(parseMarkup(line.replace(/</g, '&lt;'), 'html').root) : line;
}

function converted(text: string, base: string | undefined): ConvertedText {
  if (isHtml(text)) return htmlToMarkdown(unescapedTwice(text), base);
  if (ESCAPED_TAG.test(text)) return htmlToMarkdown(textIn(parseMarkup(text, 'html').root), base);
  if (ENTITY.test(text) && !MARKDOWN_SIGN.test(text))
    return { markdown: plainToMarkdown(unescapedLine(text)), losses: [] };
  return fixedMarkdown(text, base);
}

/** Tags of blocks make HTML, but for those in a listing; single tags only where nothing looks like Markdown. */
function isHtml(text: string): boolean {
  if (STARTS_AS_HTML.test(text)) return true;
  if (/^(?:```|~~~)/m.test(text)) return false;
  return ENDS_OF_BLOCKS.test(text) || (TAG.test(text) && !MARKDOWN_SIGN.test(text) && !/\n\s*\n/.test(text));
}

/** `&amp;#39;` in HTML is an apostrophe that was escaped twice. */
function unescapedTwice(html: string): string {
  return html.replace(/&amp;(?=#\d{1,7};|#x[\da-f]{1,6};|(?:amp|quot|apos);)/gi, '&');
}

function withoutTags(text: string): string {
  return text.replace(/<[^<>]*>/g, ' ');
}
