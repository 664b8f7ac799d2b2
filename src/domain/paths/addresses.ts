import type { PagedEdition, PagedEvent, PagedSpeaker, PagedText } from './paged-site.ts';

/** The addresses of pages: paths in the default language, without the base path. Not every address is that of a page. */

export const HOME_PATH = '/';

/** The page that the service worker shows instead of a page that is not cached. */
export const OFFLINE_PAGE = '/offline/';

/** The paths of the notice pages, with the notice that each shows. */
export const NOTICES = [
  ['/404.html', 'not-found'],
  ['/404/', 'not-found'],
  ['/500.html', 'server-error'],
  ['/maintenance/', 'maintenance'],
  [OFFLINE_PAGE, 'offline'],
] as const;

/** The page that searches the site. */
export const SEARCH_PAGE = '/search/';

/** The paths of further pages that every site has. */
export const SERVICE_PAGES = ['/newsletter-confirmation/', '/qr/', SEARCH_PAGE, '/workshop-seats/'] as const;

/** The path of the page for addresses in a language that a page does not exist in. Sites in one language have none. */
export const UNSUPPORTED_LANGUAGE_PAGE = '/unsupported-language/';

/** The pages for designers. They are built on request only, and no page links to them. */
export const DEV_PAGES = ['/dev/', '/dev/grid-test/'] as const;

/** The path of the survey page. */
export const SURVEY_PATH = '/survey/';

/** The path of the screen for the foyer. */
export const FOYER_PATH = '/screen/';

/** The path of the screen of a room. */
export function screenPath({ ident }: { readonly ident: string }): string {
  return `${FOYER_PATH}${ident}/`;
}

/** The path of a text page in a folder: `/`, or the path of its event. */
export function textPath(folder: string, { ident }: Pick<PagedText, 'ident'>): string {
  return `${folder}${ident}/`;
}

type EditionName = Pick<PagedEdition, 'event' | 'year'>;

/** The path of the page of a past edition. That of the current one redirects to the event. */
export function editionPath({ event, year }: EditionName): string {
  return `/${event}/${year}/`;
}

/** The path of a speaker's page. */
export function speakerPath(edition: EditionName, { slug }: Pick<PagedSpeaker, 'slug'>): string {
  return `${editionPath(edition)}${slug}/`;
}

/** The path of a session's page. */
export function sessionPath(edition: EditionName, { ident }: Pick<PagedText, 'ident'>): string {
  return `${editionPath(edition)}sessions/${ident}/`;
}

/** The path of the page of an edition's changes. */
export function changesPath(edition: EditionName): string {
  return `${editionPath(edition)}changes/`;
}

/** The path of the page of an event's current schedule. */
export function schedulePath({ path }: Pick<PagedEvent, 'path'>): string {
  return `${path}schedule/`;
}

/** The path of the page of a day (`2026-05-08`) of an event's current schedule. */
export function scheduleDayPath(event: Pick<PagedEvent, 'path'>, date: string): string {
  return `${schedulePath(event)}${date}/`;
}
