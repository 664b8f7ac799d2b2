import { entriesOf, type ProgrammeBlock } from '../domain/programme/schedule.ts';
import type { EntryList, WrittenEntry } from '../domain/programme/timed-entries.ts';
import { field, listIn } from './content-index.ts';

export type { WrittenEntry } from '../domain/programme/timed-entries.ts';

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

/** The blocks of a schedule. `E` is the type of its entries, which is known of valid schedules. */
export function scheduleBlocks<E = unknown>(schedule: unknown): readonly ProgrammeBlock<WrittenEntry<E>>[] {
  let order = 0;
  const written = (data: unknown, pointer: readonly string[], list?: EntryList): WrittenEntry<E> => {
    order += 1;
    return { pointer, order, data: data as E, ...(list && { list }) };
  };
  return listIn(schedule, 'entries').map((block, at) => {
    const pointer = ['entries', String(at)];
    const lists = parallelLists(block);
    if (lists === undefined) return { kind: 'all', entry: written(block, pointer) };
    const rows = lists.map(({ by, name, entries }) => {
      const list = by === 'tracks' ? { track: name } : { room: name };
      return entries.map((data, row) => written(data, [...pointer, by, name, String(row)], list));
    });
    return { kind: 'parallel', lists: rows };
  });
}

/** All entries of a schedule, in the order of its file. */
export function scheduleEntries(schedule: unknown): readonly WrittenEntry[] {
  return scheduleBlocks(schedule).flatMap(entriesOf);
}

/** The name by which a change can refer to an entry: its session, or the ident of a special entry or break. */
export function nameOfEntry(data: unknown): string | undefined {
  const name = field(data, 'session') ?? field(data, 'ident');
  return typeof name === 'string' ? name : undefined;
}
