import type { Phrase } from './language.ts';
import type { Moment } from './page.ts';
import { type Instant, steps, type Timeline } from './timeline.ts';

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
