import type { ScheduleFacts } from '../../domain/page/page.ts';
import type { Edition } from '../../domain/site/site.ts';
import { during, type Instant } from '../../domain/time/timeline.ts';
import { readMoment } from '../../domain/time/zone.ts';
import { shown } from '../from-the-build.ts';
import type { PlanContext } from '../plan-context.ts';

interface Days {
  /** The dates of the days, in order. */
  readonly dates: readonly string[];
  /** When their programme ends, after which no meal matters. */
  readonly endsAt: Instant;
}

/**
 * Until when meals are served on these days of an edition, each until then on the last day that has it. A meal that does not
 * end at the same time on all days that have it is left out.
 */
export function planMeals(context: PlanContext, edition: Edition, { dates, endsAt }: Days): ScheduleFacts['meals'] {
  return (['breakfast', 'lunch'] as const).flatMap((meal) => {
    const served = dates.flatMap((date) => {
      const until = edition.meals.byDay[date]?.[meal];
      return until === undefined ? [] : [{ date, until }];
    });
    const last = served.at(-1);
    if (last === undefined || served.some(({ until }) => until !== last.until)) return [];
    const reading = readMoment(`${last.date}T${last.until}`, 'moment', edition.timeZone);
    const end = reading.kind === 'instant' ? reading.at : endsAt;
    return [{ meal, until: last.until, shown: shown(context, during(null, Math.min(end, endsAt))) }];
  });
}
