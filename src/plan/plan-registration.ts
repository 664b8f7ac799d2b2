import { defined } from '../model/defined.ts';
import { type RegistrationWindow, registrationStates } from '../model/registration.ts';
import type { Edition, SiteEvent } from '../model/site.ts';
import { type SurveyWindow, surveyTimes } from '../model/survey.ts';
import { ahead, beginning, deadline, moment, phrase, type Values, type Wording } from './wording.ts';

/**
 * The registration that a date limit of an edition bounds: `sponsorRegistration`, `pressRegistration`. One that the
 * edition does not limit is always open.
 */
export function planRegistration(
  wording: Wording,
  edition: Edition,
  { dateLimit, values }: { readonly dateLimit: string; readonly values: Values },
): RegistrationWindow {
  const { from = null, until = null, note } = edition.dateLimits[dateLimit] ?? {};
  return defined({
    states: ahead(wording, registrationStates(from, until)),
    opens: from === null ? undefined : beginning(wording, from),
    deadline: until === null ? undefined : deadline(wording, until),
    note: note && phrase(wording, note, values),
  });
}

/** The survey of an event's year; undefined where there is none. */
export function planSurveyWindow(wording: Wording, event: SiteEvent, year: number): SurveyWindow | undefined {
  const times = surveyTimes(event, year);
  return (
    times &&
    defined({
      event: event.ident,
      year,
      states: ahead(wording, times.states),
      opens: moment(wording, times.opensAt),
      deadline: times.endsAt === null ? undefined : deadline(wording, times.endsAt),
    })
  );
}
