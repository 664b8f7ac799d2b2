import type { Form } from '../../../src/domain/page-forms.ts';
import type { FieldErrors } from '../check-values.ts';
import { failureOf, type Sending } from '../use-sending.ts';
import type { FormWords } from './form-words.ts';

export interface Standing {
  readonly sending: Sending;
  readonly errors: FieldErrors;
  readonly words: FormWords;
}

/** The summary of errors: the API's refusal, or that some fields have errors; undefined if there are none. */
export function summaryText(form: Pick<Form, 'groups'>, { sending, errors, words }: Standing): string | undefined {
  const isWrong = Object.keys(errors).length > 0;
  const isOnlyFields = isWrong && sending.kind === 'problem' && sending.problem.code === 'missing-data';
  const failure = isOnlyFields ? undefined : failureOf(sending, words.problem);
  if (failure !== undefined || !isWrong) return failure;
  return isIncomplete(form, errors) ? words.incomplete : words.check;
}

/** Something that must be there is not. */
function isIncomplete({ groups }: Pick<Form, 'groups'>, errors: FieldErrors): boolean {
  const fields = groups.flatMap((group) => group.fields);
  return fields.some(({ name, messages }) => errors[name] !== undefined && errors[name] === messages.required);
}
