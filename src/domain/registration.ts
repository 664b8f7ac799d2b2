import type { Phrase } from './language.ts';
import type { Moment } from './page-parts.ts';
import { visibilityWindow } from './phase.ts';
import { seenDuring } from './seen.ts';
import type { Edition } from './site.ts';
import { and, constant, type Instant, steps, type Timeline, type Window } from './timeline.ts';

/**
 * Registrations over time: before their start, open, or closed after their deadline.
 * @see specification, section 4: registration windows
 */

/** Where a registration stands. */
export type RegistrationState = 'not-yet' | 'open' | 'closed';

/** What a page needs to know of a registration; timelines are cut at the build. */
export interface RegistrationWindow {
  readonly states: Timeline<RegistrationState>;
  /** When it begins; absent for one that was always open. */
  readonly opens?: Moment;
  /** Until when it is open, as people say it; absent for one without a deadline. */
  readonly deadline?: Moment;
  /** Why it ends then. */
  readonly note?: Phrase;
}

/** Open in `[from, until)`; either side may be null. An empty or reversed span is never open, only not yet and over. */
export function registrationStates(from: Instant | null, until: Instant | null): Timeline<RegistrationState> {
  const opens = from === null || (until !== null && until <= from) ? [] : [{ at: from, value: 'open' as const }];
  const closes = until === null ? [] : [{ at: until, value: 'closed' as const }];
  return steps<RegistrationState>(from === null ? 'open' : 'not-yet', [...opens, ...closes]);
}

/**
 * The registration for an edition's workshops: shown with the schedule until the edition ends. Undefined for an edition
 * that has none.
 */
export function workshopRegistration(
  edition: Edition,
): { readonly window: Window; readonly states: Timeline<RegistrationState> } | undefined {
  const hasWorkshops = edition.days.some(({ programme }) =>
    programme.some(({ entry }) => entry.kind === 'session' && entry.session.type === 'workshop'),
  );
  if (!edition.hasWorkshopRegistration || !hasWorkshops) return undefined;
  const { from = null, until = null } = edition.dateLimits['workshopRegistration'] ?? {};
  const window = and(
    edition.sections.schedule ?? constant(false),
    visibilityWindow(['before', 'active'], edition.phases),
  );
  return { window, states: seenDuring(registrationStates(from, until), window, 'closed') };
}

/** The edition is a hackathon, for which teams register. */
export function hasTeams({ team }: Edition): boolean {
  return team.maximum !== undefined;
}
