import { type ConvertedMarkdown, convertMarkdown, type ReadMarkdown } from './convert-markdown.ts';
import { plainText } from './plain-text.ts';

/** Converts the Markdown of a site. Each text is converted once per process, since both check and plan read it. */

export interface MarkdownOptions {
  /** The HTML level of `##` in the text: 2 for a page, 3 below the heading of a section. Deeper headings follow. */
  readonly headingLevel: 2 | 3 | 4;
}

const TOP_LEVEL = 2;

/** The maximum length of a text, some twenty printed pages. The time to parse it grows with the square of the length. */
export const MAX_LENGTH = 50_000;
const TOO_LONG: ReadMarkdown = { html: '', links: [], problems: [{ code: 'text-too-long', source: '' }] };

/** Texts converted at the top level, from which the other levels are derived. */
const cache = new Map<string, ConvertedMarkdown>();

/** Other forms of a text: with headings at other levels, and without markup. */
interface TextForms {
  readonly atLevel: Map<number, ReadMarkdown>;
  plain?: string;
}

const forms = new Map<string, TextForms>();

/** Converts a text to safe HTML. */
export function readMarkdown(source: string, { headingLevel }: MarkdownOptions): ReadMarkdown {
  if (source.length > MAX_LENGTH) return TOO_LONG;
  const cached = convertedMarkdown(source);
  if (headingLevel === TOP_LEVEL) return cached.read;
  const { atLevel } = formsOf(source);
  let read = atLevel.get(headingLevel);
  if (read === undefined) {
    read = cached.hasHtml ? convertMarkdown(source, headingLevel).read : withLowerHeadings(cached.read, headingLevel);
    atLevel.set(headingLevel, read);
  }
  return read;
}

/** The text without its markup, in one line. Empty if the text is too long. */
export function plainMarkdown(source: string): string {
  if (source.length > MAX_LENGTH) return '';
  const cached = formsOf(source);
  cached.plain ??= plainText(convertedMarkdown(source).read.html);
  return cached.plain;
}

function formsOf(source: string): TextForms {
  let cached = forms.get(source);
  if (cached === undefined) {
    cached = { atLevel: new Map() };
    forms.set(source, cached);
  }
  return cached;
}

/** Whether a text is not empty and short enough to be converted. */
export function isMarkdownText(source: string): boolean {
  return source !== '' && source.length <= MAX_LENGTH;
}

/** The converted text at the top level, from the cache if possible. */
export function convertedMarkdown(source: string): ConvertedMarkdown {
  const cached = cache.get(source) ?? convertMarkdown(source, TOP_LEVEL);
  cache.set(source, cached);
  return cached;
}

/** Adds a text to the cache that was converted before, such as by another process. */
export function cacheMarkdown(source: string, converted: ConvertedMarkdown): void {
  cache.set(source, converted);
}

/** Lowers the headings. Only for texts without HTML: there all heading tags come from marked, since text is escaped. */
function withLowerHeadings(read: ReadMarkdown, headingLevel: number): ReadMarkdown {
  const down = headingLevel - TOP_LEVEL;
  const html = read.html.replace(
    /(<\/?h)([2-6])>/g,
    (_tag, start: string, level: string) => `${start}${Math.min(6, Number(level) + down)}>`,
  );
  return { html, links: read.links, problems: read.problems };
}
