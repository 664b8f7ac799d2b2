import type { Receipt } from '../../../src/domain/api-contract.ts';
import type { FormBasics } from '../../parts/form/form-scope.tsx';
import type { ProblemWords } from '../problem-text.ts';
import type { SendWords } from './SendRow.tsx';

/** The texts of a hydrated form, in the page's language. */
export interface FormWords extends FormBasics, SendWords {
  /** Said when something is missing, and when something else is wrong. */
  readonly incomplete: string;
  readonly check: string;
  readonly restored: string;
  readonly sent: { readonly title: string } & Readonly<Record<Receipt['status'], string>>;
  readonly problem: ProblemWords;
  readonly team?: TeamWords;
  readonly seats?: SeatWords;
  readonly places?: PlaceWords;
}

export interface TeamWords {
  readonly add: string;
  /** With `{number}`. */
  readonly remove: string;
  /** With `{count}`. */
  readonly count: string;
}

export interface SeatWords {
  /** With `{title}`. */
  readonly excluded: string;
  readonly failed: string;
  readonly missing: string;
}

/** With `{left}` and `{maximum}`. */
export interface PlaceWords {
  readonly few: string;
  readonly full: string;
}
