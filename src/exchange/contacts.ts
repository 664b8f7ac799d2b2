import { type ContentIndex, type ContentRecord, field, recordsOf } from '../content/content-index.ts';
import { compare } from '../diagnostics/diagnostic.ts';

/** How organisers reach a speaker of an edition, or a sponsor. None of it is ever in the finished site. */
export interface Contact {
  readonly kind: 'speaker' | 'sponsor';
  /** Both absent for a sponsor that no edition names. */
  readonly event?: string;
  readonly year?: number;
  /** The name of the record's file. */
  readonly ident: string;
  readonly name: string;
  readonly email?: string;
  readonly phone?: string;
}

/** The columns of a table of contacts, in their order. */
export const CONTACT_COLUMNS = ['kind', 'event', 'year', 'ident', 'name', 'email', 'phone'] as const;

/** One event, one year, or both; everything where neither is given. */
export interface ContactsOf {
  readonly event?: string;
  readonly year?: number;
}

/**
 * The contacts that speakers and sponsors have in content: of each edition its speakers, then its sponsors. Hidden
 * records and those under embargo are among them; records without an e-mail address or phone number are not.
 */
export function contactsIn(index: ContentIndex, of: ContactsOf = {}): readonly Contact[] {
  const editions = [...recordsOf(index, 'edition', of)].sort(byEdition);
  const named = editions.flatMap((edition) => [...speakersOf(index, edition), ...sponsorsOf(index, edition)]);
  const isAll = of.event === undefined && of.year === undefined;
  return isAll ? [...named, ...otherSponsors(index, new Set(named.map(({ ident }) => ident)))] : named;
}

function speakersOf(index: ContentIndex, { place: { event, year } }: ContentRecord): readonly Contact[] {
  if (event === undefined || year === undefined) return [];
  return recordsOf(index, 'speaker', { event, year }).flatMap(({ place, document: { data } }) => {
    const name = [field(data, 'name'), field(data, 'surname')].filter((part) => part !== undefined).join(' ');
    const contact = field(data, 'contact');
    return reachable({
      ...{ kind: 'speaker' as const, event, year, ident: place.ident, name },
      ...textsOf({ email: field(contact, 'email'), phone: field(contact, 'phone') }),
    });
  });
}

function sponsorsOf(index: ContentIndex, { place: { event, year }, document }: ContentRecord): readonly Contact[] {
  const levels = Object.values((field(document.data, 'sponsors') ?? {}) as object).flat();
  const packages = Object.values((field(document.data, 'packages') ?? {}) as object);
  const idents = new Set([...levels, ...packages].map(String));
  return recordsOf(index, 'sponsor')
    .filter(({ place }) => idents.has(place.ident))
    .flatMap((record) => reachable({ ...sponsor(record), ...(event && { event }), ...(year && { year }) }));
}

/** Sponsors without an edition. */
function otherSponsors(index: ContentIndex, named: ReadonlySet<string>): readonly Contact[] {
  return recordsOf(index, 'sponsor')
    .filter(({ place }) => !named.has(place.ident))
    .flatMap((record) => reachable(sponsor(record)));
}

function sponsor({ place, document: { data } }: ContentRecord): Contact {
  const name = String(field(data, 'name'));
  return { kind: 'sponsor', ident: place.ident, name, ...textsOf({ email: field(data, 'email') }) };
}

function reachable(contact: Contact): readonly Contact[] {
  return contact.email === undefined && contact.phone === undefined ? [] : [contact];
}

function textsOf(values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function byEdition({ place: a }: ContentRecord, { place: b }: ContentRecord): number {
  return compare(a.event ?? '', b.event ?? '') || (a.year ?? 0) - (b.year ?? 0);
}
