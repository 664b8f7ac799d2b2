import type { Instant } from '../domain/time/timeline.ts';

/**
 * Finds timelines in page data by their shape: a key `shown` contains a list of periods, and any other list of segments
 * with values is a timeline. So new kinds of pages need no change here.
 */

/** A timeline in page data with its place. */
export interface FoundTimeline {
  /** The keys that lead to the timeline, without list indexes: `['sections', 'offers', 'states']`. */
  readonly path: readonly string[];
  /**
   * The nearest enclosing object with an ident or a title. `trail` is the path to the timeline, with the idents of list
   * items.
   */
  readonly owner: Readonly<Record<string, unknown>>;
  readonly trail: string;
  readonly segments: readonly FoundSegment[];
}

export interface FoundSegment {
  readonly from: Instant | null;
  readonly until: Instant | null;
  /** Absent for a period of a window. */
  readonly value?: unknown;
}

type Data = Readonly<Record<string, unknown>>;

/** All timelines in a piece of page data, in document order. */
export function findTimelines(content: unknown): readonly FoundTimeline[] {
  const found: FoundTimeline[] = [];
  visit(content, { path: [], trail: '', owner: {} }, found);
  return found;
}

type Place = Omit<FoundTimeline, 'segments'>;

function visit(data: unknown, place: Place, found: FoundTimeline[]): void {
  if (Array.isArray(data)) {
    data.forEach((item, index) => {
      visit(item, { ...place, trail: `${place.trail}/${identOf(item) ?? index}` }, found);
    });
    return;
  }
  if (typeof data !== 'object' || data === null) return;
  const owner = identOf(data as Data) === undefined ? place.owner : (data as Data);
  for (const [key, value] of Object.entries(data)) {
    const next = { path: [...place.path, key], trail: `${place.trail}/${key}`, owner };
    if (isTimeline(key, value)) found.push({ ...next, segments: value });
    visit(value, next, found);
  }
}

/** The ident of an object in page data, or the nearest equivalent; undefined if it has none. */
export function identOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { ident, kind, event, slug, title } = data as Data;
  return [ident, slug, kind, event, title].find((one): one is string => typeof one === 'string');
}

function isTimeline(key: string, value: unknown): value is readonly FoundSegment[] {
  if (!Array.isArray(value) || value.length === 0) return false;
  return value.every(
    (one: unknown) =>
      typeof one === 'object' && one !== null && 'from' in one && 'until' in one && ('value' in one || key === 'shown'),
  );
}
