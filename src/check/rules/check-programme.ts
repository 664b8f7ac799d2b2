import { type ContentRecord, recordsOf } from '../../content/content-index.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { nameHint } from '../../diagnostics/nearest-name.ts';
import { areAtOnce } from '../../domain/programme/now-and-next.ts';
import { wallClock } from '../../domain/time/zone.ts';
import type { CheckScope } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { datesOf } from '../edition-scope.ts';
import { takesPlaceIn } from '../entry-steps.ts';
import { atFile, atValue } from '../finding-at.ts';
import { scheduledDays } from '../scheduled-days.ts';

/** Checks that the folder of a day belongs to a day of the edition. Adds `day-unknown`. */
export function checkDay(record: ContentRecord, { index }: CheckScope): readonly Finding[] {
  const { event, year, day } = record.place;
  if (event === undefined || year === undefined || day === undefined) return [];
  const [edition] = recordsOf(index, 'edition', { event, year });
  if (edition === undefined) return [];
  const dates = datesOf(edition);
  if (dates.includes(day)) return [];
  const hint = nameHint(day, dates);
  const message = `${event} ${year} has no day ${day}.`;
  return [atFile(record, { code: 'day-unknown', severity: 'error', message, hint })];
}

/**
 * Adds `session-twice` for a session that takes place twice at once. One that is given again at another time has a slot for each
 * time. Slots that are cancelled or replaced are left out.
 */
export function checkProgramme(edition: EditionPlace, scope: CheckScope): readonly Finding[] {
  const takesPlace = takesPlaceIn(edition, scope);
  const slots = scheduledDays(edition, scope).flatMap((day) =>
    day.entries.filter((one) => takesPlace(one, day)).map((one) => ({ ...one, day })),
  );
  return slots.flatMap(({ entry, day, ...own }, at) => {
    const { session } = entry.data;
    if (session === undefined) return [];
    const other = slots.slice(0, at).find((one) => one.entry.data.session === session && areAtOnce(one, own));
    if (other === undefined) return [];
    const [from, until] = [other.startsAt, other.endsAt].map((one) =>
      wallClock(one, day.editionScope.zone).slice(11, 16),
    );
    return [
      atValue(day.schedule, [...entry.pointer, 'session'], {
        code: 'session-twice',
        severity: 'error',
        message: `The session "${session}" takes place from ${from} to ${until} already.`,
        hint: 'let it begin when the other slot has ended, or remove one of the two',
      }),
    ];
  });
}
