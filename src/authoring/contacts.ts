import { allRecordsOf, type ContentIndex, type ContentRecord } from '../content/content-index.ts';
import type { UncheckedRecord } from '../content/valid-record.ts';
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
  const editions = [...allRecordsOf(index, 'edition', filter)].sort(byEdition);
  const sponsors = allRecordsOf(index, 'sponsor');
  const named = editions.flatMap(({ place: { event, year }, data }) => {
    const edition = defined({ event, year });
    const idents = sponsorsOf(data);
    const records: readonly UncheckedRecord<'speaker' | 'sponsor'>[] = [
      ...allRecordsOf(index, 'speaker', edition),
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
function sponsorsOf({ sponsors, packages: named }: UncheckedRecord<'edition'>['data']): ReadonlySet<string> {
  const levels = Object.values(sponsors ?? {}).flat();
  const packages = Object.values(named ?? {});
  return new Set([...levels, ...packages].map(String));
}

/** The contact of a record; empty if it has no e-mail address and no phone number. */
function contactOf(record: UncheckedRecord<'speaker' | 'sponsor'>, edition: ContactFilter): readonly Contact[] {
  const { kind, ident } = record.place;
  const { contact, email: ofSponsor, name: first, surname } = record.data;
  const [email] = textsOf(kind === 'speaker' ? contact?.email : ofSponsor);
  const [phone] = textsOf(kind === 'speaker' ? contact?.phone : undefined);
  if (email === undefined && phone === undefined) return [];
  const name = [first, surname].filter((part) => part !== undefined).join(' ');
  return [defined({ kind, ...edition, ident, name, email, phone })];
}

function byEdition({ place: a }: ContentRecord, { place: b }: ContentRecord): number {
  return compare(a.event ?? '', b.event ?? '') || (a.year ?? 0) - (b.year ?? 0);
}
