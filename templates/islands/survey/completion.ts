import type { Form } from '../../../src/domain/page/page-forms.ts';
import type { Completion } from '../../../src/domain/page/survey-query.ts';
import { firstOf, type Values } from '../form-values.ts';

/**
 * The completion of a form in whole per cent. Each question counts once. All sessions together count once, and so do
 * all speakers, since no visitor can have heard all of them.
 */
export function completionOf({ groups }: Pick<Form, 'groups'>, answers: Values): number {
  const isAnswered = ({ name }: { readonly name: string }): boolean => firstOf(answers, name) !== '';
  const parts = groups.flatMap(({ ident, fields }) => {
    if (ident === 'questions') return fields.map(isAnswered);
    return ident === 'start' ? [] : [fields.some(isAnswered)];
  });
  return parts.length === 0 ? 100 : Math.floor((100 * parts.filter(Boolean).length) / parts.length);
}

/** The text for a percentage: that of the highest threshold that it reaches. */
export function completionTitle(completion: readonly Completion[], percent: number): string {
  return completion.find(({ from }) => percent >= from)?.title ?? '';
}
