import { join } from 'node:path';
import { type ContentIndex, field, indexContent, recordsOf } from '../../content/content-index.ts';
import type { Roots } from '../../content/roots.ts';
import { timeZone } from '../../content/time-zone.ts';
import type { Instant } from '../../model/timeline.ts';
import { zonedIso } from '../../model/zone.ts';
import { readContent } from '../../read/read-content.ts';
import { OrderError, refuseUnknown } from '../order-error.ts';

/** What new records are made from: the content there is, and the day. */
export interface NewScope extends Roots {
  readonly index: ContentIndex;
  readonly schemasDir: string;
  /** The calendar day in the site's zone, `2026-03-01`. */
  readonly today: string;
}

/** An edition to write into. */
export interface EditionPlace {
  readonly event: string;
  readonly year: number;
}

/** Reads the content, however broken it is: a new record needs little of it. Throws `ContentMissingError`. */
export async function openScope(roots: Roots, at: Instant): Promise<NewScope> {
  const index = indexContent(await readContent(roots));
  const today = zonedIso(at, timeZone(index)).slice(0, 10);
  return { ...roots, index, schemasDir: join(roots.packageDir, 'schemas'), today };
}

/** The edition that was named; by default the current one of the main event. Throws `OrderError`. */
export function editionPlace(scope: NewScope, { event, year }: Partial<EditionPlace>): EditionPlace {
  const ident = eventNamed(scope, event);
  const years = recordsOf(scope.index, 'edition', { event: ident }).map(({ place }) => place.year as number);
  const wanted = year ?? currentYear(scope, ident);
  if (years.includes(wanted)) return { event: ident, year: wanted };
  const known = years.length === 0 ? '' : `; it has ${years.sort((a, b) => a - b).join(', ')}`;
  throw new OrderError(
    `The event "${ident}" has no edition ${wanted}.`,
    `conf-site new edition ${wanted} --event ${ident} makes one${known}`,
  );
}

/** The event that was named, which must exist; by default the site's main one. Throws `OrderError`. */
export function eventNamed({ index }: NewScope, event?: string): string {
  const events = recordsOf(index, 'event').map(({ place }) => place.event as string);
  const ident = event ?? String(field(recordsOf(index, 'site')[0]?.document.data, 'product') ?? events[0] ?? '');
  refuseUnknown('event', ident, events);
  return ident;
}

/** What an edition says; undefined where there is none. */
export function editionData({ index }: NewScope, event: string, year: number): unknown {
  return recordsOf(index, 'edition', { event, year })[0]?.document.data;
}

export function currentYear({ index, today }: NewScope, event: string): number {
  const year = field(recordsOf(index, 'event', { event })[0]?.document.data, 'currentYear');
  return typeof year === 'number' ? year : Number(today.slice(0, 4));
}

/** The languages that an event's texts are written in, the default language first. */
export function languagesOf({ index }: NewScope, event?: string): readonly string[] {
  const { defaultLanguage, languages } = index;
  const data = event === undefined ? undefined : recordsOf(index, 'event', { event })[0]?.document.data;
  const isOne = field(field(data, 'multiLanguage'), 'active') === false;
  return isOne ? [defaultLanguage] : [defaultLanguage, ...languages.filter((one) => one !== defaultLanguage)];
}
