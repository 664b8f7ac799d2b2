import { memoize } from '../memoize.ts';
import { editionTakesPlace } from '../time/edition-status.ts';
import { constant, isNever } from '../time/timeline.ts';
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
import type { PagedDay, PagedEdition, PagedEvent, PagedSession, PagedSite, PagedSpeaker } from './paged-site.ts';

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

/** All pages of a site, apart from those for designers. */
export function pagesOf(site: PagedSite): ReadonlyMap<string, SitePage> {
  const { events } = site;
  const rooms = events.flatMap((event) => editionsWithScreens(event)).flatMap(({ venues }) => venues);
  return new Map([
    ...ownPages(site),
    ...events.flatMap((event) => [...eventPages(event), ...event.editions.flatMap((one) => pagesBelow(event, one))]),
    ...screenPages(rooms.flatMap((venue) => venue.rooms)),
    ...surveyPages(events.flatMap((event) => event.editions.filter((edition) => hasSurvey(event, edition)))),
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

/** Whether the speakers and sessions of an edition have pages: it is past, or the current one of a running event. */
export function hasProgrammePages(event: PagedEvent, { year }: Pick<PagedEdition, 'year'>): boolean {
  return year < event.currentYear || (event.enabled && year === event.currentYear);
}

/** Whether an edition has a page of its changes, if it is not secret: there are some, and its event is enabled. */
export function hasChanges(event: PagedEvent, edition: PagedEdition): boolean {
  return edition.changes.length > 0 && event.enabled && hasProgrammePages(event, edition);
}

/** The screens of rooms, and of the foyer if there are any. They exist in the default language only. */
export function screenPages(rooms: readonly { readonly ident: string }[]): PageEntries {
  return rooms.length === 0 ? [] : [FOYER_PATH, ...rooms.map(screenPath)].map((path) => [path, OTHER] as const);
}

/** The page of the survey, if any edition has one. */
export function surveyPages(editions: readonly unknown[]): PageEntries {
  return editions.length === 0 ? [] : [[SURVEY_PATH, { kind: 'survey' }]];
}

/** An event with editions of any kind. */
interface Years<E> extends Pick<PagedEvent, 'currentYear'> {
  readonly editions: readonly E[];
}

/** The edition that an event's own page shows. */
export function currentEdition<E extends { readonly year: number }>(event: Years<E>): E | undefined {
  return event.editions.find(({ year }) => year === event.currentYear);
}

/** The editions that have a page of their own, in the order of the event. */
export function pastEditions<E extends { readonly year: number }>(event: Years<E>): readonly E[] {
  return event.editions.filter(({ year }) => year < event.currentYear);
}

/** The editions whose rooms have screens: the current one of a visible and enabled event, if it takes place. */
export function editionsWithScreens<E extends PagedEdition>(
  event: Years<E> & Pick<PagedEvent, 'enabled' | 'visible'>,
): readonly E[] {
  const edition = currentEdition(event);
  if (edition === undefined || !event.enabled || !event.visible) return [];
  return editionTakesPlace(edition) ? [edition] : [];
}

/** Whether an edition that takes place has a survey that is switched on, on this site or on another. */
export function hasSurvey({ surveyYears }: Pick<PagedEvent, 'surveyYears'>, edition: PagedEdition): boolean {
  const exists = edition.survey !== undefined || edition.externalForms.survey !== undefined;
  return exists && editionTakesPlace(edition) && surveyYears.includes(edition.year);
}

/** Whether teams register for an edition, which makes it a hackathon. */
export function hasTeams({ team }: Pick<PagedEdition, 'team'>): boolean {
  return team.maximum !== undefined;
}

/**
 * The path of team registration for an event whose current edition is a hackathon, even while the event is not running.
 * Undefined for other events.
 */
export function teamRegistrationPath(event: PagedEvent): string | undefined {
  const edition = currentEdition(event);
  return edition !== undefined && hasTeams(edition) ? `${event.path}register/` : undefined;
}

/** The speakers who have a page: those of past editions, and of the current edition of a running event. */
export function speakersWithPage<S extends PagedSpeaker>(
  event: PagedEvent,
  edition: Pick<PagedEdition, 'year'> & { readonly speakers: readonly S[] },
): readonly S[] {
  return hasProgrammePages(event, edition) ? announced(edition.speakers) : [];
}

/** The sessions that have a page, of the same editions as speakers. */
export function sessionsWithPage<S extends PagedSession>(
  event: PagedEvent,
  edition: Pick<PagedEdition, 'year'> & { readonly sessions: readonly S[] },
): readonly S[] {
  return hasProgrammePages(event, edition) ? announced(edition.sessions) : [];
}

type Announced = Pick<PagedSession, 'placeholder'>;

/** Without placeholders. */
function announced<T extends Announced>(items: readonly T[]): readonly T[] {
  return withoutPlaceholders(items) as readonly T[];
}

const withoutPlaceholders = memoize((items: readonly Announced[]) => items.filter(({ placeholder }) => !placeholder));

/** The days that the schedule page of an event shows. Empty if there is no such page. */
export function scheduledDays<D extends PagedDay>(
  event: Years<Pick<PagedEdition, 'year' | 'sections'> & { readonly days: readonly D[] }> & Pick<PagedEvent, 'enabled'>,
): readonly D[] {
  const edition = currentEdition(event);
  if (!event.enabled || edition === undefined || isNever(edition.sections.schedule ?? constant(false))) return [];
  return edition.days.filter(({ programme }) => programme.length > 0);
}

/** The path of the page of an event that shows the rows of one day of its current schedule, if there is one. */
export function rowsPath(event: PagedEvent, date: string): string | undefined {
  const days = scheduledDays(event);
  if (days.every((day) => day.date !== date)) return undefined;
  return days.length < 2 ? schedulePath(event) : scheduleDayPath(event, date);
}

/** The page of the schedule, and those of its days if there are several. */
function schedulePaths(event: PagedEvent): readonly string[] {
  const days = scheduledDays(event);
  const ofDays = days.length < 2 ? [] : days.map(({ date }) => scheduleDayPath(event, date));
  return days.length === 0 ? [] : [schedulePath(event), ...ofDays];
}
