import { combine, constant, map, type Timeline, type Window } from './timeline.ts';

/**
 * A timeline as those see it who look at it only while a window is open: it changes at no other time. While the window
 * is closed the value is that with which it opens next, and after it has closed for good that with which it closed.
 * `unseen` for a window that never opens.
 */
export function seenDuring<T>(timeline: Timeline<T>, window: Window, unseen: T): Timeline<T> {
  const parts = combine(timeline, window, (value, isOpen) => ({ value, isOpen }));
  const open = parts.filter((part) => part.value.isOpen);
  if (open.length === 0) return constant(unseen);
  const covering = open.map(({ until, value }, index) => ({
    from: open[index - 1]?.until ?? null,
    until: index === open.length - 1 ? null : until,
    value: value.value,
  }));
  return map(covering, (value) => value);
}
