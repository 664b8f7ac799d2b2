import type { PublicFile, SubscribeFiles } from '../../domain/page/page.ts';
import type { Redirect } from '../../domain/page/plan.ts';
import { isNeverShown, shownSince } from '../../domain/page/shown.ts';
import { editionPath } from '../../domain/paths/addresses.ts';
import { PROGRAMME_CALENDAR, PROGRAMME_XML, sessionCalendar } from '../../domain/programme/programme.ts';
import type { Edition, Session, SiteEvent } from '../../domain/site/site.ts';
import { constant } from '../../domain/time/timeline.ts';
import { slotsOf } from '../edition-indexes.ts';
import type { PlanContext } from '../plan-context.ts';
import { isEditionListed, isPublic } from './publicity.ts';

/** The editions of an event that have calendars: those whose programme is on a page. */
export function editionsWithProgramme(context: PlanContext, event: SiteEvent): readonly Edition[] {
  return event.editions.filter((edition) => hasProgramme(context, event, edition));
}

function hasProgramme(context: PlanContext, event: SiteEvent, edition: Edition): boolean {
  if (edition.days.every((day) => day.programme.length === 0)) return false;
  if (!isEditionListed(context.site, event, edition)) return false;
  if (edition.year < event.currentYear) return true;
  const window = shownSince(edition.sections.schedule ?? constant(false), context.at);
  return isPublic(context.site, event) && !isNeverShown(window);
}

/** The address of an edition's calendar. Returns undefined for a past edition, which nobody subscribes to. */
export function programmeCalendarHref(context: PlanContext, edition: Edition): string | undefined {
  const event = context.site.events.find((one) => one.ident === edition.event);
  if (event === undefined || edition.year !== event.currentYear) return undefined;
  if (!hasProgramme(context, event, edition)) return undefined;
  return context.basePath + editionPath(edition).slice(1) + PROGRAMME_CALENDAR;
}

/** The files of an edition's programme to which apps subscribe. Undefined where there is no calendar. */
export function subscribeFiles(context: PlanContext, edition: Edition): SubscribeFiles | undefined {
  const calendar = programmeCalendarHref(context, edition);
  if (calendar === undefined) return undefined;
  const file = (href: string): PublicFile => ({ href, address: context.origin + href });
  return { calendar: file(calendar), schedule: file(calendar.replace(PROGRAMME_CALENDAR, PROGRAMME_XML)) };
}

/** The address of a session's calendar. Returns undefined for a session without a slot. */
export function sessionCalendarHref(context: PlanContext, edition: Edition, session: Session): string | undefined {
  if (slotsOf(edition, session).length === 0) return undefined;
  return programmeCalendarHref(context, edition)?.replace(PROGRAMME_CALENDAR, sessionCalendar(session.ident));
}

/** Redirects from former names of session calendars to the current ones. */
export function formerCalendars(context: PlanContext): readonly Redirect[] {
  return context.site.events
    .flatMap((event) => editionsWithProgramme(context, event))
    .flatMap((edition) => {
      const address = (ident: string): string =>
        context.basePath + editionPath(edition).slice(1) + sessionCalendar(ident);
      return edition.sessions
        .filter((session) => slotsOf(edition, session).length > 0)
        .flatMap(({ ident, formerSlugs }) =>
          formerSlugs.map((former) => ({ from: address(former), to: address(ident), isListed: true })),
        );
    });
}
