import type { ContentIndex, ContentRecord } from '../content/content-index.ts';
import type { Document } from '../content/document.ts';
import { type EditionRecords, recordsByEdition } from '../content/edition-records.ts';
import { placeOf, type RecordPlace } from '../content/kinds.ts';
import { memoize } from '../model/memoize.ts';
import { slugOf } from '../model/slug.ts';
import { copiedFrom, withoutMarks } from './copied-names.ts';

/** A file of a record whose name cannot be part of an address. */
export interface MisnamedFile {
  readonly document: Document;
  /** Where it would belong under the name that it should have; the name is empty where no letter of it can stay. */
  readonly rightful: RecordPlace;
  /** The name of the file beside it that it looks like a copy of. */
  readonly copyOf?: string;
}

/** All of them, records and what carries another language alone. */
export function misnamedFiles(index: ContentIndex): readonly MisnamedFile[] {
  const records = recordsByEdition(index.records).flatMap(misnamedRecords);
  const orphans = orphansOf(index).filter(({ place }) => isMisnamed(place));
  if (records.length + orphans.length === 0) return [];
  const paths = pathsIn(index);
  return [...records, ...orphans].map(({ place, document }) => {
    const copyOf = copiedFrom(document.path, paths);
    const rightful = { ...place, ident: slugOf(withoutMarks(place.ident)) };
    return { document, rightful, ...(copyOf === undefined ? {} : { copyOf }) };
  });
}

/**
 * The index as the rules between records are to see it, so that a wrong name is told once: copies are not there, a record
 * is like one that cannot be read at the place where it should be, and what carries another language is beside its record.
 */
export function namedRightly(index: ContentIndex, misnamed: readonly MisnamedFile[]): ContentIndex {
  if (misnamed.length === 0) return index;
  const wrong = new Set(misnamed.map(({ document }) => document));
  const meant = misnamed.filter(({ copyOf }) => copyOf === undefined);
  const siblings = new Map(meant.map((file) => [keyOf(file.rightful, file.rightful.language), file.document]));
  const unreadable = meant.filter(({ rightful }) => rightful.language === undefined).map(({ rightful }) => rightful);
  const hidden = new Set(unreadable.map((place) => keyOf(place)));
  const orphans = orphansOf(index).filter(({ place, document }) => !wrong.has(document) && !hidden.has(keyOf(place)));
  const records = index.records.filter(({ document }) => !wrong.has(document));
  return {
    ...index,
    records: records.map((record) => withSiblings(record, index.languages, siblings)),
    orphans: orphans.map(({ document }) => document),
    unreadable: [...index.unreadable, ...unreadable],
  };
}

/** The records that are to be renamed, and are no copies: what is wrong in them stays wrong. */
export function renamedRecords({ records }: ContentIndex, misnamed: readonly MisnamedFile[]): readonly ContentRecord[] {
  const meant = new Set(misnamed.filter(({ copyOf }) => copyOf === undefined).map(({ document }) => document));
  return meant.size === 0 ? [] : records.filter(({ document }) => meant.has(document));
}

function withSiblings(
  record: ContentRecord,
  languages: readonly string[],
  siblings: ReadonlyMap<string, Document>,
): ContentRecord {
  const found = languages.flatMap((language) => {
    const document = siblings.get(keyOf(record.place, language));
    return document === undefined ? [] : [[language, document] as const];
  });
  return found.length === 0
    ? record
    : { ...record, translations: { ...Object.fromEntries(found), ...record.translations } };
}

const misnamedRecords = memoize(({ records }: EditionRecords): readonly ContentRecord[] =>
  records.filter(({ place }) => isMisnamed(place)),
);

function isMisnamed({ kind, ident }: RecordPlace): boolean {
  return kind !== 'i18n' && kind !== 'event' && slugOf(ident) !== ident;
}

function orphansOf({ orphans, languages }: ContentIndex) {
  return orphans.map((document) => ({ document, place: placeOf(document.path, new Set(languages)) as RecordPlace }));
}

/** The paths of all documents of an index. */
export function pathsIn({ records, orphans }: ContentIndex): ReadonlySet<string> {
  const documents = records.flatMap(({ document, translations }) => [document, ...Object.values(translations)]);
  return new Set([...documents, ...orphans].map(({ path }) => path));
}

function keyOf({ kind, event, year, day, ident }: RecordPlace, language?: string): string {
  return [kind, event, year, day, ident, language].join('|');
}
