import { defined } from '../../domain/defined.ts';
import { editionTakesPlace } from '../../domain/edition-status.ts';
import type { ChangeNote, ScheduleDay, ScheduleFacts } from '../../domain/page.ts';
import type { Edition, SiteEvent } from '../../domain/site.ts';
import { constant, during, type Instant } from '../../domain/timeline.ts';
import { readMoment } from '../../domain/zone.ts';
import { planWorkshops } from '../forms/plan-form-pages.ts';
import { planRating } from '../forms/plan-rating.ts';
import { changesLink } from '../links/changes-links.ts';
import { pageHref } from '../links/links.ts';
import { programmeCalendarHref } from '../links/programme-links.ts';
import { schedulePath } from '../links/site-pages.ts';
import type { PlanContext } from '../plan-context.ts';
import { shown } from '../windows.ts';
import { scheduleDay } from './plan-cards.ts';
import { changeNote } from './plan-outcomes.ts';
import type { SectionBody, SectionScope } from './section-scope.ts';

interface EditionScope {
  readonly event: SiteEvent;
  readonly edition: Edition;
}

/** The section of the event's page with the schedule of its current edition; undefined if nothing is scheduled. */
export function planScheduleSection(context: PlanContext, scope: SectionScope): SectionBody | undefined {
  const { event, edition } = scope;
  const days = edition.days.flatMap((one) => scheduleDay(context, edition, one) ?? []);
  if (days.length === 0) return undefined;
  return defined({
    kind: 'schedule' as const,
    page: pageHref(context, schedulePath(event)),
    days,
    workshops: planWorkshops(context, { event, edition }),
    ...planScheduleFacts(context, { event, edition }, days),
  });
}

/** What the schedule of an edition shows besides the given days, of which there must be at least one. */
export function planScheduleFacts(
  context: PlanContext,
  { event, edition }: EditionScope,
  days: readonly ScheduleDay[],
): ScheduleFacts {
  const hasRatings = days.some(({ rows }) => rows.some(({ rating }) => rating !== undefined));
  const lastEnd = Math.max(...days.flatMap(({ rows }) => rows.map(({ endsAt }) => endsAt)));
  const lastDay = days.at(-1)?.date;
  return defined({
    meals: (['breakfast', 'lunch'] as const).flatMap((meal) => {
      const until = edition.meals[meal];
      if (until === undefined) return [];
      const reading = readMoment(`${lastDay}T${until}`, 'moment', context.site.settings.timeZone);
      const end = reading.kind === 'instant' ? reading.at : lastEnd;
      return [{ meal, until, shown: shown(context, during(null, Math.min(end, lastEnd))) }];
    }),
    calendar: programmeCalendarHref(context, edition),
    changes: changesLink(context, edition),
    notices: noticesAbove(context, edition, lastEnd),
    live: shown(context, editionTakesPlace(edition) ? during(null, lastEnd) : constant(false)),
    rating: hasRatings ? planRating(context, { event, edition }) : undefined,
  });
}

/** The notices that are not about one entry: the urgent ones first, then the newest first. */
function noticesAbove(context: PlanContext, edition: Edition, lastEnd: Instant): readonly ChangeNote[] {
  return edition.changes
    .flatMap((change) =>
      change.kind === 'notice' && change.entry === undefined ? [changeNote(context, edition, change, lastEnd)] : [],
    )
    .filter((note) => note.shown.length > 0)
    .reverse()
    .sort((a, b) => Number(b.urgent) - Number(a.urgent));
}
