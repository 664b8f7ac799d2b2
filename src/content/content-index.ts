import { fieldAnnotations } from 'conf-site:schemas';
import { canonicalTag, isLanguageTag } from '../domain/language-tag.ts';
import { memoize } from '../domain/memoize.ts';
import { knowsNamesIn } from '../domain/time/date-names.ts';
import type { InterfaceTexts } from '../domain/translate.ts';
import type { ContentIndex, ContentRecord } from './content-record.ts';
import type { Document, MediaFile } from './document.ts';
import { type Kind, placeOf, type RecordPlace } from './kinds.ts';
import { isValid, items, ownData, type UncheckedRecord, type ValidRecord } from './valid-record.ts';

export type * from './content-record.ts';

/** The input of `indexContent`. */
export interface IndexedContent {
  readonly documents: readonly Document[];
  readonly media: readonly MediaFile[];
  readonly packageTexts?: InterfaceTexts;
  readonly looks?: readonly string[];
}

/**
 * Sorts documents into records. Reads `languages.yaml` and the default language of `site.yaml` first.
 * `unreadablePaths` are those of files that exist but could not be parsed.
 */
export function indexContent(
  { documents, media, packageTexts = {}, looks = [] }: IndexedContent,
  unreadablePaths: Iterable<string> = [],
): ContentIndex {
  const languages = languageCodes(optionsIn(documents), documents, Object.keys(packageTexts));
  const listed = new Set(languages);
  const unread = [...unreadablePaths];
  const unreadable = unread.flatMap((path) => placeOf(path, listed) ?? []);
  const { mainByKey, siblings, misplaced, duplicates } = sortDocuments(documents, listed);
  const unreadableKeys = new Set(unreadable.map(keyOf));
  const translations = new Map<string, Record<string, Document>>();
  const orphans: Document[] = [];
  for (const { place, document, key } of siblings) {
    if (mainByKey.has(key)) translations.set(key, { ...translations.get(key), [place.language as string]: document });
    else if (!unreadableKeys.has(key)) orphans.push(document);
  }
  return {
    records: Array.from(mainByKey.values(), (main) => recordOf(main, translations.get(main.key) ?? {})),
    languages,
    defaultLanguage: defaultLanguage(documents),
    media: new Map(media.map((file) => [file.path, file])),
    misplaced,
    orphans,
    duplicates,
    unreadable,
    unreadableMedia: unread.flatMap((path) => /^content\/media\/(.+)/s.exec(path)?.[1] ?? []),
    packageTexts,
    looks,
  };
}

/** A document and where it belongs. `key` identifies its record; documents in other languages have the same key. */
interface PlacedDocument {
  readonly place: RecordPlace;
  readonly key: string;
  readonly document: Document;
}

/** The record of each main document in the last index. */
const lastRecords = new WeakMap<Document, ContentRecord>();

/**
 * Reuses the record of an earlier index if its documents are the same objects. So results that are
 * memoized for an unchanged record (`memoize`) stay valid in the next build of a watch.
 */
function recordOf(
  { place, document, key }: PlacedDocument,
  translations: ContentRecord['translations'],
): ContentRecord {
  const last = lastRecords.get(document);
  if (last !== undefined && keyOf(last.place) === key && haveSameDocuments(last.translations, translations))
    return last;
  const record = { place, document, translations, data: ownData(document, fieldAnnotations[place.kind] ?? []) };
  lastRecords.set(document, record);
  return record;
}

function haveSameDocuments(one: ContentRecord['translations'], other: ContentRecord['translations']): boolean {
  const languages = Object.keys(one);
  return (
    languages.length === Object.keys(other).length && languages.every((language) => one[language] === other[language])
  );
}

interface SortedDocuments extends Pick<ContentIndex, 'misplaced' | 'duplicates'> {
  /** The main document of each record, by key. */
  readonly mainByKey: ReadonlyMap<string, PlacedDocument>;
  /** The documents that translate a main document. */
  readonly siblings: readonly PlacedDocument[];
}

function sortDocuments(documents: readonly Document[], languages: ReadonlySet<string>): SortedDocuments {
  const mainByKey = new Map<string, PlacedDocument>();
  const siblings: PlacedDocument[] = [];
  const misplaced: Document[] = [];
  const duplicates: { first: Document; second: Document }[] = [];
  for (const document of documents) {
    const place = placeOf(document.path, languages);
    if (place === undefined) {
      misplaced.push(document);
      continue;
    }
    const key = keyOf(place);
    const first = mainByKey.get(key);
    if (place.language !== undefined && place.kind !== 'i18n') siblings.push({ place, key, document });
    else if (first === undefined) mainByKey.set(key, { place, key, document });
    else duplicates.push({ first: first.document, second: document });
  }
  return { mainByKey, siblings, misplaced, duplicates };
}

/** Selects the records of one event, of one year, or of one edition. */
export interface RecordFilter {
  readonly event?: string;
  readonly year?: number;
}

/** The records of one kind that match the filter and that their schema accepts, in the order of their paths. */
export function recordsOf<K extends Kind>(
  index: Pick<ContentIndex, 'records'>,
  kind: K,
  filter: RecordFilter = {},
): readonly ValidRecord<K>[] {
  return validAmong(allRecordsOf(index, kind, filter)) as readonly ValidRecord<K>[];
}

