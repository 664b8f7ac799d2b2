import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { CheckScope } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { editionsIn } from '../edition-scope.ts';
import { atValue } from '../finding-at.ts';
import { scheduledLunchEnds } from '../scheduled-meals.ts';

/** Adds the warning `meal-differs` for an edition that says another end of lunch than the schedule of any of its days. */
export function checkMeals(place: EditionPlace, scope: CheckScope): readonly Finding[] {
  return editionsIn(scope, place).flatMap(({ edition, event, year }) => {
    const given = edition.data.meals?.lunch?.until;
    if (given === undefined) return [];
    const ends = scheduledLunchEnds({ event, year }, scope);
    if (ends.every((end) => end === given)) return [];
    const [end, ...others] = ends;
    const hint =
      others.length === 0
        ? `write '${end}', or delete "lunch": pages then say what the programme says`
        : 'let lunch end at the same time on each day of the programme, or say in a comment why it is served for longer';
    return [
      atValue(edition, ['meals', 'lunch', 'until'], {
        code: 'meal-differs',
        severity: 'warning',
        message: `Lunch is served until ${given} here, and until ${ends.join(' and ')} in the programme.`,
        hint,
      }),
    ];
  });
}
