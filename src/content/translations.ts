import { fieldAnnotations } from 'conf-site:schemas';
import { baseLanguage, type ContentIndex, type ContentRecord, field } from './content-index.ts';
import type { Document } from './document.ts';
import { annotatedValues, bodyFieldOf } from './schema-annotations.ts';

/** A prose text, and the languages in which it is given. */
export interface ProseText {
  readonly pointer: readonly string[];
  /** Whether it is the Markdown below the front matter. */
  readonly isBody: boolean;
  readonly given: ReadonlySet<string>;
}

/**
 * The prose texts of a record. In languages in which a text is not given, pages show it in another language. A plain
 * string in a file that is to be translated is given in none. Texts of a session in a language that the site does not
 * have are left out: nobody is expected to translate them.
 */
export function proseTexts(record: ContentRecord, index: ContentIndex): readonly ProseText[] {
  const fields = fieldAnnotations[record.place.kind] ?? [];
  const bodyField = bodyFieldOf(fields);
  return annotatedValues(record.data, fields, 'text').flatMap(({ pointer, value, annotation }) => {
    if (annotation.text !== 'prose') return [];
    const name = pointer.length === 1 ? pointer[0] : undefined;
    const isBody = name !== undefined && name === bodyField && record.document.body.trim() !== '';
    const given = new Set([...ownLanguages(value, record, index), ...siblingLanguages(record, name, bodyField)]);
    if (record.place.kind === 'session' && isOnlyForeign(given, record, index)) return [];
    return [{ pointer, isBody, given }];
  });
}

/**
 * Whether the texts of a file are still in another language than the file: it has the comment `# review: translate …`,
 * which `init` writes.
 */
export function isToTranslate({ reviews = [] }: Document): boolean {
  return reviews.some(({ text }) => /^translate\b/.test(text));
}

/** Whether a text is given only in the record's own language, and the site does not have that language. */
function isOnlyForeign(given: ReadonlySet<string>, record: ContentRecord, index: ContentIndex): boolean {
  const own = baseLanguage(record, index);
  return given.size === 1 && given.has(own) && !index.languages.includes(own);
}

function ownLanguages(value: unknown, record: ContentRecord, index: ContentIndex): readonly string[] {
  const isPlain = typeof value !== 'object' || value === null || Array.isArray(value);
  if (!isPlain) return Object.keys(value);
  return isToTranslate(record.document) ? [] : [baseLanguage(record, index)];
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
