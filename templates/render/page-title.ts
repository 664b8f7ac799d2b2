import { plain } from '../../src/domain/language.ts';
import type { PageContent, PageHead, TemplateName } from '../../src/domain/page.ts';

const LONGEST = 70;

/**
 * The title of a page: `Page — Site`. The site's name is left out where the page's title has it already, or where
 * both together would be too long for search results and tabs; the home page has the tagline in the page's place.
 */
export function pageTitle(template: TemplateName, content: PageContent, head: PageHead, siteTitle: string): string {
  if (template === 'home' && 'tagline' in content) return joined(siteTitle, plain(content.tagline), siteTitle);
  if (head.title.includes(siteTitle)) return head.title;
  return joined(head.title, siteTitle, head.title);
}

function joined(first: string, second: string, otherwise: string): string {
  const both = `${first} — ${second}`;
  return both.length <= LONGEST ? both : otherwise;
}
