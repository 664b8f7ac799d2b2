import { allRecordsOf } from '../../content/content-index.ts';
import type { FileChange } from '../../content-edits/content-files.ts';
import { RequestError } from '../../content-edits/errors.ts';
import { identOf, type Named } from '../../content-edits/idents.ts';
import { inAllLanguages, placeholderPicture, placeholderVenue } from '../../content-edits/placeholder-content.ts';
import { recordFiles } from './draft-files.ts';
import { toWrite } from './new-records.ts';
import { eventNamed, type NewScope, slugIn } from './new-scope.ts';
import { siteFacts } from './samples.ts';

/** Records of the whole site, and pages, which may belong to an event. All functions throw `RequestError`. */

/** The files of a new text page. It has an address at once, but asks search engines not to index it. */
export function newPage(scope: NewScope, options: Named & { readonly event?: string }): readonly FileChange[] {
  const ident = identOf(options, slugIn(scope));
  const event = options.event === undefined ? undefined : eventNamed(scope, options.event);
  if (event === undefined) refuseAddressOfEvent(scope, ident);
  const place = event === undefined ? {} : { event };
  const data = { title: toWrite(scope, place, options.name), description: toWrite(scope, place), hidden: true };
  return recordFiles(scope, {
    record: { kind: 'page', ...place, data },
    facts: siteFacts(scope, event),
    folder: event === undefined ? 'content/pages' : `content/events/${event}/pages`,
    ident,
  });
}

function refuseAddressOfEvent({ index }: NewScope, ident: string): void {
  const event = allRecordsOf(index, 'event').find(
    ({ place, data }) => place.event === ident || data.baseUrl === `/${ident}/`,
  );
  if (event === undefined) return;
  throw new RequestError(
    `/${ident}/ is the address of the event "${event.place.event}".`,
    `choose another name, or write a page of that event: --event ${event.place.event}`,
    'name-taken',
  );
}

/** The files of a new sponsor: its record, and a placeholder logo with its name. */
export function newSponsor(scope: NewScope, options: Named): readonly FileChange[] {
  const ident = identOf(options, slugIn(scope));
  const logo = `sponsors/${ident}.svg`;
  const data = {
    visible: false,
    name: options.name,
    logo: { src: logo, alt: inAllLanguages(scope.index, options.name) },
  };
  return [
    ...recordFiles(scope, {
      record: { kind: 'sponsor', data },
      facts: siteFacts(scope),
      folder: 'content/sponsors',
      ident,
    }),
    placeholderPicture(`content/media/${logo}`, options.name),
  ];
}

/**
 * The files of a new venue: its record, and a placeholder picture in place of a map. Its town is that of the organiser,
 * for review. Readers see a venue once an edition names it.
 */
export function newVenue(scope: NewScope, options: Named): readonly FileChange[] {
  const ident = identOf(options, slugIn(scope));
  const { data, reviews, map } = placeholderVenue(scope.index, { ident, name: options.name });
  const record = { kind: 'venue' as const, data };
  const files = recordFiles(scope, { record, facts: siteFacts(scope), folder: 'content/venues', ident, reviews });
  return [...files, map];
}
