import { changesPath, editionPath } from '../../domain/paths/addresses.ts';
import { currentEdition } from '../../domain/paths/page-owners.ts';
import type { LiveEdition } from '../../domain/programme/planned-live.ts';
import type { Edition, Site, SiteEvent } from '../../domain/site/site.ts';
import { instantOf, wallClock } from '../../domain/time/zone.ts';
import { isSecret } from './publicity.ts';

/** Pages follow an edition from this time before its first day on, in seconds. */
const BEFORE_SECONDS = 12 * 60 * 60;

/** An event with its current edition, which has a `live.json`. */
export interface LiveScope {
  readonly event: SiteEvent;
  readonly edition: Edition;
}

/** The current editions of all events that are enabled and not secret. */
export function liveScopes(site: Site): readonly LiveScope[] {
  return site.events.flatMap((event) => {
    const edition = currentEdition(event);
    if (edition === undefined || !event.enabled) return [];
    return isSecret(site, changesPath(edition)) ? [] : [{ event, edition }];
  });
}

/** The current editions that a page is about: that of its event, or all of them for the home page. */
export function liveEditions(
  site: Site,
  {
    page,
    event,
    pastYear,
  }: { readonly page: string; readonly event?: string | undefined; readonly pastYear?: number | undefined },
): readonly LiveEdition[] {
  if (pastYear !== undefined) return [];
  return liveScopes(site)
    .filter((scope) => page === '/' || scope.event.ident === event)
    .map(({ edition }) => ({ edition: editionName(edition), ...liveSpan(edition) }));
}

/** When pages follow an edition, which is then said to be on. */
export function liveSpan(edition: Edition): Pick<LiveEdition, 'from' | 'until'> {
  return { from: firstDay(edition) - BEFORE_SECONDS, until: edition.endsAt };
}

/** Event and year: `devlica/2026`. */
export function editionName(edition: Edition): string {
  return editionPath(edition).slice(1, -1);
}

/** When the first day of an edition begins. */
function firstDay({ startsAt, timeZone }: Edition): number {
  return instantOf(wallClock(startsAt, timeZone).slice(0, 10), 'start', timeZone) ?? startsAt;
}
