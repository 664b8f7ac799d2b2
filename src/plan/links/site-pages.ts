import { memoize } from '../../domain/memoize.ts';
import { hasTeams } from '../../domain/page/registration.ts';
import type { Edition, EditionDay, Session, Site, SiteEvent, Speaker } from '../../domain/site/site.ts';
import { editionTakesPlace } from '../../domain/time/edition-status.ts';
import { constant, isNever } from '../../domain/time/timeline.ts';
import { contestPath, isSecret } from './publicity.ts';
import { screenPaths } from './screen-rooms.ts';

/**
 * The pages of a site, by their paths in the default language, without the base path. All links are checked against
 * these.
 */

/** The edition that an event's own page shows. */
export function currentEdition(event: SiteEvent): Edition | undefined {
  return event.editions.find((edition) => edition.year === event.currentYear);
}

/** The main event with its current edition, which pages of the whole site are about. */
export function productScope(site: Site): { readonly event: SiteEvent; readonly edition: Edition } | undefined {
  const event = site.events.find((one) => one.ident === site.settings.product);
  const edition = event && currentEdition(event);
  return event && edition && { event, edition };
}

/** The editions that have a page of their own, newest first. */
export const pastEditions = memoize((event: SiteEvent): readonly Edition[] =>
  event.editions.filter((edition) => edition.year < event.currentYear),
);

/** The path of the page of a past edition. */
export function editionPath(edition: Pick<Edition, 'event' | 'year'>): string {
  return `/${edition.event}/${edition.year}/`;
}

/** The path of a speaker's page. Not every speaker has one. */
export function speakerPath(edition: Pick<Edition, 'event' | 'year'>, speaker: Pick<Speaker, 'slug'>): string {
  return `${editionPath(edition)}${speaker.slug}/`;
}

/** The speakers who have a page: those of past editions, and of the current edition of a running event. */
export function speakersWithPage(event: SiteEvent, edition: Edition): readonly Speaker[] {
  return hasPages(event, edition) ? publicSpeakers(edition) : [];
}

/** The path of a session's page, if there is one. */
export function sessionPath(edition: Pick<Edition, 'event' | 'year'>, session: Pick<Session, 'ident'>): string {
  return `${editionPath(edition)}sessions/${session.ident}/`;
}

/** The sessions that have a page, of the same editions as speakers. */
export function sessionsWithPage(event: SiteEvent, edition: Edition): readonly Session[] {
  return hasPages(event, edition) ? publicSessions(edition) : [];
}

/** The path of the page of an edition's changes, if there is one. */
export function changesPath(edition: Pick<Edition, 'event' | 'year'>): string {
  return `${editionPath(edition)}changes/`;
}

/** Whether an edition has a page of its changes: there are some, and its event is enabled and not secret. */
export function hasChangesPage(site: Site, event: SiteEvent, edition: Edition): boolean {
  if (edition.changes.length === 0 || !event.enabled || !hasPages(event, edition)) return false;
  return !isSecret(site, changesPath(edition));
}

/** The path of the page of an event's current schedule, if there is one. */
export function schedulePath(event: Pick<SiteEvent, 'path'>): string {
  return `${event.path}schedule/`;
}

/** The path of the page of a day (`2026-05-08`) of an event's current schedule, if there are several. */
export function scheduleDayPath(event: Pick<SiteEvent, 'path'>, date: string): string {
  return `${schedulePath(event)}${date}/`;
}

/** The days that the schedule page of an event shows. Empty if there is no such page. */
export function scheduledDays(event: SiteEvent): readonly EditionDay[] {
  const edition = currentEdition(event);
  if (!event.enabled || edition === undefined || isNever(edition.sections.schedule ?? constant(false))) return [];
  return edition.days.filter(({ programme }) => programme.length > 0);
}

/** The path of the page of an event that shows the rows of one day of its current schedule, if there is one. */
export function rowsPath(event: SiteEvent, date: string): string | undefined {
  const days = scheduledDays(event);
  if (days.every((day) => day.date !== date)) return undefined;
  return days.length < 2 ? schedulePath(event) : scheduleDayPath(event, date);
}

function schedulePages(event: SiteEvent): readonly string[] {
  const days = scheduledDays(event);
  const ofDays = days.length < 2 ? [] : days.map(({ date }) => scheduleDayPath(event, date));
  return days.length === 0 ? [] : [schedulePath(event), ...ofDays];
}

/** Whether the speakers and sessions of an edition have pages. */
function hasPages(event: SiteEvent, edition: Edition): boolean {
  return edition.year < event.currentYear || (event.enabled && edition.year === event.currentYear);
}

const publicSpeakers = memoize((edition: Edition): readonly Speaker[] =>
  edition.speakers.filter((speaker) => !speaker.placeholder),
);

const publicSessions = memoize((edition: Edition): readonly Session[] =>
  edition.sessions.filter((session) => !session.placeholder),
);

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
export const SERVICE_PAGES = [SEARCH_PAGE, '/newsletter-confirmation/', '/qr/', '/workshop-seats/'] as const;

