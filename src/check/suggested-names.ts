import { fieldAnnotations } from 'conf-site:schemas';
import { allRecordsOf, type ContentIndex, type ContentRecord } from '../content/content-index.ts';
import { referenceNames } from '../content/reference-names.ts';
import { annotatedValues, type FieldAnnotation, type ReferenceKind } from '../content/schema-annotations.ts';
import { isOf, type UncheckedRecord } from '../content/valid-record.ts';
import { type Finding, jsonPointer } from '../diagnostics/diagnostic.ts';
import { nearestName } from '../diagnostics/nearest-name.ts';
import { slugOf, speakerSlug } from '../domain/slug.ts';
import { malformedMediaHint } from './media-hint.ts';

/**
 * Adds a suggestion as the hint of each malformed reference, such as `Mia Berg` or `speakers/berg-mia.md` for a speaker, or
 * `..\media\speakers\X.PNG` for a picture. The existing names are taken from `index`.
 */
export function withSuggestedNames(
  findings: readonly Finding[],
  record: ContentRecord,
  index: ContentIndex,
): readonly Finding[] {
  if (!findings.some(({ code }) => code === 'value-format')) return findings;
  const values = annotatedValues(record.document.data, fieldAnnotations[record.place.kind] ?? [], 'ref');
  const annotated = new Map(values.map((one) => [jsonPointer(one.pointer), one]));
  const namesByKind = new Map<ReferenceKind, ExistingNames>();
  return findings.map((finding) => {
    const { code, place } = finding;
    const found =
      place.kind === 'pointer' && code === 'value-format' ? annotated.get(jsonPointer(place.pointer)) : undefined;
    if (typeof found?.value !== 'string' || found.annotation.ref === undefined) return finding;
    const kind = found.annotation.ref;
    if (!namesByKind.has(kind)) namesByKind.set(kind, existingNames(kind, record, index));
    const hint = hintFor(found.value, found.annotation, namesByKind.get(kind) as ExistingNames);
    return hint === undefined ? finding : { ...finding, hint };
  });
}

/** The names that references of a kind may have. */
interface ExistingNames {
  readonly names: readonly string[];
  /** Maps displayed names to idents. */
  readonly identByDisplayName: ReadonlyMap<unknown, string>;
}

function existingNames(kind: ReferenceKind, record: ContentRecord, index: ContentIndex): ExistingNames {
  const names = referenceNames(kind, { place: record.place, data: record.data }, { index }) ?? [];
  if (!isRecordKind(kind)) return { names: [...names], identByDisplayName: new Map() };
  const { event, year } = record.place;
  const isInEdition = kind === 'speaker' || kind === 'session';
  const filter = isInEdition && event !== undefined && year !== undefined ? { event, year } : {};
  const identsByName = allRecordsOf(index, kind, filter).flatMap((one) =>
    displayNames(one).map((name) => [name, one.place.ident] as const),
  );
  return { names: [...names], identByDisplayName: new Map(identsByName) };
}

const RECORD_KINDS = ['speaker', 'session', 'sponsor', 'venue'] as const;

function isRecordKind(kind: ReferenceKind): kind is (typeof RECORD_KINDS)[number] {
  return (RECORD_KINDS as readonly string[]).includes(kind);
}

/** The displayed names of a record in all languages. */
function displayNames(record: UncheckedRecord<(typeof RECORD_KINDS)[number]>): readonly unknown[] {
  if (isOf(record, 'speaker')) return [`${record.data.name} ${record.data.surname}`];
  const displayed = isOf(record, 'session') ? record.data.title : record.data.name;
  return typeof displayed === 'object' && displayed !== null ? Object.values(displayed) : [displayed];
}

function hintFor(given: string, { ref, pattern }: FieldAnnotation, existing: ExistingNames): string | undefined {
  if (ref === 'media') return malformedMediaHint(given, { known: existing.names, pattern });
  const meant = suggestedName(given, ref as ReferenceKind, existing);
  return meant === undefined ? undefined : `write ${meant}`;
}

/** An existing name that is equal or near, otherwise the name in the right form. Undefined if it has none. */
function suggestedName(
  given: string,
  kind: ReferenceKind,
  { names, identByDisplayName }: ExistingNames,
): string | undefined {
  const stem = given.replace(/^.*[/\\]/, '').replace(/\.(?:md|ya?ml)$/, '');
  return identByDisplayName.get(given.trim()) ?? nearestName(slugOf(stem), names) ?? rightForm(stem, kind);
}

/** Converts a name to an ident. The ident of a speaker begins with the surname. Keys of maps cannot be derived from a name. */
function rightForm(given: string, kind: ReferenceKind): string | undefined {
  if (kind === 'dateLimit' || kind === 'button') return undefined;
  const [, name, surname] = /^(.+) (\S+)$/.exec(given.trim()) ?? [];
  const slug =
    kind === 'speaker' && name !== undefined && surname !== undefined ? speakerSlug({ name, surname }) : slugOf(given);
  return slug === '' ? undefined : slug;
}
