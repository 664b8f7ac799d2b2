import type { ScheduleRow } from '../../model/page.ts';
import type { Edition, ProgrammeEntry } from '../../model/site.ts';
import { during, type Instant } from '../../model/timeline.ts';
import { identOf } from '../parts/entry-idents.ts';
import type { PlanContext } from '../plan-context.ts';
import { shown } from '../windows.ts';

/**
 * What an entry of the schedule is rated as, and when: from its beginning on, in the current edition of an event, where a service
 * takes ratings. Undefined for an entry that is not to be rated.
 */
export function rowRating(
  context: PlanContext,
  edition: Edition,
  { entry, startsAt }: { readonly entry: ProgrammeEntry; readonly startsAt: Instant },
): ScheduleRow['rating'] {
  const event = context.site.events.find(({ ident }) => ident === edition.event);
  const isTaken = context.site.settings.apiAddress !== undefined && event?.currentYear === edition.year;
  const ident = isEvaluated(entry) ? identOf(entry) : undefined;
  return isTaken && ident !== undefined ? { ident, shown: shown(context, during(startsAt, null)) } : undefined;
}

function isEvaluated(entry: ProgrammeEntry): boolean {
  if (entry.kind === 'session') return !entry.session.doNotEvaluate && !entry.session.placeholder;
  return entry.kind === 'special' && !entry.doNotEvaluate;
}
