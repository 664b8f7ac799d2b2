import { memoize } from '../memoize.ts';
import {
  changesPath,
  editionPath,
  FOYER_PATH,
  HOME_PATH,
  NOTICES,
  SERVICE_PAGES,
  SURVEY_PATH,
  scheduleDayPath,
  schedulePath,
  screenPath,
  sessionPath,
  speakerPath,
  textPath,
  UNSUPPORTED_LANGUAGE_PAGE,
} from './addresses.ts';
import {
  announced,
  editionsWithScreens,
  hasChanges,
  hasProgrammePages,
  isSurveyOn,
  pastEditions,
  roomsWithScreens,
  scheduledDays,
  teamRegistrationPath,
} from './page-owners.ts';
import type { PagedEdition, PagedEvent, PagedSite } from './paged-site.ts';

/** Which pages a site has. That some of them are secret is decided in `src/plan/links/publicity.ts`. */

/** The kind of a page, and the record that it shows if its anchors depend on it. */
export type SitePage =
  | { readonly kind: 'home' | 'survey' | 'speaker' | 'other' }
  | { readonly kind: 'event' | 'edition' | 'schedule'; readonly event: string; readonly year: number }
  | { readonly kind: 'session'; readonly event: string; readonly year: number; readonly ident: string }
  | { readonly kind: 'text'; readonly event?: string; readonly ident: string };

/** Pages by their paths. A later entry replaces an earlier one with the same path. */
export type PageEntries = readonly (readonly [path: string, page: SitePage])[];

const OTHER: SitePage = { kind: 'other' };

/**
 * All pages of a site, apart from those for designers. That of the survey is one of them while editions with a survey are
 * cancelled: its links must not keep anybody from publishing that.
 */
export function pagesOf(site: PagedSite): ReadonlyMap<string, SitePage> {
  const { events } = site;
  const rooms = events.flatMap((event) => editionsWithScreens(event)).flatMap(roomsWithScreens);
  return new Map([
    ...ownPages(site),
    ...events.flatMap((event) => [...eventPages(event), ...event.editions.flatMap((one) => pagesBelow(event, one))]),
    ...screenPages(rooms),
    ...surveyPages(events.flatMap((event) => event.editions.filter((edition) => isSurveyOn(event, edition)))),
  ]);
}

/** The pages of the site itself, without the survey and the screens. */
export function ownPages({ languages, pages, contest }: PagedSite): PageEntries {
  const other = [
    ...NOTICES.map(([path]) => path),
    ...SERVICE_PAGES,
    ...(languages.length > 1 ? [UNSUPPORTED_LANGUAGE_PAGE] : []),
  ];
  return [
    [HOME_PATH, { kind: 'home' }],
    ...other.map((path) => [path, OTHER] as const),
    ...pages.map((page) => [textPath('/', page), { kind: 'text', ident: page.ident }] as const),
    ...(contest === undefined
      ? []
      : [[textPath('/', { ident: contest.token }), { kind: 'text', ident: contest.page.ident }] as const]),
  ];
}

/** The pages of an event without those of its programmes. */
export function eventPages(event: PagedEvent): PageEntries {
  const { ident, path, currentYear } = event;
  const current = { event: ident, year: currentYear };
  return [
    [path, { kind: 'event', ...current }],
    ...schedulePaths(event).map((one) => [one, { kind: 'schedule', ...current }] as const),
    ...eventOwnPages(event),
    ...pastEditions(event).map((edition) => {
      const { year } = edition;
      return [editionPath(edition), { kind: 'edition', event: ident, year }] as const;
    }),
  ];
}

/** The pages below an event's path. If the event is not running, each shows a notice that says so. */
export function eventOwnPages(event: PagedEvent): PageEntries {
  const register = teamRegistrationPath(event);
  return [
    ...event.pages.map(({ ident }) => {
      return [textPath(event.path, { ident }), { kind: 'text', event: event.ident, ident }] as const;
    }),
    ...(register === undefined ? [] : [[register, OTHER] as const]),
  ];
}

/** The pages below the address of an edition: those of its programme and of its changes. */
function pagesBelow(event: PagedEvent, edition: PagedEdition): PageEntries {
  if (!hasProgrammePages(event, edition)) return [];
  return [...programmePages(edition), ...(hasChanges(event, edition) ? [[changesPath(edition), OTHER] as const] : [])];
}

/** The pages of an edition's speakers and sessions, if it has any (`hasProgrammePages`). */
export const programmePages: (edition: PagedEdition) => ReadonlyMap<string, SitePage> = memoize((edition) => {
  const { event, year } = edition;
  return new Map<string, SitePage>([
    ...announced(edition.speakers).map((speaker) => [speakerPath(edition, speaker), { kind: 'speaker' }] as const),
    ...announced(edition.sessions).map((session) => {
      return [sessionPath(edition, session), { kind: 'session', event, year, ident: session.ident }] as const;
    }),
  ]);
});

/** The screens of rooms, and of the foyer if there are any. They exist in the default language only. */
export function screenPages(rooms: readonly { readonly ident: string }[]): PageEntries {
  return rooms.length === 0 ? [] : [FOYER_PATH, ...rooms.map(screenPath)].map((path) => [path, OTHER] as const);
}

/** The page of the survey, if any edition has one. */
export function surveyPages(editions: readonly unknown[]): PageEntries {
  return editions.length === 0 ? [] : [[SURVEY_PATH, { kind: 'survey' }]];
}

/** The page of the schedule, and those of its days if there are several. */
function schedulePaths(event: PagedEvent): readonly string[] {
  const days = scheduledDays(event);
  const ofDays = days.length < 2 ? [] : days.map(({ date }) => scheduleDayPath(event, date));
  return days.length === 0 ? [] : [schedulePath(event), ...ofDays];
}
