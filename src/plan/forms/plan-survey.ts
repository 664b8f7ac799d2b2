import { defined } from '../../domain/defined.ts';
import type { SurveyEntry, SurveyForm, SurveyPage } from '../../domain/page/page-forms.ts';
import type { SurveyQuery } from '../../domain/page/survey-query.ts';
import { SURVEY_PATH } from '../../domain/paths/addresses.ts';
import { hasSurvey } from '../../domain/paths/page-owners.ts';
import type { Edition, SiteEvent } from '../../domain/site/site.ts';
import { type ChoosableEdition, surveySearch } from '../../domain/site/survey-choice.ts';
import { formatWall } from '../../domain/time/dates.ts';
import { pageHref } from '../links/links.ts';
import { editionsWithSurvey } from '../links/public-pages.ts';
import { isEditionListed } from '../links/publicity.ts';
import type { PlanContext } from '../plan-context.ts';
import { staticQuery } from '../static-query.ts';
import { plainText } from '../texts.ts';
import { externalForm, type FormScope } from './plan-forms.ts';
import { planSurveyWindow } from './plan-registration.ts';
import { planSurveyForms, type SurveyScope } from './plan-survey-forms.ts';

/** The survey page: a form for visitors and one for speakers, for each edition with a survey. */
export function planSurveyPage(context: PlanContext): {
  readonly content: SurveyPage;
  readonly queries: readonly SurveyQuery[];
} {
  const { surveyMinutes, pinLength } = context.site.settings.limits;
  const scopes = editionsWithSurvey(context.site);
  const planned = scopes.flatMap((scope) => surveysOf(context, scope));
  return {
    content: {
      minutes: surveyMinutes,
      pinLength,
      surveys: planned.map(({ entry }) => entry),
      href: pageHref(context, SURVEY_PATH),
      editions: choosableEditions(context, new Set(scopes.map(({ edition }) => edition))),
    },
    queries: planned.flatMap(({ query }) => query ?? []),
  };
}

/** Editions with a survey, and others that the site may name. */
function choosableEditions({ site }: PlanContext, surveyed: ReadonlySet<Edition>): readonly ChoosableEdition[] {
  return site.events.flatMap((event) =>
    event.editions
      .filter((edition) => surveyed.has(edition) || isEditionListed(site, event, edition))
      .map((edition) => choosable(event, edition)),
  );
}

/** The values of event, year and day with which the page's query string can select surveys of an edition. */
function choosable(event: SiteEvent, edition: Edition): ChoosableEdition {
  return {
    event: event.ident,
    year: edition.year,
    days: edition.days.map(({ date }) => date),
    surveys: hasSurvey(event, edition)
      ? surveyDays(edition).map((day) => defined({ ident: identOf({ event, edition, day }), day }))
      : [],
  };
}

interface PlannedSurvey {
  readonly entry: SurveyEntry;
  readonly query?: SurveyQuery;
}

/** The survey of an edition, or one for each of its days. */
function surveysOf(context: PlanContext, scope: FormScope): readonly PlannedSurvey[] {
  const { event, edition } = scope;
  const { survey } = edition;
  const window = planSurveyWindow(context, event, edition.year);
  const external = externalForm(edition, 'survey');
  if (window === undefined) return [];
  if (external !== undefined) return [{ entry: externalSurvey(context, scope, { external, window }) }];
  if (survey === undefined) return [];
  const isOver = window.states.every(({ value }) => value === 'over');
  return surveyDays(edition).map((day): PlannedSurvey => {
    const surveyScope = { ...scope, survey, ident: identOf({ ...scope, day }), day };
    const search = surveySearch(defined({ event: event.ident, year: edition.year, day }));
    const href = pageHref(context, SURVEY_PATH) + search;
    const entry = { ident: surveyScope.ident, event: event.ident, title: titleOf(context, surveyScope), window, href };
    if (isOver) return { entry: { ...entry, forms: [] } };
    const forms = planSurveyForms(context, surveyScope);
    const query = queryOf(context, surveyScope, forms);
    return { entry: { ...entry, forms, query: staticQuery(query).hash }, query };
  });
}

/** The survey of an edition at another site. */
function externalSurvey(
  context: PlanContext,
  { event, edition }: FormScope,
  rest: Required<Pick<SurveyEntry, 'external' | 'window'>>,
): SurveyEntry {
  return {
    ident: identOf({ event, edition, day: undefined }),
    event: event.ident,
    title: titleOf(context, { event, edition, day: undefined }),
    href: pageHref(context, SURVEY_PATH) + surveySearch({ event: event.ident, year: edition.year }),
    forms: [],
    ...rest,
  };
}

/** The days with a survey of their own; `[undefined]` if one survey covers all days. */
function surveyDays({ survey, days, externalForms }: Edition): readonly (string | undefined)[] {
  return survey?.isPerDay === true && externalForms.survey === undefined ? days.map(({ date }) => date) : [undefined];
}

function identOf({ event, edition, day }: FormScope & { readonly day: string | undefined }): string {
  return [event.ident, edition.year, day].filter((part) => part !== undefined).join('-');
}

function titleOf(
  context: PlanContext,
  { event, edition, day }: FormScope & { readonly day: string | undefined },
): string {
  const title = `${plainText(context, event.title)} ${edition.year}`;
  return day === undefined ? title : `${title}, ${formatWall(day, 'date', context.language)}`;
}

/** The questions of both audiences as a static query. */
function queryOf(context: PlanContext, scope: SurveyScope, forms: readonly SurveyForm[]): SurveyQuery {
  const { surveyCompletion } = context.site.settings;
  return {
    kind: 'survey',
    survey: scope.ident,
    forms: Object.fromEntries(forms.map(({ audience, form }) => [audience, form])) as SurveyQuery['forms'],
    completion: surveyCompletion.map(({ ident, from }) => ({
      ident,
      from,
      title: context.t(`survey:completion.${ident}`, { defaultValue: ident }),
    })),
  };
}
