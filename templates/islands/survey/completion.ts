import type { Form } from '../../../src/domain/page-forms.ts';
import type { Completion } from '../../../src/domain/survey-query.ts';
import { firstOf, type Values } from '../form-values.ts';

/**
 * How complete the answers to a form are, in whole per cent. Each question counts once. So do all sessions together,
 * and all speakers: nobody can have heard every one of them, and some stars are as good as many.
 */
export function completionOf({ groups }: Pick<Form, 'groups'>, answers: Values): number {
  const isAnswered = ({ name }: { readonly name: string }): boolean => firstOf(answers, name) !== '';
  const parts = groups.flatMap(({ ident, fields }) => {
    if (ident === 'questions') return fields.map(isAnswered);
    return ident === 'start' ? [] : [fields.some(isAnswered)];
  });
  return parts.length === 0 ? 100 : Math.floor((100 * parts.filter(Boolean).length) / parts.length);
}

/** The words for a percentage: those of the highest threshold that it reaches. */
export function completionTitle(completion: readonly Completion[], percent: number): string {
  return completion.find(({ from }) => percent >= from)?.title ?? '';
}
