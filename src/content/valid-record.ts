import { fieldAnnotations, validators } from 'conf-site:schemas';
import type { ErrorObject } from 'ajv';
import { memoize } from '../domain/memoize.ts';
import type { ContentRecords } from '../domain/site/content-types.ts';
import type { ContentRecord } from './content-record.ts';
import type { Document } from './document.ts';
import type { Kind, RecordPlace } from './kinds.ts';
import { type AnnotatedField, bodyFieldOf } from './schema-annotations.ts';

/** A record that the schema of its kind accepts, so that its data has the type that is generated from the schema. */
export interface ValidRecord<K extends Kind = Kind> extends ContentRecord {
  readonly place: RecordPlace & { readonly kind: K };
  readonly data: ContentRecords[K];
}

/** A record of a kind that its schema may refuse: every part of its data can be missing, or of another type. */
export interface UncheckedRecord<K extends Kind> extends ContentRecord {
  readonly place: RecordPlace & { readonly kind: K };
  readonly data: Unchecked<ContentRecords[K]>;
}

/** Data with the names that a schema gives its fields, read with `?.` and `items`. Nothing is known of the values. */
export type Unchecked<T> = [T] extends [readonly (infer Item)[]]
  ? readonly (Unchecked<NonNullable<Item>> | null)[] | string | number | boolean | null
  : [T] extends [object]
    ? { readonly [Name in NameIn<T>]?: Unchecked<NonNullable<ValueIn<T, Name>>> }
    : unknown;

/** The fields of several alternatives, any of which can be missing. */
export type AnyOf<T> = { readonly [Name in NameIn<T>]?: ValueIn<T, Name> };

type NameIn<T> = T extends unknown ? keyof T : never;
type ValueIn<T, Name> = T extends unknown ? (Name extends keyof T ? T[Name] : never) : never;

/** The items of a list; none if it is missing, or no list. */
export function items<T>(list: readonly T[] | string | number | boolean | null | undefined): readonly T[] {
  return Array.isArray(list) ? list : [];
}

/** Whether the schema of its kind accepts a record's main file, and its body stands for a field that has no other value. */
export function isValid<K extends Kind>(record: UncheckedRecord<K>): record is UncheckedRecord<K> & ValidRecord<K>;
export function isValid(record: ContentRecord): record is ValidRecord;
export function isValid(record: ContentRecord): boolean {
  return accepted(record);
}

const accepted = memoize(
  (record: ContentRecord): boolean =>
    hasFields(record) && bodyProblem(record) === undefined && schemaErrors(record).length === 0,
);

/** Whether the data of a file is a map of fields. An empty file counts as one. */
export function hasFields({ document: { data } }: ContentRecord): boolean {
  return data === undefined || (typeof data === 'object' && data !== null && !Array.isArray(data));
}

/** What the schema of its kind finds wrong in a record's data. */
export const schemaErrors = memoize(({ place, data }: ContentRecord): readonly ErrorObject[] => {
  const validator = validators[place.kind];
  return validator === undefined || validator(data) ? [] : (validator.errors ?? []);
});

/** Why a record cannot have its text below the front matter: no field has it, or the front matter has that field too. */
export function bodyProblem({ document: { data, body }, place }: ContentRecord): 'unexpected' | 'twice' | undefined {
  if (body.trim() === '') return undefined;
  const bodyField = bodyFieldOf(fieldAnnotations[place.kind] ?? []);
  if (bodyField === undefined) return 'unexpected';
  return data !== undefined && Object.hasOwn(data as object, bodyField) ? 'twice' : undefined;
}

/** The data that the schema validates: that of the main document, with its body in the body field. */
export function ownData({ data, body }: Pick<Document, 'data' | 'body'>, fields: readonly AnnotatedField[]): unknown {
  const bodyField = bodyFieldOf(fields);
  if (bodyField === undefined || body.trim() === '') return data ?? {};
  return { ...(data as object | undefined), [bodyField]: body };
}

/** The kinds of records that can be hidden with `visible: false`, and those that can have an embargo. */
export type Hideable = ContentRecords['faq' | 'news' | 'session' | 'speaker' | 'sponsor' | 'testimonial'];
export type Embargoable = Hideable | ContentRecords['asset'];

/** Whether a record is of one of these kinds. Its data then has the names of their fields. */
export function isOf<K extends Kind>(record: ValidRecord, ...kinds: readonly K[]): record is ValidRecord<K>;
export function isOf<K extends Kind>(record: ContentRecord, ...kinds: readonly K[]): record is UncheckedRecord<K>;
export function isOf({ place }: ContentRecord, ...kinds: readonly Kind[]): boolean {
  return kinds.includes(place.kind);
}
