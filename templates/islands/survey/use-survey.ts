import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Form } from '../../../src/domain/page/page-forms.ts';
import type { SurveyQuery } from '../../../src/domain/page/survey-query.ts';
import type { Audience, PinRole } from '../../../src/domain/site/api-contract.ts';
import { fillEmptyFields, mergeValues, type Values } from '../form-values.ts';
import { deleteSurveyDraft, readSurveyDraft, storeAnswers, storeSent, useSentInOtherTab } from './survey-draft.ts';

/** The phase of a survey: not sent yet, just sent, or sent earlier from this browser. */
export type Phase = 'open' | 'sent' | 'sent-before';

export interface SurveyState {
  readonly formRef: React.RefObject<HTMLFormElement | null>;
  readonly phase: Phase;
  readonly answers: Values;
  /** Answers from an earlier visit were restored. */
  readonly wasRestored: boolean;
  /** The form for the role of the PIN; undefined until PIN and e-mail address were accepted. */
  readonly audienceForm: Form | undefined;
  readonly audience: Audience;
  readonly setRole: (role: PinRole['role']) => void;
  /** Reads the answers after a change of this field, and stores them. */
  readonly updateAnswers: (name: string) => void;
  readonly markSent: () => void;
  readonly reset: () => void;
}

/** The state of a survey: answers, role and phase. Answers are stored as a draft. */
export function useSurvey({ survey, forms }: SurveyQuery): SurveyState {
  const formRef = useRef<HTMLFormElement>(null);
  const [stored] = useState(() => readSurveyDraft(survey));
  const [phase, setPhase] = useState<Phase>(stored.isSent === true ? 'sent-before' : 'open');
  const [answers, setAnswers] = useState<Values>(stored.answers ?? {});
  const [role, setRole] = useState<PinRole['role']>();
  const latest = useRef(answers);
  const audience = role === 'speaker' ? 'speakers' : 'visitors';

  const audienceForm = role && forms[audience];

  const replaceAnswers = (next: Values): void => {
    latest.current = next;
    setAnswers(next);
  };

  // New fields appear after the PIN was accepted and after a reset. They get the stored answers.
  useLayoutEffect(() => {
    if (formRef.current !== null) fillEmptyFields(formRef.current, latest.current);
  });

  useSentInOtherTab(
    survey,
    useCallback(() => setPhase('sent-before'), []),
  );

  return {
    formRef,
    phase,
    answers,
    wasRestored: Object.keys(stored.answers ?? {}).length > 0,
    audienceForm,
    audience,
    setRole,
    updateAnswers: (name) => {
      if (formRef.current === null) return;
      replaceAnswers(mergeValues(latest.current, formRef.current));
      storeAnswers(survey, latest.current);
      if (name === 'pin' || name === 'email') setRole(undefined);
    },
    markSent: () => {
      storeSent(survey);
      setPhase('sent');
    },
    reset: () => {
      deleteSurveyDraft(survey);
      replaceAnswers({});
      formRef.current?.reset();
      setRole(undefined);
      setPhase('open');
    },
  };
}
