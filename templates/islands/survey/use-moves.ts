import { type FormEvent, useState } from 'react';
import type { PinRole } from '../../../src/model/api-contract.ts';
import type { Form } from '../../../src/model/page-forms.ts';
import type { SurveyQuery } from '../../../src/model/survey-query.ts';
import { answerTo, wrongAnswers } from './answers.ts';
import { focusField } from './focus.ts';
import { fieldMessages, type Messages } from './refusals.ts';
import { fieldsOf, openSteps, type Step, stepsOf } from './steps.ts';
import { surveyBody } from './survey-body.ts';
import { type Failed, type Sending, useSending } from './use-sending.ts';
import { useStep } from './use-step.ts';
import type { SurveyState } from './use-survey.ts';
import type { SurveyWords } from './words.ts';

export interface SurveyService {
  /** The addresses of two operations. */
  readonly checkPin: string;
  readonly sendSurvey: string;
}

export interface Moves {
  /** Of whose PIN it is; until that is known, the visitors', of which the start alone is shown. */
  readonly form: Form;
  readonly steps: readonly Step[];
  readonly open: readonly Step[];
  readonly step: Step;
  /** Name of a field → what is wrong with it. */
  readonly errors: Messages;
  readonly sending: Sending;
  /** Goes on from a step, or shows what is wrong in it. */
  readonly submit: (event: FormEvent) => void;
  /** A field has been changed: what was wrong with it may not be any more. */
  readonly forgive: (name: string) => void;
  readonly restart: () => void;
}

/** How one moves through a survey: on only with what a step needs, the PIN being looked up, the answers being sent. */
export function useMoves(
  query: SurveyQuery,
  {
    state,
    words,
    service,
  }: { readonly state: SurveyState; readonly words: SurveyWords; readonly service: SurveyService },
): Moves {
  const { answers, asked, formRef } = state;
  const sending = useSending(words.problems);
  const [errors, setErrors] = useState<Messages>({});
  const open = openSteps(asked, answers);
  const [step, goTo] = useStep(open);
  const form: Form = { ...(asked ?? query.forms.visitors), ident: `flow-${query.survey}` };
  const steps = stepsOf(form);

  const complain = (messages: Messages): boolean => {
    setErrors(messages);
    const [first] = Object.keys(messages);
    const where = steps.find((one) => fieldsOf(form, one).some(({ name }) => name === first));
    if (where !== undefined && where !== step) goTo(where);
    else focusField(formRef.current, first);
    return first !== undefined;
  };
  const failed = (failure: Failed): boolean => complain(fieldMessages(failure, form, words.problems));

  const checkPin = (): Promise<void> => {
    const { ident, year } = surveyBody(form, {});
    return sending.request<PinRole>({
      address: service.checkPin,
      body: { ident, year, pin: answerTo(answers, 'pin') },
      waiting: words.checking,
      done: (role) => {
        state.noteRole(role);
        goTo('questions');
      },
      failed,
    });
  };

  const sendAll = (): Promise<void> =>
    sending.request({
      address: service.sendSurvey,
      body: surveyBody(form, answers),
      waiting: words.sending,
      done: state.noteSent,
      failed,
    });

  return {
    ...{ form, steps, open, step, errors, sending },
    submit: (event) => {
      event.preventDefault();
      sending.clear();
      if (complain(wrongAnswers(fieldsOf(form, step), answers))) return;
      if (asked === undefined) void checkPin();
      else if (step === 'finish') void sendAll();
      else goTo(steps[steps.indexOf(step) + 1] ?? 'finish');
    },
    forgive: (name) => setErrors(({ [name]: _, ...others }) => others),
    restart: () => {
      state.reset();
      setErrors({});
      sending.clear();
      goTo('start');
    },
  };
}
