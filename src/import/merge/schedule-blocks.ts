import { isRecord } from '../../content-edits/record-values.ts';

/**
 * The blocks of a schedule: an entry for everybody, or lists of parallel entries, one per room or track. New entries are
 * inserted by their time; the order of existing entries does not change.
 */

export type Entry = Readonly<Record<string, unknown>>;

/** An entry, or `rooms` or `tracks` with lists of entries by name. */
export type Block = Entry;

/** An entry and its list. */
export interface PlacedEntry {
  readonly entry: Entry;
  /** `rooms/great-hall` or `tracks/1`; absent for an entry for everybody. */
  readonly list?: string;
}

/** Lists of parallel entries. The key of a list is its path: `rooms/great-hall`. */
type Lists = readonly (readonly [list: string, entries: readonly Entry[]])[];

/** The lists of a block; undefined for a single entry. */
function listsOf(block: Block): Lists | undefined {
  const by = ['tracks', 'rooms'].find((one) => isRecord(block[one]));
  if (by === undefined) return undefined;
  return Object.entries(block[by] as Readonly<Record<string, readonly Entry[]>>).map(([name, entries]) => [
    `${by}/${name}`,
    entries,
  ]);
}

/** A block of lists, without those that are empty; none if all are empty. A block has only rooms or only tracks. */
function blocksOf(lists: Lists): readonly Block[] {
  return ['tracks', 'rooms'].flatMap((by): readonly Block[] => {
    const own = lists.filter(([list, entries]) => list.startsWith(`${by}/`) && entries.length > 0);
    if (own.length === 0) return [];
    return [{ [by]: Object.fromEntries(own.map(([list, entries]) => [list.slice(by.length + 1), entries])) }];
  });
}

/** Returns a sort key of an entry's time: times after midnight come last. Empty if it has no time. */
export type TimeOf = (entry: Entry) => string;

/** The fields of an entry without its time. */
export function withoutTime({ startsAt: _, ...entry }: Entry): Entry {
  return entry;
}

/** All entries in the order of the file. */
export function entriesOf(blocks: readonly Block[]): readonly PlacedEntry[] {
  return blocks.flatMap(
    (block): readonly PlacedEntry[] =>
      listsOf(block)?.flatMap(([list, entries]) => entries.map((entry) => ({ entry, list }))) ?? [{ entry: block }],
  );
}

/** Replaces an entry, or removes it if there is no new one. Empty lists and blocks are removed. */
export function withEntry(blocks: readonly Block[], old: Entry, replacement?: Entry): readonly Block[] {
  const replaced = (entries: readonly Entry[]): readonly Entry[] =>
    entries.flatMap((entry): readonly Entry[] =>
      entry !== old ? [entry] : replacement === undefined ? [] : [replacement],
    );
  return blocks.flatMap((block): readonly Block[] => {
    const lists = listsOf(block);
    return lists === undefined
      ? replaced([block])
      : blocksOf(lists.map(([list, entries]) => [list, replaced(entries)]));
  });
}

/** Inserts an entry by its time. Parallel entries share a block up to the next entry for everybody. */
export function withNewEntry(blocks: readonly Block[], placed: PlacedEntry, timeOf: TimeOf): readonly Block[] {
  const at = timeOf(placed.entry);
  const timed = withTimes(blocks, timeOf);
  const { entry, list } = placed;
  if (list === undefined) {
    const [head, tail] = splitAt(timed, { at, timeOf });
    return [...head, entry, ...tail];
  }
  const next = timed.findIndex(({ from }) => from > at);
  const index = next < 0 ? timed.length : next;
  const blockIndex = [index - 1, index].find((one) => isOfKind(blocks[one], list));
  if (blockIndex === undefined) return blocks.toSpliced(index, 0, ...blocksOf([[list, [entry]]]));
  return blocks.toSpliced(blockIndex, 1, ...withInList(blocks[blockIndex] as Block, { entry, list }, timeOf));
}

/** Whether a block has lists of the same kind: rooms or tracks. */
function isOfKind(block: Block | undefined, list: string): boolean {
  return block !== undefined && listsOf(block)?.[0]?.[0].split('/')[0] === list.split('/')[0];
}

/** Whether all entries are sorted by their time. */
export function isInOrder(blocks: readonly Block[], timeOf: TimeOf): boolean {
  const timed = withTimes(blocks, timeOf);
  const isSorted = (times: readonly string[]): boolean =>
    times.every((time, index) => index === 0 || (times[index - 1] as string) <= time);
  const inner = blocks.every(
    (block) => listsOf(block)?.every(([, entries]) => isSorted(timesIn(entries, timeOf))) ?? true,
  );
  return inner && timed.every(({ from }, index) => index === 0 || (timed[index - 1] as TimedBlock).until <= from);
}

interface TimedBlock {
  readonly block: Block;
  /** The start times of its first and last entry. */
  readonly from: string;
  readonly until: string;
}

/** The times of blocks. A block without a time has the time of the block before it. */
function withTimes(blocks: readonly Block[], timeOf: TimeOf): readonly TimedBlock[] {
  let last = '';
  return blocks.map((block) => {
    const entries = listsOf(block)?.flatMap(([, own]) => own) ?? [block];
    const times = timesIn(entries, timeOf).toSorted();
    const from = times[0] ?? last;
    last = times.at(-1) ?? last;
    return { block, from, until: last };
  });
}

function timesIn(entries: readonly Entry[], timeOf: TimeOf): readonly string[] {
  return entries.map(timeOf).filter((time) => time !== '');
}

/** Splits the blocks at a time. A block with entries on both sides of it is split in two. */
function splitAt(
  timed: readonly TimedBlock[],
  { at, timeOf }: { readonly at: string; readonly timeOf: TimeOf },
): readonly [readonly Block[], readonly Block[]] {
  const halves = timed.map(({ block, from, until }): readonly [readonly Block[], readonly Block[]] => {
    const lists = listsOf(block);
    if (until <= at) return [[block], []];
    if (from > at || lists === undefined) return [[], [block]];
    const splits = lists.map(([list, entries]) => {
      const next = entries.findIndex((entry) => timeOf(entry) > at);
      return { list, entries, next: next < 0 ? entries.length : next };
    });
    return [
      blocksOf(splits.map(({ list, entries, next }) => [list, entries.slice(0, next)])),
      blocksOf(splits.map(({ list, entries, next }) => [list, entries.slice(next)])),
    ];
  });
  return [halves.flatMap(([head]) => head), halves.flatMap(([, tail]) => tail)];
}

function withInList(block: Block, { entry, list }: Required<PlacedEntry>, timeOf: TimeOf): readonly Block[] {
  const lists = new Map(listsOf(block) ?? []);
  const entries = lists.get(list) ?? [];
  const next = entries.findIndex((one) => timeOf(one) > timeOf(entry));
  lists.set(list, entries.toSpliced(next < 0 ? entries.length : next, 0, entry));
  return blocksOf([...lists]);
}
