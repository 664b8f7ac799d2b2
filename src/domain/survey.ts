import type { Moment } from './page-parts.ts';
import type { SiteEvent } from './site.ts';
import { type Instant, steps, type Timeline } from './timeline.ts';

/**
 * The survey of an edition over time. It opens when the edition has ended, and is over at its own date limit `survey`,
 * or when the next edition takes back its invitation to it (`lastYearSurvey`); without either it stays open.
 * @see specification, section 4: survey
 */

/** `still-active`: the event itself is. */
export type SurveyState = 'not-started' | 'still-active' | 'open' | 'over';

/** What a page needs to know of the survey of one event and year; timelines are cut at the build. */
export interface SurveyWindow {
  readonly event: string;
  readonly year: number;
  readonly states: Timeline<SurveyState>;
  /** When the edition ends, and the survey opens. */
  readonly opens: Moment;
  /** The last day of the survey; absent for one without an end. */
  readonly deadline?: Moment;
}

/** When a survey opens and ends. */
export interface SurveyTimes {
  readonly opensAt: Instant;
  readonly endsAt: Instant | null;
  readonly states: Timeline<SurveyState>;
}

/** The survey of an event's year; undefined where there is no such edition, or its survey is switched off. */
export function surveyTimes(event: SiteEvent, year: number): SurveyTimes | undefined {
  const edition = event.editions.find((one) => one.year === year);
  if (edition === undefined || !event.surveyYears.includes(year)) return undefined;
  const next = event.editions.filter((one) => one.year > year).at(-1);
  const endsAt = edition.dateLimits['survey']?.until ?? next?.dateLimits['lastYearSurvey']?.until ?? null;
  const { startsAt, endsAt: opensAt } = edition;
  const isEmpty = endsAt !== null && endsAt <= opensAt;
  const states = steps<SurveyState>('not-started', [
    { at: startsAt, value: 'still-active' },
    { at: opensAt, value: isEmpty ? 'over' : 'open' },
    ...(endsAt === null || isEmpty ? [] : [{ at: endsAt, value: 'over' as const }]),
  ]);
  return { opensAt, endsAt, states };
}
