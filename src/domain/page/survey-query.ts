import type { Audience } from '../site/api-contract.ts';
import type { Form } from './page-forms.ts';

/**
 * The static query of a survey, with the forms for its island. The page contains only its hash, so that other visitors
 * do not load the questions twice.
 */
export interface SurveyQuery {
  readonly kind: 'survey';
  /** Event and year, followed by the day if each day has a survey of its own: `devlica-2026`. */
  readonly survey: string;
  /** The same forms as on the page. */
  readonly forms: Readonly<Record<Audience, Form>>;
  /** The texts that say how complete the answers are, from the highest to the lowest percentage. */
  readonly completion: readonly Completion[];
}

export interface Completion {
  readonly ident: string;
  readonly from: number;
  readonly title: string;
}
