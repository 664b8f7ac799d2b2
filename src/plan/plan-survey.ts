import { formatWall } from '../model/dates.ts';
import { defined } from '../model/defined.ts';
import type { SurveyEntry, SurveyForm, SurveyPage } from '../model/page-forms.ts';
import type { Edition, SiteEvent } from '../model/site.ts';
import { type ChoosableEdition, surveySearch } from '../model/survey-choice.ts';
import type { SurveyQuery } from '../model/survey-query.ts';
import type { FormScope } from './plan-forms.ts';
import { planSurveyWindow } from './plan-registration.ts';
import { planSurveyForms, type SurveyOf } from './plan-survey-forms.ts';
import { isSurveyed, SURVEY_PATH, surveyed } from './site-pages.ts';
import { staticQuery } from './static-query.ts';
import { pageHref, type Wording, words } from './wording.ts';

/** The page of the surveys after events: a form for visitors and one for speakers, of each edition that asks. */
export function planSurveyPage(wording: Wording): {
  readonly content: SurveyPage;
  readonly queries: readonly SurveyQuery[];
} {
  const { surveyMinutes, pinLength } = wording.site.settings.limits;
  const planned = surveyed(wording.site).flatMap((scope) => surveysOf(wording, scope));
  return {
    content: {
      minutes: surveyMinutes,
      pinLength,
      surveys: planned.map(({ entry }) => entry),
      href: pageHref(wording, SURVEY_PATH),
      editions: wording.site.events.flatMap((event) => event.editions.map((edition) => choosable(event, edition))),
    },
    queries: planned.flatMap(({ query }) => query ?? []),
  };
}

/** What the page's address can ask for of an edition. */
function choosable(event: SiteEvent, edition: Edition): ChoosableEdition {
  return {
    event: event.ident,
    year: edition.year,
    days: edition.days.map(({ date }) => date),
    surveys: isSurveyed(event, edition)
      ? surveyDays(edition).map((day) => defined({ ident: identOf({ event, edition, day }), day }))
      : [],
  };
}

interface PlannedSurvey {
  readonly entry: SurveyEntry;
  readonly query?: SurveyQuery;
}

/** The survey of an edition, or one for each of its days. */
function surveysOf(wording: Wording, scope: FormScope): readonly PlannedSurvey[] {
  const { event, edition } = scope;
  const { survey } = edition;
  const window = planSurveyWindow(wording, event, edition.year);
  if (survey === undefined || window === undefined) return [];
  const isOver = window.states.every(({ value }) => value === 'over');
  return surveyDays(edition).map((day): PlannedSurvey => {
    const of = { ...scope, survey, ident: identOf({ ...scope, day }), day };
    const search = surveySearch(defined({ event: event.ident, year: edition.year, day }));
    const href = pageHref(wording, SURVEY_PATH) + search;
    const entry = { ident: of.ident, event: event.ident, title: titleOf(wording, of), window, href };
    if (isOver) return { entry: { ...entry, forms: [] } };
    const forms = planSurveyForms(wording, of);
    const query = queryOf(wording, of, forms);
    return { entry: { ...entry, forms, query: staticQuery(query).hash }, query };
  });
}

/** The days that an edition asks about apart; one for all of them is undefined. */
function surveyDays({ survey, days }: Edition): readonly (string | undefined)[] {
  return survey?.isPerDay === true ? days.map(({ date }) => date) : [undefined];
}

function identOf({ event, edition, day }: FormScope & { readonly day: string | undefined }): string {
  return [event.ident, edition.year, day].filter((part) => part !== undefined).join('-');
}

function titleOf(wording: Wording, { event, edition, day }: SurveyOf): string {
  const title = `${words(wording, event.title)} ${edition.year}`;
  return day === undefined ? title : `${title}, ${formatWall(day, 'date', wording.language)}`;
}

/** The questions of both audiences as a static query. */
function queryOf(wording: Wording, of: SurveyOf, forms: readonly SurveyForm[]): SurveyQuery {
  const { surveyCompletion } = wording.site.settings;
  return {
    kind: 'survey',
    survey: of.ident,
    forms: Object.fromEntries(forms.map(({ audience, form }) => [audience, form])) as SurveyQuery['forms'],
    completion: surveyCompletion.map(({ ident, from }) => ({
      ident,
      from,
      title: wording.t(`survey:completion.${ident}`, { defaultValue: ident }),
    })),
  };
}
