import type { Instant } from '../time/timeline.ts';
import { wallClock } from '../time/zone.ts';

/** An entry of a day's programme, as far as meals follow from it. */
export interface MealEntry {
  readonly endsAt: Instant;
  readonly isLunch: boolean;
}

/** Whether lunch is served during a break. */
export function servesLunch(entry: { readonly break: string; readonly lunch?: boolean | undefined }): boolean {
  return entry.lunch ?? entry.break === 'lunch';
}

/** The times `HH:mm` until which the programme serves lunch, each once: one, unless the days differ. */
export function lunchEnds(days: readonly (readonly MealEntry[])[], zone: string): readonly string[] {
  const times = days.flatMap((entries) => {
    const ends = entries.filter(({ isLunch }) => isLunch).map(({ endsAt }) => endsAt);
    return ends.length === 0 ? [] : [wallClock(Math.max(...ends), zone).slice(11, 16)];
  });
  return [...new Set(times)];
}

/** Until when lunch is served: as content says, else as the programme does. Undefined if its days differ. */
export function lunchUntil(given: string | undefined, ends: readonly string[]): string | undefined {
  return given ?? (ends.length === 1 ? ends[0] : undefined);
}
