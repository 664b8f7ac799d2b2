import { HintedError } from '../diagnostics/hinted-error.ts';
import { convertMarkdown } from './convert-markdown.ts';
import { MAX_LENGTH } from './markdown.ts';

const TOP_LEVEL = 2;

/**
 * Converts a text to the safe HTML that pages contain, apart from what only the plan of a page knows: placeholders stay in
 * braces, and their links lead nowhere; both forms of a block that shows for a time are there, each in a `div` whose attribute
 * `data-window` says when. Throws `HintedError` for a text that is too long. Nothing is cached, unlike texts of content.
 */
export function previewMarkdown(source: string): string {
  if (source.length > MAX_LENGTH) {
    throw new HintedError(
      `This text has more than ${MAX_LENGTH} characters.`,
      'divide it into several pages',
      'text-too-long',
    );
  }
  const { html } = convertMarkdown(source, TOP_LEVEL).read;
  return html.replace(/<a href="[^"{]*\{[^"]*"/g, '<a');
}
