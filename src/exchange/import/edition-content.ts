import { type ContentIndex, type ContentRecord, field, listIn, recordsOf } from '../../content/content-index.ts';
import type { Kind } from '../../content/kinds.ts';
import { timeZone } from '../../content/time-zone.ts';
import { dataOf } from '../record-values.ts';
import { BODY, type RecordFields } from './record-data.ts';

/** An edition as content has it, for an import to look into. Paths are relative to the root. */
export interface EditionContent {
  readonly event: string;
  readonly year: number;
  readonly index: ContentIndex;
  readonly settings: ImportSettings;
  /** The text of a content file as it stands; empty for one that does not exist. */
  textOf(path: string): string;
  /** The line by which editors find the schema of a YAML file, where the site has schemas. */
  schemaLineOf(path: string, kind: string): string | undefined;
}

/** What `site.yaml` says about any programme. */
export interface ImportSettings {
  readonly zone: string;
  readonly defaultLanguage: string;
  /** For sessions whose length the export does not give. */
  readonly defaultMinutes: number;
  /** The most tracks that the site allows. */
  readonly mostTracks: number;
}

export function importSettings(index: ContentIndex): ImportSettings {
  const site = dataOf(index, 'site');
  const minutes = field(field(site, 'defaults'), 'sessionDuration');
  const most = field(field(site, 'limits'), 'tracks');
  return {
    zone: timeZone(index),
    defaultLanguage: index.defaultLanguage,
    defaultMinutes: typeof minutes === 'number' ? minutes : 30,
    mostTracks: typeof most === 'number' ? most : Number.POSITIVE_INFINITY,
  };
}

export function editionFolder({ event, year }: Pick<EditionContent, 'event' | 'year'>): string {
  return `content/events/${event}/${year}`;
}

/** The records of a kind, in the edition's folders and in those of its days. */
export function ownRecords(content: EditionContent, kind: Kind): readonly ContentRecord[] {
  return recordsOf(content.index, kind, content);
}

/** The record of an ident, or the one that was called so before. */
export function findRecord(content: EditionContent, kind: Kind, ident: string): ContentRecord | undefined {
  const records = ownRecords(content, kind);
  const isFormer = ({ document }: ContentRecord): boolean => listIn(document.data, 'formerSlugs').includes(ident);
  return records.find(({ place }) => place.ident === ident) ?? records.find(isFormer);
}

/** The fields whose text usually is the body of the file. */
const BODY_FIELDS: Readonly<Partial<Record<Kind, string>>> = { speaker: 'bio', session: 'description' };

/** The field that the text of a record stands in; undefined where it is the body of the file. */
export function textField({ place, document }: ContentRecord): string | undefined {
  const name = BODY_FIELDS[place.kind];
  if (name === undefined) return undefined;
  return document.path.endsWith('.yaml') || field(document.data, name) !== undefined ? name : undefined;
}

/** What a record's own file says, its text under `BODY`. */
export function fieldsOf(record: ContentRecord): RecordFields {
  const { document } = record;
  const name = textField(record);
  const { [name ?? BODY]: own, ...data } = (document.data ?? {}) as Record<string, unknown>;
  const text = name === undefined ? document.body.trim() : own;
  return { ...data, ...(text === '' || text === undefined ? {} : { [BODY]: text }) };
}
