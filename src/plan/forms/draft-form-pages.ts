import { SURVEY_PATH } from '../../domain/paths/addresses.ts';
import { currentEdition, teamRegistrationPath } from '../../domain/paths/page-owners.ts';
import type { ProsePage, SiteEvent } from '../../domain/site/site.ts';
import { editionsWithSurvey } from '../links/public-pages.ts';
import { breadcrumbLd } from '../pages/json-ld.ts';
import { type Draft, type DraftMaker, draft } from '../pages/page-draft.ts';
import { siteTitle } from '../placeholder-values.ts';
import type { PlanContext } from '../plan-context.ts';
import { plainText } from '../texts.ts';
import { planFormPage, planTeamRegistration } from './plan-form-pages.ts';
import { planSurveyPage } from './plan-survey.ts';

/** Template and content of a text page with a form. Returns undefined for a page without a form. */
export function formPageOf(context: PlanContext, page: ProsePage): Pick<Draft, 'template' | 'content'> | undefined {
  const content = planFormPage(context, page);
  return content && { template: 'form', content };
}

/** The page of all surveys; none on a site that has no survey. */
export function surveyDrafts(context: PlanContext): readonly DraftMaker[] {
  if (editionsWithSurvey(context.site).length === 0) return [];
  return [
    () =>
      draft(context, SURVEY_PATH, {
        template: 'survey',
        title: context.t('survey:title'),
        description: context.t('survey:description'),
        ...planSurveyPage(context),
        jsonLd: [
          breadcrumbLd(context, [
            { name: siteTitle(context), path: '/' },
            { name: context.t('survey:title'), path: SURVEY_PATH },
          ]),
        ],
      }),
  ];
}

/** Where teams register for an event that runs; none for other kinds of events. */
export function teamRegistrationDrafts(context: PlanContext, event: SiteEvent): readonly DraftMaker[] {
  const edition = currentEdition(event);
  const path = teamRegistrationPath(event);
  if (edition === undefined || path === undefined) return [];
  const title = plainText(context, event.title);
  return [
    () =>
      draft(context, path, {
        template: 'team-registration',
        event: event.ident,
        title: `${context.t('forms:team.title')}: ${title} ${edition.year}`,
        description: context.t('forms:team.description', { event: title }),
        content: planTeamRegistration(context, { event, edition }),
      }),
  ];
}