const validAmong = memoize((records: readonly ContentRecord[]): readonly ContentRecord[] => records.filter(isValid));

/** The records of one kind that match the filter, also those that their schema does not accept. */
export function allRecordsOf<K extends Kind>(
  { records }: Pick<ContentIndex, 'records'>,
  kind: K,
  filter: RecordFilter = {},
): readonly UncheckedRecord<K>[] {
  return (lookupTable(records).get(lookupKey(kind, filter)) ?? NONE) as readonly UncheckedRecord<K>[];
}

const NONE: readonly ContentRecord[] = [];

/** Lists of records by kind and filter. It is built once per list, since rules look up records very often. */
const lookupTable = memoize((records: readonly ContentRecord[]): ReadonlyMap<string, readonly ContentRecord[]> => {
  const table = new Map<string, ContentRecord[]>();
  for (const record of records) {
    for (const key of lookupKeys(record.place)) {
      const list = table.get(key);
      if (list === undefined) table.set(key, [record]);
      else list.push(record);
    }
  }
  return table;
});

function lookupKey(kind: Kind, { event, year }: RecordFilter): string {
  return `${kind}|${event ?? ''}|${year ?? ''}`;
}

/** The keys of all filters that match a place. */
function lookupKeys({ kind, event, year }: RecordPlace): ReadonlySet<string> {
  const filters = [{}, event === undefined ? {} : { event }, year === undefined ? {} : { year }];
  const both = event === undefined || year === undefined ? {} : { event, year };
  return new Set([...filters, both].map((filter) => lookupKey(kind, filter)));
}

/** The first record of a kind that has this name, matches the filter, and is accepted by its schema. */
export function recordNamed<K extends Kind>(
  index: ContentIndex,
  kind: K,
  { ident, ...filter }: RecordFilter & { readonly ident: unknown },
): ValidRecord<K> | undefined {
  return recordsOf(index, kind, filter).find(({ place }) => place.ident === ident);
}

/** The same, also if its schema does not accept it. */
export function anyRecordNamed<K extends Kind>(
  index: ContentIndex,
  kind: K,
  { ident, ...filter }: RecordFilter & { readonly ident: unknown },
): UncheckedRecord<K> | undefined {
  return allRecordsOf(index, kind, filter).find(({ place }) => place.ident === ident);
}

/** The language of a record's plain prose: for a session its own, otherwise the default language of the site. */
export function baseLanguage({ place, data }: Pick<ContentRecord, 'place' | 'data'>, index: ContentIndex): string {
  const own = place.kind === 'session' ? (data as UncheckedRecord<'session'>['data']).language : undefined;
  return typeof own === 'string' ? own : index.defaultLanguage;
}

function keyOf({ kind, event, year, day, ident, language }: RecordPlace): string {
  return [kind, event, year, day, ident, kind === 'i18n' ? language : ''].join('|');
}

/** The data of a file of the site that exists once. */
function dataIn<K extends Kind>(documents: readonly Document[], kind: K): UncheckedRecord<K>['data'] | undefined {
  const path = `content/${kind}.yaml`;
  return documents.find((document) => document.path === path)?.data as UncheckedRecord<K>['data'] | undefined;
}

/** The languages in `languages.yaml`, as far as they are valid. */
export function listedLanguages(documents: readonly Document[]): readonly string[] {
  return optionsIn(documents).filter(isLanguageTag);
}

function optionsIn(documents: readonly Document[]): readonly unknown[] {
  return items(dataIn(documents, 'languages')?.languages).map((language) => language?.option);
}

function languageCodes(
  options: readonly unknown[],
  documents: readonly Document[],
  packageLanguages: readonly string[],
): readonly string[] {
  const codes = [...new Set(options)].filter(isLanguageTag);
  const isValidList = options.length > 0 && options.every((code) => isLanguageTag(code) && knowsNamesIn(code));
  return isValidList ? codes : languagesOfTexts(documents, [...codes, ...packageLanguages]);
}

/** The fallback if the list of languages is missing or partly broken: adds the languages that have interface texts. */
function languagesOfTexts(documents: readonly Document[], listed: readonly string[]): readonly string[] {
  const folders = documents.flatMap((document) => /^content\/i18n\/([a-z\d-]+)\//.exec(document.path)?.[1] ?? []);
  const all = new Set([...listed, ...folders.flatMap((folder) => canonicalTag(folder) ?? [])].filter(isLanguageTag));
  return all.size === 0 ? ['en'] : [...all];
}

function defaultLanguage(documents: readonly Document[]): string {
  const code = dataIn(documents, 'site')?.defaultLanguage;
  return typeof code === 'string' ? code : 'en';
}

/**
 * A field of a value. Undefined if the value is not an object or has no such field. `T` is the type that the value has
 * if it is valid: its names are those that can be asked for.
 */
export function field<T = Record<string, unknown>>(data: unknown, name: Extract<keyof T, string>): unknown {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, name)) return undefined;
  return (data as Record<string, unknown>)[name];
}

/** A list in a field of a value. Empty if the value is not an object or has no such list. */
export function listIn<T = Record<string, unknown>>(data: unknown, name: Extract<keyof T, string>): readonly unknown[] {
  const list = field<T>(data, name);
  return Array.isArray(list) ? list : [];
}
