import { entriesOf, type ProgrammeBlock } from '../domain/programme/schedule.ts';
import type { EntryList, WrittenEntry } from '../domain/programme/timed-entries.ts';
import type { ScheduleBlock, ScheduleEntryRecord, ScheduleRecord } from '../domain/site/content-types.ts';
import { type AnyOf, items, type Unchecked } from './valid-record.ts';

/** An entry of a valid schedule: a session, a special entry or a break. */
export type ScheduleEntry = AnyOf<ScheduleEntryRecord>;

/** An entry of a schedule that may be invalid. */
export type UncheckedEntry = Unchecked<ScheduleEntryRecord>;

/** A block of a schedule that may be invalid: an entry, or lists of entries side by side. */
export type UncheckedBlock = Unchecked<ScheduleBlock>;

export type { WrittenEntry } from '../domain/programme/timed-entries.ts';

/** A list of entries that runs beside others, under the name of its track or room. */
export interface ParallelList {
  readonly by: 'tracks' | 'rooms';
  readonly name: string;
  readonly entries: readonly UncheckedEntry[];
}

/** The lists of a block of a schedule; undefined for a single entry. */
export function parallelLists(block: UncheckedBlock | null): readonly ParallelList[] | undefined {
  const by = (['tracks', 'rooms'] as const).find((one) => block?.[one] !== undefined);
  if (by === undefined) return undefined;
  return Object.entries(block?.[by] ?? {}).map(([name, entries]) => {
    return { by, name, entries: items(entries).map((entry) => entry ?? {}) };
  });
}

/** The blocks of a schedule. `E` is the type of its entries, which is known of valid schedules. */
export function scheduleBlocks<E = UncheckedEntry>(
  schedule: Unchecked<ScheduleRecord> | undefined,
): readonly ProgrammeBlock<WrittenEntry<E>>[] {
  let order = 0;
  const written = (data: UncheckedBlock, pointer: readonly string[], list?: EntryList): WrittenEntry<E> => {
    order += 1;
    return { pointer, order, data: data as E, ...(list && { list }) };
  };
  return items(schedule?.entries).map((block, at) => {
    const pointer = ['entries', String(at)];
    const lists = parallelLists(block);
    if (lists === undefined) return { kind: 'all', entry: written(block ?? {}, pointer) };
    const rows = lists.map(({ by, name, entries }) => {
      const list = by === 'tracks' ? { track: name } : { room: name };
      return entries.map((data, row) => written(data, [...pointer, by, name, String(row)], list));
    });
    return { kind: 'parallel', lists: rows };
  });
}

/** All entries of a schedule, in the order of its file. */
export function scheduleEntries(schedule: ScheduleRecord): readonly WrittenEntry<ScheduleEntry>[];
export function scheduleEntries(schedule: Unchecked<ScheduleRecord>): readonly WrittenEntry<UncheckedEntry>[];
export function scheduleEntries(schedule: Unchecked<ScheduleRecord>): readonly WrittenEntry<UncheckedEntry>[] {
  return scheduleBlocks(schedule).flatMap(entriesOf);
}

/** The name by which a change can refer to an entry: its session, or the ident of a special entry or break. */
export function nameOfEntry({ session, ident }: UncheckedEntry): string | undefined {
  const name = session ?? ident;
  return typeof name === 'string' ? name : undefined;
}
