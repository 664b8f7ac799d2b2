import { sitePages } from '../check/pages-to-link.ts';
import type { ContentIndex, ContentRecord } from '../content/content-index.ts';
import { languagePrefix } from '../domain/language-tag.ts';
import { HOME_PATH, sessionPath, speakerPath } from '../domain/paths/addresses.ts';

/**
 * The addresses of the page of a record, without the base path, by language. Empty if it has no page of its own, for
 * example because it is hidden.
 */
export function recordPages({ place, document }: ContentRecord, index: ContentIndex): Readonly<Record<string, string>> {
  const { pages, pathByFile } = sitePages(index);
  const { kind, event, year, ident } = place;
  const edition = event === undefined || year === undefined ? undefined : { event, year };
  const pageOf = (kinds: readonly string[]): string | undefined =>
    [...pages].find(
      ([, page]) =>
        kinds.includes(page.kind) &&
        'event' in page &&
        page.event === event &&
        (year === undefined || ('year' in page && page.year === year)),
    )?.[0];
  const paths: Readonly<Record<string, string | undefined>> = {
    site: HOME_PATH,
    event: pageOf(['event']),
    // The edition of the current year is shown at the address of its event.
    edition: pageOf(['event', 'edition']),
    speaker: edition && speakerPath(edition, { slug: ident }),
    session: edition && sessionPath(edition, { ident }),
    page: pathByFile.get(document.path),
  };
  const path = paths[kind];
  if (path === undefined || !pages.has(path)) return {};
  return Object.fromEntries(
    index.languages.map((language) => [
      language,
      `/${languagePrefix(language, index.defaultLanguage)}${path.slice(1)}`,
    ]),
  );
}
