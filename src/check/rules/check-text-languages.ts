import { fieldAnnotations } from 'conf-site:schemas';
import type { ContentIndex, ContentRecord } from '../../content/content-index.ts';
import { annotatedValues } from '../../content/schema-annotations.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { nameHint } from '../../diagnostics/nearest-name.ts';
import { knowsNamesIn } from '../../domain/time/date-names.ts';
import type { CheckScope } from '../check-scope.ts';
import { atKey } from '../finding-at.ts';

/** Checks that texts are given in languages of the site. Adds `language-unknown`. A session may be held in any language. */
export function checkTextLanguages(record: ContentRecord, { index }: CheckScope): readonly Finding[] {
  if (!index.languages.every(knowsNamesIn)) return []; // the list of languages is wrong, which is reported
  const known = new Set(index.languages);
  return unknownKeys(record, known).map(({ pointer, code }) => atKey(record, pointer, unknownLanguage(code, index)));
}

/** The keys of a record's texts that are not languages of the site. */
function unknownKeys(
  { document, place }: ContentRecord,
  known: ReadonlySet<string>,
): readonly { readonly pointer: readonly string[]; readonly code: string }[] {
  return annotatedValues(document.data, fieldAnnotations[place.kind] ?? [], 'text').flatMap(({ pointer, value }) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    return Object.keys(value)
      .filter((code) => !known.has(code))
      .map((code) => ({ pointer: [...pointer, code], code }));
  });
}

function unknownLanguage(code: string, { languages }: ContentIndex) {
  return {
    code: 'language-unknown',
    severity: 'error',
    message: `The site has no language "${code}".`,
    hint: nameHint(code, languages) ?? 'list it in content/languages.yaml',
  } as const;
}
