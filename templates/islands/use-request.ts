import type { Form } from '../../src/domain/page/page-forms.ts';
import type { Receipt } from '../../src/domain/site/api-contract.ts';
import { type FieldErrors, refusedFields } from './check-values.ts';
import { failureText, type ProblemTexts } from './problem-text.ts';
import { failureOf, type ProgressTexts, progressOf, type SendingInput, useSending } from './use-sending.ts';

export interface RequestTexts extends ProgressTexts {
  readonly problems: ProblemTexts;
}

export interface Request<T = Receipt> {
  /** A text about the running request; undefined if there is none. */
  readonly waiting: string | undefined;
  /** The message for the last request if it has failed, unless it is about fields. */
  readonly failure: string | undefined;
  /** Sends a body, unless a request is running. Afterwards calls `done` or `refused`, or sets `failure`. */
  readonly send: (body: object, handlers: Handlers<T>) => Promise<void>;
  /** Clears the state of the last request. */
  readonly reset: () => void;
}

export interface Handlers<T> {
  /** The fields that errors can be about. */
  readonly form: Pick<Form, 'groups'>;
  readonly done: (receipt: T) => void;
  /** Called with the errors of fields. */
  readonly refused: (errors: FieldErrors) => void;
}

/** Sends requests to an address, with texts about progress and errors. */
export function useRequest<T = Receipt>(input: SendingInput, words: RequestTexts): Request<T> {
  const { sending, post, reset } = useSending<T>(input);
  const { problems } = words;
  return {
    waiting: progressOf(sending, words),
    failure: failureOf(sending, problems),
    send: async (body, { form, done, refused }) => {
      const sent = await post(body);
      if (sent?.kind === 'receipt') return done(sent.receipt);
      if (sent?.kind !== 'problem') return;
      const messages = { texts: problems.fields, refusal: failureText(problems, sent) };
      const errors = refusedFields(form, sent.problem, messages);
      if (Object.keys(errors).length === 0) return;
      reset();
      refused(errors);
    },
    reset,
  };
}
