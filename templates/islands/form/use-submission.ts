import type { Form } from '../../../src/domain/page-forms.ts';
import { bodyOf } from '../body.ts';
import { checkValues, refusedFields } from '../check-values.ts';
import { readValues } from '../form-values.ts';
import { failureText } from '../problem-text.ts';
import { hasFailed, type Sending, useSending } from '../use-sending.ts';
import type { FormWords } from './form-words.ts';
import type { Faults } from './use-faults.ts';

export interface SubmissionOf {
  /** As it stands now, with the members that there are. */
  readonly form: Form;
  readonly address: string;
  /** The name of its draft. */
  readonly draft: string;
  readonly words: FormWords;
  readonly faults: Faults;
  /** Called as something is sent, once the service has it, and when it has not been taken. */
  readonly leaves: () => void;
  readonly arrived: () => void;
  readonly failed: () => void;
}

export interface Submission {
  readonly sending: Sending;
  readonly submit: (element: HTMLFormElement) => Promise<void>;
  /** Looks at one field again. */
  readonly recheck: (element: HTMLFormElement, name: string) => void;
}

/** Validates and sends a form. Errors of either step become field errors. */
export function useSubmission(submission: SubmissionOf): Submission {
  const { form, address, draft, words, faults, leaves, arrived, failed } = submission;
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
        return faults.fail(found);
      }
      faults.clear();
      leaves();
      const sent = await post(bodyOf(form, values));
      if (sent === undefined) return;
      if (!hasFailed(sent)) return arrived();
      failed();
      const refusal = failureText(words.problem, sent);
      faults.fail(sent.kind === 'problem' ? refusedFields(form, sent.problem, { texts, refusal }) : {});
    },
    recheck(element, name) {
      faults.amend(name, checkValues(form, readValues(element), texts)[name]);
    },
  };
}