/** The path of the page for addresses in a language that a page does not exist in. Sites in one language have none. */
export const UNSUPPORTED_LANGUAGE_PAGE = '/unsupported-language/';

/** Whether the site has several languages. */
export function isMultilingual({ languages }: Site): boolean {
  return languages.length > 1;
}

/** The pages for designers. They are built on request only, and no page links to them. */
export const DEV_PAGES = ['/dev/', '/dev/grid-test/'] as const;

/** The pages below an event's path. If the event is not running, each shows a notice that says so. */
export function eventOwnPages(event: SiteEvent): readonly string[] {
  return [...event.pages.map(({ ident }) => `${event.path}${ident}/`), ...[teamRegistrationPath(event) ?? []].flat()];
}

/** The address of the contest's rules, if there are any. */
export function contestPaths(site: Site): readonly string[] {
  return [contestPath(site) ?? []].flat();
}

/** Whether a page exists in a language (the default language if none is given). */
export function hasPage(site: Site, path: string, language: string = site.settings.defaultLanguage): boolean {
  const isDefault = language === site.settings.defaultLanguage;
  const { everywhere, onlyDefault, ofEditions } = pages(site);
  if (everywhere.has(path) || (isDefault && onlyDefault.has(path))) return true;
  const edition = ofEditions.get(path.split('/', 3).join('/'));
  return edition !== undefined && (isDefault || edition.isMultiLanguage) && edition.paths.has(path);
}

/** The path of the survey page. */
export const SURVEY_PATH = '/survey/';

/**
 * The path of team registration for an event whose current edition is a hackathon, even while the event is not running.
 * Returns undefined for other events.
 */
export function teamRegistrationPath(event: SiteEvent): string | undefined {
  const edition = currentEdition(event);
  return edition !== undefined && hasTeams(edition) ? `${event.path}register/` : undefined;
}

/** The editions of a site whose surveys are switched on, newest first. Without secret ones, since the page is public. */
export function editionsWithSurvey(site: Site): readonly { readonly event: SiteEvent; readonly edition: Edition }[] {
  return site.events
    .flatMap((event) => event.editions.map((edition) => ({ event, edition })))
    .filter(({ event, edition }) => hasSurvey(event, edition) && !isSecret(site, editionPath(edition)))
    .sort((a, b) => b.edition.year - a.edition.year);
}

/** Whether an edition that takes place has a survey that is switched on, on this site or on another. */
export function hasSurvey(event: SiteEvent, edition: Edition): boolean {
  const exists = edition.survey !== undefined || edition.externalForms.survey !== undefined;
  return exists && editionTakesPlace(edition) && event.surveyYears.includes(edition.year);
}

const pages = memoize((site: Site) => {
  const [multiLanguage, oneLanguage] = [true, false].map((isMulti) =>
    site.events.filter((event) => event.isMultiLanguage === isMulti).flatMap(pagesWithoutProgramme),
  );
  const everywhere = [
    '/',
    ...site.pages.map((page) => `/${page.ident}/`),
    ...contestPaths(site),
    ...NOTICES.map(([path]) => path),
    ...SERVICE_PAGES,
    ...(isMultilingual(site) ? [UNSUPPORTED_LANGUAGE_PAGE] : []),
    ...DEV_PAGES,
    ...(editionsWithSurvey(site).length > 0 ? [SURVEY_PATH] : []),
  ];
  const ofEditions = site.events.flatMap((event) =>
    event.editions.map((edition) => {
      const programme = hasPages(event, edition) ? programmePaths(edition) : NO_PATHS;
      const paths = hasChangesPage(site, event, edition) ? new Set([...programme, changesPath(edition)]) : programme;
      return [editionPath(edition).slice(0, -1), { isMultiLanguage: event.isMultiLanguage, paths }] as const;
    }),
  );
  return {
    everywhere: new Set([...everywhere, ...(multiLanguage ?? [])]),
    onlyDefault: new Set([...(oneLanguage ?? []), ...screenPaths(site)]),
    /** The pages of speakers, sessions and changes, by the path of the edition's page. */
    ofEditions: new Map(ofEditions),
  };
});

const NO_PATHS: ReadonlySet<string> = new Set();

/** The paths of the pages of an edition's speakers and sessions. */
const programmePaths = memoize(
  (edition: Edition): ReadonlySet<string> =>
    new Set([
      ...publicSpeakers(edition).map((speaker) => speakerPath(edition, speaker)),
      ...publicSessions(edition).map((session) => sessionPath(edition, session)),
    ]),
);

/** All pages of an event, by their paths in the default language. */
export function eventPages(site: Site, event: SiteEvent): readonly string[] {
  return [
    ...pagesWithoutProgramme(event),
    ...event.editions.flatMap((edition) => [
      ...(hasPages(event, edition) ? programmePaths(edition) : NO_PATHS),
      ...(hasChangesPage(site, event, edition) ? [changesPath(edition)] : []),
    ]),
  ];
}

function pagesWithoutProgramme(event: SiteEvent): readonly string[] {
  return [event.path, ...schedulePages(event), ...eventOwnPages(event), ...pastEditions(event).map(editionPath)];
}
