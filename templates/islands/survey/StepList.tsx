import type { ReactNode } from 'react';
import { type Step, stepHash } from './steps.ts';
import type { SurveyWords } from './words.ts';

export interface StepListProps {
  readonly steps: readonly Step[];
  /** Those that can be gone to. */
  readonly open: readonly Step[];
  readonly step: Step;
  readonly words: Pick<SurveyWords, 'steps' | 'titles'>;
}

/** Where one is in the survey: links to the steps that are open. */
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
