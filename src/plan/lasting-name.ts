import { type Later, later } from '../model/later.ts';
import type { Edition } from '../model/site.ts';
import type { LastingPart } from './kept-plans.ts';
import { nameOf } from './made-of.ts';
import type { Wording } from './wording.ts';

/** A name for some editions in a language, and the outline of the site around them; undefined where nothing outlives the process. */
export function lastingName(
  { language, outline, editionKey }: Wording,
  editions: readonly Edition[],
): string | undefined {
  return editionKey && nameOf([language.option, outline.name(), ...editions.map(editionKey)]);
}

/** Plain data that is kept as it is. */
export function lastingWhole<T>(madeOf: string): LastingPart<T> {
  return { madeOf, pack: (value) => value, unpack: (packed) => packed as T };
}

/** Nothing of it is kept but its name. */
export function lastingLater<T>(madeOf: string): LastingPart<Later<T>> {
  return { madeOf, pack: () => null, unpack: (_packed, make) => later(madeOf, make) };
}
