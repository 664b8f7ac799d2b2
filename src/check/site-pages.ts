import { type ContentIndex, type ContentRecord, field, listIn, recordsOf } from '../content/content-index.ts';
import { isSectionOn } from './section-on.ts';

/** All pages that links can lead to, by their paths in the default language. */
export interface SitePages {
  readonly pages: ReadonlyMap<string, SitePage>;
  /** Maps a former path to the current one. */
  readonly moved: ReadonlyMap<string, string>;
  /** Maps the file of a text page to the path of the page. */
  readonly pathByFile: ReadonlyMap<string, string>;
}

/** The kind of a page, and the record that it shows if its anchors depend on it. */
export type SitePage =
  | { readonly kind: 'home' | 'survey' | 'other' }
  | { readonly kind: 'event' | 'edition' | 'schedule'; readonly event: string; readonly year: number }
  | { readonly kind: 'speaker' }
  | { readonly kind: 'session'; readonly event: string; readonly year: number; readonly ident: string }
  | { readonly kind: 'text'; readonly event?: string; readonly ident: string };

/** Pages that every site has. Pages for developers are missing here, since no published site has them. */
const PAGES_OF_EVERY_SITE = [
  '/404.html',
  '/404/',
  '/500.html',
  '/maintenance/',
  '/offline/',
  '/newsletter-confirmation/',
  '/qr/',
  '/search/',
  '/workshop-seats/',
];

interface CollectedPages {
  readonly pages: Map<string, SitePage>;
  readonly moved: Map<string, string>;
  readonly pathByFile: Map<string, string>;
}

/**
 * The pages that the plan makes from the records, including those under embargo. A test compares this list with the
 * routes of a real plan.
 */
export function sitePages(index: ContentIndex): SitePages {
  const collected: CollectedPages = { pages: new Map(), moved: new Map(), pathByFile: new Map() };
  const { pages, moved, pathByFile } = collected;
  pages.set('/', { kind: 'home' });
  for (const path of PAGES_OF_EVERY_SITE) pages.set(path, { kind: 'other' });
  if (index.languages.length > 1) pages.set('/unsupported-language/', { kind: 'other' });
  addTexts(index, collected);
  const events = recordsOf(index, 'event');
  for (const record of events) addEvent(index, record, collected);
  addScreens(index, pages);
  if (events.some((record) => hasSurvey(index, record))) pages.set('/survey/', { kind: 'survey' });
  return { pages, moved: new Map([...moved].filter(([from]) => !pages.has(from))), pathByFile };
}

function addTexts(index: ContentIndex, collected: CollectedPages): void {
  const contest = field(recordsOf(index, 'site')[0]?.document.data, 'contest');
  for (const record of recordsOf(index, 'page').filter(({ place }) => place.event === undefined)) {
    const isRules = field(contest, 'ident') === record.place.ident;
    addText(record, { folder: '/', name: isRules ? String(field(contest, 'token')) : record.place.ident }, collected);
  }
}

function addText(
  record: ContentRecord,
  { folder, name }: { readonly folder: string; readonly name: string },
  { pages, moved, pathByFile }: CollectedPages,
): void {
  const { event, ident } = record.place;
  pages.set(`${folder}${name}/`, { kind: 'text', ident, ...(event === undefined ? {} : { event }) });
  pathByFile.set(record.document.path, `${folder}${name}/`);
  for (const former of listIn(record.document.data, 'formerSlugs'))
    moved.set(`${folder}${former}/`, `${folder}${name}/`);
}

function addEvent(index: ContentIndex, record: ContentRecord, collected: CollectedPages): void {
  const { data } = record.document;
  const event = record.place.event as string;
  const baseUrl = field(data, 'baseUrl');
  const currentYear = Number(field(data, 'currentYear'));
  const isOpen = field(data, 'enabled') === true;
  if (typeof baseUrl !== 'string') return;
  const { pages, moved } = collected;
  pages.set(baseUrl, { kind: 'event', event, year: currentYear });
  if (isOpen) {
    moved.set(`/${event}/${currentYear}/`, baseUrl);
    moved.set(`${baseUrl}schedule/`, baseUrl);
  }
  for (const page of recordsOf(index, 'page', { event })) {
    addText(page, { folder: baseUrl, name: page.place.ident }, collected);
  }
  const editions = recordsOf(index, 'edition', { event });
  const current = editions.filter(({ place }) => place.year === currentYear);
  if (hasTeams([record, ...current])) pages.set(`${baseUrl}register/`, { kind: 'other' });
  for (const edition of editions) {
    const year = edition.place.year as number;
    if (year < currentYear) pages.set(`/${event}/${year}/`, { kind: 'edition', event, year });
    if (isOpen)
      addFormerDays(
        edition,
        { folder: `${baseUrl}schedule/`, to: year === currentYear ? baseUrl : `/${event}/${year}/` },
        collected,
      );
    if (isOpen && year === currentYear) addSchedule(index, { event: record, edition }, collected);
    if (year < currentYear || (isOpen && year === currentYear)) {
      addSpeakers(recordsOf(index, 'speaker', { event, year }), collected);
      addSessions(recordsOf(index, 'session', { event, year }), collected);
      if (field(data, 'enabled') === true && recordsOf(index, 'change', { event, year }).length > 0) {
        pages.set(`/${event}/${year}/changes/`, { kind: 'other' });
      }
    }
  }
}

