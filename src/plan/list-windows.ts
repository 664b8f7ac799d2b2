import { defined } from '../domain/defined.ts';
import type { Plan } from '../domain/page/plan.ts';
import type { SiteWindow, WindowStretch } from '../domain/site/site-changes.ts';
import type { FoundSegment } from './find-timelines.ts';
import { type TimedElement, timedElements, valueName } from './timed-elements.ts';

/**
 * Lists the elements of a plan that change over time, each with its periods since the plan's instant, in the default
 * language. An element is listed once for each page or slice that contains it. Its values are limited to the time in
 * which it shows.
 */
export function liveWindows(plan: Plan): readonly SiteWindow[] {
  const byHolder = new Map<string, { window?: TimedElement; value?: TimedElement }>();
  const windowAt = new Map<string, TimedElement>();
  for (const element of timedElements(plan)) {
    const entry = byHolder.get(element.holder) ?? {};
    entry[hasValues(element) ? 'value' : 'window'] ??= element;
    byHolder.set(element.holder, entry);
    if (!hasValues(element) && !windowAt.has(element.place)) windowAt.set(element.place, element);
  }
  return [...byHolder].map(([key, { window: own, value }]) => {
    if (value === undefined) return windowOf(key, own as TimedElement);
    const window = own ?? windowAt.get(value.place);
    const cut = window === undefined ? value.segments : intersect(window.segments, value.segments);
    return windowOf(key, { ...value, segments: cut });
  });
}

const hasValues = ({ segments }: TimedElement): boolean => segments.some((segment) => 'value' in segment);

function windowOf(key: string, { part, ident, title, event, page, slice, segments }: TimedElement): SiteWindow {
  return defined({
    key,
    kind: 'live',
    part,
    ident,
    title,
    event,
    stretches: segments.map(stretchOf),
    pages: page === undefined ? [] : [page],
    slices: slice === undefined ? [] : [slice],
  }) as SiteWindow;
}

function stretchOf({ from, until, ...rest }: FoundSegment): WindowStretch {
  return defined({ from, until, value: 'value' in rest ? valueName(rest.value) : undefined }) as WindowStretch;
}

function intersect(shown: readonly FoundSegment[], segments: readonly FoundSegment[]): readonly FoundSegment[] {
  return segments.flatMap((segment) =>
    shown.flatMap(({ from, until }) => {
      const start = Math.max(segment.from ?? -Infinity, from ?? -Infinity);
      const end = Math.min(segment.until ?? Infinity, until ?? Infinity);
      const bound = (edge: number): number | null => (Number.isFinite(edge) ? edge : null);
      return start < end ? [{ ...segment, from: bound(start), until: bound(end) }] : [];
    }),
  );
}
