import { isZone } from '../domain/time/zone.ts';
import { allRecordsOf, type ContentIndex } from './content-index.ts';
import type { RecordPlace } from './kinds.ts';

/** The time zone of the site, from `site.yaml`; UTC if that names no existing zone. */
export function siteZone(index: ContentIndex): string {
  const zone = allRecordsOf(index, 'site')[0]?.data.timeZone;
  return typeof zone === 'string' && isZone(zone) ? zone : 'UTC';
}

/**
 * The time zone in which the times of a record are written: that of its edition, and the site's for an edition that
 * names no existing zone and for what belongs to no edition.
 */
export function zoneOf(index: ContentIndex, { event, year }: Pick<RecordPlace, 'event' | 'year'>): string {
  if (event === undefined || year === undefined) return siteZone(index);
  const zone = allRecordsOf(index, 'edition', { event, year })[0]?.data.timeZone;
  return typeof zone === 'string' && isZone(zone) ? zone : siteZone(index);
}
