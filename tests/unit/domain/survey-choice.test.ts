import { describe, expect, it } from 'vitest';
import { type ChoosableEdition, chooseSurveys, surveySearch } from '../../../src/domain/site/survey-choice.ts';

const EDITIONS: readonly ChoosableEdition[] = [
  { event: 'vezovi', year: 2026, days: ['2026-05-08'], surveys: [{ ident: 'vezovi-2026' }] },
  { event: 'vezovi', year: 2024, days: ['2024-05-10'], surveys: [] },
  {
    event: 'radionice',
    year: 2025,
    days: ['2025-05-09', '2025-06-13'],
    surveys: [
      { ident: 'radionice-2025-2025-05-09', day: '2025-05-09' },
      { ident: 'radionice-2025-2025-06-13', day: '2025-06-13' },
    ],
  },
];

describe('the address of the survey page', () => {
  it.each([
    ['?event=vezovi&year=2026', ['vezovi-2026']],
    ['?event=vezovi', ['vezovi-2026']],
    ['?event=radionice&year=2025', ['radionice-2025-2025-05-09', 'radionice-2025-2025-06-13']],
    ['?event=radionice&year=2025&day=2025-06-13', ['radionice-2025-2025-06-13']],
  ])('%s selects %j', (search, idents) => {
    expect(chooseSurveys(EDITIONS, search)).toEqual({ kind: 'some', idents });
  });

  it.each([
    ['?event=none&year=2026', 'unknown-event'],
    ['?event=', 'unknown-event'],
    ['?year=2026', 'unknown-event'],
    ['?event=vezovi&year=2031', 'unknown-year'],
    ['?event=vezovi&year=', 'unknown-year'],
    ['?event=radionice&year=2025&day=2025-05-10', 'unknown-day'],
    ['?event=vezovi&year=2026&day=tomorrow', 'unknown-day'],
    ['?event=vezovi&year=2026&day=2026-05-08', 'unknown-day'],
    ['?event=vezovi&year=2026&day=', 'unknown-day'],
    ['?event=vezovi&year=2024', 'survey-inactive'],
  ])('%s is refused: %s', (search, code) => {
    expect(chooseSurveys(EDITIONS, search)).toEqual({ kind: 'problem', code });
  });

  it.each(['', '?', '?utm_source=letter'])('"%s" selects nothing: all surveys are offered', (search) => {
    expect(chooseSurveys(EDITIONS, search)).toEqual({ kind: 'all' });
  });

  it('links to each survey', () => {
    for (const { event, year, surveys } of EDITIONS) {
      for (const survey of surveys) {
        const search = surveySearch({ event, year, ...survey });
        expect(chooseSurveys(EDITIONS, search)).toEqual({ kind: 'some', idents: [survey.ident] });
      }
    }
  });
});
