import { type ContentIndex, type ContentRecord, field, recordsOf } from '../content/content-index.ts';
import { compare } from '../diagnostics/diagnostic.ts';
import { defined } from '../domain/defined.ts';
import { textsOf } from './record-values.ts';

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
  const sponsors = recordsOf(index, 'sponsor');
  const named = editions.flatMap(({ place: { event, year }, document: { data } }) => {
    const edition = defined({ event, year });
    const idents = sponsorsOf(data);
    const records = [
      ...recordsOf(index, 'speaker', edition),
      ...sponsors.filter(({ place }) => idents.has(place.ident)),
    ];
    return records.flatMap((record) => contactOf(record, edition));
  });
  if (of.event !== undefined || of.year !== undefined) return named;
  const idents = new Set(named.map(({ ident }) => ident));
  return [...named, ...sponsors.filter(({ place }) => !idents.has(place.ident)).flatMap((one) => contactOf(one, {}))];
}

/** Idents of the sponsors that an edition names. */
function sponsorsOf(edition: unknown): ReadonlySet<string> {
  const levels = Object.values((field(edition, 'sponsors') ?? {}) as object).flat();
  const packages = Object.values((field(edition, 'packages') ?? {}) as object);
  return new Set([...levels, ...packages].map(String));
}

/** None without an address and a number. */
function contactOf({ place, document: { data } }: ContentRecord, edition: ContactsOf): readonly Contact[] {
  const kind: Contact['kind'] = place.kind === 'speaker' ? 'speaker' : 'sponsor';
  const contact = kind === 'speaker' ? field(data, 'contact') : { email: field(data, 'email') };
  const [email, phone] = ['email', 'phone'].map((name) => textsOf(field(contact, name))[0]);
  if (email === undefined && phone === undefined) return [];
  const name = [field(data, 'name'), field(data, 'surname')].filter((part) => part !== undefined).join(' ');
  return [defined({ kind, ...edition, ident: place.ident, name, email, phone })];
}

function byEdition({ place: a }: ContentRecord, { place: b }: ContentRecord): number {
  return compare(a.event ?? '', b.event ?? '') || (a.year ?? 0) - (b.year ?? 0);
}
