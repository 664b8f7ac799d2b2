import { type ConvertedMarkdown, convertMarkdown, type ReadMarkdown } from './convert-markdown.ts';
import { plainText } from './plain-text.ts';

/** What the texts of a site came to: each is converted once, and held for who asks next. */

export interface MarkdownOptions {
  /** The level that the text's `##` gets: 2 for a page, 3 below a section's heading … Deeper ones follow. */
  readonly headingLevel: 2 | 3 | 4;
}

const TOP_LEVEL = 2;

/** How many characters a text may have: some twenty printed pages. Reading takes its time by the square of the length. */
export const MAX_LENGTH = 50_000;
const TOO_LONG: ReadMarkdown = { html: '', links: [], problems: [{ code: 'text-too-long', source: '' }] };

/** At the top level, from which the other forms follow. */
const cache = new Map<string, ConvertedMarkdown>();

/** A text at the levels that were asked for, and without its markup. */
interface TextForms {
  readonly atLevel: Map<number, ReadMarkdown>;
  plain?: string;
}

const forms = new Map<string, TextForms>();

/** Reads a text once; the answer is kept, since check and plan both ask. */
export function readMarkdown(source: string, { headingLevel }: MarkdownOptions): ReadMarkdown {
  if (source.length > MAX_LENGTH) return TOO_LONG;
  const known = keptMarkdown(source);
  if (headingLevel === TOP_LEVEL) return known.read;
  const { atLevel } = formsOf(source);
  let read = atLevel.get(headingLevel);
  if (read === undefined) {
    read = known.hasHtml ? convertMarkdown(source, headingLevel).read : lowered(known.read, headingLevel);
    atLevel.set(headingLevel, read);
  }
  return read;
}

/** What a text says without its markup, in one line. A text that is too long says nothing. */
export function plainMarkdown(source: string): string {
  if (source.length > MAX_LENGTH) return '';
  const known = formsOf(source);
  known.plain ??= plainText(keptMarkdown(source).read.html);
  return known.plain;
}

function formsOf(source: string): TextForms {
  let known = forms.get(source);
  if (known === undefined) {
    known = { atLevel: new Map() };
    forms.set(source, known);
  }
  return known;
}

/** Whether a text has anything that can be read. */
export function isMarkdownText(source: string): boolean {
  return source !== '' && source.length <= MAX_LENGTH;
}

/** What a text comes to, converted now if need be. */
export function keptMarkdown(source: string): ConvertedMarkdown {
  const known = cache.get(source) ?? convertMarkdown(source, TOP_LEVEL);
  cache.set(source, known);
  return known;
}

/** Takes over what another process made of a text. */
export function keepMarkdown(source: string, converted: ConvertedMarkdown): void {
  cache.set(source, converted);
}

/** Where the author wrote no tags, those of headings are marked's own, and stand nowhere else: text is escaped. */
function lowered(read: ReadMarkdown, headingLevel: number): ReadMarkdown {
  const down = headingLevel - TOP_LEVEL;
  const html = read.html.replace(
    /(<\/?h)([2-6])>/g,
    (_tag, start: string, level: string) => `${start}${Math.min(6, Number(level) + down)}>`,
  );
  return { html, links: read.links, problems: read.problems };
}
