import { fields, type SchemaField } from 'conf-site:fields';
import { allRecordsOf, type ContentIndex, indexContent } from '../../content/content-index.ts';
import type { Roots } from '../../content/roots.ts';
import { siteZone, zoneOf } from '../../content/time-zone.ts';
import { items } from '../../content/valid-record.ts';
import { RequestError, refuseUnknown } from '../../content-edits/errors.ts';
import { dataOf } from '../../content-edits/record-values.ts';
import { slugOf } from '../../domain/slug.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { type Content, readContent, requireSite } from '../../read/read-content.ts';

/** The content and the day from which new records are made. */
export interface NewScope extends Roots {
  readonly index: ContentIndex;
  readonly at: Instant;
  /** The calendar day in the site's zone, `2026-03-01`. */
  readonly today: string;
}

/** An edition, or a day of it, in whose folder files are written. */
export interface EditionPlace {
  readonly event: string;
  readonly year: number;
  /** `2026-05-09` */
  readonly day?: string;
}

/** Reads the content. It may have errors, since a new record needs little of it. Throws `ContentMissingError`. */
export async function openScope(roots: Roots, at: Instant): Promise<NewScope> {
  requireSite(roots.rootDir);
  return scopeOf(roots, await readContent(roots), at);
}

/** The scope of content that has already been read. */
export function scopeOf(roots: Roots, content: Content, at: Instant): NewScope {
  const index = indexContent(content);
  return { ...roots, index, at, today: wallClock(at, siteZone(index)).slice(0, 10) };
}

/** The calendar day in the zone of an edition, `2026-03-01`. */
export function todayIn({ index, at }: Pick<NewScope, 'index' | 'at'>, place: EditionPlace): string {
  return wallClock(at, zoneOf(index, place)).slice(0, 10);
}

/**
 * The requested edition, by default the current one of the main event, with the requested day. Throws `RequestError` if
 * it does not exist.
 */
export function editionPlace(scope: NewScope, { event, year, day }: Partial<EditionPlace>): EditionPlace {
  const ident = eventNamed(scope, event);
  const years = allRecordsOf(scope.index, 'edition', { event: ident }).map(({ place }) => place.year as number);
  const wanted = year ?? currentYear(scope, ident);
  if (years.includes(wanted)) return withDay(scope, { event: ident, year: wanted }, day);
  const existing = years.length === 0 ? '' : `; it has ${years.sort((a, b) => a - b).join(', ')}`;
  throw new RequestError(
    `The event "${ident}" has no edition ${wanted}.`,
    `conf-site new edition ${wanted} --event ${ident} makes one${existing}`,
    'edition-missing',
  );
}

function withDay(scope: NewScope, place: EditionPlace, day: string | undefined): EditionPlace {
  if (day === undefined) return place;
  const dates = daysOf(scope, place).map(({ date }) => date);
  if (dates.includes(day)) return { ...place, day };
  throw new RequestError(
    `The edition ${place.event} ${place.year} has no day "${day}".`,
    dates.length === 0
      ? 'list its days in edition.yaml first'
      : `it has ${dates.join(', ')}; --year names another edition`,
  );
}

/** The folder of an edition, or of its day, relative to the root. */
export function editionFolder({ event, year, day }: EditionPlace): string {
  return `content/events/${event}/${year}${day === undefined ? '' : `/days/${day}`}`;
}

/** The days that an edition lists, in its order, without those that have no date. */
export function daysOf(
  { index }: Pick<NewScope, 'index'>,
  { event, year }: EditionPlace,
): readonly { readonly date: string; readonly startDateTime: unknown; readonly endDateTime: unknown }[] {
  return items(dataOf(index, 'edition', { event, year })?.days).flatMap((day) =>
    typeof day?.date === 'string'
      ? [{ date: day.date, startDateTime: day.startDateTime, endDateTime: day.endDateTime }]
      : [],
  );
}

/** The requested event, by default the site's main one. Throws `RequestError` if it does not exist. */
export function eventNamed({ index }: NewScope, event?: string): string {
  const events = allRecordsOf(index, 'event').map(({ place }) => place.event as string);
  const ident = event ?? String(dataOf(index, 'site')?.product ?? events[0] ?? '');
  refuseUnknown('event', ident, events);
  return ident;
}

export function currentYear({ index, today }: NewScope, event: string): number {
  const year = dataOf(index, 'event', { event })?.currentYear;
  return typeof year === 'number' ? year : Number(today.slice(0, 4));
}

/** The languages of an event's texts, the default language first. */
export function languagesOf({ index }: Pick<NewScope, 'index'>, event?: string): readonly string[] {
  const { defaultLanguage, languages } = index;
  const data = event === undefined ? undefined : dataOf(index, 'event', { event });
  const isMonolingual = data?.multiLanguage?.active === false;
  return isMonolingual ? [defaultLanguage] : [defaultLanguage, ...languages.filter((one) => one !== defaultLanguage)];
}

/** Makes idents from names, with letters spelled out as in the default language. */
export function slugIn({ index }: Pick<NewScope, 'index'>): (name: string) => string {
  return (name) => slugOf(name, index.defaultLanguage);
}

/** The example of a field in the schema of a kind. */
export function exampleOf(kind: string, name: string): unknown {
  return schemaFields(kind).find((one) => one.name === name)?.example;
}

/** The fields of a kind, or of a definition such as `schedule#tracksBlock`, in their order. */
export function schemaFields(name: string): readonly SchemaField[] {
  return fields[name] ?? [];
}
