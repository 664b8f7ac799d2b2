import type { Redirect } from '../model/plan.ts';
import { PROGRAMME_CALENDAR, sessionCalendar } from '../model/programme.ts';
import { isGone, shownSince } from '../model/shown.ts';
import type { Edition, Session, SiteEvent } from '../model/site.ts';
import { constant } from '../model/timeline.ts';
import { slotOf } from './look-ups.ts';
import { editionPath, isPublic } from './site-pages.ts';
import type { Wording } from './wording.ts';

/** The editions of an event that have calendars: those whose programme a page shows. */
export function editionsWithProgramme(wording: Wording, event: SiteEvent): readonly Edition[] {
  return event.editions.filter((edition) => hasProgramme(wording, event, edition));
}

function hasProgramme(wording: Wording, event: SiteEvent, edition: Edition): boolean {
  if (edition.days.every((day) => day.programme.length === 0)) return false;
  if (edition.year < event.currentYear) return true;
  const window = shownSince(edition.sections.schedule ?? constant(false), wording.at);
  return edition.year === event.currentYear && isPublic(wording.site, event) && !isGone(window);
}

/** The address of an edition's calendar; none for what is past, which nobody adds to theirs. */
export function programmeCalendarHref(wording: Wording, edition: Edition): string | undefined {
  const event = wording.site.events.find((one) => one.ident === edition.event);
  if (event === undefined || edition.year !== event.currentYear) return undefined;
  if (!hasProgramme(wording, event, edition)) return undefined;
  return wording.basePath + editionPath(edition).slice(1) + PROGRAMME_CALENDAR;
}

/** The address of a session's own calendar; none for a session without a time. */
export function sessionCalendarHref(wording: Wording, edition: Edition, session: Session): string | undefined {
  if (slotOf(edition, session) === undefined) return undefined;
  return programmeCalendarHref(wording, edition)?.replace(PROGRAMME_CALENDAR, sessionCalendar(session.ident));
}

/** The calendars of sessions under the names that they had before lead to those under the present ones. */
export function formerCalendars(wording: Wording): readonly Redirect[] {
  return wording.site.events
    .flatMap((event) => editionsWithProgramme(wording, event))
    .flatMap((edition) => {
      const address = (ident: string): string =>
        wording.basePath + editionPath(edition).slice(1) + sessionCalendar(ident);
      return edition.sessions
        .filter((session) => slotOf(edition, session) !== undefined)
        .flatMap(({ ident, formerSlugs }) =>
          formerSlugs.map((former) => ({ from: address(former), to: address(ident) })),
        );
    });
}
