import { beforeAll, describe, expect, it } from 'vitest';
import type { SurveyEntry, SurveyPage } from '../../../src/domain/page/page-forms.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import type { SurveyQuery } from '../../../src/domain/page/survey-query.ts';
import { valueAt } from '../../../src/domain/time/timeline.ts';
import { planOf } from '../../support/planned-content.ts';

const at = (wall: string): number => Date.parse(`${wall}+02:00`) / 1000;
const MARCH = Date.parse('2026-03-01T12:00:00+01:00') / 1000;

function surveysOf(plan: Plan): readonly SurveyEntry[] {
  const content = plan.routes.find((route) => route.path === '/survey/')?.content as SurveyPage | undefined;
  return content?.surveys ?? [];
}

let plan: Plan;
beforeAll(async () => {
  plan = await planOf(MARCH);
});

describe('the surveys', () => {
  const survey = (ident: string) => surveysOf(plan).find((one) => one.ident === ident);

  it('are those of the years that have one, the newest first, separately for each day if days are evaluated separately', () => {
    expect(surveysOf(plan).map(({ ident }) => ident)).toEqual([
      'devlica-2026',
      'worklica-2026',
      'devlica-2025',
      'worklica-2025-2025-05-09',
      'worklica-2025-2025-06-13',
      'devlica-2024',
    ]);
  });

  it.each([
    ['2026-05-08T07:59:59', 'not-started'],
    ['2026-05-08T08:00:00', 'still-active'],
    ['2026-05-08T19:59:59', 'still-active'],
    ['2026-05-08T20:00:00', 'open'],
    ['2026-06-30T23:59:59', 'open'],
    ['2026-07-01T00:00:00', 'over'],
  ])('of this year at %s: %s', (wall, state) => {
    expect(valueAt(survey('devlica-2026')?.window.states ?? [], at(wall))).toBe(state);
  });

  it('have no questions when they are over', () => {
    expect(survey('devlica-2025')?.forms).toEqual([]);
  });

  it('have questions for visitors and for speakers, of every kind', () => {
    const forms = survey('devlica-2026')?.forms ?? [];
    expect(forms.map(({ audience }) => audience)).toEqual(['visitors', 'speakers']);
    const questions = forms.map(({ form }) => form.groups.find(({ ident }) => ident === 'questions')?.fields ?? []);
    for (const fields of questions) {
      expect(new Set(fields.map(({ kind }) => kind))).toEqual(new Set(['stars', 'radios', 'checkboxes', 'text']));
    }
    expect(questions[1]?.[0]).toMatchObject({
      name: 'answers.care',
      required: true,
      comment: { name: 'comments.care' },
    });
  });

  it('begin with the PIN, the address of the ticket, which may be needed with it, and an optional name and address', () => {
    const start = survey('devlica-2026')?.forms[0]?.form.groups[0]?.fields ?? [];
    expect(start.map(({ name, required }) => [name, required])).toEqual([
      ['pin', true],
      ['ticketEmail', false],
      ['fullName', false],
      ['email', false],
      ['anonymize', false],
    ]);
  });

  it('leave out later parts of a session, breaks and entries that are not evaluated', () => {
    const groups = survey('devlica-2026')?.forms[0]?.form.groups ?? [];
    const names = (ident: string) =>
      groups.find((group) => group.ident === ident)?.fields.map(({ name }) => name) ?? [];
    expect(names('sessions')).toContain('sessions.two-banks-1');
    expect(names('sessions')).toContain('sessions.panel');
    expect(names('sessions').join()).not.toMatch(/two-banks-2|opening|closing|coffee|lunch|registration|after/i);
    expect(names('speakers')).toContain('speakers.ziarnowski-lukasz');
    expect(new Set(names('speakers')).size).toBe(names('speakers').length);
  });

  it('leave out a later part of a series, even if the content does not say so', async () => {
    const SECOND = 'content/events/devlica/2026/sessions/two-banks-2.md';
    const changed = await planOf(MARCH, (copy) => copy.edit(SECOND, 'skipOnSurvey: true\n', ''));
    expect(JSON.stringify(surveysOf(changed))).not.toContain('sessions.two-banks-2');
  });

  it('use a static query with the same forms and the texts for completion', () => {
    const entry = survey('devlica-2026');
    const query = plan.staticQueries.find(({ hash }) => hash === entry?.query);
    const surveyQuery = JSON.parse(query?.json ?? '{}') as SurveyQuery;
    expect(surveyQuery.forms.visitors).toEqual(entry?.forms[0]?.form);
    expect(surveyQuery.completion.map(({ from }) => from)).toEqual([90, 70, 50, 25, 0]);
    expect(plan.routes.find(({ path }) => path === '/survey/')?.staticQueries).toContain(query?.hash);
    expect(survey('devlica-2025')?.query).toBeUndefined();
  });
});
