import { type ContentIndex, type ContentRecord, field, recordsOf } from '../content/content-index.ts';
import { textsOf } from '../content-edits/record-values.ts';
import { compare } from '../diagnostics/diagnostic.ts';
import { defined } from '../domain/defined.ts';

/** The contact details of a speaker of an edition, or of a sponsor. They are never part of the finished site. */
export interface Contact {
  readonly kind: 'speaker' | 'sponsor';
  /** `event` and `year` are absent for a sponsor that no edition names. */
  readonly event?: string;
  readonly year?: number;
  /** The name of the record's file. */
  readonly ident: string;
  readonly name: string;
  readonly email?: string;
  readonly phone?: string;
}

/** The columns of a table of contacts, from left to right. */
export const CONTACT_COLUMNS = ['kind', 'event', 'year', 'ident', 'name', 'email', 'phone'] as const;

/** Selects contacts by event, by year, or by both. An empty filter selects all contacts. */
export interface ContactFilter {
  readonly event?: string;
  readonly year?: number;
}

/**
 * Lists the contacts of speakers and sponsors: for each edition its speakers, then its sponsors. Hidden records and
 * records under embargo are included; records without an e-mail address and a phone number are not.
 */
export function contactsIn(index: ContentIndex, filter: ContactFilter = {}): readonly Contact[] {
  const editions = [...recordsOf(index, 'edition', filter)].sort(byEdition);
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
  if (filter.event !== undefined || filter.year !== undefined) return named;
  const idents = new Set(named.map(({ ident }) => ident));
  return [
    ...named,
    ...sponsors.filter(({ place }) => !idents.has(place.ident)).flatMap((sponsor) => contactOf(sponsor, {})),
  ];
}

/** The idents of the sponsors that an edition names. */
function sponsorsOf(edition: unknown): ReadonlySet<string> {
  const levels = Object.values((field(edition, 'sponsors') ?? {}) as object).flat();
  const packages = Object.values((field(edition, 'packages') ?? {}) as object);
  return new Set([...levels, ...packages].map(String));
}

/** The contact of a record; empty if it has no e-mail address and no phone number. */
function contactOf({ place, document: { data } }: ContentRecord, edition: ContactFilter): readonly Contact[] {
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
