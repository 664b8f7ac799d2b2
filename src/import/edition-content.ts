import { allRecordsOf, type ContentIndex, type ContentRecord, field, listIn } from '../content/content-index.ts';
import type { Kind } from '../content/kinds.ts';
import { zoneOf } from '../content/time-zone.ts';
import type { UncheckedRecord } from '../content/valid-record.ts';
import { dataOf } from '../content-edits/record-values.ts';
import { defaultMinutes } from '../domain/programme/timed-entries.ts';
import type { ContentRecords, SessionRecord, SpeakerRecord } from '../domain/site/content-types.ts';
import { BODY, type RecordFields } from './imported-fields.ts';

/** The content of the edition that is imported into. Paths are relative to the root. */
export interface EditionContent {
  readonly event: string;
  readonly year: number;
  readonly index: ContentIndex;
  readonly settings: ImportSettings;
  /** The current text of a content file; empty if it does not exist. */
  textOf(path: string): string;
  /** The comment that names the schema of a YAML file for editors; undefined if the site has no schemas. */
  schemaLineOf(path: string, kind: string): string | undefined;
}

/** The settings of the edition and of `site.yaml` that an import uses. */
export interface ImportSettings {
  /** The zone in which the times of the edition are written. */
  readonly zone: string;
  readonly defaultLanguage: string;
  /** The duration of sessions for which the export has none. */
  readonly defaultMinutes: number;
  /** The maximum number of tracks. */
  readonly maxTracks: number;
}

export function importSettings(index: ContentIndex, place: Pick<EditionContent, 'event' | 'year'>): ImportSettings {
  const { defaults, limits } = dataOf(index, 'site') ?? {};
  const maxTracks = limits?.tracks;
  return {
    zone: zoneOf(index, place),
    defaultLanguage: index.defaultLanguage,
    defaultMinutes: defaultMinutes(defaults),
    maxTracks: typeof maxTracks === 'number' ? maxTracks : Number.POSITIVE_INFINITY,
  };
}

export function editionFolder({ event, year }: Pick<EditionContent, 'event' | 'year'>): string {
  return `content/events/${event}/${year}`;
}

/** The edition's records of a kind, including those in the folders of its days. */
export function editionRecords<K extends Kind>(content: EditionContent, kind: K): readonly UncheckedRecord<K>[] {
  return allRecordsOf(content.index, kind, content);
}

/** The record with an ident, or else the one that had it before it was renamed. */
export function findRecord<K extends Kind>(
  content: EditionContent,
  kind: K,
  ident: string,
): UncheckedRecord<K> | undefined {
  const records = editionRecords(content, kind);
  const isFormer = ({ data }: ContentRecord): boolean =>
    listIn<SpeakerRecord | SessionRecord>(data, 'formerSlugs').includes(ident);
  return records.find(({ place }) => place.ident === ident) ?? records.find(isFormer);
}

/** The fields whose text is usually in the body of the file. */
const BODY_FIELDS: { readonly [K in Kind]?: Extract<keyof ContentRecords[K], string> } = {
  speaker: 'bio',
  session: 'description',
};

/** The field with the main text of a record; undefined if the text is in the body of the file. */
export function textField({ place, document }: ContentRecord): string | undefined {
  const name = BODY_FIELDS[place.kind];
  if (name === undefined) return undefined;
  return document.path.endsWith('.yaml') || field(document.data, name) !== undefined ? name : undefined;
}

/** The fields of a record's file, with its main text under `BODY`. */
export function fieldsOf(record: ContentRecord): RecordFields {
  const { document } = record;
  const name = textField(record);
  const { [name ?? BODY]: fieldText, ...data } = (document.data ?? {}) as Record<string, unknown>;
  const text = name === undefined ? document.body.trim() : fieldText;
  return { ...data, ...(text === '' || text === undefined ? {} : { [BODY]: text }) };
}
