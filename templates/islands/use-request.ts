import type { Receipt } from '../../src/domain/api-contract.ts';
import type { Form } from '../../src/domain/page-forms.ts';
import { type FieldErrors, refusedFields } from './check-values.ts';
import { failureText, type ProblemWords } from './problem-text.ts';
import { failureOf, type ProgressWords, progressOf, type SendingOf, useSending } from './use-sending.ts';

export interface RequestWords extends ProgressWords {
  readonly problems: ProblemWords;
}

export interface Request<T = Receipt> {
  /** What is being waited for, in words. */
  readonly waiting: string | undefined;
  /** Why the last one failed, in words, where that is about no field. */
  readonly failure: string | undefined;
  /** Sends a body, unless another one is on its way; one of the two is called, or `failure` is set. */
  readonly send: (body: object, then: Answered<T>) => Promise<void>;
  /** Forgets what became of the last one. */
  readonly reset: () => void;
}

export interface Answered<T> {
  /** The fields that a refusal can be about. */
  readonly form: Pick<Form, 'groups'>;
  readonly done: (receipt: T) => void;
  /** Is given what is wrong with single fields. */
  readonly refused: (errors: FieldErrors) => void;
}

/** Requests to one address in words: what is said meanwhile, and what went wrong with fields or as a whole. */
export function useRequest<T = Receipt>(to: SendingOf, words: RequestWords): Request<T> {
  const { sending, post, reset } = useSending<T>(to);
  const { problems } = words;
  return {
    waiting: progressOf(sending, words),
    failure: failureOf(sending, problems),
    send: async (body, { form, done, refused }) => {
      const sent = await post(body);
      if (sent?.kind === 'receipt') return done(sent.receipt);
      if (sent?.kind !== 'problem') return;
      const said = { texts: problems.fields, refusal: failureText(problems, sent) };
      const errors = refusedFields(form, sent.problem, said);
      if (Object.keys(errors).length === 0) return;
      reset();
      refused(errors);
    },
    reset,
  };
}
