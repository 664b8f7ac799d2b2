import { editionTakesPlace } from '../../domain/edition-status.ts';
import { takesPlace } from '../../domain/entry-outcomes.ts';
import type { ScheduleRow } from '../../domain/page.ts';
import type { Edition, ProgrammeEntry } from '../../domain/site.ts';
import { during, type Instant } from '../../domain/timeline.ts';
import { identOf } from '../parts/entry-idents.ts';
import type { PlanContext } from '../plan-context.ts';
import { shown } from '../windows.ts';

/**
 * The rating of a schedule entry: its ident, and its window, which begins with the entry. Only entries of an event's
 * current edition that take place can be rated, and only with an API. Returns undefined for other entries.
 */
export function rowRating(
  context: PlanContext,
  edition: Edition,
  { entry, startsAt }: { readonly entry: ProgrammeEntry; readonly startsAt: Instant },
): ScheduleRow['rating'] {
  const event = context.site.events.find(({ ident }) => ident === edition.event);
  const isCurrent = event?.currentYear === edition.year && editionTakesPlace(edition);
  const acceptsRatings = context.site.settings.apiAddress !== undefined && isCurrent;
  const ident = isEvaluated(entry) && takesPlace(edition, entry) ? identOf(entry) : undefined;
  return acceptsRatings && ident !== undefined ? { ident, shown: shown(context, during(startsAt, null)) } : undefined;
}

function isEvaluated(entry: ProgrammeEntry): boolean {
  if (entry.kind === 'session') return !entry.session.doNotEvaluate && !entry.session.placeholder;
  return entry.kind === 'special' && !entry.doNotEvaluate;
}
