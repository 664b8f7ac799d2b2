import type { ProblemCode } from './api-contract.ts';

/**
 * Selects surveys by the query string of the survey page: `/survey/?event=devlica&year=2026&day=2026-05-08`.
 *
 * @see specification, section 8: survey loading
 */

/** An edition that a query string can select. */
export interface ChoosableEdition {
  readonly event: string;
  readonly year: number;
  /** Its days, `YYYY-MM-DD`. */
  readonly days: readonly string[];
  /** The surveys of the edition: none, one, or one for each day. */
  readonly surveys: readonly { readonly ident: string; readonly day?: string }[];
}

export type SurveyChoice =
  /** The query string selects nothing, so all surveys are offered. */
  | { readonly kind: 'all' }
  | { readonly kind: 'some'; readonly idents: readonly string[] }
  | { readonly kind: 'problem'; readonly code: ChoiceProblem };

export type ChoiceProblem = Extract<ProblemCode, 'unknown-event' | 'unknown-year' | 'unknown-day' | 'survey-inactive'>;

/** Reads a query string. A year or day without an event is an unknown event. */
export function chooseSurveys(editions: readonly ChoosableEdition[], search: string): SurveyChoice {
  const query = new URLSearchParams(search);
  const [event, year, day] = ['event', 'year', 'day'].map((name) => query.get(name));
  if (event == null && year == null && day == null) return { kind: 'all' };
  const ofEvent = editions.filter((edition) => edition.event === event);
  if (ofEvent.length === 0) return { kind: 'problem', code: 'unknown-event' };
  const ofYear = year == null ? ofEvent : ofEvent.filter((edition) => String(edition.year) === year);
  if (ofYear.length === 0) return { kind: 'problem', code: 'unknown-year' };
  const ofDay = day == null ? ofYear : ofYear.filter((edition) => hasDay(edition, day));
  if (ofDay.length === 0) return { kind: 'problem', code: 'unknown-day' };
  const found = ofDay.flatMap(({ surveys }) => surveys.filter((one) => day == null || one.day === day));
  if (found.length === 0) return { kind: 'problem', code: 'survey-inactive' };
  return { kind: 'some', idents: found.map(({ ident }) => ident) };
}

/** Whether a day can be selected. None can be if one survey covers all days; the API refuses it, too. */
function hasDay({ days, surveys }: ChoosableEdition, day: string): boolean {
  return surveys.length === 0 ? days.includes(day) : surveys.some((one) => one.day === day);
}

/** The query string that selects one survey. */
export function surveySearch(survey: { readonly event: string; readonly year: number; readonly day?: string }): string {
  const { event, year, day } = survey;
  const query = new URLSearchParams({ event, year: String(year), ...(day === undefined ? {} : { day }) });
  return `?${query}`;
}
