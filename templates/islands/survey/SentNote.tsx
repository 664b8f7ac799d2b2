import type { ReactNode } from 'react';
import { ResetDialog } from './ResetDialog.tsx';
import type { Phase } from './use-survey.ts';
import type { SurveyWords } from './words.ts';

export interface SentNoteProps {
  /** The heading's. */
  readonly id: string;
  readonly phase: Exclude<Phase, 'open'>;
  readonly words: SurveyWords;
  readonly onReset: () => void;
}

/** The end of a survey: it has been sent, now or earlier. */
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
