import { type ContentIndex, field, recordsOf } from './content-index.ts';

/** The zone in which the site's times are written, as `site.yaml` names it; UTC where it names none that exists. */
export function timeZone(index: ContentIndex): string {
  const zone = field(recordsOf(index, 'site')[0]?.document.data, 'timeZone');
  return typeof zone === 'string' && isZone(zone) ? zone : 'UTC';
}

/** The name of a zone in the IANA database. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
