import { knowsNamesIn } from '../model/dates.ts';
import type { Document, MediaFile } from './document.ts';
import { type Kind, placeOf, type RecordPlace } from './kinds.ts';
import type { InterfaceTexts } from './translate.ts';

/** A record: its main document, and the ones beside it that carry other languages. */
export interface ContentRecord {
  readonly place: RecordPlace;
  readonly document: Document;
  /** Language code → the sibling document in it, sorted by code. */
  readonly translations: Readonly<Record<string, Document>>;
}

/** All documents as records by where they belong, and what belongs nowhere. */
export interface ContentIndex {
  readonly records: readonly ContentRecord[];
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  readonly media: ReadonlyMap<string, MediaFile>;
  /** Documents at places where no record is expected. */
  readonly strays: readonly Document[];
  /** Siblings in another language whose main document does not exist. */
  readonly orphans: readonly Document[];
  /** The places of files that could not be read: something is there, whatever it says. */
  readonly unreadable: readonly RecordPlace[];
  /** Pairs that claim one place: `x.yaml` and `x.md`. */
  readonly doubles: readonly { readonly first: Document; readonly second: Document }[];
  /** The interface texts that stand behind the site's own; none where the site is the package. */
  readonly packageTexts: InterfaceTexts;
}

/** What is sorted into an index. */
export interface IndexedContent {
  readonly documents: readonly Document[];
  readonly media: readonly MediaFile[];
  readonly packageTexts?: InterfaceTexts;
}

/**
 * Sorts documents into records. Reads `languages.yaml` and the default language of `site.yaml` first.
 * `unreadablePaths` are the files that no document came of.
 */
export function indexContent(
  { documents, media, packageTexts = {} }: IndexedContent,
  unreadablePaths: Iterable<string> = [],
): ContentIndex {
  const languages = languageCodes(documents, Object.keys(packageTexts));
  const mains = new Map<string, ContentRecord & { translations: Record<string, Document> }>();
  const siblings: { readonly place: RecordPlace; readonly document: Document }[] = [];
  const strays: Document[] = [];
  const doubles: { first: Document; second: Document }[] = [];
  for (const document of documents) {
    const place = placeOf(document.path, new Set(languages));
    if (place === undefined) {
      strays.push(document);
    } else if (place.language !== undefined && place.kind !== 'i18n') {
      siblings.push({ place, document });
    } else {
      const known = mains.get(keyOf(place));
      if (known === undefined) mains.set(keyOf(place), { place, document, translations: {} });
      else doubles.push({ first: known.document, second: document });
    }
  }
  const unreadable = [...unreadablePaths].flatMap((path) => placeOf(path, new Set(languages)) ?? []);
  const unreadableKeys = new Set(unreadable.map(keyOf));
  const orphans: Document[] = [];
  for (const { place, document } of siblings) {
    const main = mains.get(keyOf(place));
    if (main === undefined && !unreadableKeys.has(keyOf(place))) orphans.push(document);
    else if (main !== undefined) main.translations[place.language as string] = document;
  }
  return {
    records: [...mains.values()],
    languages,
    defaultLanguage: defaultLanguage(documents),
    media: new Map(media.map((file) => [file.path, file])),
    strays,
    orphans,
    doubles,
    unreadable,
    packageTexts,
  };
}

/** The records of one kind, of one edition or day where these are given. */
export function recordsOf(
  index: ContentIndex,
  kind: Kind,
  of: { readonly event?: string; readonly year?: number } = {},
): readonly ContentRecord[] {
  if (of.event === undefined && of.year !== undefined)
    return recordsOf(index, kind).filter(({ place }) => place.year === of.year);
  return shelvesOf(index).get(shelfOf(kind, of.event, of.year)) ?? [];
}

const shelves = new WeakMap<ContentIndex['records'], ReadonlyMap<string, readonly ContentRecord[]>>();

/** Rules and modelling ask for every record's neighbours: answers are made once, not found among all records. */
function shelvesOf({ records }: ContentIndex): ReadonlyMap<string, readonly ContentRecord[]> {
  const known = shelves.get(records);
  if (known !== undefined) return known;
  const made = new Map<string, ContentRecord[]>();
  for (const record of records) {
    const { kind, event, year } = record.place;
    for (const name of new Set([shelfOf(kind), shelfOf(kind, event), shelfOf(kind, event, year)])) {
      const shelf = made.get(name);
      if (shelf === undefined) made.set(name, [record]);
      else shelf.push(record);
    }
  }
  shelves.set(records, made);
  return made;
}

function shelfOf(kind: Kind, event?: string, year?: number): string {
  return `${kind}|${event ?? ''}|${year ?? ''}`;
}

/** The language in which a record's plain prose is written: a session's own, else the site's default. */
export function baseLanguage(record: ContentRecord, index: ContentIndex): string {
  const own = field(record.document.data, 'language');
  return record.place.kind === 'session' && typeof own === 'string' ? own : index.defaultLanguage;
}

function keyOf({ kind, event, year, day, ident, language }: RecordPlace): string {
  return [kind, event, year, day, ident, kind === 'i18n' ? language : ''].join('|');
}

function languageCodes(documents: readonly Document[], ofPackage: readonly string[]): readonly string[] {
  const data = documents.find((document) => document.path === 'content/languages.yaml')?.data;
  const list = field(data, 'languages');
  const options: readonly unknown[] = Array.isArray(list) ? list.map((item) => field(item, 'option')) : [];
  const codes = [...new Set(options)].filter(isLanguageCode);
  const isSound = options.length > 0 && options.every((code) => isLanguageCode(code) && knowsNamesIn(code));
  return isSound ? codes : languagesOfTexts(documents, [...codes, ...ofPackage]);
}

function isLanguageCode(code: unknown): code is string {
  return typeof code === 'string' && /^[a-z]{2}$/.test(code);
}

/** Where the list is missing or some of it broken, the languages of the interface texts stand in for the rest. */
function languagesOfTexts(documents: readonly Document[], listed: readonly string[]): readonly string[] {
  const codes = documents.flatMap((document) => /^content\/i18n\/([a-z]{2})\//.exec(document.path)?.[1] ?? []);
  const all = [...new Set([...listed, ...codes])];
  return all.length === 0 ? ['en'] : all;
}

function defaultLanguage(documents: readonly Document[]): string {
  const data = documents.find((document) => document.path === 'content/site.yaml')?.data;
  const code = field(data, 'defaultLanguage');
  return typeof code === 'string' ? code : 'en';
}

/** A field of something that may be no object at all. */
export function field(data: unknown, name: string): unknown {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, name)) return undefined;
  return (data as Record<string, unknown>)[name];
}

/** A list of something that may be no object at all, and empty where there is no list of that name. */
export function listIn(data: unknown, name: string): readonly unknown[] {
  const list = field(data, name);
  return Array.isArray(list) ? list : [];
}
