import { defined } from '../../domain/defined.ts';
import { type RegistrationWindow, registrationOf } from '../../domain/page/registration.ts';
import { type SurveyWindow, surveyTimes } from '../../domain/page/survey-window.ts';
import type { Edition, SiteEvent } from '../../domain/site/site.ts';
import { closingStatus } from '../../domain/time/edition-status.ts';
import { combine, type Window } from '../../domain/time/timeline.ts';
import { remaining } from '../from-the-build.ts';
import { beginning, deadline, moment } from '../moments.ts';
import type { PlanContext, Values } from '../plan-context.ts';
import { phrase } from '../texts.ts';

/**
 * The registration window given by a date limit of an edition, such as `sponsorRegistration` or `pressRegistration`, closed
 * while there is nothing to choose. Always open if the edition has no such date limit.
 */
export function planRegistration(
  context: PlanContext,
  edition: Edition,
  { dateLimit, values, choice }: { readonly dateLimit: string; readonly values: Values; readonly choice: Window },
): RegistrationWindow {
  const all = combine(registrationOf(edition, dateLimit), choice, (state, isThere) => (isThere ? state : 'closed'));
  const states = remaining(context, all);
  const closedBy = closingStatus(edition);
  if (closedBy !== undefined) return { states, closedBy };
  const { from = null, until: limit = null, note } = edition.dateLimits[dateLimit] ?? {};
  const until = all.findLast(({ value }) => value === 'open')?.until ?? limit;
  return defined({
    states,
    opens: from === null ? undefined : beginning(context, edition, from),
    deadline: until === null ? undefined : deadline(context, edition, until),
    note: note && phrase(context, note, values),
  });
}

/** The window of the survey of an event's year. Returns undefined if there is no survey. */
export function planSurveyWindow(context: PlanContext, event: SiteEvent, year: number): SurveyWindow | undefined {
  const times = surveyTimes(event, year);
  return (
    times &&
    defined({
      event: event.ident,
      year,
      states: remaining(context, times.states),
      opens: moment(context, times, times.opensAt),
      deadline: times.endsAt === null ? undefined : deadline(context, times, times.endsAt),
    })
  );
}
