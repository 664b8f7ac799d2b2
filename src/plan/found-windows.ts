import type { Instant } from '../model/timeline.ts';

/**
 * The timelines in page data, found by their shape: `shown` is a list of spans, any other list of segments with values
 * is a timeline. So a new kind of page is listed without being known here.
 */

/** One value of a thing, from one instant to another; a window has the values true and false only while it shows. */
export interface FoundTimeline {
  /** The keys that lead to it, without the numbers in lists: `['sections', 'offers', 'states']`. */
  readonly path: readonly string[];
  /** What it is about: the nearest thing around it that has an ident or a title, and where it stands in the data. */
  readonly owner: Readonly<Record<string, unknown>>;
  readonly trail: string;
  readonly segments: readonly FoundSegment[];
}

export interface FoundSegment {
  readonly from: Instant | null;
  readonly until: Instant | null;
  /** Absent for a stretch of a window. */
  readonly value?: unknown;
}

type Data = Readonly<Record<string, unknown>>;

/** All timelines in a piece of page data, in its order. */
export function foundTimelines(content: unknown): readonly FoundTimeline[] {
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

/** What a thing of page data is called there. */
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
