import type { Phrase } from '../language.ts';
import { workshopsOf } from '../programme/workshops.ts';
import type { Edition } from '../site/site.ts';
import { type ClosingStatus, editionTakesPlace } from '../time/edition-status.ts';
import { visibilityWindow } from '../time/phase.ts';
import { and, constant, type Instant, limitTo, steps, type Timeline, type Window } from '../time/timeline.ts';
import type { Moment } from './page-parts.ts';

/**
 * When registration is possible: it starts, is open, and closes at its deadline.
 *
 * @see specification, section 4: registration windows
 */

/** The state of a registration. */
export type RegistrationState = 'not-yet' | 'open' | 'closed';

/** The registration data of a page. Timelines are cut at the build. */
export interface RegistrationWindow {
  readonly states: Timeline<RegistrationState>;
  /** When registration opens; absent if it has no start. */
  readonly opens?: Moment;
  /** The deadline; absent if there is none. */
  readonly deadline?: Moment;
  /** The reason for the deadline. */
  readonly note?: Phrase;
  /** Why it is closed whatever the date; absent if the dates decide. */
  readonly closedBy?: ClosingStatus;
}

/**
 * The states of a registration that is open in `[from, until)`; null means that there is no limit on that side. It is
 * never open if `until` is not after `from`.
 */
export function registrationStates(from: Instant | null, until: Instant | null): Timeline<RegistrationState> {
  const opens = from === null || (until !== null && until <= from) ? [] : [{ at: from, value: 'open' as const }];
  const closes = until === null ? [] : [{ at: until, value: 'closed' as const }];
  return steps<RegistrationState>(from === null ? 'open' : 'not-yet', [...opens, ...closes]);
}

/**
 * The states of the registration that a date limit of the edition opens and closes, such as `pressRegistration`. It is
 * always open if the edition has no such date limit, and always closed if the edition is cancelled or postponed.
 */
export function registrationOf(edition: Edition, dateLimit: string): Timeline<RegistrationState> {
  if (!editionTakesPlace(edition)) return constant('closed');
  const { from = null, until = null } = edition.dateLimits[dateLimit] ?? {};
  return registrationStates(from, until);
}

/**
 * The workshop registration of an edition. It shows together with the schedule until the edition ends. Returns
 * undefined for an edition without workshop registration.
 */
export function workshopRegistration(
  edition: Edition,
): { readonly window: Window; readonly states: Timeline<RegistrationState> } | undefined {
  if (!edition.hasWorkshopRegistration || workshopsOf(edition).length === 0) return undefined;
  const window = and(
    edition.sections.schedule ?? constant(false),
    visibilityWindow(['before', 'active'], edition.phases),
  );
  return { window, states: limitTo(registrationOf(edition, 'workshopRegistration'), window, 'closed') };
}
