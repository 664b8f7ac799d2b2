import { defined } from '../../domain/defined.ts';
import { type RegistrationWindow, registrationOf } from '../../domain/page/registration.ts';
import { type SurveyWindow, surveyTimes } from '../../domain/page/survey-window.ts';
import type { Edition, SiteEvent } from '../../domain/site/site.ts';
import { closingStatus } from '../../domain/time/edition-status.ts';
import { remaining } from '../from-the-build.ts';
import { beginning, deadline, moment } from '../moments.ts';
import type { PlanContext, Values } from '../plan-context.ts';
import { phrase } from '../texts.ts';

/**
 * The registration window given by a date limit of an edition, such as `sponsorRegistration` or `pressRegistration`.
 * Always open if the edition has no such date limit.
 */
export function planRegistration(
  context: PlanContext,
  edition: Edition,
  { dateLimit, values }: { readonly dateLimit: string; readonly values: Values },
): RegistrationWindow {
  const states = remaining(context, registrationOf(edition, dateLimit));
  const closedBy = closingStatus(edition);
  if (closedBy !== undefined) return { states, closedBy };
  const { from = null, until = null, note } = edition.dateLimits[dateLimit] ?? {};
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
