import { useEffect } from 'react';
import { deleteDraft, readDraft, storeDraft } from '../form-draft.ts';
import { storableValues, type Values } from '../form-values.ts';

/** The draft of a survey: the answers so far, or that it was sent. */
export interface SurveyDraft {
  readonly answers?: Values;
  readonly isSent?: boolean;
}

/** The name of a survey's draft. */
export const surveyDraftName = (survey: string): string => `survey-${survey}`;

export function readSurveyDraft(survey: string): SurveyDraft {
  return readDraft<SurveyDraft>(surveyDraftName(survey)) ?? {};
}

/** Stores the answers without the PIN. */
export function storeAnswers(survey: string, answers: Values): void {
  storeDraft(surveyDraftName(survey), { answers: storableValues(answers) });
}

/** Replaces the answers by a note that they were sent. */
export function storeSent(survey: string): void {
  storeDraft(surveyDraftName(survey), { isSent: true });
}

export function deleteSurveyDraft(survey: string): void {
  deleteDraft(surveyDraftName(survey));
}

/** Calls `onSent` when the survey was sent in another tab. */
export function useSentInOtherTab(survey: string, onSent: () => void): void {
  useEffect(() => {
    const look = ({ key }: StorageEvent): void => {
      if (key?.endsWith(surveyDraftName(survey)) === true && readSurveyDraft(survey).isSent === true) onSent();
    };
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, [survey, onSent]);
}
