import { constant, type Instant, map, steps, type Timeline, type Window } from './timeline.ts';

/** Where an edition stands: active from the first day's start to the last day's end, gaps included. */
export type Phase = 'before' | 'active' | 'after';

/** A visibility as content gives it: always, never, or in the named phases. */
export type Visibility = boolean | Phase | readonly Phase[];

/** The phases of an edition over all time. */
export function phaseTimeline(startsAt: Instant, endsAt: Instant): Timeline<Phase> {
  return steps<Phase>('before', [
    { at: startsAt, value: 'active' },
    { at: endsAt, value: 'after' },
  ]);
}

/** A visibility as a window over an edition's phases. */
export function visibilityWindow(visibility: Visibility, phases: Timeline<Phase>): Window {
  if (typeof visibility === 'boolean') return constant(visibility);
  const shown: readonly Phase[] = typeof visibility === 'string' ? [visibility] : visibility;
  return map(phases, (phase) => shown.includes(phase));
}
