import type { ReactNode } from 'react';
import { type Step, stepHash } from './steps.ts';
import type { SurveyWords } from './words.ts';

export interface SurveyMovesProps {
  /** The step before, if there is one. */
  readonly back: Step | undefined;
  /** What the button says that goes on. */
  readonly label: string;
  readonly words: Pick<SurveyWords, 'back'>;
  /** What is being waited for, in words. */
  readonly waiting: string | undefined;
  /** Why the last request failed, in words. */
  readonly failure: string | undefined;
}

/** The way on and back, what is being waited for, and what went wrong. */
export function SurveyMoves({ back, label, words, waiting, failure }: SurveyMovesProps): ReactNode {
  return (
    <>
      <div role="alert">{failure !== undefined && <p className="form-errors">{failure}</p>}</div>
      <div className="survey-moves">
        {back !== undefined && (
          <a className="button button-hollow" href={stepHash(back)}>
            {words.back}
          </a>
        )}
        <button type="submit" className="button" aria-disabled={waiting !== undefined}>
          {label}
        </button>
      </div>
      <p className="form-progress" role="status">
        {waiting}
      </p>
    </>
  );
}
