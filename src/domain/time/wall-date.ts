import { type Instant, type Timeline, valueAt } from './timeline.ts';

/**
 * An instant as a date whose UTC fields are the wall clock of a time zone, of which it needs only the offsets (in seconds).
 * Browsers format it in UTC: their own data about time zones may be older than those of the build.
 */
export function wallDate(at: Instant, offsets: Timeline<number>): Date {
  return new Date((at + valueAt(offsets, at)) * 1000);
}

/** Offsets as text for an attribute: the first one, and each other one with the instant of the change: `3600 1774746000:7200`. */
export function writeOffsets(offsets: Timeline<number>): string {
  return offsets.map(({ from, value }) => (from === null ? value : `${from}:${value}`)).join(' ');
}

/** Reads what `writeOffsets` writes. Undefined for anything else, as in markup of a site's own older template. */
export function readOffsets(text: string | undefined): Timeline<number> | undefined {
  if (text === undefined || !/^-?\d+(?: -?\d+:-?\d+)*$/.test(text)) return undefined;
  const parts = text.split(' ').map((part) => part.split(':').map(Number));
  return parts.map((part, index) => ({
    from: index === 0 ? null : (part[0] as Instant),
    until: parts[index + 1]?.[0] ?? null,
    value: part.at(-1) as number,
  }));
}
