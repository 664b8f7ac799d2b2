import { field, recordsOf } from '../../content/content-index.ts';
import { slugOf } from '../../domain/slug.ts';
import type { FileChange } from '../content-files.ts';
import { OrderError } from '../errors.ts';
import { identOf, type Named } from '../idents.ts';
import { dataOf } from '../record-values.ts';
import { stitchedLogos } from '../stitched-logos.ts';
import { recordFiles } from './draft-files.ts';
import { inLanguages, toWrite } from './new-records.ts';
import { eventNamed, type NewScope } from './new-scope.ts';
import { siteFacts } from './samples.ts';

/** Records that belong to the whole site, and pages, which may belong to an event. All throw `OrderError`. */

/** The files of a new page of text. It has an address at once, but search engines are told to leave it out. */
export function newPage(scope: NewScope, order: Named & { readonly event?: string }): readonly FileChange[] {
  const ident = identOf(order, slugOf);
  const event = order.event === undefined ? undefined : eventNamed(scope, order.event);
  if (event === undefined) refuseAddressOfEvent(scope, ident);
  const place = event === undefined ? {} : { event };
  const data = { title: toWrite(scope, place, order.name), description: toWrite(scope, place), hidden: true };
  return recordFiles(scope, {
    record: { kind: 'page', ...place, data },
    facts: siteFacts(scope, event),
    folder: event === undefined ? 'content/pages' : `content/events/${event}/pages`,
    ident,
  });
}

function refuseAddressOfEvent({ index }: NewScope, ident: string): void {
  const event = recordsOf(index, 'event').find(
    ({ place, document }) => place.event === ident || field(document.data, 'baseUrl') === `/${ident}/`,
  );
  if (event === undefined) return;
  throw new OrderError(
    `/${ident}/ is the address of the event "${event.place.event}".`,
    `choose another name, or write a page of that event: --event ${event.place.event}`,
  );
}

/** The files of a new sponsor: its own, and a logo with its name until there is the real one. */
export function newSponsor(scope: NewScope, order: Named): readonly FileChange[] {
  const ident = identOf(order, slugOf);
  const logo = `sponsors/${ident}.svg`;
  const data = { visible: false, name: order.name, logo: { src: logo, alt: inLanguages(scope, order.name) } };
  return [
    ...recordFiles(scope, {
      record: { kind: 'sponsor', data },
      facts: siteFacts(scope),
      folder: 'content/sponsors',
      ident,
    }),
    namePicture(`content/media/${logo}`, ident, order.name),
  ];
}

/**
 * The files of a new venue: its own, and a picture with its name until there is a map. It is taken to be in the town of the
 * organiser until somebody has looked. Readers see a venue once an edition names it.
 */
export function newVenue(scope: NewScope, order: Named): readonly FileChange[] {
  const ident = identOf(order, slugOf);
  const map = `venues/${ident}-map.svg`;
  const company = dataOf(scope.index, 'company');
  const ofCompany = (name: string): unknown => field(company, name) ?? 'TODO';
  const sought = [order.name, field(company, 'city')].filter((word) => word !== undefined).join(', ');
  const data = {
    name: order.name,
    street: 'TODO',
    postalCode: ofCompany('zip'),
    city: ofCompany('city'),
    country: ofCompany('country'),
    countryShort: ofCompany('countryCode'),
    mapImage: { src: map, alt: inLanguages(scope, order.name) },
    mapUrl: `https://www.openstreetmap.org/search?query=${encodeURIComponent(sought)}`,
  };
  return [
    ...recordFiles(scope, {
      record: { kind: 'venue', data },
      facts: siteFacts(scope),
      folder: 'content/venues',
      ident,
      reviews: [
        { at: ['street'], note: 'street and number' },
        { at: ['postalCode'], note: 'of the organiser' },
        { at: ['city'], note: 'of the organiser' },
        { at: ['mapImage', 'src'], note: 'a real map, and an "alt" that describes it' },
        { at: ['mapUrl'], note: 'does it find the place?' },
      ],
    }),
    namePicture(`content/media/${map}`, ident, order.name),
  ];
}

/** A picture that shows a name, for as long as there is no real one. */
function namePicture(path: string, ident: string, title: string): FileChange {
  return { kind: 'create', path, text: stitchedLogos({ ident, title, color: '#4a4453' }).full };
}
