import type { ReactNode } from 'react';
import { type Step, stepHash } from './steps.ts';
import type { SurveyTexts } from './survey-texts.ts';

export interface StepButtonsProps {
  /** The previous step, if there is one. */
  readonly back: Step | undefined;
  /** The text of the button that continues. */
  readonly label: string;
  readonly words: Pick<SurveyTexts, 'back'>;
  /** A text about the running request; undefined if there is none. */
  readonly waiting: string | undefined;
  /** The message for the last request if it has failed. */
  readonly failure: string | undefined;
}

/** The buttons to the next and previous step, with status and error message. */
export function StepButtons({ back, label, words, waiting, failure }: StepButtonsProps): ReactNode {
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
