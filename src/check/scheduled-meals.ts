import { lunchEnds, servesLunch } from '../domain/programme/meals.ts';
import type { CheckScope } from './check-scope.ts';
import type { EditionPlace } from './edition-place.ts';
import { scheduledDays } from './scheduled-days.ts';

/** The times until which the schedules of an edition serve lunch, as `lunchEnds` gives them. */
export function scheduledLunchEnds(place: EditionPlace, scope: CheckScope): readonly string[] {
  const days = scheduledDays(place, scope).map(({ entries }) =>
    entries.map(({ entry: { data }, endsAt }) => ({
      endsAt,
      isLunch: data.break !== undefined && servesLunch({ break: data.break, lunch: data.lunch }),
    })),
  );
  return lunchEnds(days, scope.zoneOf(place));
}
