import { allRecordsOf } from '../content/content-index.ts';
import { lunchEnds, lunchUntil, servesLunch } from '../domain/programme/meals.ts';
import type { CheckScope } from './check-scope.ts';
import type { EditionPlace } from './edition-place.ts';
import { takesPlaceIn } from './entry-steps.ts';
import { scheduledDays } from './scheduled-days.ts';

/** The times until which the schedules of an edition serve lunch, as `lunchEnds` gives them. */
export function scheduledLunchEnds(place: EditionPlace, scope: CheckScope): readonly string[] {
  const takesPlace = takesPlaceIn(place, scope);
  const days = scheduledDays(place, scope).map((day) =>
    day.entries.map((placed) => {
      const { data } = placed.entry;
      return {
        endsAt: placed.endsAt,
        isLunch: data.break !== undefined && servesLunch({ break: data.break, lunch: data.lunch }),
        takesPlace: takesPlace(placed, day),
      };
    }),
  );
  return lunchEnds(days, scope.zoneOf(place));
}

/** Whether the end of lunch follows from the schedules of an edition, or may, since the times of one are not known. */
export function isLunchKnown(place: EditionPlace, scope: CheckScope): boolean {
  const schedules = allRecordsOf(scope.index, 'schedule', place);
  if (schedules.length > scheduledDays(place, scope).length) return true;
  return lunchUntil(undefined, scheduledLunchEnds(place, scope)) !== undefined;
}
