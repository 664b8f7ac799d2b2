import type { Edition } from '../../domain/site/site.ts';
import { sql } from '../database/kysely-adapter.ts';
import { guessedInADay, recommendedPinLength } from '../operations/pin-limits.ts';
import type { Service } from '../service.ts';
import { pluralize } from './pluralize.ts';

/**
 * Reports how many PINs of an edition somebody can guess in a day, as lines to print. Recommends longer
 * PINs if it is one or more, or if they have less than six digits.
 */
export async function pinReport({ db, site }: Service, { event, year }: Edition): Promise<string> {
  const { pinLength } = site().settings.limits;
  const { count } = await db
    .selectFrom('attendee')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((is) => is.and({ event, year }))
    .where(sql<number>`length(pin)`, '=', pinLength)
    .executeTakeFirstOrThrow();
  const attendees = Number(count);
  const guessed = guessedInADay({ attendees, pinLength });
  const people = `${pluralize(attendees, 'attendee(s)')} with PINs of ${pluralize(pinLength, 'digit(s)')}`;
  const risk = `${people}. Somebody who guesses without a pause finds ${quantity(guessed)}.\n`;
  const better = recommendedPinLength(attendees);
  return better <= pinLength ? risk : risk + recommendation({ attendees, pinLength: better });
}

function recommendation(longer: { readonly attendees: number; readonly pinLength: number }): string {
  const { pinLength } = longer;
  return (
    `  hint: with PINs of ${pluralize(pinLength, 'digit(s)')} it is ${quantity(guessedInADay(longer))}: set "pinLength" below "limits" ` +
    'in content/site.yaml, and give out new PINs\n'
  );
}

function quantity(guessed: number): string {
  if (guessed < 0.1) return 'less than one in ten days';
  return `about ${guessed < 10 ? guessed.toFixed(1) : Math.round(guessed)} a day`;
}
