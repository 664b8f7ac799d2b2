import type { Instant } from '../time/timeline.ts';
import { wallClock } from '../time/zone.ts';

/** An entry of a day's programme, as far as meals follow from it. */
export interface MealEntry {
  readonly endsAt: Instant;
  readonly isLunch: boolean;
  /** It is neither cancelled nor replaced. */
  readonly takesPlace: boolean;
}

/** Whether lunch is served during a break: as it says, else if it is a lunch break. */
export function servesLunch(entry: { readonly break: string; readonly lunch?: boolean | undefined }): boolean {
  return entry.lunch ?? entry.break === 'lunch';
}

/**
 * The times `HH:mm` until which the programme serves lunch on its days, each once. A lunch that does not take place counts
 * only on a day without any other.
 */
export function lunchEnds(days: readonly (readonly MealEntry[])[], zone: string): readonly string[] {
  const times = days.flatMap((entries) => {
    const lunches = entries.filter(({ isLunch }) => isLunch);
    const held = lunches.filter(({ takesPlace }) => takesPlace);
    const ends = (held.length === 0 ? lunches : held).map(({ endsAt }) => endsAt);
    return ends.length === 0 ? [] : [wallClock(Math.max(...ends), zone).slice(11, 16)];
  });
  return [...new Set(times)];
}

/** Until when lunch is served: as content says, else as the programme does. Undefined if its days differ or none has lunch. */
export function lunchUntil(given: string | undefined, ends: readonly string[]): string | undefined {
  return given ?? (ends.length === 1 ? ends[0] : undefined);
}

/** Until when lunch is served on a day. Undefined if its lunch does not take place, or if neither content nor programme says it. */
export function lunchOfDay(given: string | undefined, entries: readonly MealEntry[], zone: string): string | undefined {
  const lunches = entries.filter(({ isLunch }) => isLunch);
  if (lunches.length > 0 && !lunches.some(({ takesPlace }) => takesPlace)) return undefined;
  return lunchUntil(given, lunchEnds([lunches], zone));
}
