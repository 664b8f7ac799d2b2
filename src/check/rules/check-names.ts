import { allRecordsOf, type ContentIndex, type ContentRecord, recordsOf } from '../../content/content-index.ts';
import { isOf, isValid, type ValidRecord } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { slugOf, speakerSlug, speakerSlugs } from '../../domain/slug.ts';
import type { CheckScope } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { atFile, atValue } from '../finding-at.ts';

/**
 * Checks present and former names of records. Adds the warning `name-outdated` for a speaker whose file does not have their
 * name, `former-name-taken` for a former name that another record has or had, and `person-twice` for two speakers of an
 * edition who are the same person. Former names of pages and speakers are addresses, so `route-twice` covers them.
 */
export function checkNames(scope: CheckScope): readonly Finding[] {
  return [...takenNames('venue', scope), ...takenNames('sponsor', scope)];
}

export function checkEditionNames(edition: EditionPlace, scope: CheckScope): readonly Finding[] {
  return [...takenNames('session', scope, edition), ...doublePersons(edition, scope)];
}

/** The name of the file may have an addition, be shortened, or be free if the person's name has no Latin letters. */
export function checkSpeakerName(record: ValidRecord, { index }: CheckScope): readonly Finding[] {
  if (!isOf(record, 'speaker')) return [];
  const { name, surname } = record.data;
  const slugs = speakerSlugs({ name, surname });
  const slug = speakerSlug({ name, surname }, index.defaultLanguage);
  const { ident } = record.place;
  const isNamed = slugs.some((one) => ident.startsWith(one) || one.startsWith(ident));
  if (isNamed || slugOf(name) === '' || slugOf(surname) === '') return [];
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

function hasSpeaker(ident: string, { place }: ContentRecord, index: ContentIndex): boolean {
  const { event, year } = place as EditionPlace;
  const speakers = allRecordsOf(index, 'speaker', { event, year });
  return [...speakers.map((record) => record.place), ...index.unreadable].some(
    (one) => one.kind === 'speaker' && one.ident === ident && one.event === event && one.year === year,
  );
}

function extensionOf({ document }: ContentRecord): string {
  return document.path.slice(document.path.lastIndexOf('.'));
}

function takenNames(
  kind: 'session' | 'venue' | 'sponsor',
  { index }: CheckScope,
  edition: Partial<EditionPlace> = {},
): readonly Finding[] {
  const holders = new Map<string, ContentRecord>();
  const records = recordsOf(index, kind, edition);
  for (const record of records) holders.set(record.place.ident, record);
  return records.flatMap((record) =>
    (record.data.formerSlugs ?? []).flatMap((name, at) => {
      const holder = holders.get(name);
      if (holder === undefined) holders.set(name, record);
      if (holder === undefined) return [];
      return [
        atValue(record, ['formerSlugs', String(at)], {
          code: 'former-name-taken',
          severity: 'error',
          message:
            holder === record
              ? `"${name}" is its current name.`
              : `"${name}" is a name of ${holder.document.path} as well.`,
          hint: 'a name can lead to one record only: delete it here',
        }),
      ];
    }),
  );
}

function doublePersons(edition: EditionPlace, { index }: CheckScope): readonly Finding[] {
  if (allRecordsOf(index, 'edition', edition).length === 0) return [];
  const first = new Map<string, ContentRecord>();
  const speakers = allRecordsOf(index, 'speaker', edition);
  for (const record of speakers) if (!first.has(record.place.ident)) first.set(record.place.ident, record);
  return speakers.flatMap((record) => {
    const { person } = record.data;
    const other = typeof person === 'string' ? first.get(person) : undefined;
    if (typeof person === 'string' && other === undefined) first.set(person, record);
    if (other === undefined || other === record || !isValid(record)) return [];
    return [
      atValue(record, ['person'], {
        code: 'person-twice',
        severity: 'error',
        message: `"${person}" is ${other.document.path} of the same edition.`,
        hint: 'one person has one file in an edition; give another person another name',
      }),
    ];
  });
}
