import { type ContentIndex, field, listIn, recordsOf } from '../content/content-index.ts';
import { readMarkdown } from '../content/markdown.ts';
import type { SitePage } from '../domain/paths/existing-pages.ts';
import { SECTION_KINDS } from '../domain/site/section-kinds.ts';
import { slugOf } from '../domain/slug.ts';
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
      return anchors(['schedule', ...sessionRows(page, index)], ROWS);
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
function eventAnchors(
  { event, year }: { readonly event: string; readonly year: number },
  index: ContentIndex,
): Anchors {
  const edition = recordsOf(index, 'edition', { event, year })[0]?.document.data;
  const data = recordsOf(index, 'event', { event })[0]?.document.data;
  const isOn = (section: string): boolean => isSectionOn(section, edition, data);
  const on = SECTION_KINDS.filter(isOn);
  const within = (section: string, names: readonly string[]): readonly string[] => (isOn(section) ? names : []);
  const idents = (kind: 'faq' | 'news' | 'session'): readonly string[] =>
    recordsOf(index, kind, { event, year }).map(({ place }) => `${kind}-${place.ident}`);
  const tickets = recordsOf(index, 'tickets', { event, year }).flatMap(({ document }) =>
    listIn(document.data, 'tickets'),
  );
  return anchors(
    [
      ...on,
      ...within('faq', idents('faq')),
      ...within('news', idents('news')),
      ...within('schedule', [...idents('session'), 'workshop-registration']),
      ...within(
        'tickets',
        tickets.map((ticket) => `ticket-${field(ticket, 'ident')}`),
      ),
      ...within(
        'venue',
        recordsOf(index, 'venue').map(({ place }) => `venue-${place.ident}`),
      ),
      ...within(
        'sponsors',
        recordsOf(index, 'sponsor').map(({ place }) => `sponsor-${place.ident}`),
      ),
    ],
    [...within('schedule', ROWS), 'form-'],
  );
}

/** Ids of days and of entries other than sessions, which end with a time. */
const ROWS = [
  'day-',
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

/** The ids of the rows of an edition's sessions. */
function sessionRows(place: { readonly event: string; readonly year: number }, index: ContentIndex): readonly string[] {
  return recordsOf(index, 'session', place).map(({ place: { ident } }) => `session-${ident}`);
}

/** Which of these parts a page has depends on the programme, apart from the speakers. */
function sessionAnchors(
  { event, year, ident }: Extract<SitePage, { readonly kind: 'session' }>,
  index: ContentIndex,
): Anchors {
  const record = recordsOf(index, 'session', { event, year }).find(({ place }) => place.ident === ident);
  const speakers = listIn(record?.document.data, 'speakers').length > 0 ? ['speakers'] : [];
  return anchors(['meanwhile', 'parts', ...speakers]);
}

/** Headings of long texts have ids, different ones in each language. */
function textAnchors({ event, ident }: Extract<SitePage, { readonly kind: 'text' }>, index: ContentIndex): Anchors {
  const [record] = recordsOf(index, 'page').filter(({ place }) => place.event === event && place.ident === ident);
  if (record === undefined) return anchors([]);
  const { document, translations } = record;
  const own = stringsIn(field(document.data, 'text'));
  const bodies = [document.body, ...Object.values(translations).map(({ body }) => body), ...own];
  const headings = bodies.flatMap(headingIds);
  const isPress = ident === 'press' ? ['kit', 'reports'] : [];
  return anchors(
    [`page-${ident}`, ...headings, ...isPress],
    ['form-', 'registration', 'packages', 'sponsor', 'kit-', 'reports-'],
  );
}

function headingIds(text: string): readonly string[] {
  const { html } = readMarkdown(text, { headingLevel: 2 });
  const titles = [...html.matchAll(/<h2>(.*?)<\/h2>/gs)].map((match) =>
    (match[1] as string).replace(/<[^>]*>|&[^;]*;/g, ' '),
  );
  return titles.map((title) => `text-${slugOf(title)}`);
}

function surveys(index: ContentIndex): readonly string[] {
  return recordsOf(index, 'survey').map(({ place }) => `survey-${place.event}-${place.year}`);
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function anchors(names: readonly string[], beginnings: readonly string[] = []): Anchors {
  return { names: new Set(['main', ...names, ...names.map((name) => `${name}-title`)]), beginnings };
}
