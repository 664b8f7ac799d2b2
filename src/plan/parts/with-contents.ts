import type { Markup } from '../../domain/language.ts';
import type { TextContents } from '../../domain/page/page.ts';
import { headingParts } from '../../domain/paths/part-ids.ts';

/** The minimum number of headings for a table of contents. */
const MIN_HEADINGS = 4;

/**
 * Adds ids to the second-level headings of a long text and lists them. Returns a short text unchanged. An id is the
 * heading's slug, numbered if it occurs more than once.
 */
export function withContents(text: Markup): { readonly text: Markup; readonly contents: readonly TextContents[] } {
  const contents = headingParts(text.html);
  if (contents.length < MIN_HEADINGS) return { text, contents: [] };
  const ids = contents.values();
  const html = text.html.replaceAll('<h2>', () => `<h2 id="${(ids.next().value as TextContents).id}">`);
  return { text: { ...text, html }, contents };
}
