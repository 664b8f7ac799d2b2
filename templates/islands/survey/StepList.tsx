import type { ReactNode } from 'react';
import { type Step, stepHash } from './steps.ts';
import type { SurveyTexts } from './survey-texts.ts';

export interface StepListProps {
  readonly steps: readonly Step[];
  /** The steps that can be opened. */
  readonly open: readonly Step[];
  readonly step: Step;
  readonly words: Pick<SurveyTexts, 'steps' | 'titles'>;
}

/** The steps of the survey, with links to those that can be opened. */
export function StepList({ steps, open, step, words }: StepListProps): ReactNode {
  return (
    <nav aria-label={words.steps}>
      <ol className="survey-steps">
        {steps.map((one) => (
          <li key={one}>
            {open.includes(one) ? (
              <a href={stepHash(one)} aria-current={one === step ? 'step' : undefined}>
                {words.titles[one]}
              </a>
            ) : (
              <span>{words.titles[one]}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
