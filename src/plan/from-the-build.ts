import type { Shown } from '../domain/page/page.ts';
import { shownSince } from '../domain/page/shown.ts';
import type { Timeline, Window } from '../domain/time/timeline.ts';
import { boundaries, since, valueAt } from '../domain/time/timeline.ts';
import type { PlanContext } from './plan-context.ts';

/** The periods of a window from the build on. Notes its boundaries. */
export function shown(context: PlanContext, window: Window): Shown {
  noteChanges(context, window);
  return shownSince(window, context.at);
}

/** A timeline from the build on. Notes its boundaries. */
export function remaining<T>(context: PlanContext, timeline: Timeline<T>): Timeline<T> {
  noteChanges(context, timeline);
  return since(timeline, context.at);
}

/** Whether a window is open at the build. For what only a build changes. Notes its boundaries. */
export function isOpenAtBuild(context: PlanContext, window: Window): boolean {
  return valueAt(remaining(context, window), context.at);
}

function noteChanges(context: PlanContext, timeline: Timeline<unknown>): void {
  for (const boundary of boundaries(timeline)) context.notes.current.changes.add(boundary);
}
