import { type ContentIndex, type ContentRecord, field, listIn, recordsOf } from '../content/content-index.ts';

/** The pages that links of content can lead to, by their paths in the default language. */
export interface KnownPages {
  /** Path → the page there. */
  readonly pages: ReadonlyMap<string, KnownPage>;
  /** A former path → the one that it leads to. */
  readonly moved: ReadonlyMap<string, string>;
  /** The file of a text → the path of its page. */
  readonly ofRecord: ReadonlyMap<string, string>;
}

/** What a page is of, as far as its anchors follow from it. */
export type KnownPage =
  | { readonly kind: 'home' | 'survey' | 'other' }
  | { readonly kind: 'event' | 'edition'; readonly event: string; readonly year: number }
  | { readonly kind: 'speaker' }
  | { readonly kind: 'text'; readonly event?: string; readonly ident: string };

/** Pages that every site has. Those for developers are in no published site. */
const OF_EVERY_SITE = [
  '/404.html',
  '/404/',
  '/500.html',
  '/maintenance/',
  '/offline/',
  '/newsletter-confirmation/',
  '/qr/',
  '/unsupported-language/',
];

/** What plan will make of the records, embargoed ones included: a test holds this list to the routes of a real plan. */
export function knownPages(index: ContentIndex): KnownPages {
  const pages = new Map<string, KnownPage>([['/', { kind: 'home' }]]);
  const moved = new Map<string, string>();
  const ofRecord = new Map<string, string>();
  const gathered = { pages, moved, ofRecord };
  for (const path of OF_EVERY_SITE) pages.set(path, { kind: 'other' });
  addTexts(index, gathered);
  const events = recordsOf(index, 'event');
  for (const record of events) addEvent(index, record, gathered);
  if (events.some((record) => hasSurvey(index, record))) pages.set('/survey/', { kind: 'survey' });
  for (const from of [...moved.keys()].filter((path) => pages.has(path))) moved.delete(from);
  return gathered;
}

interface Gathered {
  readonly pages: Map<string, KnownPage>;
  readonly moved: Map<string, string>;
  readonly ofRecord: Map<string, string>;
}

function addTexts(index: ContentIndex, gathered: Gathered): void {
  const contest = field(recordsOf(index, 'site')[0]?.document.data, 'contest');
  for (const record of recordsOf(index, 'page').filter(({ place }) => place.event === undefined)) {
    const isRules = field(contest, 'ident') === record.place.ident;
    addText(record, { folder: '/', name: isRules ? String(field(contest, 'token')) : record.place.ident }, gathered);
  }
}

function addText(
  record: ContentRecord,
  { folder, name }: { readonly folder: string; readonly name: string },
  { pages, moved, ofRecord }: Gathered,
): void {
  const { event, ident } = record.place;
  pages.set(`${folder}${name}/`, { kind: 'text', ident, ...(event === undefined ? {} : { event }) });
  ofRecord.set(record.document.path, `${folder}${name}/`);
  for (const former of listIn(record.document.data, 'formerSlugs'))
    moved.set(`${folder}${former}/`, `${folder}${name}/`);
}

function addEvent(index: ContentIndex, record: ContentRecord, gathered: Gathered): void {
  const { data } = record.document;
  const event = record.place.event as string;
  const baseUrl = field(data, 'baseUrl');
  const currentYear = Number(field(data, 'currentYear'));
  const isOpen = field(data, 'enabled') === true;
  if (typeof baseUrl !== 'string') return;
  gathered.pages.set(baseUrl, { kind: 'event', event, year: currentYear });
  if (isOpen) gathered.moved.set(`/${event}/${currentYear}/`, baseUrl);
  for (const page of recordsOf(index, 'page', { event })) {
    addText(page, { folder: baseUrl, name: page.place.ident }, gathered);
  }
  const editions = recordsOf(index, 'edition', { event });
  const current = editions.filter(({ place }) => place.year === currentYear);
  if (hasTeams([record, ...current])) gathered.pages.set(`${baseUrl}register/`, { kind: 'other' });
  for (const edition of editions) {
    const year = edition.place.year as number;
    if (year < currentYear) gathered.pages.set(`/${event}/${year}/`, { kind: 'edition', event, year });
    if (year < currentYear || (isOpen && year === currentYear)) addSpeakers(index, { event, year }, gathered);
  }
}

function addSpeakers(
  index: ContentIndex,
  { event, year }: { readonly event: string; readonly year: number },
  { pages, moved }: Gathered,
): void {
  for (const { document, place } of recordsOf(index, 'speaker', { event, year })) {
    if (field(document.data, 'placeholder') === true || field(document.data, 'visible') === false) continue;
    const path = `/${event}/${year}/${place.ident}/`;
    pages.set(path, { kind: 'speaker' });
    for (const former of listIn(document.data, 'formerSlugs')) moved.set(`/${event}/${year}/${former}/`, path);
  }
}

/** Teams register where the event or its edition says how large they are. */
function hasTeams(records: readonly ContentRecord[]): boolean {
  return records.some(({ document }) => ['options', 'teamMaximum'].reduce(field, document.data) !== undefined);
}

/** Some survey of the event is switched on, and has questions. */
function hasSurvey(index: ContentIndex, { place, document }: ContentRecord): boolean {
  return recordsOf(index, 'survey', { event: place.event as string }).some(
    ({ place: { year } }) => field(field(document.data, 'survey'), String(year)) === true,
  );
}
