import { outcomeOf } from '../../domain/programme/entry-outcomes.ts';
import type { Edition, ProgrammeEntry, Session } from '../../domain/site/site.ts';
import { closingStatus } from '../../domain/time/edition-status.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import { zonedIso } from '../../domain/time/zone.ts';

/** The status of editions and sessions in structured data. @see https://schema.org/eventStatus */

const SCHEDULED = 'https://schema.org/EventScheduled' as const;
const RESCHEDULED = 'https://schema.org/EventRescheduled' as const;
const CLOSED = {
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
} as const;

/** Whether an edition takes place, and when it was to begin before it was moved. */
export function editionStatusLd(edition: Edition) {
  const { status } = edition;
  const closedBy = closingStatus(edition);
  if (closedBy !== undefined) return { eventStatus: CLOSED[closedBy] };
  if (status === undefined) return { eventStatus: SCHEDULED };
  const { previousStartsAt } = status;
  if (previousStartsAt === undefined) return { eventStatus: RESCHEDULED };
  return { eventStatus: RESCHEDULED, previousStartDate: dateOf(edition, previousStartsAt) };
}

/**
 * Whether a session, or one slot of it, takes place, and when it was planned at first. In an edition that is cancelled or postponed, its
 * sessions are too; in one that was moved, they are on their new dates.
 */
export function sessionStatusLd(edition: Edition, entry: ProgrammeEntry | Session) {
  const { state, was } = outcomeOf(edition, entry);
  const closedBy = state.kind === 'planned' ? closingStatus(edition) : 'cancelled';
  if (closedBy !== undefined) return { eventStatus: CLOSED[closedBy] };
  if (was?.startsAt === undefined) return { eventStatus: SCHEDULED };
  return {
    eventStatus: RESCHEDULED,
    previousStartDate: zonedIso(was.startsAt, edition.timeZone),
  };
}

/** An instant, or only its day if that is known alone. */
function dateOf({ timeZone }: Edition, at: Instant): string {
  const iso = zonedIso(at, timeZone);
  return iso.slice(11, 19) === '00:00:00' ? iso.slice(0, 10) : iso;
}
