import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Audience, PinRole } from '../../../src/domain/api-contract.ts';
import type { Form } from '../../../src/domain/page-forms.ts';
import type { SurveyQuery } from '../../../src/domain/survey-query.ts';
import { fillIn, readOver, type Values } from '../form-values.ts';
import { forgetSurvey, keepAnswers, keepSent, readSurvey, useSentElsewhere } from './survey-draft.ts';

/** How far a survey is: before it is sent, just now, or earlier on this device. */
export type Phase = 'open' | 'sent' | 'sent-before';

export interface SurveyState {
  readonly formRef: React.RefObject<HTMLFormElement | null>;
  readonly phase: Phase;
  readonly answers: Values;
  /** There were answers in the browser when the page was opened. */
  readonly wasRestored: boolean;
  /** The questions for whose PIN it is; undefined while that is not known. */
  readonly asked: Form | undefined;
  readonly audience: Audience;
  readonly noteRole: (role: PinRole['role']) => void;
  /** Takes over what was typed into a field. */
  readonly noteInput: (name: string) => void;
  readonly noteSent: () => void;
  readonly reset: () => void;
}

/** The answers to a survey, whose they are and what became of them; drafts included. */
export function useSurvey({ survey, forms }: SurveyQuery): SurveyState {
  const formRef = useRef<HTMLFormElement>(null);
  const [stored] = useState(() => readSurvey(survey));
  const [phase, setPhase] = useState<Phase>(stored.isSent === true ? 'sent-before' : 'open');
  const [answers, setAnswers] = useState<Values>(stored.answers ?? {});
  const [role, setRole] = useState<PinRole['role']>();
  const latest = useRef(answers);
  const audience = role === 'speaker' ? 'speakers' : 'visitors';

  const asked = role && forms[audience];

  const take = (next: Values): void => {
    latest.current = next;
    setAnswers(next);
  };

  // Fields come with the role and with a fresh start: they get what is known of them.
  useLayoutEffect(() => {
    if (formRef.current !== null) fillIn(formRef.current, latest.current);
  });

  useSentElsewhere(
    survey,
    useCallback(() => setPhase('sent-before'), []),
  );

  return {
    formRef,
    phase,
    answers,
    wasRestored: Object.keys(stored.answers ?? {}).length > 0,
    asked,
    audience,
    noteRole: setRole,
    noteInput: (name) => {
      if (formRef.current === null) return;
      take(readOver(latest.current, formRef.current));
      keepAnswers(survey, latest.current);
      if (name === 'pin') setRole(undefined);
    },
    noteSent: () => {
      keepSent(survey);
      setPhase('sent');
    },
    reset: () => {
      forgetSurvey(survey);
      take({});
      formRef.current?.reset();
      setRole(undefined);
      setPhase('open');
    },
  };
}
