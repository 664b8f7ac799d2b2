import type { ProblemCode } from './api-contract.ts';

/**
 * Which of the page's surveys its address asks for: `/survey/?event=devlica&year=2026&day=2026-05-08`.
 * @see specification, section 8: survey loading
 */

/** An edition that an address can name. */
export interface ChoosableEdition {
  readonly event: string;
  readonly year: number;
  /** Its days, `YYYY-MM-DD`. */
  readonly days: readonly string[];
  /** Its surveys: none where it has no survey; one, or one for each of its days. */
  readonly surveys: readonly { readonly ident: string; readonly day?: string }[];
}

export type SurveyChoice =
  /** The address chooses nothing. */
  | { readonly kind: 'all' }
  | { readonly kind: 'some'; readonly idents: readonly string[] }
  | { readonly kind: 'problem'; readonly code: ChoiceProblem };

export type ChoiceProblem = Extract<ProblemCode, 'unknown-event' | 'unknown-year' | 'unknown-day' | 'survey-inactive'>;

/** What the search part of an address asks for. A year or a day alone means nothing: its event is unknown. */
export function chooseSurveys(editions: readonly ChoosableEdition[], search: string): SurveyChoice {
  const asked = new URLSearchParams(search);
  const [event, year, day] = ['event', 'year', 'day'].map((name) => asked.get(name));
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

/** Whether a day can be selected. If one survey covers all days, none can be; the API refuses it, too. */
function hasDay({ days, surveys }: ChoosableEdition, day: string): boolean {
  return surveys.length === 0 ? days.includes(day) : surveys.some((one) => one.day === day);
}

/** The search part of the address of one survey. */
export function surveySearch(survey: { readonly event: string; readonly year: number; readonly day?: string }): string {
  const { event, year, day } = survey;
  const asked = new URLSearchParams({ event, year: String(year), ...(day === undefined ? {} : { day }) });
  return `?${asked}`;
}
