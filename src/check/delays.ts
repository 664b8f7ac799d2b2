import type { Placed } from '../domain/programme/schedule.ts';
import type { Instant } from '../domain/time/timeline.ts';
import type { CheckScope } from './check-scope.ts';
import type { EditionPlace } from './edition-place.ts';
import { entrySteps } from './entry-steps.ts';
import type { ScheduledDay, SourceEntry } from './scheduled-days.ts';

/**
 * Returns a function that gives the start that an entry had before the changes `delayed` and `shift` delayed it; its
 * present start if none did. A move sets the time anew, so delays before it no longer count.
 */
export function startsBeforeDelays(place: EditionPlace, scope: CheckScope): StartBeforeDelays {
  const stepsOf = entrySteps(place, scope);
  return (entry, day) => {
    const steps = stepsOf(entry, day);
    const move = steps.findIndex(({ record }) => record.data.kind === 'moved');
    return steps.slice(0, move < 0 ? steps.length : move).at(-1)?.startedAt ?? entry.startsAt;
  };
}

type StartBeforeDelays = (entry: Placed<SourceEntry>, day: ScheduledDay) => Instant;
