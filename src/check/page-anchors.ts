import { allRecordsOf, anyRecordNamed, type ContentIndex, type RecordFilter } from '../content/content-index.ts';
import type { Kind } from '../content/kinds.ts';
import { readMarkdown } from '../content/markdown.ts';
import { items } from '../content/valid-record.ts';
import type { SitePage } from '../domain/paths/existing-pages.ts';
import { headingParts, type PartKind, partId } from '../domain/paths/part-ids.ts';
import { SECTION_KINDS, type SectionKind } from '../domain/site/section-kinds.ts';
import type { EditionPlace } from './edition-place.ts';
import { isSectionOn } from './section-on.ts';

/** The ids on a page that links can lead to: exact ids, and the beginnings of ids of forms and rows. */
export interface Anchors {
  readonly names: ReadonlySet<string>;
  readonly beginnings: readonly string[];
}

/** The ids of a page. Undefined for pages whose ids are not checked. */
export function anchorsOf(page: SitePage, index: ContentIndex): Anchors | undefined {
  switch (page.kind) {
    case 'home':
      return anchors(['events', 'history']);
    case 'event':
      return eventAnchors(page, index);
    case 'schedule':
      return anchors(['schedule', ...partIds('session', index, page)], ROWS);
    case 'text':
      return textAnchors(page, index);
    case 'session':
      return sessionAnchors(page, index);
    case 'survey':
      return { names: new Set(['main']), beginnings: surveys(index) };
    default:
      return undefined;
  }
}

/** Sections that are switched off have no ids, and neither has anything in them. */
function eventAnchors(place: EditionPlace, index: ContentIndex): Anchors {
  const edition = allRecordsOf(index, 'edition', place)[0]?.data;
  const event = allRecordsOf(index, 'event', { event: place.event })[0]?.data;
  const on = SECTION_KINDS.filter((section) => isSectionOn(section, edition, event));
  const tickets = allRecordsOf(index, 'tickets', place).flatMap(({ data }) => items(data.tickets));
  const rooms = allRecordsOf(index, 'venue').flatMap(({ data }) => Object.keys(data.rooms ?? {}));
  const parts: Readonly<Partial<Record<SectionKind, readonly string[]>>> = {
    faq: partIds('faq', index, place),
    news: partIds('news', index, place),
    schedule: [...partIds('session', index, place), 'workshop-registration'],
    tickets: tickets.map((ticket) => partId('ticket', String(ticket?.ident))),
    venue: [...partIds('venue', index), ...rooms.map((room) => partId('room', room))],
    sponsors: partIds('sponsor', index),
  };
  const rows = on.includes('schedule') ? ROWS : [];
  return anchors([...on, ...on.flatMap((section) => parts[section] ?? [])], [...rows, 'form-']);
}

/** Ids of days and of entries other than sessions, which end with a time. */
const ROWS = [
  partId('day', ''),
  'registration-',
  'opening-',
  'closing-',
  'afterparty-',
  'panel-',
  'other-',
  'coffee-',
  'lunch-',
  'pause-',
];

/** The ids of parts that are each about a record of this kind. */
function partIds(kind: Kind & PartKind, index: ContentIndex, filter?: RecordFilter): readonly string[] {
  return allRecordsOf(index, kind, filter).map(({ place }) => partId(kind, place.ident));
}

/** Which of these parts a page has depends on the programme, apart from the speakers. */
function sessionAnchors(
  { event, year, ident }: Extract<SitePage, { readonly kind: 'session' }>,
  index: ContentIndex,
): Anchors {
  const session = anyRecordNamed(index, 'session', { event, year, ident });
  const speakers = items(session?.data.speakers).length > 0 ? ['speakers'] : [];
  return anchors(['meanwhile', 'parts', ...speakers]);
}

/** Headings of long texts have ids, different ones in each language. */
function textAnchors({ event, ident }: Extract<SitePage, { readonly kind: 'text' }>, index: ContentIndex): Anchors {
  const [record] = allRecordsOf(index, 'page').filter(({ place }) => place.event === event && place.ident === ident);
  if (record === undefined) return anchors([]);
  const translated = Object.values(record.translations).map(({ body }) => body);
  const headings = [...stringsIn(record.data.text), ...translated].flatMap((text) =>
    headingParts(readMarkdown(text, { headingLevel: 2 }).html),
  );
  const isPress = ident === 'press' ? ['kit', 'reports'] : [];
  return anchors(
    [partId('page', ident), ...headings.map(({ id }) => id), ...isPress],
    ['form-', 'registration', 'packages', 'sponsor', partId('kit', ''), partId('reports', '')],
  );
}

function surveys(index: ContentIndex): readonly string[] {
  return allRecordsOf(index, 'survey').map(({ place }) => partId('survey', `${place.event}-${place.year}`));
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function anchors(names: readonly string[], beginnings: readonly string[] = []): Anchors {
  return { names: new Set(['main', ...names, ...names.map((name) => `${name}-title`)]), beginnings };
}
