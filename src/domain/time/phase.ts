import { constant, type Instant, map, steps, type Timeline, type Window } from './timeline.ts';

/**
 * The phase of an edition. It is active from the start of its first day to the end of its last day, including nights
 * between.
 */
export type Phase = 'before' | 'active' | 'after';

/** When something is visible: always (`true`), never (`false`), or in the given phases. */
export type Visibility = boolean | Phase | readonly Phase[];

/** The phases of an edition over time. */
export function phaseTimeline(startsAt: Instant, endsAt: Instant): Timeline<Phase> {
  return steps<Phase>('before', [
    { at: startsAt, value: 'active' },
    { at: endsAt, value: 'after' },
  ]);
}

/** Converts a visibility to a window. */
export function visibilityWindow(visibility: Visibility, phases: Timeline<Phase>): Window {
  if (typeof visibility === 'boolean') return constant(visibility);
  const shown: readonly Phase[] = typeof visibility === 'string' ? [visibility] : visibility;
  return map(phases, (phase) => shown.includes(phase));
}
