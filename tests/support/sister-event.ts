import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentCopy, copyContent, SMALL_SITE } from './content-copy.ts';

/** The zone of the sister event, an hour behind that of the site. */
export const SISTER_ZONE = 'Europe/London';

/** The small site, whose times are those of Zagreb, with the same programme a second time: Delta, in another zone. */
export function withSisterEvent(): ContentCopy {
  const site = copyContent(SMALL_SITE);
  const events = join(site.rootDir, 'content', 'events');
  cpSync(join(events, 'meander'), join(events, 'delta'), { recursive: true });
  const event = 'content/events/delta/event.yaml';
  site.edit(event, 'order: 1', 'order: 2');
  site.edit(event, 'baseUrl: /meander/\ntitle: Meander', 'baseUrl: /delta/\ntitle: Delta');
  const edition = 'content/events/delta/2027/edition.yaml';
  site.edit(edition, 'startDateTime', `timeZone: ${SISTER_ZONE}\nstartDateTime`);
  // When summer time begins, this hour is skipped in Zagreb, and the hour before it in London.
  site.edit(edition, 'to: 2027-03-28T01:59', 'to: 2027-03-28T02:30');
  return site;
}
