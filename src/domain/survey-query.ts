import type { Audience } from './api-contract.ts';
import type { Form } from './page-forms.ts';

/**
 * The static query of a survey: what its island asks, in the words of the page's language. The page itself only names
 * it, so that nobody loads the questions twice who does not answer them.
 */
export interface SurveyQuery {
  readonly kind: 'survey';
  /** `devlica-2026`, with the day where each day has its own. */
  readonly survey: string;
  /** The same forms as in the page. */
  readonly forms: Readonly<Record<Audience, Form>>;
  /** Words for how complete the answers are, from which percentage on; the highest first. */
  readonly completion: readonly Completion[];
}

export interface Completion {
  readonly ident: string;
  readonly from: number;
  readonly title: string;
}
