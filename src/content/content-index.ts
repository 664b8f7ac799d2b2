import { knowsNamesIn } from '../model/dates.ts';
import type { ContentIndex, ContentRecord } from './content-record.ts';
import type { Document, MediaFile } from './document.ts';
import { recordsOn, shelfOf } from './edition-records.ts';
import { type Kind, placeOf, type RecordPlace } from './kinds.ts';
import type { InterfaceTexts } from './translate.ts';

export type * from './content-record.ts';

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
  const languages = languageCodes(dataAt(documents, 'content/languages.yaml'), documents, Object.keys(packageTexts));
  const placed = placing(languages);
  const mains = new Map<string, PlacedDocument>();
  const siblings: PlacedDocument[] = [];
  const strays: Document[] = [];
  const doubles: { first: Document; second: Document }[] = [];
  for (const document of documents) {
    const found = placed(document);
    if (found === undefined) {
      strays.push(document);
    } else if (found.place.language !== undefined && found.place.kind !== 'i18n') {
      siblings.push(found);
    } else {
      const known = mains.get(found.key);
      if (known === undefined) mains.set(found.key, found);
      else doubles.push({ first: known.document, second: document });
    }
  }
  const known = new Set(languages);
  const unreadable = [...unreadablePaths].flatMap((path) => placeOf(path, known) ?? []);
  const unreadableKeys = new Set(unreadable.map(keyOf));
  const translations = new Map<string, Record<string, Document>>();
  const orphans: Document[] = [];
  for (const { place, document, key } of siblings) {
    if (mains.has(key)) translations.set(key, { ...translations.get(key), [place.language as string]: document });
    else if (!unreadableKeys.has(key)) orphans.push(document);
  }
  return {
    records: Array.from(mains.values(), ({ place, document, key }) =>
      recordOf(place, document, translations.get(key) ?? NO_TRANSLATIONS),
    ),
    languages,
    defaultLanguage: defaultLanguage(dataAt(documents, 'content/site.yaml')),
    media: new Map(media.map((file) => [file.path, file])),
    strays,
    orphans,
    doubles,
    unreadable,
    packageTexts,
  };
}

/** A document with where it belongs, and a name of that place, which is also that of its record in other languages. */
interface PlacedDocument {
  readonly place: RecordPlace;
  readonly key: string;
  readonly document: Document;
}

const places = new WeakMap<Document, { readonly languages: string; readonly placed: PlacedDocument | undefined }>();

/** Gives documents their places. Documents do not change: who sorts the same ones again has these already. */
function placing(codes: readonly string[]): (document: Document) => PlacedDocument | undefined {
  const [languages, known] = [codes.join(), new Set(codes)];
  return (document) => {
    const before = places.get(document);
    if (before?.languages === languages) return before.placed;
    const place = placeOf(document.path, known);
    const placed = place && { place, key: keyOf(place), document };
    places.set(document, { languages, placed });
    return placed;
  };
}

const NO_TRANSLATIONS = {};

const records = new WeakMap<Document, ContentRecord>();

/** A record of these documents: the very same one for as long as nothing of it changes. */
export function recordOf(
  place: RecordPlace,
  document: Document,
  translations: Readonly<Record<string, Document>>,
): ContentRecord {
  const before = records.get(document);
  if (before?.place === place && isSame(before.translations, translations)) return before;
  const record = { place, document, translations };
  records.set(document, record);
  return record;
}

function isSame(a: Readonly<Record<string, Document>>, b: Readonly<Record<string, Document>>): boolean {
  if (a === b) return true;
  const [inA, inB] = [Object.entries(a), Object.entries(b)];
  return inA.length === inB.length && inA.every(([language, document]) => b[language] === document);
}

/** The records of one kind, of one edition or day where these are given. */
export function recordsOf(
  index: ContentIndex,
  kind: Kind,
  of: { readonly event?: string; readonly year?: number } = {},
): readonly ContentRecord[] {
  if (of.event === undefined && of.year !== undefined)
    return recordsOf(index, kind).filter(({ place }) => place.year === of.year);
  const shelf = shelfOf(kind, of.event, of.year);
  return answering.get(index)?.(shelf) ?? shelfIn(index, shelf);
}

const answering = new WeakMap<ContentIndex, (shelf: string) => readonly ContentRecord[]>();

/** From now on `recordsOf` this index gives what `answer` does, which is told the name of the shelf that it is asked for. */
export function answerFor(index: ContentIndex, answer: (shelf: string) => readonly ContentRecord[]): void {
  answering.set(index, answer);
}

/** The records on a shelf, by its name. */
export function shelfIn({ records }: ContentIndex, shelf: string): readonly ContentRecord[] {
  return recordsOn(shelf, records);
}

/** The first record of a kind that has this name, of one edition where that is given. */
export function recordNamed(
  index: ContentIndex,
  kind: Kind,
  { ident, ...of }: { readonly ident: unknown; readonly event?: string; readonly year?: number },
): ContentRecord | undefined {
  const records = recordsOf(index, kind, of);
  let byName = named.get(records);
  if (byName === undefined) {
    byName = byIdent(records);
    named.set(records, byName);
  }
  return byName.get(ident);
}

const named = new WeakMap<readonly ContentRecord[], ReadonlyMap<unknown, ContentRecord>>();

/** The first one of each name. */
function byIdent(records: readonly ContentRecord[]): ReadonlyMap<unknown, ContentRecord> {
  const byName = new Map<unknown, ContentRecord>();
  for (const record of records) if (!byName.has(record.place.ident)) byName.set(record.place.ident, record);
  return byName;
}

/** The language in which a record's plain prose is written: a session's own, else the site's default. */
export function baseLanguage(record: ContentRecord, index: ContentIndex): string {
  const own = field(record.document.data, 'language');
  return record.place.kind === 'session' && typeof own === 'string' ? own : index.defaultLanguage;
}

function keyOf({ kind, event, year, day, ident, language }: RecordPlace): string {
  return [kind, event, year, day, ident, kind === 'i18n' ? language : ''].join('|');
}

function dataAt(documents: readonly Document[], path: string): unknown {
  return documents.find((document) => document.path === path)?.data;
}

function languageCodes(data: unknown, documents: readonly Document[], ofPackage: readonly string[]): readonly string[] {
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

function defaultLanguage(data: unknown): string {
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
