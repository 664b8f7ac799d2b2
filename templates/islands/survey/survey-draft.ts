import { useEffect } from 'react';
import { dropDraft, keepDraft, readDraft } from '../draft.ts';
import { keepable, type Values } from '../form-values.ts';

/** What the visitor's browser knows of a survey: the answers so far, or that it has been sent. */
export interface SurveyDraft {
  readonly answers?: Values;
  readonly isSent?: boolean;
}

/** The name of a survey's draft. */
export const surveyDraft = (survey: string): string => `survey-${survey}`;

export function readSurvey(survey: string): SurveyDraft {
  return readDraft<SurveyDraft>(surveyDraft(survey)) ?? {};
}

/** Keeps the answers, without the PIN. */
export function keepAnswers(survey: string, answers: Values): void {
  keepDraft(surveyDraft(survey), { answers: keepable(answers) });
}

/** Nothing stays of the answers but that they were sent. */
export function keepSent(survey: string): void {
  keepDraft(surveyDraft(survey), { isSent: true });
}

export function forgetSurvey(survey: string): void {
  dropDraft(surveyDraft(survey));
}

/** Calls back when the survey has been sent in another tab. */
export function useSentElsewhere(survey: string, sent: () => void): void {
  useEffect(() => {
    const look = ({ key }: StorageEvent): void => {
      if (key?.endsWith(surveyDraft(survey)) === true && readSurvey(survey).isSent === true) sent();
    };
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, [survey, sent]);
}
