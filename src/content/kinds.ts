import { languageOfSegment } from '../domain/language-tag.ts';

/** The kinds of content files, which follow from their paths. */

export const SITE_KINDS = ['site', 'company', 'vat', 'languages', 'press'] as const;
export const EDITION_KINDS = ['edition', 'tickets', 'schedule', 'survey'] as const;
/** Folder name → kind of the records in it. */
export const RECORD_FOLDERS = {
  faq: 'faq',
  news: 'news',
  testimonials: 'testimonial',
  speakers: 'speaker',
  sessions: 'session',
  assets: 'asset',
  changes: 'change',
} as const;

export type Kind =
  | (typeof SITE_KINDS)[number]
  | (typeof EDITION_KINDS)[number]
  | (typeof RECORD_FOLDERS)[keyof typeof RECORD_FOLDERS]
  | 'i18n'
  | 'page'
  | 'venue'
  | 'sponsor'
  | 'event';

/** Where a record belongs. `ident` is its file name without extension. `language` is set for a `name.hr.md` beside `name.md`. */
export interface RecordPlace {
  readonly kind: Kind;
  readonly ident: string;
  readonly event?: string;
  readonly year?: number;
  readonly day?: string;
  readonly language?: string;
}

const DAY_KINDS: readonly string[] = ['tickets', 'schedule'];

/**
 * The place of a document, or undefined if no record is expected at its path. `languages` are those in
 * `languages.yaml`. Only these, in lower case, count as a language suffix or as a folder of interface texts.
 */
export function placeOf(path: string, languages: ReadonlySet<string>): RecordPlace | undefined {
  const parts = path.split('/').slice(1);
  const file = parts.pop() ?? '';
  const name = /^(.+)\.(yaml|md)$/.exec(file);
  if (name === null) return undefined;
  const { ident, language } = splitLanguage(name[1] as string, languages);
  const base = { ident, ...(language === undefined ? {} : { language }) };
  const [top, second, third, ...rest] = parts;
  if (top === undefined) return siteRecord(base, SITE_KINDS);
  if (parts.length === 1 && top === 'pages') return { ...base, kind: 'page' };
  if (parts.length === 1 && top === 'venues') return { ...base, kind: 'venue' };
  if (parts.length === 1 && top === 'sponsors') return { ...base, kind: 'sponsor' };
  const ofTexts = top === 'i18n' && parts.length === 2 ? languageOfSegment(second, languages) : undefined;
  if (ofTexts !== undefined) return { kind: 'i18n', ident: name[1] as string, language: ofTexts };
  if (top !== 'events' || second === undefined) return undefined;
  if (third === undefined) return ident === 'event' ? { ...base, kind: 'event', event: second } : undefined;
  if (third === 'pages' && rest.length === 0) return { ...base, kind: 'page', event: second };
  if (!/^\d{4}$/.test(third)) return undefined;
  return inEdition(base, { event: second, year: Number(third) }, rest);
}

type Base = Pick<RecordPlace, 'ident' | 'language'>;

function inEdition(base: Base, edition: { event: string; year: number }, folders: string[]): RecordPlace | undefined {
  if (folders[0] === 'days') {
    const [, day, ...rest] = folders;
    if (day === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
    return editionRecord({ ...base, ...edition, day }, rest, DAY_KINDS);
  }
  return editionRecord({ ...base, ...edition }, folders, EDITION_KINDS);
}

function editionRecord<T extends Base>(
  place: T,
  folders: string[],
  kinds: readonly string[],
): (T & RecordPlace) | undefined {
  const [folder, ...rest] = folders;
  if (rest.length > 0) return undefined;
  if (folder === undefined) return kinds.includes(place.ident) ? { ...place, kind: place.ident as Kind } : undefined;
  if (!Object.hasOwn(RECORD_FOLDERS, folder)) return undefined;
  return { ...place, kind: RECORD_FOLDERS[folder as keyof typeof RECORD_FOLDERS] };
}

function siteRecord(base: Base, kinds: readonly string[]): RecordPlace | undefined {
  return kinds.includes(base.ident) ? { ...base, kind: base.ident as Kind } : undefined;
}

function splitLanguage(
  name: string,
  languages: ReadonlySet<string>,
): { readonly ident: string; readonly language?: string } {
  const dot = name.lastIndexOf('.');
  const language = dot > 0 ? languageOfSegment(name.slice(dot + 1), languages) : undefined;
  return language === undefined ? { ident: name } : { ident: name.slice(0, dot), language };
}
