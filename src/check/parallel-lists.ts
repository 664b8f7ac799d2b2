import { field, listIn } from '../content/content-index.ts';

/** A list of entries that runs beside others, under the name of its track or room. */
export interface ParallelList {
  readonly by: 'tracks' | 'rooms';
  readonly name: string;
  readonly entries: readonly unknown[];
}

/** The lists of a block of a schedule; undefined for a single entry. */
export function parallelLists(block: unknown): readonly ParallelList[] | undefined {
  const by = (['tracks', 'rooms'] as const).find((one) => field(block, one) !== undefined);
  if (by === undefined) return undefined;
  const lists = field(block, by);
  return Object.keys(lists as object).map((name) => ({ by, name, entries: listIn(lists, name) }));
}
