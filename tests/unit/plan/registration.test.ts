import { describe, expect, it } from 'vitest';
import { registrationStates } from '../../../src/domain/page/registration.ts';
import { surveyTimes } from '../../../src/domain/page/survey-window.ts';
import type { Edition, SiteEvent } from '../../../src/domain/site/site.ts';
import { valueAt } from '../../../src/domain/time/timeline.ts';

describe('a registration', () => {
  it('is closed before its start, then open, and closed from its deadline on', () => {
    const states = registrationStates(10, 20);
    expect([9, 10, 19, 20].map((at) => valueAt(states, at))).toEqual(['not-yet', 'open', 'open', 'closed']);
  });

  it('without a start has always been open, and stays open without a deadline', () => {
    expect(registrationStates(null, 20).map(({ value }) => value)).toEqual(['open', 'closed']);
    expect(registrationStates(10, null).map(({ value }) => value)).toEqual(['not-yet', 'open']);
    expect(registrationStates(null, null).map(({ value }) => value)).toEqual(['open']);
  });

  it('with a deadline before its start is never open', () => {
    expect(registrationStates(20, 10).map(({ value }) => value)).toEqual(['not-yet', 'closed']);
  });
});

describe('a survey', () => {
  const edition = (year: number, limits: Readonly<Record<string, number>>): Partial<Edition> => ({
    year,
    startsAt: year * 10,
    endsAt: year * 10 + 2,
    dateLimits: Object.fromEntries(
      Object.entries(limits).map(([name, until]) => [name, { from: null, until, window: [] }]),
    ),
  });
  const event = (...editions: readonly Partial<Edition>[]): SiteEvent =>
    ({ ident: 'devlica', surveyYears: [2025, 2026], editions }) as unknown as SiteEvent;
  const seen = (of: SiteEvent, year: number): readonly unknown[] =>
    (surveyTimes(of, year)?.states ?? []).map(({ from, value }) => [from, value]);

  it('begins when the event has ended, and ends when the next edition stops inviting to it', () => {
    const of = event(edition(2026, { lastYearSurvey: 20_257 }), edition(2025, {}));
    expect(seen(of, 2025)).toEqual([
      [null, 'not-started'],
      [20_250, 'still-active'],
      [20_252, 'open'],
      [20_257, 'over'],
    ]);
    expect(seen(of, 2026).at(-1)).toEqual([20_262, 'open']);
  });

  it('has its own end if its edition sets one', () => {
    expect(seen(event(edition(2026, { survey: 20_265 })), 2026).at(-1)).toEqual([20_265, 'over']);
  });

  it('that ends before it begins is never open', () => {
    const states = seen(event(edition(2026, { survey: 20_261 })), 2026).map((one) => (one as unknown[])[1]);
    expect(states).toEqual(['not-started', 'still-active', 'over']);
  });

  it('does not exist if the event disables it', () => {
    expect(surveyTimes(event(edition(2019, {})), 2019)).toBeUndefined();
  });
});
