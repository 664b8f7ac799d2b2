import { type ContentIndex, type ContentRecord, field, listIn, recordsOf } from '../content/content-index.ts';
import { memoize } from '../model/memoize.ts';

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
  '/workshop-seats/',
];

/** Pages as they are looked for: most are speakers', and an edition's are in a folder of their own. */
export interface SitePages {
  /** All others. */
  readonly ofSite: KnownPages;
  /** By the path of the edition. */
  readonly ofSpeakers: ReadonlyMap<string, SpeakerPages>;
}

export type SpeakerPages = Pick<KnownPages, 'pages' | 'moved'>;

/** What plan will make of the records, embargoed ones included: a test holds this list to the routes of a real plan. */
export function knownPages({ ofSite, ofSpeakers }: SitePages): KnownPages {
  const parts = [ofSite, ...ofSpeakers.values()];
  const pages = new Map(parts.flatMap((part) => [...part.pages]));
  const moved = parts.flatMap((part) => [...part.moved]).filter(([from]) => !pages.has(from));
  return { pages, moved: new Map(moved), ofRecord: ofSite.ofRecord };
}

export function pageAt({ ofSite, ofSpeakers }: SitePages, path: string): KnownPage | undefined {
  return ofSpeakers.get(folderOf(path))?.pages.get(path) ?? ofSite.pages.get(path);
}

export function movedFrom(site: SitePages, path: string): string | undefined {
  if (pageAt(site, path) !== undefined) return undefined;
  return site.ofSpeakers.get(folderOf(path))?.moved.get(path) ?? site.ofSite.moved.get(path);
}

/** The first two parts of a path, which for a speaker's is that of the edition. */
export function folderOf(path: string): string {
  const end = path.indexOf('/', path.indexOf('/', 1) + 1);
  return path.slice(0, end + 1);
}

export function sitePages(index: ContentIndex): SitePages {
  const pages = new Map<string, KnownPage>([['/', { kind: 'home' }]]);
  const ofSite = { pages, moved: new Map<string, string>(), ofRecord: new Map<string, string>() };
  const gathered = { ...ofSite, ofSpeakers: new Map<string, SpeakerPages>() };
  for (const path of OF_EVERY_SITE) pages.set(path, { kind: 'other' });
  addTexts(index, gathered);
  const events = recordsOf(index, 'event');
  for (const record of events) addEvent(index, record, gathered);
  if (events.some((record) => hasSurvey(index, record))) pages.set('/survey/', { kind: 'survey' });
  return { ofSite, ofSpeakers: gathered.ofSpeakers };
}

interface Gathered {
  readonly pages: Map<string, KnownPage>;
  readonly moved: Map<string, string>;
  readonly ofRecord: Map<string, string>;
  readonly ofSpeakers: Map<string, SpeakerPages>;
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
    if (year < currentYear || (isOpen && year === currentYear))
      gathered.ofSpeakers.set(`/${event}/${year}/`, speakerPages(recordsOf(index, 'speaker', { event, year })));
  }
}

/** The pages of an edition's speakers. */
const speakerPages = memoize((speakers: readonly ContentRecord[]): SpeakerPages => {
  const pages = new Map<string, KnownPage>();
  const moved = new Map<string, string>();
  for (const { document, place } of speakers) {
    if (field(document.data, 'placeholder') === true || field(document.data, 'visible') === false) continue;
    const folder = `/${place.event}/${place.year}/`;
    const path = `${folder}${place.ident}/`;
    pages.set(path, { kind: 'speaker' });
    for (const former of listIn(document.data, 'formerSlugs')) moved.set(`${folder}${former}/`, path);
  }
  return { pages, moved };
});

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
