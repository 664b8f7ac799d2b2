import { fieldNotes } from 'conf-site:schemas';
import { type ContentIndex, type ContentRecord, field, recordsOf } from '../content/content-index.ts';
import { referenceNames } from '../content/reference-names.ts';
import { notedValues, type ReferenceKind } from '../content/schema-notes.ts';
import { type Finding, jsonPointer } from '../diagnostics/diagnostic.ts';
import { nearestMedia } from '../diagnostics/nearest-media.ts';
import { nearestName } from '../diagnostics/nearest-name.ts';
import { slugOf, speakerSlug } from '../model/slug.ts';

/**
 * Findings of shapes, with what is meant as the hint of each reference that has not the right form: `Mia Berg` and
 * `speakers/berg-mia.md` for a speaker, `..\media\speakers\X.PNG` for a picture. `index` has all that can be named.
 */
export function withMeantNames(
  findings: readonly Finding[],
  record: ContentRecord,
  index: ContentIndex,
): readonly Finding[] {
  if (!findings.some(({ code }) => code === 'value-format')) return findings;
  const values = notedValues(record.document.data, fieldNotes[record.place.kind] ?? [], 'ref');
  const noted = new Map(values.map((one) => [jsonPointer(one.pointer), one]));
  const known = new Map<ReferenceKind, Known>();
  return findings.map((finding) => {
    const { code, place } = finding;
    const found =
      place.kind === 'pointer' && code === 'value-format' ? noted.get(jsonPointer(place.pointer)) : undefined;
    if (typeof found?.value !== 'string' || found.note.ref === undefined) return finding;
    const kind = found.note.ref;
    if (!known.has(kind)) known.set(kind, knownOf(kind, record, index));
    const meant = meantName(found.value, kind, known.get(kind) as Known);
    return meant === undefined ? finding : { ...finding, hint: `write ${meant}` };
  });
}

/** What references of a kind may name. */
interface Known {
  readonly names: readonly string[];
  /** Idents by what people read. */
  readonly called: ReadonlyMap<unknown, string>;
}

function knownOf(kind: ReferenceKind, record: ContentRecord, index: ContentIndex): Known {
  const names = referenceNames(kind, { place: record.place, data: record.document.data }, { index }) ?? [];
  if (!isRecordKind(kind)) return { names: [...names], called: new Map() };
  const { event, year } = record.place;
  const isOfEdition = kind === 'speaker' || kind === 'session';
  const of = isOfEdition && event !== undefined && year !== undefined ? { event, year } : {};
  const read = recordsOf(index, kind, of).flatMap((one) =>
    readNames(one).map((name) => [name, one.place.ident] as const),
  );
  return { names: [...names], called: new Map(read) };
}

const RECORD_KINDS = ['speaker', 'session', 'sponsor', 'venue'] as const;

function isRecordKind(kind: ReferenceKind): kind is (typeof RECORD_KINDS)[number] {
  return (RECORD_KINDS as readonly string[]).includes(kind);
}

/** What a record is called where people read it, in any language. */
function readNames({ document: { data }, place: { kind } }: ContentRecord): readonly unknown[] {
  const [name, surname, title] = [field(data, 'name'), field(data, 'surname'), field(data, 'title')];
  if (kind === 'speaker') return [`${name} ${surname}`];
  const said = kind === 'session' ? title : name;
  return typeof said === 'object' && said !== null ? Object.values(said) : [said];
}

/** One that exists where one is called so or near, else the right form of what is written; undefined where that has none. */
function meantName(given: string, kind: ReferenceKind, { names, called }: Known): string | undefined {
  if (kind === 'media') {
    const path = given.replaceAll('\\', '/').replace(/^(?:\.{0,2}\/)*(?:(?:content\/)?media\/)?/, '');
    return nearestMedia(path, names) ?? path;
  }
  const ofFile = given.replace(/^.*[/\\]/, '').replace(/\.(?:md|ya?ml)$/, '');
  return called.get(given.trim()) ?? nearestName(slugOf(ofFile), names) ?? rightForm(ofFile, kind);
}

/** A speaker's name as the name of their file, whose surname comes first; keys of maps are not words that are put together. */
function rightForm(given: string, kind: ReferenceKind): string | undefined {
  if (kind === 'dateLimit' || kind === 'button') return undefined;
  const [, name, surname] = /^(.+) (\S+)$/.exec(given.trim()) ?? [];
  const slug =
    kind === 'speaker' && name !== undefined && surname !== undefined ? speakerSlug({ name, surname }) : slugOf(given);
  return slug === '' ? undefined : slug;
}
