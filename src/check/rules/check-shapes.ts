import { fieldAnnotations } from 'conf-site:schemas';
import type { ErrorObject } from 'ajv';
import { baseLanguage, type ContentIndex, type ContentRecord, field } from '../../content/content-index.ts';
import type { Document } from '../../content/document.ts';
import { proseFields } from '../../content/record-data.ts';
import { type AnnotatedField, bodyFieldOf } from '../../content/schema-annotations.ts';
import { bodyProblem, hasFields, isValid, schemaErrors } from '../../content/valid-record.ts';
import { compare, type Finding } from '../../diagnostics/diagnostic.ts';
import { nameHint } from '../../diagnostics/nearest-name.ts';
import { memoize } from '../../domain/memoize.ts';
import { atKey, atValue } from '../finding-at.ts';
import { schemaFindings } from '../schema-findings.ts';
import { withSuggestedNames } from '../suggested-names.ts';

/**
 * Checks a record against its schema, and its siblings against the fields that they may have. Adds the `field-*`, `value-*`
 * and `key-*` codes, `front-matter-missing`, `front-matter-unopened`, `body-twice`, `body-unexpected`, `language-twice` and
 * `data-not-map`.
 */
export function checkShape(record: ContentRecord, index: ContentIndex): readonly Finding[] {
  const main = withSuggestedNames(checkMain(record), record, index);
  // Without fields the language of the record is unknown.
  const isBare = main.some(({ code }) => code.startsWith('front-matter-'));
  if (isBare || Object.keys(record.translations).length === 0) return main;
  return [...main, ...checkSiblings(record, baseLanguage(record, index))];
}

const checkMain = memoize((record: ContentRecord): readonly Finding[] => {
  if (isValid(record)) return [];
  const { document } = record;
  if (!hasFields(record)) {
    return [
      atValue(record, [], {
        code: 'data-not-map',
        severity: 'error',
        message: 'This file must be a map of fields, with "name: value" in each line.',
        hint: 'write the name of a field and a colon before each value',
      }),
    ];
  }
  const errors = schemaErrors(record);
  if (document.data === undefined && errors.length > 0) return [withoutFields(document, errors)];
  return [...checkBody(record), ...schemaFindings(document.path, errors, record.data)];
});

/** One finding for a Markdown file without front matter, instead of one for each missing field. */
function withoutFields({ path, body }: Document, errors: readonly ErrorObject[]): Finding {
  const place = { kind: 'body', start: 0, end: body.search(/\r?\n|$/) } as const;
  const first = /^\s*([A-Za-z]\w*):(?:\s|$)/.exec(body)?.[1];
  const isField = errors.some(({ parentSchema }) => field(parentSchema?.['properties'], String(first)) !== undefined);
  if (isField) {
    const message = 'These fields are not between two lines of ---.';
    const hint = 'put a line with --- above the first field, and one below the last';
    return { code: 'front-matter-unopened', severity: 'error', path, place, message, hint };
  }
  const lacking = errors.flatMap(({ params }) => (params['missingProperty'] as string | undefined) ?? []);
  return {
    code: 'front-matter-missing',
    severity: 'error',
    path,
    place,
    message: `This file has no front matter with the required fields: ${lacking.join(', ')}.`,
    hint: 'write the fields between two lines of --- at the top; "conf-site new" writes a file that has them',
  };
}

function checkBody(record: ContentRecord): readonly Finding[] {
  const { document } = record;
  const problem = bodyProblem(record);
  if (problem === undefined) return [];
  if (problem === 'unexpected') {
    const place = { kind: 'body', start: 0, end: document.body.trimEnd().length } as const;
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
  const bodyField = bodyFieldOf(fieldAnnotations[record.place.kind] ?? []) as string;
  return [
    atKey(record, [bodyField], {
      code: 'body-twice',
      severity: 'error',
      message: `The text below the front matter is the field "${bodyField}", which is given here as well.`,
      hint: 'keep one of the two',
    }),
  ];
}

/** `base` is the language of the record's plain texts. */
function checkSiblings(record: ContentRecord, base: string): readonly Finding[] {
  const fields = fieldAnnotations[record.place.kind] ?? [];
  const allowed = proseFields(fields);
  const entries = Object.entries(record.translations).sort(([a], [b]) => compare(a, b));
  return entries.flatMap(([language, sibling]) => [
    ...Object.entries((sibling.data as object | undefined) ?? {}).flatMap(([name, value]) =>
      checkSiblingField(record, sibling, { name, value, language, base, allowed }),
    ),
    ...siblingBody(record, sibling, { language, base, fields }),
  ]);
}

interface SiblingField {
  readonly name: string;
  readonly value: unknown;
  readonly language: string;
  readonly base: string;
  readonly allowed: readonly string[];
}

function checkSiblingField(
  record: ContentRecord,
  sibling: Document,
  { name, value, language, base, allowed }: SiblingField,
): readonly Finding[] {
  const file = { document: sibling };
  if (!allowed.includes(name)) {
    const hint = nameHint(name, allowed);
    return [
      atKey(file, [name], {
        code: 'field-unknown',
        severity: 'error',
        message: `A file in another language may have texts only, and "${name}" is not a text.`,
        hint,
      }),
    ];
  }
  if (typeof value !== 'string' && !(Array.isArray(value) && value.every((line) => typeof line === 'string'))) {
    return [atValue(file, [name], { code: 'value-type', severity: 'error', message: `"${name}" must be text here.` })];
  }
  return isGiven(record, name, { language, base })
    ? [
        atKey(file, [name], {
          code: 'language-twice',
          severity: 'error',
          message: `"${name}" is given in "${language}" in ${record.document.path} already.`,
          hint: 'keep one of the two',
        }),
      ]
    : [];
}

function siblingBody(
  record: ContentRecord,
  sibling: Document,
  { language, base, fields }: Languages & { readonly fields: readonly AnnotatedField[] },
): readonly Finding[] {
  const bodyField = bodyFieldOf(fields);
  if (sibling.body.trim() === '' || bodyField === undefined || !isGiven(record, bodyField, { language, base }))
    return [];
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

interface Languages {
  readonly language: string;
  readonly base: string;
}

/** Whether the main document gives the text in the language: by its code, or as a plain text in the base language. */
function isGiven(record: ContentRecord, name: string, { language, base }: Languages): boolean {
  const value = field(record.data, name);
  if (typeof value === 'string' || Array.isArray(value)) return language === base;
  return field(value, language) !== undefined;
}