/** The page of the schedule, and those of its days if there are several. */
function addSchedule(
  index: ContentIndex,
  { event, edition }: { readonly event: ContentRecord; readonly edition: ContentRecord },
  { pages }: CollectedPages,
): void {
  const place = { event: edition.place.event as string, year: edition.place.year as number };
  if (!isSectionOn('schedule', edition.document.data, event.document.data)) return;
  const schedules = recordsOf(index, 'schedule', place);
  const days = listIn(edition.document.data, 'days').map((day) => field(day, 'date'));
  const dates = days.filter((date, at) =>
    schedules.some(({ place: { day } }) => day === date || (at === 0 && day === undefined)),
  );
  const path = `${field(event.document.data, 'baseUrl')}schedule/`;
  for (const one of dates.length === 0
    ? []
    : [path, ...(dates.length === 1 ? [] : dates.map((date) => `${path}${date}/`))])
    pages.set(one, { kind: 'schedule', ...place });
}

/** The addresses that pages of days have, or had while their year was the current one. */
function addFormerDays(
  edition: ContentRecord,
  { folder, to }: { readonly folder: string; readonly to: string },
  { moved }: CollectedPages,
): void {
  const days = listIn(edition.document.data, 'days');
  if (days.length < 2) return;
  for (const day of days) moved.set(`${folder}${field(day, 'date')}/`, to);
}

function addSpeakers(speakers: readonly ContentRecord[], { pages, moved }: CollectedPages): void {
  for (const { document, place } of speakers.filter(isShown)) {
    const folder = `/${place.event}/${place.year}/`;
    const path = `${folder}${place.ident}/`;
    if (!pages.has(path)) pages.set(path, { kind: 'speaker' });
    for (const former of listIn(document.data, 'formerSlugs')) moved.set(`${folder}${former}/`, path);
  }
}

function addSessions(sessions: readonly ContentRecord[], { pages, moved }: CollectedPages): void {
  for (const { document, place } of sessions.filter(isShown)) {
    const { event, year, ident } = place as { readonly event: string; readonly year: number; readonly ident: string };
    const folder = `/${event}/${year}/sessions/`;
    pages.set(`${folder}${ident}/`, { kind: 'session', event, year, ident });
    for (const former of listIn(document.data, 'formerSlugs')) moved.set(`${folder}${former}/`, `${folder}${ident}/`);
  }
}

/** The screens of the rooms of current editions that take place, of visible and enabled events. */
function addScreens(index: ContentIndex, pages: CollectedPages['pages']): void {
  const editions = recordsOf(index, 'event')
    .filter(({ document: { data } }) => field(data, 'enabled') === true && field(data, 'visible') === true)
    .flatMap(({ place: { event = '' }, document }) =>
      recordsOf(index, 'edition', { event, year: Number(field(document.data, 'currentYear')) }),
    )
    .filter(({ document }) => !CLOSED.has(String(field(document.data, 'status'))));
  const named = editions.flatMap(({ document: { data } }) => [
    field(data, 'venue'),
    ...listIn(data, 'days').map((day) => field(day, 'venue')),
  ]);
  const venues = recordsOf(index, 'venue').filter(({ place }) => named.includes(place.ident));
  const rooms = venues.flatMap(({ document }) =>
    Object.keys((field(document.data, 'rooms') as object | undefined) ?? {}),
  );
  for (const room of rooms) pages.set(`/screen/${room}/`, { kind: 'other' });
  if (rooms.length > 0) pages.set('/screen/', { kind: 'other' });
}

/** The statuses of editions that do not take place on their dates. */
const CLOSED: ReadonlySet<string> = new Set(['cancelled', 'postponed']);

/** Hidden records and placeholders have no page. */
function isShown({ document }: ContentRecord): boolean {
  return field(document.data, 'placeholder') !== true && field(document.data, 'visible') !== false;
}

/** Whether an edition or its event names a survey at another site. */
export function hasExternalSurvey(records: readonly ContentRecord[]): boolean {
  return records.some(({ document }) => ['externalForms', 'survey'].reduce(field, document.data) !== undefined);
}

/** Teams can register if the event or its current edition limits the size of teams. */
function hasTeams(records: readonly ContentRecord[]): boolean {
  return records.some(({ document }) => ['options', 'teamMaximum'].reduce(field, document.data) !== undefined);
}

/** Whether any survey of the event is switched on, and has questions or is at another site. */
function hasSurvey(index: ContentIndex, record: ContentRecord): boolean {
  const event = record.place.event as string;
  const isOn = (year: number | undefined): boolean =>
    field(field(record.document.data, 'survey'), String(year)) === true;
  return (
    recordsOf(index, 'survey', { event }).some(({ place: { year } }) => isOn(year)) ||
    recordsOf(index, 'edition', { event }).some(
      (edition) => isOn(edition.place.year) && hasExternalSurvey([edition, record]),
    )
  );
}
