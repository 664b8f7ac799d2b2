import { fieldAnnotations } from 'conf-site:schemas';
import { baseLanguage, type ContentIndex, type ContentRecord, field } from './content-index.ts';
import { bodyFieldOf, ownData } from './record-data.ts';
import { annotatedValues } from './schema-annotations.ts';

/** A prose text, and the languages in which it is given. */
export interface ProseText {
  readonly pointer: readonly string[];
  /** Whether it is the Markdown below the front matter. */
  readonly isBody: boolean;
  readonly given: ReadonlySet<string>;
}

/** All prose texts of a record. In languages in which a text is not given, pages show it in another language. */
export function proseTexts(record: ContentRecord, index: ContentIndex): readonly ProseText[] {
  const fields = fieldAnnotations[record.place.kind] ?? [];
  const bodyField = bodyFieldOf(fields);
  return annotatedValues(ownData(record, fields), fields, 'text').flatMap(({ pointer, value, annotation }) => {
    if (annotation.text !== 'prose') return [];
    const name = pointer.length === 1 ? pointer[0] : undefined;
    const isBody = name !== undefined && name === bodyField && record.document.body.trim() !== '';
    const given = new Set([...ownLanguages(value, record, index), ...siblingLanguages(record, name, bodyField)]);
    return [{ pointer, isBody, given }];
  });
}

function ownLanguages(value: unknown, record: ContentRecord, index: ContentIndex): readonly string[] {
  const isPlain = typeof value !== 'object' || value === null || Array.isArray(value);
  return isPlain ? [baseLanguage(record, index)] : Object.keys(value);
}

function siblingLanguages(
  record: ContentRecord,
  name: string | undefined,
  bodyField: string | undefined,
): readonly string[] {
  if (name === undefined) return [];
  return Object.entries(record.translations).flatMap(([language, sibling]) => {
    const inBody = name === bodyField && sibling.body.trim() !== '';
    return inBody || field(sibling.data, name) !== undefined ? [language] : [];
  });
}
