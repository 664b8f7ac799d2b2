import type { Receipt } from '../../../src/domain/site/api-contract.ts';
import type { FormBasics } from '../../parts/form/form-scope.tsx';
import type { ProblemTexts } from '../problem-text.ts';
import type { SendTexts } from './SendRow.tsx';

/** The texts of a hydrated form, in the page's language. */
export interface FormTexts extends FormBasics, SendTexts {
  /** The messages for missing values, and for other errors. */
  readonly incomplete: string;
  readonly check: string;
  readonly restored: string;
  readonly sent: { readonly title: string } & Readonly<Record<Receipt['status'], string>>;
  readonly problem: ProblemTexts;
  readonly team?: TeamTexts;
  readonly seats?: SeatTexts;
  readonly places?: PlaceTexts;
}

export interface TeamTexts {
  readonly add: string;
  /** Contains `{number}`. */
  readonly remove: string;
  /** Contains `{count}`. */
  readonly count: string;
}

export interface SeatTexts {
  /** Contains `{title}`. */
  readonly excluded: string;
  readonly failed: string;
  readonly missing: string;
}

/** The texts contain `{left}` and `{maximum}`. */
export interface PlaceTexts {
  readonly few: string;
  readonly full: string;
}
