import { defined } from '../domain/defined.ts';
import type { Plan } from '../domain/plan.ts';
import type { SiteWindow, WindowStretch } from '../domain/site-changes.ts';
import { type FoundThing, foundThings, valueName } from './found-things.ts';
import type { FoundSegment } from './found-windows.ts';

/**
 * Lists the things of a plan that change over time, each with its stretches since the plan's instant, once for each
 * page or slice that has it, in the default language. The values of a thing are limited to the time in which it shows.
 */
export function liveWindows(plan: Plan): readonly SiteWindow[] {
  const byHolder = new Map<string, { window?: FoundThing; value?: FoundThing }>();
  const windowAt = new Map<string, FoundThing>();
  for (const thing of foundThings(plan)) {
    const held = byHolder.get(thing.holder) ?? {};
    held[hasValues(thing) ? 'value' : 'window'] ??= thing;
    byHolder.set(thing.holder, held);
    if (!hasValues(thing) && !windowAt.has(thing.place)) windowAt.set(thing.place, thing);
  }
  return [...byHolder].map(([key, { window: own, value }]) => {
    if (value === undefined) return windowOf(key, own as FoundThing);
    const window = own ?? windowAt.get(value.place);
    const cut = window === undefined ? value.segments : cutBy(window.segments, value.segments);
    return windowOf(key, { ...value, segments: cut });
  });
}

const hasValues = ({ segments }: FoundThing): boolean => segments.some((segment) => 'value' in segment);

function windowOf(key: string, { part, ident, title, event, page, slice, segments }: FoundThing): SiteWindow {
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

function cutBy(shown: readonly FoundSegment[], segments: readonly FoundSegment[]): readonly FoundSegment[] {
  return segments.flatMap((segment) =>
    shown.flatMap(({ from, until }) => {
      const start = Math.max(segment.from ?? -Infinity, from ?? -Infinity);
      const end = Math.min(segment.until ?? Infinity, until ?? Infinity);
      const bound = (edge: number): number | null => (Number.isFinite(edge) ? edge : null);
      return start < end ? [{ ...segment, from: bound(start), until: bound(end) }] : [];
    }),
  );
}
