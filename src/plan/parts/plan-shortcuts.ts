import type { PlannedShortcut } from '../../domain/page/plan.ts';
import { isShownAtBuild, shownSince } from '../../domain/page/shown.ts';
import { schedulePath } from '../../domain/paths/addresses.ts';
import { currentEdition, scheduledDays } from '../../domain/paths/page-owners.ts';
import type { SiteEvent } from '../../domain/site/site.ts';
import { constant } from '../../domain/time/timeline.ts';
import { pageHref } from '../links/links.ts';
import { isSecret } from '../links/publicity.ts';
import type { PlanContext } from '../plan-context.ts';

/**
 * The shortcuts of the web manifest: to the schedule, tickets and speakers of an event, as far as its page shows these
 * sections at the build. Empty for a secret event, and for one that is not enabled.
 */
export function planShortcuts(context: PlanContext, event: SiteEvent): readonly PlannedShortcut[] {
  const edition = currentEdition(event);
  if (edition === undefined || !event.enabled || isSecret(context.site, event.path)) return [];
  const page = pageHref(context, event.path);
  const sections = [
    { section: 'schedule', records: scheduledDays(event), url: pageHref(context, schedulePath(event)) },
    { section: 'tickets', records: edition.tickets, url: `${page}#tickets` },
    { section: 'speakers', records: edition.speakers, url: `${page}#speakers` },
  ] as const;
  return sections
    .filter(({ records }) => records.length > 0)
    .filter(({ section }) => isShownAtBuild(shownSince(edition.sections[section] ?? constant(false), context.at)))
    .map(({ section, url }) => ({ name: context.t(`event:sections.${section}`), url }));
}
