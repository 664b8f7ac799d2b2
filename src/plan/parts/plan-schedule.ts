import { defined } from '../../domain/defined.ts';
import type { ScheduleDay, ScheduleDayLink, ScheduleFacts } from '../../domain/page/page.ts';
import { scheduleDayPath, schedulePath } from '../../domain/paths/addresses.ts';
import { scheduledDays } from '../../domain/paths/page-owners.ts';
import type { Edition, EditionDay, SiteEvent } from '../../domain/site/site.ts';
import { editionTakesPlace } from '../../domain/time/edition-status.ts';
import { constant, during } from '../../domain/time/timeline.ts';
import { planWorkshops } from '../forms/plan-form-pages.ts';
import { planRating } from '../forms/plan-rating.ts';
import { shown } from '../from-the-build.ts';
import { changesLink } from '../links/changes-links.ts';
import { pageHref } from '../links/links.ts';
import { programmeCalendarHref, subscribeFiles } from '../links/programme-links.ts';
import type { PlanContext } from '../plan-context.ts';
import { dayTitle, scheduleDay } from './plan-cards.ts';
import { planMeals } from './plan-meals.ts';
import { planSectionNotices } from './plan-notices.ts';
import type { SectionBody, SectionScope } from './section-scope.ts';

/** The most entries of which a page about more than the schedule shows all. */
const MOST_ENTRIES = 300;

interface EditionScope {
  readonly event: SiteEvent;
  readonly edition: Edition;
}

/** The section of the event's page with the schedule of its current edition; undefined if nothing is scheduled. */
export function planScheduleSection(context: PlanContext, scope: SectionScope): SectionBody | undefined {
  const { event, edition } = scope;
  const days = edition.days.flatMap((one) => scheduleDay(context, edition, one) ?? []);
  if (days.length === 0) return undefined;
  const isLong = days.length > 1 && isLongProgramme(days);
  return defined({
    kind: 'schedule' as const,
    page: pageHref(context, schedulePath(event)),
    days: isLong ? [] : days,
    dayLinks: isLong ? scheduledDays(event).map((one) => scheduleDayLink(context, event, one)) : [],
    workshops: planWorkshops(context, { event, edition }),
    notices: planSectionNotices(context, { event, edition }),
    ...planScheduleFacts(context, { event, edition }, days),
  });
}

/**
 * Whether a programme has too many entries for the page of an event, which leads to the pages of its days then. The page
 * of a past year, which has no such pages, shows only a line of each.
 */
export function isLongProgramme(days: readonly ScheduleDay[]): boolean {
  return days.flatMap(({ rows }) => rows).length > MOST_ENTRIES;
}

/** What the schedule of an edition shows besides the given days, of which there must be at least one, and notices. */
export function planScheduleFacts(
  context: PlanContext,
  { event, edition }: EditionScope,
  days: readonly ScheduleDay[],
): Omit<ScheduleFacts, 'notices'> {
  const hasRatings = days.some(({ rows }) => rows.some(({ rating }) => rating !== undefined));
  const lastEnd = Math.max(...days.flatMap(({ rows }) => rows.map(({ endsAt }) => endsAt)));
  return defined({
    meals: planMeals(context, edition, { dates: days.map(({ date }) => date), endsAt: lastEnd }),
    calendar: programmeCalendarHref(context, edition),
    subscribe: subscribeFiles(context, edition),
    changes: changesLink(context, edition),
    live: shown(context, editionTakesPlace(edition) ? during(null, lastEnd) : constant(false)),
    rating: hasRatings ? planRating(context, { event, edition }) : undefined,
  });
}

/** A link to the page of a day. */
export function scheduleDayLink(context: PlanContext, event: SiteEvent, day: EditionDay): ScheduleDayLink {
  return {
    date: day.date,
    endsAt: day.endsAt,
    title: dayTitle(context, day),
    href: pageHref(context, scheduleDayPath(event, day.date)),
  };
}
