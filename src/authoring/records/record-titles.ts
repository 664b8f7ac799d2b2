import { kindTitles } from 'conf-site:schemas';
import { allRecordsOf, anyRecordNamed, type ContentIndex, type ContentRecord } from '../../content/content-index.ts';
import type { Kind, RecordPlace } from '../../content/kinds.ts';
import { EDITION_KINDS, RECORD_FOLDERS, SITE_KINDS } from '../../content/kinds.ts';
import type { UncheckedRecord } from '../../content/valid-record.ts';
import { isRecord } from '../../content-edits/record-values.ts';

/** Kinds of which a site, an event or an edition has any number of records. Their idents can be changed. */
const MANY: ReadonlySet<string> = new Set([...Object.values(RECORD_FOLDERS), 'page', 'venue', 'sponsor']);

export function isOneOfMany({ kind }: Pick<RecordPlace, 'kind'>): boolean {
  return MANY.has(kind);
}

/** Kinds whose records are named by their kind, since there is only one of them in its folder. */
const NAMED_BY_KIND: ReadonlySet<string> = new Set(
  [...SITE_KINDS, ...EDITION_KINDS].filter((kind) => kind !== 'edition'),
);

/** The title of a record in the default language, or its ident. Materials have the title of their session. */
export function titleOf(
  { place, document: { data } }: Pick<ContentRecord, 'place' | 'document'>,
  index: ContentIndex,
): string {
  const { kind, ident, day } = place;
  if (NAMED_BY_KIND.has(kind)) return [kindTitles[kind] ?? kind, ...(day === undefined ? [] : [day])].join(', ');
  if (kind === 'edition') return editionTitle(place, index);
  if (kind === 'asset') return sessionTitle(place, index) ?? ident;
  const { name, surname, title } = (data ?? {}) as Titled;
  const person = kind === 'speaker' ? [name, surname].filter(isText).join(' ') : '';
  return person || textIn(title ?? name, index.defaultLanguage) || ident;
}

/** The fields with the names of records, of all kinds that have one. */
type Titled = UncheckedRecord<Exclude<Kind, 'i18n'>>['data'];

/** The kind that a record is named by, if its title is not its own: for `EditedRecord`. */
export function titleKindOf({ kind }: Pick<RecordPlace, 'kind'>): { readonly titleKind?: string } {
  return NAMED_BY_KIND.has(kind) ? { titleKind: kind } : {};
}

function sessionTitle({ event = '', year = 0, ident }: RecordPlace, index: ContentIndex): string | undefined {
  const session = anyRecordNamed(index, 'session', { event, year, ident });
  return textIn(session?.data.title, index.defaultLanguage);
}

/** Such as "Devlica 2026". */
export function editionTitle({ event, year }: Pick<RecordPlace, 'event' | 'year'>, index: ContentIndex): string {
  return `${eventTitle(event ?? '', index)} ${year}`;
}

export function eventTitle(event: string, index: ContentIndex): string {
  const [record] = allRecordsOf(index, 'event', { event });
  return textIn(record?.data.title, index.defaultLanguage) ?? event;
}

/** A text in a language, or in any if it is not given in that one. Undefined if it is no text. */
export function textIn(text: unknown, language: string): string | undefined {
  const found = isRecord(text) ? (text[language] ?? Object.values(text).find(isText)) : text;
  return isText(found) && found.trim() !== '' ? found : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
