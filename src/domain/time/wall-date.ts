import { type Instant, type Timeline, valueAt } from './timeline.ts';

/**
 * An instant as a date whose UTC fields are the wall clock of a time zone, of which it needs only the offsets (in seconds).
 * Browsers format it in UTC: their own data about time zones may be older than those of the build.
 */
export function wallDate(at: Instant, offsets: Timeline<number>): Date {
  return new Date((at + valueAt(offsets, at)) * 1000);
}

/** Reads offsets that an attribute has as JSON. Undefined without them, as in markup of a site's own older template. */
export function readOffsets(text: string | undefined): Timeline<number> | undefined {
  try {
    const offsets = JSON.parse(text ?? '') as Timeline<number>;
    const isWhole = offsets.every(({ value }) => Number.isFinite(value)) && offsets.at(-1)?.until === null;
    return isWhole ? offsets : undefined;
  } catch {
    return undefined;
  }
}
