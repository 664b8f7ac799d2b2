import type { ContentIndex } from '../../content/content-index.ts';
import { placeOf } from '../../content/kinds.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { FieldProblem, Pointer } from '../../domain/editor/edit.ts';
import { INTERFACE_TEXTS } from '../../domain/editor/edit-texts.ts';
import { fieldProblem, mainPath, pointerIn } from '../records/record-problems.ts';

/** What a check says of interface texts. The pointers are those of the value: language, namespace, and the keys. */
export function textProblems(diagnostics: readonly Diagnostic[], index: ContentIndex): readonly FieldProblem[] {
  return diagnostics
    .filter(({ file, severity }) => severity !== 'note' && mainPath(file, index) === INTERFACE_TEXTS)
    .map((one) => fieldProblem(one, textPointer(one, index)));
}

/** A missing text has no place in a file, so only the message names it. */
function textPointer(diagnostic: Diagnostic, index: ContentIndex): Pointer {
  const { file, code, message } = diagnostic;
  const place = placeOf(file, new Set(index.languages));
  if (place?.language === undefined) return [];
  const missing = /^The text "([^"]+)" (?:is missing|has no plural form (\w+))/.exec(message);
  const [, name, form] = code === 'translation-missing' ? (missing ?? []) : [];
  const keys = name === undefined ? pointerIn(diagnostic) : `${name}${form === undefined ? '' : `_${form}`}`.split('.');
  return [place.language, place.ident, ...keys];
}
