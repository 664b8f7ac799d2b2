import type { SiteEvent } from '../site/site.ts';
import { editionTakesPlace } from '../time/edition-status.ts';
import { type Instant, steps, type Timeline } from '../time/timeline.ts';
import type { Moment } from './page-parts.ts';

/**
 * When a survey is open. It opens at the end of its edition and closes at the date limit `survey`, else when the next
 * edition stops inviting to it (`lastYearSurvey`), else never.
 *
 * @see specification, section 4: survey
 */

/** The state of a survey. `still-active`: the event is still running. */
export type SurveyState = 'not-started' | 'still-active' | 'open' | 'over';

/** The survey data of a page. Timelines are cut at the build. */
export interface SurveyWindow {
  readonly event: string;
  readonly year: number;
  readonly states: Timeline<SurveyState>;
  /** When the survey opens, which is the end of the edition. */
  readonly opens: Moment;
  /** The last day of the survey; absent if it has no end. */
  readonly deadline?: Moment;
}

/** The times of a survey. */
export interface SurveyTimes {
  /** The zone of the edition. */
  readonly timeZone: string;
  readonly opensAt: Instant;
  readonly endsAt: Instant | null;
  readonly states: Timeline<SurveyState>;
}

/**
 * The times of the survey of an edition. Returns undefined if the edition does not exist or does not take place, or if
 * its survey is switched off.
 */
export function surveyTimes(event: SiteEvent, year: number): SurveyTimes | undefined {
  const edition = event.editions.find((one) => one.year === year);
  if (edition === undefined || !editionTakesPlace(edition) || !event.surveyYears.includes(year)) return undefined;
  const next = event.editions.filter((one) => one.year > year).at(-1);
  const endsAt = edition.dateLimits['survey']?.until ?? next?.dateLimits['lastYearSurvey']?.until ?? null;
  const { timeZone, startsAt, endsAt: opensAt } = edition;
  const isEmpty = endsAt !== null && endsAt <= opensAt;
  const states = steps<SurveyState>('not-started', [
    { at: startsAt, value: 'still-active' },
    { at: opensAt, value: isEmpty ? 'over' : 'open' },
    ...(endsAt === null || isEmpty ? [] : [{ at: endsAt, value: 'over' as const }]),
  ]);
  return { timeZone, opensAt, endsAt, states };
}
