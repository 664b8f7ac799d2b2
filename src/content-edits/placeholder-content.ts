import type { ContentIndex } from '../content/content-index.ts';
import { escapeMarkup } from '../domain/escape-markup.ts';
import type { FileChange } from './content-files.ts';
import { dataOf } from './record-values.ts';

/** What new records have until somebody completes them. */

/** A text that is the same in all languages of the site. */
export function inAllLanguages({ defaultLanguage, languages }: ContentIndex, text: string): unknown {
  const all = [...new Set([defaultLanguage, ...languages])];
  return all.length === 1 ? text : Object.fromEntries(all.map((language) => [language, text]));
}

/** The data of a venue that is to be completed, what to review in it, and a placeholder picture in place of its map. */
export function placeholderVenue(
  index: ContentIndex,
  { ident, name }: { readonly ident: string; readonly name: string },
): {
  readonly data: Readonly<Record<string, unknown>>;
  readonly reviews: readonly { readonly at: readonly string[]; readonly comment: string }[];
  readonly map: FileChange;
} {
  const map = `venues/${ident}-map.svg`;
  const { zip = 'TODO', city = 'TODO', country = 'TODO', countryCode = 'TODO' } = dataOf(index, 'company') ?? {};
  const query = [name, dataOf(index, 'company')?.city].filter((part) => part !== undefined).join(', ');
  const data = {
    name,
    street: 'TODO',
    postalCode: zip,
    city,
    country,
    countryShort: countryCode,
    mapImage: { src: map, alt: inAllLanguages(index, name) },
    mapUrl: `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`,
  };
  return {
    data,
    reviews: [
      { at: ['street'], comment: 'street and number' },
      { at: ['postalCode'], comment: 'of the organiser' },
      { at: ['city'], comment: 'of the organiser' },
      { at: ['mapImage', 'src'], comment: 'a real map, and an "alt" that describes it' },
      { at: ['mapUrl'], comment: 'does it find the place?' },
    ],
    map: placeholderPicture(`content/media/${map}`, name),
  };
}

/** A placeholder picture that shows a name. */
export function placeholderPicture(path: string, name: string): FileChange {
  return { kind: 'create', path, text: namedFrame(name) };
}

/** A frame with a name in it. Browsers draw the name in a font of their own. */
function namedFrame(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="270" viewBox="0 0 480 270">
<path fill="#f2f2f4" stroke="#85858f" stroke-width="4" d="M2 2h476v266H2z"/>
<text x="240" y="148" font-family="sans-serif" font-size="32" text-anchor="middle" fill="#4a4a55">${escapeMarkup(name)}</text>
</svg>
`;
}
