/**
 * Values over time. A `Timeline<T>` is a list of contiguous half-open segments `[from, until)`, which together cover
 * all of time. The values of neighbours differ. Everything on the site that time changes is a timeline, so no other
 * code compares dates. The functions are pure and have no dependencies; browsers run them too.
 */

/** Seconds since the epoch. */
export type Instant = number;

/** A value with its period. A null `from` or `until` means that there is no limit on that side. */
export interface Segment<T> {
  readonly from: Instant | null;
  readonly until: Instant | null;
  readonly value: T;
}

/** Never empty; the first segment starts at null and the last one ends at null. */
export type Timeline<T> = readonly Segment<T>[];

/** A timeline of whether something shows or is open. */
export type Window = Timeline<boolean>;

/** A half-open period `[from, until)`. Null means that there is no limit on that side. */
export interface Span {
  readonly from: Instant | null;
  readonly until: Instant | null;
}

/** A timeline with one value at all times. */
export function constant<T>(value: T): Timeline<T> {
  return [{ from: null, until: null, value }];
}

/**
 * A timeline that starts with `initial` and takes the value of each change at its instant. The changes may be in any
 * order.
 */
export function steps<T>(initial: T, changes: readonly { readonly at: Instant; readonly value: T }[]): Timeline<T> {
  const sorted = [...changes].sort((a, b) => a.at - b.at);
  const segments: Segment<T>[] = [];
  let from: Instant | null = null;
  let value = initial;
  for (const change of sorted) {
    if (from === null || change.at > from) segments.push({ from, until: change.at, value });
    from = change.at;
    value = change.value;
  }
  segments.push({ from, until: null, value });
  return merged(segments);
}

/**
 * A window that is open in `[from, until)`. Null means that there is no limit on that side. A window is never open if
 * `until` is not after `from`.
 */
export function during(from: Instant | null, until: Instant | null): Window {
  if (from !== null && until !== null && until <= from) return constant(false);
  const changes: { at: Instant; value: boolean }[] = [];
  if (from !== null) changes.push({ at: from, value: true });
  if (until !== null) changes.push({ at: until, value: false });
  return steps(from === null, changes);
}

/** Applies a function to each value. Neighbours that become equal are merged. */
export function map<T, U>(timeline: Timeline<T>, change: (value: T) => U): Timeline<U> {
  return merged(timeline.map((segment) => ({ ...segment, value: change(segment.value) })));
}

/** Combines the values of two timelines. */
export function combine<A, B, C>(a: Timeline<A>, b: Timeline<B>, join: (a: A, b: B) => C): Timeline<C> {
  const segments: Segment<C>[] = [];
  let i = 0;
  let j = 0;
  let from: Instant | null = null;
  for (;;) {
    const left = a[i] as Segment<A>;
    const right = b[j] as Segment<B>;
    const until = earlier(left.until, right.until);
    segments.push({ from, until, value: join(left.value, right.value) });
    if (until === null) return merged(segments);
    if (left.until === until) i += 1;
    if (right.until === until) j += 1;
    from = until;
  }
}

/** Combines timelines into one timeline of lists, with the values in the order of the timelines. */
export function combineAll<T>(timelines: readonly Timeline<T>[]): Timeline<readonly T[]> {
  return timelines.reduce<Timeline<readonly T[]>>(
    (all, next) => combine(all, next, (values, value) => [...values, value]),
    constant<readonly T[]>([]),
  );
}

/** Open while all windows are open; always open if there are none. */
export function and(...windows: readonly Window[]): Window {
  return windows.reduce((a, b) => combine(a, b, (x, y) => x && y), constant(true));
}

/** Open while at least one window is open; never open if there are none. */
export function or(...windows: readonly Window[]): Window {
  return windows.reduce((a, b) => combine(a, b, (x, y) => x || y), constant(false));
}

/** Open while the window is closed. */
export function not(window: Window): Window {
  return map(window, (open) => !open);
}

/**
 * Limits a timeline to the time in which a window is open: outside of it the value does not change. Before the window
 * opens the timeline has the value with which it opens, and after it closes the one with which it closed. If the window
 * never opens, the value is `never`.
 */
export function limitTo<T>(timeline: Timeline<T>, window: Window, never: T): Timeline<T> {
  const parts = combine(timeline, window, (value, isOpen) => ({ value, isOpen }));
  const open = parts.filter((part) => part.value.isOpen);
  if (open.length === 0) return constant(never);
  const covering = open.map(({ until, value }, index) => ({
    from: open[index - 1]?.until ?? null,
    until: index === open.length - 1 ? null : until,
    value: value.value,
  }));
  return merged(covering);
}

/** The value at an instant. */
export function valueAt<T>(timeline: Timeline<T>, at: Instant): T {
  const found = timeline.find((segment) => segment.until === null || at < segment.until);
  return (found as Segment<T>).value;
}

/** The instants at which the value changes, in ascending order. */
export function boundaries<T>(timeline: Timeline<T>): readonly Instant[] {
  return timeline.flatMap((segment) => (segment.until === null ? [] : [segment.until]));
}

/** The last boundary at or before an instant, and the next one after it. `boundaries` must be in ascending order. */
export function neighbouringBoundaries(
  boundaries: readonly Instant[],
  at: Instant,
): { readonly last: Instant | null; readonly next: Instant | null } {
  return {
    last: boundaries.filter((boundary) => boundary <= at).at(-1) ?? null,
    next: boundaries.find((boundary) => boundary > at) ?? null,
  };
}

/**
 * Removes the past: segments that end at or before an instant are dropped, and the first remaining one starts at null.
 */
export function since<T>(timeline: Timeline<T>, at: Instant): Timeline<T> {
  const left = timeline.filter((segment) => segment.until === null || at < segment.until);
  return left.map((segment, index) => (index === 0 ? { ...segment, from: null } : segment));
}

/** The periods in which a window is open, in ascending order. */
export function spans(window: Window): readonly Span[] {
  return window.filter((segment) => segment.value).map(({ from, until }) => ({ from, until }));
}

/** Whether a window is never open. */
export function isNever(window: Window): boolean {
  return window.length === 1 && window[0]?.value === false;
}

function earlier(a: Instant | null, b: Instant | null): Instant | null {
  if (a === null) return b;
  return b === null || a < b ? a : b;
}

function merged<T>(segments: readonly Segment<T>[]): Timeline<T> {
  const out: Segment<T>[] = [];
  for (const segment of segments) {
    const last = out.at(-1);
    if (last !== undefined && sameValue(last.value, segment.value)) {
      out[out.length - 1] = { ...last, until: segment.until };
    } else {
      out.push(segment);
    }
  }
  return out;
}

function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  return typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b);
}
