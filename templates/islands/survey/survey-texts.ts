import type { FormBasics } from '../../parts/form/form-scope.tsx';
import type { ProblemTexts } from '../problem-text.ts';
import type { Step } from './steps.ts';

/** The texts of the survey, in the page's language. */
export interface SurveyTexts {
  readonly begin: string;
  readonly loading: string;
  /** Shown if the forms cannot be loaded. */
  readonly notLoaded: string;
  readonly again: string;
  /** The label of the list of steps. */
  readonly steps: string;
  readonly titles: Readonly<Record<Step, string>>;
  readonly back: string;
  readonly next: string;
  readonly checking: string;
  readonly sending: string;
  /** Replaces both texts if a request takes long. */
  readonly slow: string;
  /** Contains `{percent}`. */
  readonly completed: string;
  readonly start: string;
  readonly kept: string;
  readonly reset: string;
  readonly resetTitle: string;
  readonly resetText: string;
  readonly resetYes: string;
  readonly resetNo: string;
  readonly sentTitle: string;
  readonly sentText: string;
  readonly sentBefore: string;
  readonly another: string;
  readonly form: FormBasics;
  readonly problems: ProblemTexts;
}
