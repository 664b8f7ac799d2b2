import type { FieldProblem, Pointer } from '../../../src/domain/editor/edit.ts';

/** Where problems are shown. */

/** What fields without a problem get, always the same list, so that they are not drawn again. */
export const NO_PROBLEMS: readonly FieldProblem[] = [];

/** The problems of a field and of everything in it. */
export function problemsIn(problems: readonly FieldProblem[], pointer: Pointer): readonly FieldProblem[] {
  const found = problems.filter((problem) => pointer.every((key, index) => problem.pointer[index] === key));
  return found.length === 0 ? NO_PROBLEMS : found;
}

/** The problems of exactly this field, such as a list that is too short. */
export function problemsAt(problems: readonly FieldProblem[], pointer: Pointer): readonly FieldProblem[] {
  return problems.filter((problem) => problem.pointer.length === pointer.length);
}

/** The id of the element of a field. Without spaces, which ids in `aria-describedby` cannot have. */
export function fieldId(pointer: Pointer): string {
  return ['field', ...pointer.map(encodeURIComponent)].join('/');
}

/** The ids of a field and of everything that contains it, the innermost first. */
export function fieldIds(pointer: Pointer): readonly string[] {
  return pointer.map((_, index) => fieldId(pointer.slice(0, pointer.length - index)));
}

/** Errors first; otherwise in their order. */
export function bySeverity(problems: readonly FieldProblem[]): readonly FieldProblem[] {
  return problems.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
}
