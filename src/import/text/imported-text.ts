import type { ReadingNotes } from '../formats/reading-notes.ts';
import { cleanText } from './foreign-text.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { parseMarkup, textIn } from './markup-tree.ts';
import { plainToMarkdown } from './plain-to-markdown.ts';
import { type ConvertedText, fixMarkdown, isSafe, type Loss } from './safe-markdown.ts';

/**
 * The markup of a format's texts. `mixed` is HTML in some records and Markdown in others; it is recognised for each
 * text.
 */
export type TextStyle = 'plain' | 'mixed';

export interface TextSource {
  readonly style: TextStyle;
  /** The name of the speaker or session, for notes. */
  readonly subject: string;
  readonly notes: ReadingNotes;
  /** The base of relative addresses. */
  readonly base?: string | undefined;
}

const BLOCK = '(?:p|ul|ol|li|div|h[1-6]|blockquote|pre|table|dl)';
const STARTS_AS_HTML = new RegExp(`^<${BLOCK}\\b[^<>]*>`, 'i');
const BLOCK_END = new RegExp(`</${BLOCK}>`, 'i');
const TAG = /<(?:br|hr)\s*\/?>|<(a|b|i|em|strong|u|span|code)\b[^<>]*>[^<]*<\/\1>/i;
const ESCAPED_TAG = /&lt;\/?(?:p|br|ul|ol|li|div|h[1-6]|a|b|i|em|strong|span)\b/i;
const MARKDOWN_SYNTAX = /\]\(|^#{1,6} |^[-*+] |\*\*|^```|^> /m;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp);/i;

/**
 * Runs of Markdown syntax that nobody writes on purpose, and that are slow to parse, since each is nested in the one
 * before.
 */
const DEEPLY_NESTED = /(?:[>+*-] |\d{1,2}[.)] ){40}|>{100}|[*_~[]{300}/;
const EMAIL = /[\w.+-]{1,64}@[a-z\d-]{1,63}\.[a-z]/i;

const LOSSES: Readonly<Record<Loss, string>> = {
  script: 'Scripts, frames and similar elements were left out of the texts of',
  link: 'Links that are not web addresses were left out of the texts of',
  picture: 'Pictures were replaced by links or their descriptions in the texts of',
};

/** Converts a text to Markdown that passes `check`; undefined if it is empty. */
export function importedText(value: unknown, source: TextSource): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = cleanText(value).trim();
  if (text === '') return undefined;
  const { markdown, losses } =
    source.style === 'plain' || DEEPLY_NESTED.test(text)
      ? { markdown: plainToMarkdown(text), losses: [] }
      : converted(text, source.base);
  for (const loss of losses) source.notes.add('left-out', LOSSES[loss], source.subject);
  if (EMAIL.test(text))
    source.notes.add('doubtful', 'E-mail addresses, which would be public, are in the texts of', source.subject);
  const safe = isSafe(markdown) ? markdown : plainToMarkdown(withoutTags(text));
  return safe.trim() === '' ? undefined : safe;
}

/** Decodes entities in a line that may have been escaped once too often, such as `Q&amp;A`. */
export function unescapedLine(line: string): string {
  return ENTITY.test(line) ? textIn(parseMarkup(line.replace(/</g, '&lt;'), 'html').root) : line;
}

function converted(text: string, base: string | undefined): ConvertedText {
  if (isHtml(text)) return htmlToMarkdown(unescapedTwice(text), base);
  if (ESCAPED_TAG.test(text)) return htmlToMarkdown(textIn(parseMarkup(text, 'html').root), base);
  if (ENTITY.test(text) && !MARKDOWN_SYNTAX.test(text))
    return { markdown: plainToMarkdown(unescapedLine(text)), losses: [] };
  return fixMarkdown(text, base);
}

/** Whether a text is HTML: it has block tags outside code blocks, or inline tags and no Markdown syntax. */
function isHtml(text: string): boolean {
  if (STARTS_AS_HTML.test(text)) return true;
  if (/^(?:```|~~~)/m.test(text)) return false;
  return BLOCK_END.test(text) || (TAG.test(text) && !MARKDOWN_SYNTAX.test(text) && !/\n\s*\n/.test(text));
}

/** `&amp;#39;` in HTML is an apostrophe that was escaped twice. */
function unescapedTwice(html: string): string {
  return html.replace(/&amp;(?=#\d{1,7};|#x[\da-f]{1,6};|(?:amp|quot|apos);)/gi, '&');
}

function withoutTags(text: string): string {
  return text.replace(/<[^<>]*>/g, ' ');
}
