import { fieldAnnotations } from 'conf-site:schemas';
import { baseLanguage, type ContentIndex, field } from '../../content/content-index.ts';
import { proseFields } from '../../content/record-data.ts';
import { annotatedValues, bodyFieldOf } from '../../content/schema-annotations.ts';
import { isRecord, isSame, partOf, withPart } from '../../content-edits/record-values.ts';
import type { Value } from '../../domain/editor/edit.ts';
import type { RecordFile, RecordFiles } from './record-files.ts';

/**
 * A record as one value: the data of its main file, the Markdown body in the field that the schema marks as the body,
 * and the texts of files in other languages as texts by language.
 */
export type RecordValue = Readonly<Record<string, Value>>;

/** The value of a record. `base` is the language of its plain texts. */
export function recordValueOf(files: RecordFiles, base: string): RecordValue {
  const { bodyField, prose } = textFieldsOf(files);
  const value: Record<string, unknown> = { ...files.main.data };
  if (bodyField !== undefined && files.main.body !== '') value[bodyField] = files.main.body;
  for (const [language, sibling] of Object.entries(files.siblings)) {
    for (const name of prose) {
      const text = textIn(sibling, name, bodyField);
      if (text !== undefined) value[name] = { ...byLanguage(value[name], base), [language]: text };
    }
  }
  return value as RecordValue;
}

/** The language of the plain texts of a record with a value. */
export function baseOf({ place }: RecordFiles, value: RecordValue, index: ContentIndex): string {
  return baseLanguage({ place, data: value }, index);
}

export interface TextFields {
  /** The field that the Markdown body stands for. */
  readonly bodyField: string | undefined;
  /** The fields that a file in another language can have. */
  readonly prose: readonly string[];
}

export function textFieldsOf({ place }: RecordFiles): TextFields {
  const fields = fieldAnnotations[place.kind] ?? [];
  return { bodyField: bodyFieldOf(fields), prose: proseFields(fields) };
}

/** The text that a file has for a field: its body or its data. */
export function textIn(file: RecordFile, name: string, bodyField: string | undefined): unknown {
  return name === bodyField && file.body !== '' ? file.body : field(file.data, name);
}

/** A text as texts by language. */
export function byLanguage(text: unknown, base: string): Readonly<Record<string, unknown>> {
  if (text === undefined || text === null) return {};
  return isRecord(text) ? text : { [base]: text };
}

/**
 * A value from a form as it is written: without empty texts, and with plain strings for prose that only the base
 * language has. What is as before stays as it is.
 */
export function tidyValue(
  value: unknown,
  { before, kind, base }: { readonly before: RecordValue; readonly kind: string; readonly base: string },
): RecordValue {
  const tidied = withoutEmpty(value, before) ?? {};
  const prose = annotatedValues(tidied, fieldAnnotations[kind] ?? [], 'text').filter(
    ({ annotation }) => annotation.text === 'prose',
  );
  return prose.reduce<unknown>((now, { pointer, value: text }) => {
    const isAlone = isRecord(text) && Object.keys(text).length === 1 && typeof text[base] === 'string';
    const old = pointer.reduce<unknown>(partOf, before);
    return isAlone && !isRecord(old) ? withPart(now, pointer, text[base]) : now;
  }, tidied) as RecordValue;
}

/** Removes empty texts, and what consists of nothing else. Undefined if nothing is left. */
function withoutEmpty(value: unknown, before: unknown): unknown {
  if (value !== undefined && isSame(value, before)) return before;
  if (value === null) return undefined;
  if (typeof value === 'string') return value.replaceAll('\r\n', '\n').trim() || undefined;
  if (Array.isArray(value)) {
    return value.map((item, at) => withoutEmpty(item, partOf(before, at))).filter((item) => item !== undefined);
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value)
    .map(([key, item]) => [key, withoutEmpty(item, partOf(before, key))] as const)
    .filter(([, item]) => item !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
