import type { ContentIndex, ContentRecord } from '../content/content-index.ts';
import type { Document } from '../content/document.ts';
import { placeOf, type RecordPlace } from '../content/kinds.ts';
import { slugOf } from '../domain/slug.ts';
import { copiedFrom, withoutCopyMarks } from './copied-files.ts';

/** A content file whose name cannot be part of an address. */
export interface MisnamedFile {
  readonly document: Document;
  /** Where it would belong under a valid name. The name is empty if none can be derived. */
  readonly corrected: RecordPlace;
  /** The file in the same folder that it seems to be a copy of. */
  readonly copyOf?: string;
}

/** All misnamed files: main documents of records, and translations without a main document. */
export function misnamedFiles(index: ContentIndex): readonly MisnamedFile[] {
  const records = index.records.filter(({ place }) => isMisnamed(place));
  const orphans = orphansOf(index).filter(({ place }) => isMisnamed(place));
  if (records.length + orphans.length === 0) return [];
  const paths = pathsIn(index);
  return [...records, ...orphans].map(({ place, document }) => {
    const copyOf = copiedFrom(document.path, paths);
    const corrected = { ...place, ident: slugOf(withoutCopyMarks(place.ident)) };
    return { document, corrected, ...(copyOf === undefined ? {} : { copyOf }) };
  });
}

/**
 * The index that the rules between records use, so that a wrong name is reported once. Copies are left out. A misnamed
 * record counts as unreadable at the place where it belongs, and a misnamed translation is joined to its record.
 */
export function withCorrectedNames(index: ContentIndex, misnamed: readonly MisnamedFile[]): ContentIndex {
  if (misnamed.length === 0) return index;
  const wrong = new Set(misnamed.map(({ document }) => document));
  const meant = misnamed.filter(({ copyOf }) => copyOf === undefined);
  const siblings = new Map(meant.map((file) => [keyOf(file.corrected, file.corrected.language), file.document]));
  const unreadable = meant
    .filter(({ corrected }) => corrected.language === undefined)
    .map(({ corrected }) => corrected);
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

/** The misnamed records that are not copies. Their contents are still checked against the schema. */
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
