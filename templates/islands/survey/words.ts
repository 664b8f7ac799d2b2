import type { FormBasics } from '../../parts/form/form-scope.tsx';
import type { ProblemWords } from '../problem-text.ts';
import type { Step } from './steps.ts';

/** What the survey's island says, in the page's language. */
export interface SurveyWords {
  readonly begin: string;
  readonly loading: string;
  /** Said when the questions cannot be had. */
  readonly notLoaded: string;
  readonly again: string;
  /** Names the list of steps. */
  readonly steps: string;
  readonly titles: Readonly<Record<Step, string>>;
  readonly back: string;
  readonly next: string;
  readonly checking: string;
  readonly sending: string;
  /** Said in the place of both when it takes long. */
  readonly slow: string;
  /** With `{percent}`. */
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
  readonly problems: ProblemWords;
}
