import type { Instant } from '../../../src/domain/time/timeline.ts';

/** How long a page of a screen shows, in seconds. */
export const TURN_SECONDS = 12;

/** How many rooms the screen of the foyer shows at once. */
export const ROOMS_PER_PAGE = 4;

export interface Turn {
  /** The index of the language. */
  readonly language: number;
  /** The index of the page of rooms. */
  readonly page: number;
}

/**
 * What a screen shows at an instant: all pages in one language, then all pages in the next. It depends on nothing but the
 * time, so that screens side by side turn together.
 */
export function turnAt(
  now: Instant,
  { languages, rooms }: { readonly languages: number; readonly rooms: number },
): Turn {
  const pages = Math.max(1, Math.ceil(rooms / ROOMS_PER_PAGE));
  const turn = Math.floor(now / TURN_SECONDS);
  return { language: Math.floor(turn / pages) % Math.max(1, languages), page: turn % pages };
}
