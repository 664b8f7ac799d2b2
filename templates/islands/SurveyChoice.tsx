import type { ReactNode } from 'react';
import type { ChoiceProblem, ChoosableEdition } from '../../src/domain/site/survey-choice.ts';

export interface SurveyChoiceProps {
  /** The editions that the page's query string can select. */
  readonly editions: readonly ChoosableEdition[];
  /** The messages for query strings that select nothing. */
  readonly problems: Readonly<Record<ChoiceProblem, string>>;
  /** A link to the page with all surveys. Shown if the page shows one survey or none. */
  readonly all: { readonly href: string; readonly title: string };
}

/**
 * Applies the page's query string: its script hides other surveys or shows a message. Empty without a query string. The
 * script does not use React.
 */
export function SurveyChoice({ all }: SurveyChoiceProps): ReactNode {
  return (
    <>
      <div role="alert" data-survey-problem="" />
      <p hidden data-survey-all="">
        <a href={all.href}>{all.title}</a>
      </p>
    </>
  );
}
