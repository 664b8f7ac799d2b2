import { fieldNotes } from 'conf-site:schemas';
import { type ContentIndex, type ContentRecord, field, recordsOf } from '../content/content-index.ts';
import { referenceNames } from '../content/reference-names.ts';
import { notedValues, type ReferenceKind } from '../content/schema-notes.ts';
import { type Finding, jsonPointer } from '../diagnostics/diagnostic.ts';
import { nearestMedia } from '../diagnostics/nearest-media.ts';
import { nearestName } from '../diagnostics/nearest-name.ts';
import { slugOf, speakerSlug } from '../model/slug.ts';

/**
 * Findings of shapes, with what is meant as the hint of each reference that has not the right form: `Ana Horvat` and
 * `speakers/horvat-ana.md` for a speaker, `..\media\speakers\X.PNG` for a picture. `index` has all that can be named.
 */
export function withMeantNames(
  findings: readonly Finding[],
  record: ContentRecord,
  index: ContentIndex,
): readonly Finding[] {
  if (!findings.some(({ code }) => code === 'value-format')) return findings;
  const values = notedValues(record.document.data, fieldNotes[record.place.kind] ?? [], 'ref');
  const noted = new Map(values.map((one) => [jsonPointer(one.pointer), one]));
  return findings.map((finding) => {
    const { code, place } = finding;
    const found =
      place.kind === 'pointer' && code === 'value-format' ? noted.get(jsonPointer(place.pointer)) : undefined;
    if (typeof found?.value !== 'string' || found.note.ref === undefined) return finding;
    const meant = meantName(found.value, found.note.ref, { record, index });
    return meant === undefined ? finding : { ...finding, hint: `write ${meant}` };
  });
}

interface Place {
  readonly record: ContentRecord;
  readonly index: ContentIndex;
}

/** One that exists where one is near, else the right form of what is written; undefined where that has none. */
function meantName(given: string, kind: ReferenceKind, { record, index }: Place): string | undefined {
  if (kind === 'media') {
    const path = given.replaceAll('\\', '/').replace(/^(?:\.{0,2}\/)*(?:(?:content\/)?media\/)?/, '');
    return nearestMedia(path, index.media.keys()) ?? path;
  }
  const names = referenceNames(kind, { place: record.place, data: record.document.data }, { index }) ?? [];
  const ofFile = given.replace(/^.*[/\\]/, '').replace(/\.(?:md|ya?ml)$/, '');
  return calledSo(given, kind, { record, index }) ?? nearestName(slugOf(ofFile), names) ?? rightForm(ofFile, kind);
}

/** The ident of the record that is called so where people read it, in any language. */
function calledSo(given: string, kind: ReferenceKind, { record, index }: Place): string | undefined {
  if (!isRecordKind(kind)) return undefined;
  const { event, year } = record.place;
  const of = kind === 'sponsor' || kind === 'venue' || event === undefined || year === undefined ? {} : { event, year };
  return recordsOf(index, kind, of).find((one) => readNames(one).includes(given.trim()))?.place.ident;
}

const RECORD_KINDS = ['speaker', 'session', 'sponsor', 'venue'] as const;

function isRecordKind(kind: ReferenceKind): kind is (typeof RECORD_KINDS)[number] {
  return (RECORD_KINDS as readonly string[]).includes(kind);
}

function readNames({ document: { data }, place: { kind } }: ContentRecord): readonly unknown[] {
  const [name, surname, title] = [field(data, 'name'), field(data, 'surname'), field(data, 'title')];
  if (kind === 'speaker') return [`${name} ${surname}`];
  const said = kind === 'session' ? title : name;
  return typeof said === 'object' && said !== null ? Object.values(said) : [said];
}

/** A speaker's name as the name of their file, whose surname comes first; keys of maps are not words that are put together. */
function rightForm(given: string, kind: ReferenceKind): string | undefined {
  if (kind === 'dateLimit' || kind === 'button') return undefined;
  const [, name, surname] = /^(.+) (\S+)$/.exec(given.trim()) ?? [];
  const slug =
    kind === 'speaker' && name !== undefined && surname !== undefined ? speakerSlug({ name, surname }) : slugOf(given);
  return slug === '' ? undefined : slug;
}
