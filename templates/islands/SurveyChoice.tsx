import type { ReactNode } from 'react';
import type { ChoiceProblem, ChoosableEdition } from '../../src/domain/survey-choice.ts';

export interface SurveyChoiceProps {
  /** What the page's address can ask for. */
  readonly editions: readonly ChoosableEdition[];
  /** What is said when it asks for nothing that there is. */
  readonly problems: Readonly<Record<ChoiceProblem, string>>;
  /** The page with all surveys, for who has been shown one or none of them. */
  readonly all: { readonly href: string; readonly title: string };
}

/** Shows what the page's query string selects; empty if it selects nothing. Its script does not use React. */
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
