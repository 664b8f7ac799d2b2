import { plain } from '../../src/domain/language.ts';
import type { PageContent, PageHead, TemplateName } from '../../src/domain/page/page.ts';

const MAX_LENGTH = 70;

/**
 * The title of a page: `Page – Site`. The site's name is left out if the page's title contains it, or if both together
 * would be too long for search results and tabs. The title of the home page is `Site – Tagline`.
 */
export function pageTitle(template: TemplateName, content: PageContent, head: PageHead, siteTitle: string): string {
  if (template === 'home' && 'tagline' in content) return joinIfShort(siteTitle, plain(content.tagline), siteTitle);
  if (head.title.includes(siteTitle)) return head.title;
  return joinIfShort(head.title, siteTitle, head.title);
}

function joinIfShort(first: string, second: string, otherwise: string): string {
  const both = `${first} – ${second}`;
  return both.length <= MAX_LENGTH ? both : otherwise;
}
