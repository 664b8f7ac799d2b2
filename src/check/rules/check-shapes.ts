import { fieldNotes, validators } from 'conf-site:schemas';
import type { ContentIndex, ContentRecord } from '../../content/content-index.ts';
import type { Document } from '../../content/document.ts';
import { bodyFieldOf, ownData, proseFields } from '../../content/record-data.ts';
import type { NotedField } from '../../content/schema-notes.ts';
import { compare, type Finding } from '../../diagnostics/diagnostic.ts';
import { nameHint } from '../../diagnostics/nearest-name.ts';
import { schemaFindings } from '../schema-findings.ts';

/**
 * Each record against its schema, and its siblings against what a sibling may carry. Adds the `field-*`, `value-*`
 * and `key-*` codes, `body-twice`, `body-unexpected`, `language-twice` and `data-not-map`.
 */
export function checkShapes(index: ContentIndex): readonly Finding[] {
  return index.records.flatMap((record) => [...checkMain(record), ...checkSiblings(record)]);
}

function checkMain(record: ContentRecord): readonly Finding[] {
  const { document, place } = record;
  const fields = fieldNotes[place.kind] ?? [];
  const { data } = document;
  if (data !== undefined && (typeof data !== 'object' || data === null || Array.isArray(data))) {
    return [
      {
        code: 'data-not-map',
        severity: 'error',
        path: document.path,
        place: { kind: 'pointer', pointer: [], on: 'value' },
        message: 'This file must be a map of fields, "name: value" line by line.',
      },
    ];
  }
  return [...checkBody(document, fields), ...validate(place.kind, document.path, ownData(record, fields))];
}

function validate(kind: string, path: string, data: unknown): readonly Finding[] {
  const validator = validators[kind];
  if (validator === undefined || validator(data)) return [];
  return schemaFindings(path, validator.errors ?? [], data);
}

function checkBody(document: Document, fields: readonly NotedField[]): readonly Finding[] {
  if (document.body.trim() === '') return [];
  const bodyField = bodyFieldOf(fields);
  const place = { kind: 'body', start: 0, end: document.body.trimEnd().length } as const;
  if (bodyField === undefined) {
    return [
      {
        code: 'body-unexpected',
        severity: 'error',
        path: document.path,
        place,
        message: 'A record of this kind has no text below its front matter.',
        hint: 'move it into a field',
      },
    ];
  }
  if (document.data === undefined || !Object.hasOwn(document.data as object, bodyField)) return [];
  return [
    {
      code: 'body-twice',
      severity: 'error',
      path: document.path,
      place: { kind: 'pointer', pointer: [bodyField], on: 'key' },
      message: `The text below the front matter is the field "${bodyField}", which is given here as well.`,
      hint: 'keep one of the two',
    },
  ];
}

function checkSiblings(record: ContentRecord): readonly Finding[] {
  const fields = fieldNotes[record.place.kind] ?? [];
  const allowed = proseFields(fields);
  const entries = Object.entries(record.translations).sort(([a], [b]) => compare(a, b));
  return entries.flatMap(([language, sibling]) => [
    ...Object.entries((sibling.data as object | undefined) ?? {}).flatMap(([name, value]) =>
      checkSiblingField(record, sibling, { name, value, language, allowed }),
    ),
    ...siblingBody(record, sibling, language, fields),
  ]);
}

interface SiblingField {
  readonly name: string;
  readonly value: unknown;
  readonly language: string;
  readonly allowed: readonly string[];
}

function checkSiblingField(
  record: ContentRecord,
  sibling: Document,
  { name, value, language, allowed }: SiblingField,
): readonly Finding[] {
  const at = (on: 'key' | 'value') => ({ kind: 'pointer', pointer: [name], on }) as const;
  if (!allowed.includes(name)) {
    const hint = nameHint(name, allowed);
    return [
      {
        code: 'field-unknown',
        severity: 'error',
        path: sibling.path,
        place: at('key'),
        message: `A file in another language carries texts only, and "${name}" is none.`,
        ...(hint === undefined ? {} : { hint }),
      },
    ];
  }
  if (typeof value !== 'string' && !(Array.isArray(value) && value.every((line) => typeof line === 'string'))) {
    return [
      {
        code: 'value-type',
        severity: 'error',
        path: sibling.path,
        place: at('value'),
        message: `"${name}" must be text here.`,
      },
    ];
  }
  return hasLanguage(record, name, language)
    ? [
        {
          code: 'language-twice',
          severity: 'error',
          path: sibling.path,
          place: at('key'),
          message: `"${name}" is given in "${language}" in ${record.document.path} already.`,
          hint: 'keep one of the two',
        },
      ]
    : [];
}

function siblingBody(
  record: ContentRecord,
  sibling: Document,
  language: string,
  fields: readonly NotedField[],
): readonly Finding[] {
  const bodyField = bodyFieldOf(fields);
  if (sibling.body.trim() === '' || bodyField === undefined || !hasLanguage(record, bodyField, language)) return [];
  return [
    {
      code: 'language-twice',
      severity: 'error',
      path: sibling.path,
      place: { kind: 'body', start: 0, end: sibling.body.trimEnd().length },
      message: `The text "${bodyField}" is given in "${language}" in ${record.document.path} already.`,
      hint: 'keep one of the two',
    },
  ];
}

function hasLanguage(record: ContentRecord, name: string, language: string): boolean {
  const value = (record.document.data as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, language);
}
