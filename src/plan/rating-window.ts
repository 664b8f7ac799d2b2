import type { Shown } from '../model/page.ts';
import type { Edition, Session } from '../model/site.ts';
import { during, type Instant } from '../model/timeline.ts';
import { shown, type Wording } from './wording.ts';

/**
 * When a session of the schedule can be rated: from its beginning on, in the current edition of an event, where a service
 * takes ratings. Undefined for a session that is not to be rated.
 */
export function ratingWindow(
  wording: Wording,
  edition: Edition,
  { session, startsAt }: { readonly session: Session; readonly startsAt: Instant },
): Shown | undefined {
  const event = wording.site.events.find(({ ident }) => ident === edition.event);
  const isTaken = wording.site.settings.apiAddress !== undefined && event?.currentYear === edition.year;
  if (!isTaken || session.doNotEvaluate || session.placeholder) return undefined;
  return shown(wording, during(startsAt, null));
}
