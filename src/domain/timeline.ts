/**
 * Values over time. A `Timeline<T>` is a list of contiguous half-open segments `[from, until)` that together cover
 * all of time, each with its value; neighbours differ. Everything that time changes on the site is one of these, so
 * nothing else ever compares dates. Pure and without dependencies: the browser runs the same module.
 */

/** Seconds since the epoch. */
export type Instant = number;

/** `from` null: since ever; `until` null: for ever. */
export interface Segment<T> {
  readonly from: Instant | null;
  readonly until: Instant | null;
  readonly value: T;
}

/** Never empty; the first segment starts at null and the last one ends at null. */
export type Timeline<T> = readonly Segment<T>[];

/** When something shows or is open. */
export type Window = Timeline<boolean>;

/** A stretch of time, half-open as segments are. */
export interface Span {
  readonly from: Instant | null;
  readonly until: Instant | null;
}

/** The same value at all times. */
export function constant<T>(value: T): Timeline<T> {
  return [{ from: null, until: null, value }];
}

/** `initial` until the first change, then the value of each change from its instant on; changes in any order. */
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

/** Open in `[from, until)`; null is without bound; an empty or reversed span is never open. */
export function during(from: Instant | null, until: Instant | null): Window {
  if (from !== null && until !== null && until <= from) return constant(false);
  const changes: { at: Instant; value: boolean }[] = [];
  if (from !== null) changes.push({ at: from, value: true });
  if (until !== null) changes.push({ at: until, value: false });
  return steps(from === null, changes);
}

/** Each value through `change`; neighbours that became equal are joined. */
export function map<T, U>(timeline: Timeline<T>, change: (value: T) => U): Timeline<U> {
  return merged(timeline.map((segment) => ({ ...segment, value: change(segment.value) })));
}

/** Two timelines as one, cut at the boundaries of both. */
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

/** Any number of timelines as one timeline of their values, in the given order. */
export function combineAll<T>(timelines: readonly Timeline<T>[]): Timeline<readonly T[]> {
  return timelines.reduce<Timeline<readonly T[]>>(
    (all, next) => combine(all, next, (values, value) => [...values, value]),
    constant<readonly T[]>([]),
  );
}

/** Open while all are; without any, always. */
export function and(...windows: readonly Window[]): Window {
  return windows.reduce((a, b) => combine(a, b, (x, y) => x && y), constant(true));
}

/** Open while at least one is; without any, never. */
export function or(...windows: readonly Window[]): Window {
  return windows.reduce((a, b) => combine(a, b, (x, y) => x || y), constant(false));
}

/** Open while the other is not. */
export function not(window: Window): Window {
  return map(window, (open) => !open);
}

/** The value at an instant. */
export function valueAt<T>(timeline: Timeline<T>, at: Instant): T {
  const found = timeline.find((segment) => segment.until === null || at < segment.until);
  return (found as Segment<T>).value;
}

/** The instants at which the value changes, ascending. */
export function boundaries<T>(timeline: Timeline<T>): readonly Instant[] {
  return timeline.flatMap((segment) => (segment.until === null ? [] : [segment.until]));
}

/** What is left from an instant on: the segments of the past are dropped and the present one starts at null. */
export function since<T>(timeline: Timeline<T>, at: Instant): Timeline<T> {
  const left = timeline.filter((segment) => segment.until === null || at < segment.until);
  return left.map((segment, index) => (index === 0 ? { ...segment, from: null } : segment));
}

/** The stretches in which a window is open, ascending; none for one that never is. */
export function spans(window: Window): readonly Span[] {
  return window.filter((segment) => segment.value).map(({ from, until }) => ({ from, until }));
}

/** Open at all times. */
export function isAlways(window: Window): boolean {
  return window.length === 1 && window[0]?.value === true;
}

/** Open at no time. */
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
