import { defined } from '../../domain/defined.ts';
import type { TodayBoard } from '../../domain/page/page.ts';
import { isNeverShown } from '../../domain/page/shown.ts';
import { schedulePath, sessionPath } from '../../domain/paths/addresses.ts';
import { currentEdition } from '../../domain/paths/page-owners.ts';
import type { SiteEvent } from '../../domain/site/site.ts';
import { zoneName } from '../../domain/time/dates.ts';
import { editionTakesPlace } from '../../domain/time/edition-status.ts';
import { and, constant } from '../../domain/time/timeline.ts';
import { shown } from '../from-the-build.ts';
import { linkTo, pageHref } from '../links/links.ts';
import { isPublic } from '../links/publicity.ts';
import { startOfDay } from '../moments.ts';
import type { PlanContext } from '../plan-context.ts';
import { phrase } from '../texts.ts';
import { type DayScope, planNowRows, untilLastEntry } from './plan-now-rows.ts';

/** The most rooms of an event that the home page shows. The schedule has all of them. */
const MOST_ROOMS = 8;

/** What is on, for each day of the current editions of all events that the site shows. Past days are left out. */
export function planToday(context: PlanContext): readonly TodayBoard[] {
  const { site } = context;
  return site.events
    .filter((event) => isPublic(site, event))
    .flatMap((event) => {
      const edition = currentEdition(event);
      if (edition === undefined || !editionTakesPlace(edition)) return [];
      return edition.days.flatMap((day) => board(context, { event, edition, day }));
    });
}

interface BoardScope extends DayScope {
  readonly event: SiteEvent;
}

function board(context: PlanContext, scope: BoardScope): readonly TodayBoard[] {
  const { event, edition, day } = scope;
  const inSchedule = edition.sections.schedule ?? constant(false);
  const window = and(untilLastEntry(scope, startOfDay(edition, day.date)), inSchedule);
  const periods = shown(context, window);
  if (isNeverShown(periods)) return [];
  const rows = planNowRows(context, scope, {
    window,
    hrefOf: ({ entry }) =>
      entry.kind === 'session' ? linkTo(context, sessionPath(edition, entry.session)).href : undefined,
  });
  const rooms = rows.filter(({ room }) => room !== undefined);
  return [
    defined({
      event: event.ident,
      title: phrase(context, event.title),
      zone: edition.timeZone === context.site.settings.timeZone ? undefined : zoneName(day.startsAt, edition.timeZone),
      date: day.date,
      href: pageHref(context, schedulePath(event)),
      shown: periods,
      rooms: [...rows.filter(({ room }) => room === undefined), ...rooms.slice(0, MOST_ROOMS)],
    }),
  ];
}
