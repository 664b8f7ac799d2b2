import { compare } from '../diagnostics/diagnostic.ts';
import { defined } from '../domain/defined.ts';
import type { Plan } from '../domain/page/plan.ts';
import type { Change, ChangeMoment } from '../domain/site/site-changes.ts';
import type { Instant } from '../domain/time/timeline.ts';
import { type TimedElement, timedElements, valueName } from './timed-elements.ts';

interface Found {
  readonly at: Instant;
  readonly key: string;
  readonly change: Omit<Change, 'pages' | 'slices'>;
  readonly page: string | undefined;
  readonly slice: string | undefined;
}

/**
 * Lists what changes on the pages of a plan after its instant without a rebuild, by instant. A change of the same
 * element on several pages and in several languages is listed once, with the texts of the default language.
 */
export function liveMoments(plan: Plan): readonly ChangeMoment[] {
  const found = timedElements(plan).flatMap(changesOf);
  const instants = [...new Set(found.map(({ at }) => at))].sort((a, b) => a - b);
  return instants.map((at) => ({ at, kind: 'live', changes: mergeByKey(found.filter((one) => one.at === at)) }));
}

function changesOf(element: TimedElement): readonly Found[] {
  const { key, part, ident, title, event, page, slice } = element;
  return edgesOf(element).map(({ at, ...edge }) => ({
    at,
    key: `${edge.what} ${key}`,
    change: defined({ ...edge, part, ident, title, event }) as Found['change'],
    page,
    slice,
  }));
}

type Edge = Pick<Change, 'what' | 'from' | 'to'> & { readonly at: Instant };

function edgesOf({ segments }: TimedElement): readonly Edge[] {
  return segments.flatMap((segment, index): readonly Edge[] => {
    if ('value' in segment) {
      const before = segments[index - 1];
      return segment.from === null || before === undefined
        ? []
        : [{ what: 'changes', at: segment.from, ...values(before.value, segment.value) }];
    }
    const appears: readonly Edge[] = segment.from === null ? [] : [{ what: 'appears', at: segment.from }];
    return segment.until === null ? appears : [...appears, { what: 'goes', at: segment.until }];
  });
}

/** The names of two values. Empty if the names are equal, since then something inside the value differs. */
function values(before: unknown, after: unknown): Pick<Change, 'from' | 'to'> {
  const [from, to] = [valueName(before), valueName(after)];
  return from === to ? {} : defined({ from, to });
}

function mergeByKey(found: readonly Found[]): readonly Change[] {
  const byKey = new Map<string, Found[]>();
  for (const one of found) byKey.set(one.key, [...(byKey.get(one.key) ?? []), one]);
  return [...byKey.values()].map((all) => {
    const { event, ...change } = (all[0] as Found).change;
    const events = new Set(all.map((one) => one.change.event));
    return defined({
      ...change,
      event: events.size === 1 ? event : undefined,
      pages: unique(all.map(({ page }) => page)),
      slices: unique(all.map(({ slice }) => slice)),
    }) as Change;
  });
}

function unique(names: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(names.filter((name) => name !== undefined))].sort(compare);
}
