import { isZone } from '../domain/time/zone.ts';
import { allRecordsOf, type ContentIndex } from './content-index.ts';

/** The time zone in which the site's times are written, from `site.yaml`; UTC if that names no existing zone. */
export function timeZone(index: ContentIndex): string {
  const zone = allRecordsOf(index, 'site')[0]?.data.timeZone;
  return typeof zone === 'string' && isZone(zone) ? zone : 'UTC';
}
