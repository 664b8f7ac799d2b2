import type { ReactNode } from 'react';
import { ResetDialog } from './ResetDialog.tsx';
import type { SurveyTexts } from './survey-texts.ts';
import type { Phase } from './use-survey.ts';

export interface SentNoteProps {
  /** The id of the heading. */
  readonly id: string;
  readonly phase: Exclude<Phase, 'open'>;
  readonly words: SurveyTexts;
  readonly onReset: () => void;
}

/** The note that a survey was sent, now or earlier. */
export function SentNote({ id, phase, words, onReset }: SentNoteProps): ReactNode {
  return (
    <div className="survey-step">
      <h3 id={id} tabIndex={-1}>
        {words.sentTitle}
      </h3>
      <p className="form-state" role="status">
        {phase === 'sent' ? words.sentText : words.sentBefore}
      </p>
      <ResetDialog label={words.another} words={words} onReset={onReset} />
    </div>
  );
}
