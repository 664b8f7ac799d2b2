import { type ContentIndex, type ContentRecord, field, listIn, recordsOf } from '../../content/content-index.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { slugOf, speakerSlug } from '../../model/slug.ts';
import type { CheckScope } from '../check-scope.ts';
import { atFile, atValue } from '../finding-at.ts';

/**
 * Names of records, present and former. `name-outdated`, a warning: a speaker's file is named surname-name, and the two
 * in it say otherwise. `former-name-taken`: a former name that another record has or had. Pages and speakers have
 * addresses, where the same is told as `route-twice`. `person-twice`: two speakers of one edition who are one person.
 */
export function checkNames({ index, sound }: CheckScope): readonly Finding[] {
  return [
    ...sound.filter(({ place }) => place.kind === 'speaker').flatMap((record) => outdated(record, index)),
    ...KINDS.flatMap((kind) => takenNames(kind, sound)),
    ...doublePersons(index, sound),
  ];
}

const KINDS = ['session', 'venue', 'sponsor'] as const;

/** Two people of one name have something behind it, and long names are cut; what has no letters of ours has any name. */
function outdated(record: ContentRecord, index: ContentIndex): readonly Finding[] {
  const { data } = record.document;
  const [name, surname] = [String(field(data, 'name')), String(field(data, 'surname'))];
  const slug = speakerSlug({ name, surname });
  const { ident } = record.place;
  if (slugOf(name) === '' || slugOf(surname) === '' || ident.startsWith(slug) || slug.startsWith(ident)) return [];
  return [
    atFile(record, {
      code: 'name-outdated',
      severity: 'warning',
      message: `The file is named "${ident}", and the speaker is called ${name} ${surname}.`,
      hint: hasSpeaker(slug, record, index)
        ? `${slug}${extensionOf(record)} is of the same person: write the name of another one here, or delete this copy`
        : `name it ${slug}${extensionOf(record)}; where it has been public, add "formerSlugs: [${ident}]" and "person: ${ident}"`,
    }),
  ];
}

function hasSpeaker(ident: string, { place }: ContentRecord, { records, unreadable }: ContentIndex): boolean {
  return [...records.map((record) => record.place), ...unreadable].some(
    (one) => one.kind === 'speaker' && one.ident === ident && one.event === place.event && one.year === place.year,
  );
}

function extensionOf({ document }: ContentRecord): string {
  return document.path.slice(document.path.lastIndexOf('.'));
}

function takenNames(kind: (typeof KINDS)[number], sound: readonly ContentRecord[]): readonly Finding[] {
  const holders = new Map<string, ContentRecord>();
  const records = sound.filter(({ place }) => place.kind === kind);
  const keyOf = ({ place: { event, year } }: ContentRecord, name: unknown): string => `${event}/${year}/${name}`;
  for (const record of records) holders.set(keyOf(record, record.place.ident), record);
  return records.flatMap((record) =>
    listIn(record.document.data, 'formerSlugs').flatMap((name, at) => {
      const holder = holders.get(keyOf(record, name));
      if (holder === undefined) holders.set(keyOf(record, name), record);
      if (holder === undefined) return [];
      return [
        atValue(record, ['formerSlugs', String(at)], {
          code: 'former-name-taken',
          severity: 'error',
          message:
            holder === record
              ? `"${name}" is its present name.`
              : `"${name}" is a name of ${holder.document.path} as well.`,
          hint: 'a name leads to one record: delete it here',
        }),
      ];
    }),
  );
}

function doublePersons(index: ContentIndex, sound: readonly ContentRecord[]): readonly Finding[] {
  return recordsOf(index, 'edition').flatMap(({ place: { event, year } }) => {
    const first = new Map<string, ContentRecord>();
    const speakers = recordsOf(index, 'speaker', { event: event as string, year: year as number });
    for (const record of speakers) if (!first.has(record.place.ident)) first.set(record.place.ident, record);
    return speakers.flatMap((record) => {
      const person = field(record.document.data, 'person');
      const other = typeof person === 'string' ? first.get(person) : undefined;
      if (typeof person === 'string' && other === undefined) first.set(person, record);
      if (other === undefined || other === record || !sound.includes(record)) return [];
      return [
        atValue(record, ['person'], {
          code: 'person-twice',
          severity: 'error',
          message: `"${person}" is ${other.document.path} of the same edition.`,
          hint: 'one person has one file in an edition; give another person another name',
        }),
      ];
    });
  });
}
