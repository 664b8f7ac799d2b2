import { beforeAll, describe, expect, it } from 'vitest';
import type { EventPage, PageContent } from '../../../src/domain/page/page.ts';
import type { FormPage, SurveyPage, TeamRegistrationPage } from '../../../src/domain/page/page-forms.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import { renderPage } from '../../../templates/entry.tsx';
import { type Data, type Variation, type VariedSite, variedSite } from '../../support/varied-site.ts';
import { head, sampleEnv } from './templates-samples.ts';

const MARCH = Date.parse('2026-03-01T12:00:00+01:00') / 1000;
const DEVLICA = 'content/events/devlica/2026/edition.yaml';
const SURVEY = 'content/events/devlica/2026/survey.yaml';

const url = (name: string): string => `https://forms.example/${name}`;
const external = (name: string) => ({ url: url(name), host: 'forms.example' });
const contentAt = (plan: Plan, path: string): PageContent =>
  plan.routes.find((route) => route.path === path)?.content as PageContent;
const withForms = (...names: readonly string[]): Data => ({
  externalForms: Object.fromEntries(names.map((name) => [name, url(name)])),
});

describe('a form at another site', () => {
  let site: VariedSite;
  let plan: Plan;
  const given: Variation = {
    'content/events/hacklica/event.yaml': (data) => Object.assign(data, { enabled: true }, withForms('team')),
    'content/events/worklica/2026/edition.yaml': (data) =>
      Object.assign(data, withForms('workshops', 'newsletter'), { sections: { newsletter: true } }),
    'content/events/devlica/event.yaml': (data) => Object.assign(data, withForms('press', 'volunteer')),
    [DEVLICA]: (data) => Object.assign(data, withForms('sponsor', 'survey')),
  };
  beforeAll(async () => {
    site = await variedSite((path) => !/\/20(1\d|2[0-4])\//.test(path));
    plan = await site.plan(MARCH, given);
  });

  it('takes the place of the form of a page, within the same dates', async () => {
    const own = await site.plan(MARCH);
    for (const [path, name] of [
      ['/sponsors/', 'sponsor'],
      ['/press-register/', 'press'],
      ['/hr/volunteer/', 'volunteer'],
    ] as const) {
      const { form, window } = (contentAt(plan, path) as FormPage).registration;
      expect(form).toMatchObject({ name, external: external(name), groups: [], hidden: [] });
      expect(window).toEqual((contentAt(own, path) as FormPage).registration.window);
    }
    expect((contentAt(plan, '/exhibitors/') as FormPage).registration.form).not.toHaveProperty('external');
  });

  it('takes the place of the forms of events: teams, workshops, newsletter', () => {
    const { registration } = contentAt(plan, '/hacklica/register/') as TeamRegistrationPage;
    expect(registration.form).toMatchObject({ external: external('team'), groups: [] });
    const { sections } = contentAt(plan, '/hr/worklica/') as EventPage;
    const schedule = sections.find((one) => one.kind === 'schedule');
    expect(schedule?.workshops?.form).toMatchObject({ external: external('workshops') });
    const newsletter = sections.find((one) => one.kind === 'newsletter');
    expect(newsletter?.form).toMatchObject({ external: external('newsletter') });
  });

  it('takes the place of a survey, which then needs no questions', async () => {
    const withoutQuestions = await variedSite((path) => path !== SURVEY && !/\/20(1\d|2[0-4])\//.test(path));
    for (const one of [plan, await withoutQuestions.plan(MARCH, given)]) {
      const { surveys } = contentAt(one, '/survey/') as SurveyPage;
      const survey = surveys.find(({ ident }) => ident === 'devlica-2026');
      expect(survey).toMatchObject({ external: external('survey'), forms: [] });
      expect(survey?.window.states.map(({ value }) => value)).toContain('open');
    }
    const { surveys } = contentAt(await withoutQuestions.plan(MARCH), '/survey/') as SurveyPage;
    expect(surveys.map(({ ident }) => ident)).not.toContain('devlica-2026');
  });

  it('is a link with the name of the other site', () => {
    const content = contentAt(plan, '/hacklica/register/');
    const { html } = renderPage('team-registration', content, head, sampleEnv('en'));
    expect(html).toContain('<a href="https://forms.example/team" class="button" rel="external noopener">');
    expect(html).toContain('forms.example.');
    expect(html).not.toContain('<form');
  });

  it('is reported like other addresses if it names another year than the current one', () => {
    const old = { externalForms: { volunteer: 'https://forms.example/volunteers-2025' } };
    const findings = site.check({ [DEVLICA]: (data) => Object.assign(data, old) });
    expect(findings.filter((one) => one.startsWith('year-stale'))).toEqual([
      expect.stringContaining('This address names 2025, but the current edition of devlica is that of 2026.'),
    ]);
  });

  it('makes a survey without questions no problem', async () => {
    const withoutQuestions = await variedSite((path) => path !== SURVEY);
    const missing = (variation: Variation): readonly string[] =>
      withoutQuestions.check(variation).filter((one) => one.startsWith('survey-missing'));
    expect(missing({})).toHaveLength(1);
    expect(missing({ [DEVLICA]: (data) => Object.assign(data, withForms('survey')) })).toEqual([]);
  });
});
