import { field, recordsOf } from '../../content/content-index.ts';
import { slugOf } from '../../model/slug.ts';
import type { FileChange } from '../content-files.ts';
import { identOf, type Named } from '../idents.ts';
import { recordFiles } from './draft-files.ts';
import { inLanguages } from './new-records.ts';
import type { NewScope } from './new-scope.ts';
import { namePicture } from './new-sponsor.ts';
import { siteFacts } from './samples.ts';

/**
 * The files of a new venue: its own, and a picture with its name until there is a map. It is taken to be in the town of the
 * organiser until somebody has looked. Readers see a venue once an edition names it. Throws `OrderError`.
 */
export function newVenue(scope: NewScope, order: Named): readonly FileChange[] {
  const ident = identOf(order, slugOf);
  const map = `venues/${ident}-map.svg`;
  const company = recordsOf(scope.index, 'company')[0]?.document.data;
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
