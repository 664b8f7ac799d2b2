import type { Form } from '../../../src/domain/page/page-forms.ts';
import type { FieldErrors } from '../check-values.ts';
import { failureOf, type Sending } from '../use-sending.ts';
import type { FormTexts } from './form-texts.ts';

export interface FormStatus {
  readonly sending: Sending;
  readonly errors: FieldErrors;
  readonly words: FormTexts;
}

/**
 * The message above the list of errors: the error of the request, or that fields have errors. Returns undefined if
 * there are none.
 */
export function summaryText(form: Pick<Form, 'groups'>, { sending, errors, words }: FormStatus): string | undefined {
  const isWrong = Object.keys(errors).length > 0;
  const isOnlyFields = isWrong && sending.kind === 'problem' && sending.problem.code === 'missing-data';
  const failure = isOnlyFields ? undefined : failureOf(sending, words.problem);
  if (failure !== undefined || !isWrong) return failure;
  return isIncomplete(form, errors) ? words.incomplete : words.check;
}

/** Whether the error of any field is that it is empty. */
function isIncomplete({ groups }: Pick<Form, 'groups'>, errors: FieldErrors): boolean {
  const fields = groups.flatMap((group) => group.fields);
  return fields.some(({ name, messages }) => errors[name] !== undefined && errors[name] === messages.required);
}
