import { defined } from '../../domain/defined.ts';
import type { NowStrip, ScheduleDay, SchedulePage } from '../../domain/page/page.ts';
import { isNeverShown } from '../../domain/page/shown.ts';
import { scheduledDays } from '../../domain/paths/page-owners.ts';
import type { Placed } from '../../domain/programme/schedule.ts';
import type { Edition, EditionDay, ProgrammeEntry, SiteEvent } from '../../domain/site/site.ts';
import { editionTakesPlace } from '../../domain/time/edition-status.ts';
import { constant, steps, valueAt } from '../../domain/time/timeline.ts';
import { remaining, shown } from '../from-the-build.ts';
import { pageHref } from '../links/links.ts';
import { entryAnchor, scheduleDay } from '../parts/plan-cards.ts';
import { planNotices } from '../parts/plan-notices.ts';
import { planNowRows, untilLastEntry } from '../parts/plan-now-rows.ts';
import { planScheduleFacts, scheduleDayLink } from '../parts/plan-schedule.ts';
import { planStatus } from '../parts/plan-status.ts';
import type { PlanContext } from '../plan-context.ts';
import { phrase } from '../texts.ts';

/**
 * The page of an edition's schedule. It shows the given day; if none is given, the first one that is not over, and
 * after the event the first of all.
 */
export function planSchedulePage(
  context: PlanContext,
  { event, edition }: { readonly event: SiteEvent; readonly edition: Edition },
  date?: string,
): SchedulePage {
  const days = scheduledDays(event);
  const shownDay = days.find((one) => one.date === date) ?? presentDay(context, days);
  const day = scheduleDay(context, edition, shownDay) as ScheduleDay;
  return defined({
    event: event.ident,
    eventTitle: phrase(context, event.title),
    year: edition.year,
    status: planStatus(context, event, edition),
    homeHref: pageHref(context, '/'),
    eventHref: pageHref(context, event.path),
    ofDay: date,
    day,
    now: nowStrip(context, edition, shownDay),
    days: days.length < 2 ? [] : days.map((one) => scheduleDayLink(context, event, one)),
    notices: planNotices(context, { event, edition }),
    ...planScheduleFacts(context, { event, edition }, [day]),
  });
}

function presentDay(context: PlanContext, days: readonly EditionDay[]): EditionDay {
  const [first, ...others] = days as readonly [EditionDay, ...EditionDay[]];
  const changes = [...others, first].map((value, index) => ({ at: (days[index] as EditionDay).endsAt, value }));
  return valueAt(remaining(context, steps(first, changes)), context.at);
}

/** Undefined if the day is over, or if nothing on it takes place. */
function nowStrip(context: PlanContext, edition: Edition, day: EditionDay): NowStrip | undefined {
  const scope = { edition, day };
  const window = editionTakesPlace(edition) ? untilLastEntry(scope, day.startsAt) : constant(false);
  const periods = shown(context, window);
  if (isNeverShown(periods)) return undefined;
  const hrefOf = (placed: Placed<ProgrammeEntry>): string => `#${entryAnchor(edition, placed)}`;
  return { shown: periods, rooms: planNowRows(context, scope, { window, hrefOf }) };
}
