import { field, listIn } from './content-index.ts';

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

/** An entry of a schedule as content gives it, with its path there. */
export interface WrittenEntry {
  readonly pointer: readonly string[];
  readonly data: unknown;
}

/** All entries of a schedule, in the order of its file. */
export function scheduleEntries(schedule: unknown): readonly WrittenEntry[] {
  return listIn(schedule, 'entries').flatMap((block, at) => {
    const pointer = ['entries', String(at)];
    const lists = parallelLists(block);
    if (lists === undefined) return [{ pointer, data: block }];
    return lists.flatMap(({ by, name, entries }) =>
      entries.map((data, row) => ({ pointer: [...pointer, by, name, String(row)], data })),
    );
  });
}

/** The name by which a change can refer to an entry: its session, or the ident of a special entry or break. */
export function nameOfEntry(data: unknown): string | undefined {
  const name = field(data, 'session') ?? field(data, 'ident');
  return typeof name === 'string' ? name : undefined;
}
