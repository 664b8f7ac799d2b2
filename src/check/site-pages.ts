import { type ContentIndex, type ContentRecord, field, listIn, recordsOf } from '../content/content-index.ts';
import { roomsOf } from '../content/reference-names.ts';
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
  const paths = recordsOf(index, 'page').flatMap(({ place, document }): readonly (readonly [string, string])[] => {
    const folder = place.event === undefined ? '/' : events.find(({ ident }) => ident === place.event)?.path;
    const isRules = place.event === undefined && contest?.page.ident === place.ident;
    if (folder === undefined) return [];
    return [[document.path, textPath(folder, isRules ? { ident: contest.token } : place)]];
  });
  return new Map(paths);
}

/** What pages follow from, of records that may be invalid: what they do not say is left out. */
function pagedSite(index: ContentIndex): PagedSite {
  const rules = field(recordsOf(index, 'site')[0]?.document.data, 'contest');
  const texts = recordsOf(index, 'page').filter(({ place }) => place.event === undefined);
  const page = texts.find(({ place }) => place.ident === field(rules, 'ident'));
  return defined({
    languages: index.languages,
    pages: texts.filter((one) => one !== page).map(pagedText),
    contest: page && { token: String(field(rules, 'token')), page: pagedText(page) },
    events: recordsOf(index, 'event').flatMap((record) => pagedEvent(index, record)),
  });
}

/** Empty for an event without an address. Its years include those without an edition of their own. */
function pagedEvent(index: ContentIndex, record: ContentRecord): readonly PagedEvent[] {
  const { data } = record.document;
  const event = record.place.event as string;
  const path = field(data, 'baseUrl');
  if (typeof path !== 'string') return [];
  const survey = Object.entries((field(data, 'survey') as object | undefined) ?? {});
  const own = index.records.flatMap(({ place }) => (place.event === event ? [place] : []));
  return [
    {
      ident: event,
      path,
      enabled: field(data, 'enabled') === true,
      visible: field(data, 'visible') === true,
      currentYear: Number(field(data, 'currentYear')),
      surveyYears: survey.flatMap(([year, isOn]) => (isOn === true ? [Number(year)] : [])),
      pages: recordsOf(index, 'page', { event }).map(pagedText),
      editions: editionPlaces(own).map((place) => pagedEdition(index, record, place)),
    },
  ];
}

function pagedEdition(index: ContentIndex, eventRecord: ContentRecord, place: EditionPlace): PagedEdition {
  const [edition] = recordsOf(index, 'edition', place);
  const data = edition?.document.data;
  const setting = (path: readonly string[]): unknown =>
    [data, eventRecord.document.data].map((one) => path.reduce(field, one)).find((value) => value !== undefined);
  const schedules = recordsOf(index, 'schedule', place);
  const speakers = recordsOf(index, 'speaker', place).filter(isVisible);
  const sessions = recordsOf(index, 'session', place).filter(isVisible);
  const rooms = edition === undefined ? [] : [...roomsOf(edition, index).keys()];
  return defined({
    ...place,
    status: CLOSING.find(({ kind }) => kind === field(data, 'status')),
    days: listIn(data, 'days').map((day, at) => {
      const date = String(field(day, 'date'));
      return { date, programme: [scheduleOfDay(schedules, { date, isFirst: at === 0 }) ?? []].flat() };
    }),
    sections: { schedule: constant(isSectionOn('schedule', data, eventRecord.document.data)) },
    speakers: speakers.map((one) => ({ ...pagedText(one), slug: one.place.ident, placeholder: isPlaceholder(one) })),
    sessions: sessions.map((one) => ({ ...pagedText(one), placeholder: isPlaceholder(one) })),
    changes: recordsOf(index, 'change', place),
    venues: [{ rooms: rooms.map((ident) => ({ ident })) }],
    team: defined({ maximum: setting(['options', 'teamMaximum']) as number | undefined }),
    survey: recordsOf(index, 'survey', place)[0],
    externalForms: defined({ survey: setting(['externalForms', 'survey']) as string | undefined }),
  });
}

const CLOSING = [{ kind: 'cancelled' }, { kind: 'postponed' }] as const;

function pagedText({ place, document }: ContentRecord): PagedText {
  return { ident: place.ident, formerSlugs: listIn(document.data, 'formerSlugs').map(String) };
}

function isVisible({ document }: ContentRecord): boolean {
  return field(document.data, 'visible') !== false;
}

function isPlaceholder({ document }: ContentRecord): boolean {
  return field(document.data, 'placeholder') === true;
}

/** Whether an edition or its event names a survey at another site. */
export function hasExternalSurvey(records: readonly ContentRecord[]): boolean {
  return records.some(({ document }) => ['externalForms', 'survey'].reduce(field, document.data) !== undefined);
}
