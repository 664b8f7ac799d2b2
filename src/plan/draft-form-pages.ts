import type { ProsePage, SiteEvent } from '../model/site.ts';
import { type Draft, draft } from './draft.ts';
import { breadcrumbLd } from './json-ld.ts';
import { siteTitle } from './placeholder-values.ts';
import { planFormPage, planTeamRegistration } from './plan-form-pages.ts';
import { planSurveyPage } from './plan-survey.ts';
import { currentEdition, SURVEY_PATH, surveyed, teamRegistrationPath } from './site-pages.ts';
import { type Wording, words } from './wording.ts';

/** The page of a prose record with a form; none for one without. */
export function formPageOf(wording: Wording, page: ProsePage): Pick<Draft, 'template' | 'content'> | undefined {
  const content = planFormPage(wording, page);
  return content && { template: 'form', content };
}

/** The page of all surveys; none on a site that has no survey. */
export function surveyDrafts(wording: Wording): readonly Draft[] {
  if (surveyed(wording.site).length === 0) return [];
  const { content, queries } = planSurveyPage(wording);
  return [
    draft(wording, SURVEY_PATH, {
      template: 'survey',
      title: wording.t('survey:title'),
      description: wording.t('survey:description'),
      content,
      queries,
      jsonLd: [
        breadcrumbLd(wording, [
          { name: siteTitle(wording), path: '/' },
          { name: wording.t('survey:title'), path: SURVEY_PATH },
        ]),
      ],
    }),
  ];
}

/** Where teams register for an event that runs; none for other kinds of events. */
export function teamRegistrationDrafts(wording: Wording, event: SiteEvent): readonly Draft[] {
  const edition = currentEdition(event);
  const path = teamRegistrationPath(event);
  if (edition === undefined || path === undefined) return [];
  const title = words(wording, event.title);
  return [
    draft(wording, path, {
      template: 'team-registration',
      event: event.ident,
      title: `${wording.t('forms:team.title')}: ${title} ${edition.year}`,
      description: wording.t('forms:team.description', { event: title }),
      content: planTeamRegistration(wording, { event, edition }),
    }),
  ];
}
