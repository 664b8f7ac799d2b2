import { type FormEvent, useState } from 'react';
import type { Form } from '../../../src/domain/page/page-forms.ts';
import type { SurveyQuery } from '../../../src/domain/page/survey-query.ts';
import type { PinReceipt, PinRole } from '../../../src/domain/site/api-contract.ts';
import { bodyOf } from '../body.ts';
import { checkValues, type FieldErrors } from '../check-values.ts';
import { focusField } from '../form-values.ts';
import { pinTokenPart, storePinToken } from '../stored-pin-token.ts';
import { TICKET_EMAIL, useTicketEmail } from '../ticket-email.ts';
import { useRequest } from '../use-request.ts';
import { fieldsOf, groupsOf, openSteps, type Step, stepsOf } from './steps.ts';
import { surveyDraftName } from './survey-draft.ts';
import type { SurveyTexts } from './survey-texts.ts';
import { useStep } from './use-step.ts';
import type { SurveyState } from './use-survey.ts';

export interface SurveyService {
  /** The addresses of the two operations. */
  readonly startSurvey: string;
  readonly sendSurvey: string;
}

export interface SurveyNavigation {
  /**
   * The form for the role of the PIN. Until the PIN was accepted it is the visitors' form, of which only the first step
   * shows.
   */
  readonly form: Form;
  readonly steps: readonly Step[];
  readonly open: readonly Step[];
  readonly step: Step;
  /** The error messages by field name. */
  readonly errors: FieldErrors;
  /** A text about the running request; undefined if there is none. */
  readonly waiting: string | undefined;
  /** The message for the last request if it has failed, unless fields show it. */
  readonly failure: string | undefined;
  /** Continues with the next step, or shows the errors of the present one. */
  readonly submit: (event: FormEvent) => void;
  /** Clears the error of a field that has been changed. */
  readonly clearError: (name: string) => void;
  readonly restart: () => void;
}

interface NavigationInput {
  readonly state: SurveyState;
  readonly words: SurveyTexts;
  readonly service: SurveyService;
}

/**
 * Moves through the steps of a survey: validates each step, checks the PIN after the first one, and sends the answers
 * at the end.
 */
export function useSurveyNavigation(query: SurveyQuery, { state, words, service }: NavigationInput): SurveyNavigation {
  const { answers, audienceForm, formRef } = state;
  const pins = useRequest<PinRole>({ address: service.startSurvey }, { ...words, sending: words.checking });
  const draft = surveyDraftName(query.survey);
  const surveys = useRequest<PinReceipt>({ address: service.sendSurvey, draft, stores: true }, words);
  const [errors, setErrors] = useState<FieldErrors>({});
  const whole: Form = { ...(audienceForm ?? query.forms.visitors), ident: `flow-${query.survey}` };
  const ticketEmail = useTicketEmail(formRef);
  const form = ticketEmail.shownIn(whole);
  const edition = editionOf(form);
  const steps = stepsOf(form);
  const errorsIn = (step: Step): FieldErrors =>
    checkValues({ groups: groupsOf(form, step) }, answers, words.problems.fields);
  const open = audienceForm === undefined ? FIRST_STEP : openSteps(form, (step) => isEmpty(errorsIn(step)));
  const [step, goTo] = useStep(open);

  /** Shows errors, and goes to the first field with one. */
  const showErrors = (found: FieldErrors): void => {
    setErrors(found);
    ticketEmail.showFor(found);
    const [first] = Object.keys(found);
    const where = steps.find((one) => fieldsOf(whole, one).some(({ name }) => name === first));
    if (where !== undefined && where !== step) goTo(where);
    else focusField(formRef.current, first);
  };

  /** Checks PIN and e-mail address, and whether the survey was sent with them before. */
  const start = (): Promise<void> => {
    const { ident, year, day } = bodyOf(form, {});
    const done = ({ role, pinToken }: PinRole): void => {
      storePinToken(edition, pinToken);
      state.setRole(role);
      goTo('questions');
    };
    const { pin, email, [TICKET_EMAIL]: address } = bodyOf(form, answers);
    const body = { ident, year, day, pin, email, [TICKET_EMAIL]: address, ...pinTokenPart(edition) };
    return pins.send(body, { form: whole, done, refused: showErrors });
  };

  const sendAll = (): Promise<void> =>
    surveys.send(
      { ...bodyOf(form, answers), ...pinTokenPart(edition) },
      { form: whole, done: state.markSent, refused: showErrors },
    );

  const proceed = (): void => {
    const found = errorsIn(step);
    showErrors(found);
    if (!isEmpty(found)) return;
    if (audienceForm === undefined) void start();
    else if (step === 'finish') void sendAll();
    else goTo(steps[steps.indexOf(step) + 1] ?? 'finish');
  };

  const resetRequests = (): void => {
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
      resetRequests();
      proceed();
    },
    clearError: (name) => setErrors(({ [name]: _, ...others }) => others),
    restart: () => {
      state.reset();
      setErrors({});
      resetRequests();
      goTo('start');
    },
  };
}

const FIRST_STEP: readonly Step[] = ['start'];

/** Event and year: `my-conf-2027`. */
function editionOf(form: Form): string {
  const { ident, year } = bodyOf(form, {});
  return `${ident}-${year}`;
}

function isEmpty(found: FieldErrors): boolean {
  return Object.keys(found).length === 0;
}
