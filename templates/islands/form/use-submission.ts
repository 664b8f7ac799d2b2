import type { Form } from '../../../src/domain/page/page-forms.ts';
import { bodyOf } from '../body.ts';
import { checkValues, refusedFields } from '../check-values.ts';
import { readValues } from '../form-values.ts';
import { failureText } from '../problem-text.ts';
import { hasFailed, type Sending, useSending } from '../use-sending.ts';
import type { FormTexts } from './form-texts.ts';
import type { FormErrors } from './use-field-errors.ts';

export interface SubmissionInput {
  /** The form with its current members. */
  readonly form: Form;
  readonly address: string;
  /** The name of the form's draft. */
  readonly draft: string;
  readonly words: FormTexts;
  readonly formErrors: FormErrors;
  /** Called when a request starts, when the API has accepted it, and when it has failed. */
  readonly onSend: () => void;
  readonly onAccepted: () => void;
  readonly onFailed: () => void;
}

export interface Submission {
  readonly sending: Sending;
  readonly submit: (element: HTMLFormElement) => Promise<void>;
  /** Validates one field again. */
  readonly recheck: (element: HTMLFormElement, name: string) => void;
}

/** Validates and sends a form. Errors of either step become field errors. */
export function useSubmission(submission: SubmissionInput): Submission {
  const { form, address, draft, words, formErrors, onSend, onAccepted, onFailed } = submission;
  const { sending, post, reset } = useSending({ address, draft, stores: true });
  const texts = words.problem.fields;
  return {
    sending,
    async submit(element) {
      if (sending.kind === 'sending') return;
      const values = readValues(element);
      const found = checkValues(form, values, texts);
      if (Object.keys(found).length > 0) {
        reset();
        return formErrors.fail(found);
      }
      formErrors.clear();
      onSend();
      const sent = await post(bodyOf(form, values));
      if (sent === undefined) return;
      if (!hasFailed(sent)) return onAccepted();
      onFailed();
      const refusal = failureText(words.problem, sent);
      formErrors.fail(sent.kind === 'problem' ? refusedFields(form, sent.problem, { texts, refusal }) : {});
    },
    recheck(element, name) {
      formErrors.setError(name, checkValues(form, readValues(element), texts)[name]);
    },
  };
}
