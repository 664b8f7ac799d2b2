import { type Instant, type Timeline, valueAt } from './timeline.ts';

/**
 * An instant as a date whose UTC fields are the wall clock of a time zone, of which it needs only the offsets (in seconds).
 * Browsers format it in UTC: their own data about time zones may be older than those of the build.
 */
export function wallDate(at: Instant, offsets: Timeline<number>): Date {
  return new Date((at + valueAt(offsets, at)) * 1000);
}

/** Offsets as an attribute has them: a start and a value each, without quotes, which HTML would have to escape. */
export function writeOffsets(offsets: Timeline<number>): string {
  return JSON.stringify(offsets.map(({ from, value }) => [from, value]));
}

/** Reads offsets from an attribute. Undefined without them, as in markup of a site's own older template. */
export function readOffsets(text: string | undefined): Timeline<number> | undefined {
  try {
    const pairs = JSON.parse(text ?? '') as readonly (readonly [from: Instant | null, value: number])[];
    const isWhole = pairs[0]?.[0] === null && pairs.every(([, value]) => Number.isFinite(value));
    return isWhole ? pairs.map(([from, value], at) => ({ from, until: pairs[at + 1]?.[0] ?? null, value })) : undefined;
  } catch {
    return undefined;
  }
}
