import type { Session } from '../site/site.ts';
import type { Instant } from '../time/timeline.ts';
import { type ChangedProgramme, takesPlace } from './entry-outcomes.ts';

/** A workshop that takes place, with the time of its first slot in the programme. */
export interface Workshop {
  readonly session: Session;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/** The workshops of an edition that take place, each once, in the order of the programme. */
export function workshopsOf(edition: ChangedProgramme): readonly Workshop[] {
  const found = new Map<string, Workshop>();
  for (const { entry, startsAt, endsAt } of edition.days.flatMap(({ programme }) => programme)) {
    if (entry.kind !== 'session' || entry.session.type !== 'workshop' || found.has(entry.session.ident)) continue;
    if (takesPlace(edition, entry)) found.set(entry.session.ident, { session: entry.session, startsAt, endsAt });
  }
  return [...found.values()];
}
