import { allRecordsOf, type ContentIndex } from '../content/content-index.ts';
import { roomsIn, venuesOf } from '../content/reference-names.ts';
import { items, type UncheckedRecord } from '../content/valid-record.ts';
import { defined } from '../domain/defined.ts';
import { textPath } from '../domain/paths/addresses.ts';
import { pagesOf, type SitePage } from '../domain/paths/existing-pages.ts';
import { movedAddresses } from '../domain/paths/former-addresses.ts';
import type { PagedEdition, PagedEvent, PagedSite, PagedText } from '../domain/paths/paged-site.ts';
import { scheduleOfDay } from '../domain/programme/timed-entries.ts';
import { constant } from '../domain/time/timeline.ts';
import { type EditionPlace, editionPlaces } from './edition-place.ts';
import { isSectionOn } from './section-on.ts';

/** All pages that links can lead to, by their paths in the default language. */
export interface SitePages {
  readonly pages: ReadonlyMap<string, SitePage>;
  /** Maps a former path to the current one. */
  readonly moved: ReadonlyMap<string, string>;
  /** Maps the file of a text page to the path of the page. */
  readonly pathByFile: ReadonlyMap<string, string>;
}

/**
 * The pages that the plan makes from the records, including those under embargo. A test compares this list with the
 * routes of a real plan.
 */
export function sitePages(index: ContentIndex): SitePages {
  const site = pagedSite(index);
  const pages = pagesOf(site);
  return { pages, moved: movedAddresses(site, (path) => pages.has(path)), pathByFile: pathByFile(index, site) };
}

function pathByFile(index: ContentIndex, { events, contest }: PagedSite): SitePages['pathByFile'] {
  const paths = allRecordsOf(index, 'page').flatMap(({ place, document }): readonly (readonly [string, string])[] => {
    const folder = place.event === undefined ? '/' : events.find(({ ident }) => ident === place.event)?.path;
    const isRules = place.event === undefined && contest?.page.ident === place.ident;
    if (folder === undefined) return [];
    return [[document.path, textPath(folder, isRules ? { ident: contest.token } : place)]];
  });
  return new Map(paths);
}

/** What pages follow from, of records that may be invalid: what they do not say is left out. */
function pagedSite(index: ContentIndex): PagedSite {
  const rules = allRecordsOf(index, 'site')[0]?.data.contest;
  const texts = allRecordsOf(index, 'page').filter(({ place }) => place.event === undefined);
  const page = texts.find(({ place }) => place.ident === rules?.ident);
  return defined({
    languages: index.languages,
    pages: texts.filter((one) => one !== page).map(pagedText),
    contest: page && { token: String(rules?.token), page: pagedText(page) },
    events: allRecordsOf(index, 'event').flatMap((record) => pagedEvent(index, record)),
  });
}

/**
 * Empty for an event without an address. Its years include the current one, whose pages the event's own settings give, and
 * others without an edition of their own.
 */
function pagedEvent(index: ContentIndex, record: UncheckedRecord<'event'>): readonly PagedEvent[] {
  const { baseUrl: path, enabled, visible, survey } = record.data;
  const currentYear = Number(record.data.currentYear);
  const event = record.place.event as string;
  if (typeof path !== 'string') return [];
  const own = index.records.flatMap(({ place }) => (place.event === event ? [place] : []));
  return [
    {
      ident: event,
      path,
      enabled: enabled === true,
      visible: visible === true,
      currentYear,
      surveyYears: Object.entries(survey ?? {}).flatMap(([year, isOn]) => (isOn === true ? [Number(year)] : [])),
      pages: allRecordsOf(index, 'page', { event }).map(pagedText),
      editions: editionPlaces([...own, { event, year: currentYear }]).map((place) =>
        pagedEdition(index, record, place),
      ),
    },
  ];
}

function pagedEdition(
  index: ContentIndex,
  { data: event }: UncheckedRecord<'event'>,
  place: EditionPlace,
): PagedEdition {
  const [edition] = allRecordsOf(index, 'edition', place);
  const data = edition?.data;
  const schedules = allRecordsOf(index, 'schedule', place);
  const speakers = allRecordsOf(index, 'speaker', place).filter(isVisible);
  const sessions = allRecordsOf(index, 'session', place).filter(isVisible);
  const venues = edition === undefined ? [] : venuesOf(edition, index);
  const maximum = data?.options?.teamMaximum ?? event.options?.teamMaximum;
  const survey = data?.externalForms?.survey ?? event.externalForms?.survey;
  return defined({
    ...place,
    status: CLOSING.find(({ kind }) => kind === data?.status),
    days: items(data?.days).map((day, at) => {
      const date = String(day?.date);
      return { date, programme: [scheduleOfDay(schedules, { date, isFirst: at === 0 }) ?? []].flat() };
    }),
    sections: { schedule: constant(isSectionOn('schedule', data, event)) },
    speakers: speakers.map((one) => ({ ...pagedText(one), slug: one.place.ident, placeholder: isPlaceholder(one) })),
    sessions: sessions.map((one) => ({ ...pagedText(one), placeholder: isPlaceholder(one) })),
    changes: allRecordsOf(index, 'change', place),
    venues: venues.map((venue) => ({ rooms: roomsIn(venue).map(([ident, { url }]) => ({ ident, url })) })),
    team: defined({ maximum: maximum as number | undefined }),
    survey: allRecordsOf(index, 'survey', place)[0],
    externalForms: defined({ survey: survey as string | undefined }),
  });
}

const CLOSING = [{ kind: 'cancelled' }, { kind: 'postponed' }] as const;

function pagedText({ place, data }: UncheckedRecord<'page' | 'speaker' | 'session'>): PagedText {
  return { ident: place.ident, formerSlugs: items(data.formerSlugs).map(String) };
}

function isVisible({ data }: UncheckedRecord<'speaker' | 'session'>): boolean {
  return data.visible !== false;
}

function isPlaceholder({ data }: UncheckedRecord<'speaker' | 'session'>): boolean {
  return data.placeholder === true;
}

/** Whether an edition or its event names a survey at another site. */
export function hasExternalSurvey(records: readonly UncheckedRecord<'edition' | 'event'>[]): boolean {
  return records.some(({ data }) => data.externalForms?.survey !== undefined);
}
