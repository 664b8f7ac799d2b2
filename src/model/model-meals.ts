import { defined } from '../domain/defined.ts';
import { type ChangedProgramme, takesPlace } from '../domain/programme/entry-outcomes.ts';
import { lunchEnds, lunchOfDay, lunchUntil, type MealEntry } from '../domain/programme/meals.ts';
import type { EditionRecord } from '../domain/site/content-types.ts';
import type { Edition } from '../domain/site/site.ts';
import type { Merged } from './merged.ts';
import type { ModelContext } from './model-context.ts';

/** Until when meals are served: breakfast and lunch as content says, and else lunch as the programme does. */
export function modelMeals(
  { zone }: ModelContext,
  given: Merged<EditionRecord>['meals'],
  programme: ChangedProgramme,
): Edition['meals'] {
  const breakfast = given?.breakfast?.until;
  const lunch = given?.lunch?.until;
  const days = programme.days.map(({ date, programme: entries }) => ({
    date,
    entries: entries.map(
      ({ entry, endsAt }): MealEntry => ({
        endsAt,
        isLunch: entry.kind === 'break' && entry.isLunch,
        takesPlace: takesPlace(programme, entry),
      }),
    ),
  }));
  const ofDay = days.map(({ date, entries }) => [
    date,
    defined({ breakfast, lunch: lunchOfDay(lunch, entries, zone) }),
  ]);
  const inTexts = lunchUntil(
    lunch,
    lunchEnds(
      days.map(({ entries }) => entries),
      zone,
    ),
  );
  return { ...defined({ breakfast, lunch: inTexts }), byDay: Object.fromEntries(ofDay) };
}
