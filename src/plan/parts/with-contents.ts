import type { Markup } from '../../domain/language.ts';
import type { TextContents } from '../../domain/page/page.ts';
import { slugOf } from '../../domain/slug.ts';

/** The minimum number of headings for a table of contents. */
const MIN_HEADINGS = 4;

/**
 * Adds ids to the second-level headings of a long text and lists them. Returns a short text unchanged. An id is the
 * heading's slug, numbered if it occurs more than once.
 */
export function withContents(text: Markup): { readonly text: Markup; readonly contents: readonly TextContents[] } {
  const contents: TextContents[] = [];
  const taken = new Map<string, number>();
  const html = text.html.replace(/<h2>(.*?)<\/h2>/gs, (_whole, heading: string) => {
    const title = heading.replace(/<[^>]*>/g, '');
    const slug = `text-${slugOf(title.replace(/&[^;]*;/g, ' '))}`;
    const times = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, times);
    const id = times === 1 ? slug : `${slug}-${times}`;
    contents.push({ id, title });
    return `<h2 id="${id}">${heading}</h2>`;
  });
  return contents.length < MIN_HEADINGS ? { text, contents: [] } : { text: { ...text, html }, contents };
}
