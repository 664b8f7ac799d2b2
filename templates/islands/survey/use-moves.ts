import { type FormEvent, useState } from 'react';
import type { PinReceipt, PinRole } from '../../../src/domain/api-contract.ts';
import type { Form } from '../../../src/domain/page-forms.ts';
import type { SurveyQuery } from '../../../src/domain/survey-query.ts';
import { bodyOf } from '../body.ts';
import { checkValues, type FieldErrors } from '../check-values.ts';
import { firstOf, focusField } from '../form-values.ts';
import { pinTokenPart, storePinToken } from '../pin-token.ts';
import { useRequest } from '../use-request.ts';
import { fieldsOf, groupsOf, openSteps, type Step, stepsOf } from './steps.ts';
import { surveyDraft } from './survey-draft.ts';
import { useStep } from './use-step.ts';
import type { SurveyState } from './use-survey.ts';
import type { SurveyWords } from './words.ts';

export interface SurveyService {
  /** The addresses of two operations. */
  readonly startSurvey: string;
  readonly sendSurvey: string;
}

export interface Moves {
  /** Of whose PIN it is; until that is known, the visitors', of which the start alone is shown. */
  readonly form: Form;
  readonly steps: readonly Step[];
  readonly open: readonly Step[];
  readonly step: Step;
  /** Name of a field → what is wrong with it. */
  readonly errors: FieldErrors;
  /** What is being waited for, in words. */
  readonly waiting: string | undefined;
  /** Why the last request failed, where that is said of no field. */
  readonly failure: string | undefined;
  /** Goes on from a step, or shows what is wrong in it. */
  readonly submit: (event: FormEvent) => void;
  /** A field has been changed: what was wrong with it may not be any more. */
  readonly forgive: (name: string) => void;
  readonly restart: () => void;
}

interface MovesOf {
  readonly state: SurveyState;
  readonly words: SurveyWords;
  readonly service: SurveyService;
}

/** How one moves through a survey: on only with what a step needs, the PIN being looked up, the answers being sent. */
export function useMoves(query: SurveyQuery, { state, words, service }: MovesOf): Moves {
  const { answers, asked, formRef } = state;
  const pins = useRequest<PinRole>({ address: service.startSurvey }, { ...words, sending: words.checking });
  const draft = surveyDraft(query.survey);
  const surveys = useRequest<PinReceipt>({ address: service.sendSurvey, draft, stores: true }, words);
  const [errors, setErrors] = useState<FieldErrors>({});
  const form: Form = { ...(asked ?? query.forms.visitors), ident: `flow-${query.survey}` };
  const edition = editionOf(form);
  const steps = stepsOf(form);
  const wrongIn = (step: Step): FieldErrors =>
    checkValues({ groups: groupsOf(form, step) }, answers, words.problems.fields);
  const open = asked === undefined ? AT_START : openSteps(form, (step) => isNothing(wrongIn(step)));
  const [step, goTo] = useStep(open);

  /** Shows what is wrong, and leads to the first of it. */
  const complain = (wrong: FieldErrors): void => {
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    const where = steps.find((one) => fieldsOf(form, one).some(({ name }) => name === first));
    if (where !== undefined && where !== step) goTo(where);
    else focusField(formRef.current, first);
  };

  /** Looks the PIN up, and whether the survey was sent with it already. */
  const start = (): Promise<void> => {
    const { ident, year, day } = bodyOf(form, {});
    const done = ({ role, pinToken }: PinRole): void => {
      storePinToken(edition, pinToken);
      state.noteRole(role);
      goTo('questions');
    };
    const body = { ident, year, day, pin: firstOf(answers, 'pin'), ...pinTokenPart(edition) };
    return pins.send(body, { form, done, refused: complain });
  };

  const sendAll = (): Promise<void> =>
    surveys.send(
      { ...bodyOf(form, answers), ...pinTokenPart(edition) },
      { form, done: state.noteSent, refused: complain },
    );

  const goOn = (): void => {
    const wrong = wrongIn(step);
    complain(wrong);
    if (!isNothing(wrong)) return;
    if (asked === undefined) void start();
    else if (step === 'finish') void sendAll();
    else goTo(steps[steps.indexOf(step) + 1] ?? 'finish');
  };

  const forget = (): void => {
    pins.reset();
    surveys.reset();
  };

  const waiting = pins.waiting ?? surveys.waiting;
  return {
    ...{ form, steps, open, step, errors, waiting },
    failure: pins.failure ?? surveys.failure,
    submit: (event) => {
      event.preventDefault();
      if (waiting !== undefined) return;
      forget();
      goOn();
    },
    forgive: (name) => setErrors(({ [name]: _, ...others }) => others),
    restart: () => {
      state.reset();
      setErrors({});
      forget();
      goTo('start');
    },
  };
}

const AT_START: readonly Step[] = ['start'];

/** `my-conf-2027`. */
function editionOf(form: Form): string {
  const { ident, year } = bodyOf(form, {});
  return `${ident}-${year}`;
}

function isNothing(wrong: FieldErrors): boolean {
  return Object.keys(wrong).length === 0;
}
